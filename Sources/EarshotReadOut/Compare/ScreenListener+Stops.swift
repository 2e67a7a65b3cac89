import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

// The speech at the stops of a screen.
extension ScreenListener {
  mutating func stop(at index: ElementTree.Index) -> HeardStop {
    let description = walk.description(of: index, from: nil)
    let utterance = composer.utterance(for: description)
    let parts = utterance.parts.filter { $0.kind != .context }
    return HeardStop(
      index: index,
      identifier: app.tree.name(of: index),
      label: parts.filter { $0.kind == .label }.map(\.text).joined(separator: ", "),
      role: description.element.traits.intersection(HeardStop.roles),
      text: walk.text(of: index),
      groups: utterance.parts.filter { $0.kind == .context }.map { facet($0, at: index) },
      parts: (parts + utterance.hintParts).map { facet($0, at: index) },
      actions: actions(at: index),
      content: content(of: description) + chart(of: description),
      voice: voice(of: description)
    )
  }

  private func facet(_ part: Utterance.Part, at stop: ElementTree.Index) -> HeardFacet {
    HeardFacet(
      kind: part.kind.rawValue,
      text: part.text,
      property: part.source ?? part.kind.rawValue,
      owner: owner(part.element ?? stop, of: stop),
      carrier: part.element ?? stop
    )
  }

  private func actions(at stop: ElementTree.Index) -> [HeardFacet] {
    app.entries(at: stop).map { offered in
      HeardFacet(
        kind: "action",
        text: composer.name(of: offered),
        property: offered.kind == .systemDrag ? "traits" : "customActions",
        owner: owner(offered.owner, of: stop),
        carrier: offered.owner
      )
    }
  }

  private func content(of description: ElementDescription) -> [HeardFacet] {
    description.element.customContent.map { entry in
      HeardFacet(
        kind: "entry",
        name: entry.label,
        text: entry.value.literal ?? "",
        property: "customContent",
        owner: owner(description.index, of: description.index),
        carrier: description.index
      )
    }
  }

  /// Returns the entries of the Audio Graph rotor for a stop that is a chart.
  private func chart(of description: ElementDescription) -> [HeardFacet] {
    guard let chart = description.element.chart else { return [] }
    let about = [chart.title, chart.summary].compactMap { $0 }.joined(separator: ", ")
    let series = chart.series.map { series in
      (name: series.name, text: series.points.map(chart.notation).joined(separator: " | "))
    }
    return ([(name: nil, text: about)] + series.map { (name: $0.name, text: $0.text) }).map {
      (name: String?, text: String) in
      HeardFacet(
        kind: name == nil ? "chart" : "series",
        name: name,
        text: text,
        property: "chart",
        owner: owner(description.index, of: description.index),
        carrier: description.index
      )
    }
  }

  private func voice(of description: ElementDescription) -> [HeardFacet] {
    let stop = description.index
    let speaker =
      ([stop] + app.tree.ancestors(of: stop)).first { app.tree[$0].language != nil }
      ?? app.tree.root
    let language = HeardFacet(
      kind: "language",
      text: description.language ?? composer.language,
      property: "language",
      owner: owner(speaker, of: stop),
      carrier: speaker
    )
    return [language]
      + description.element.spokenLabel.map { attribute in
        HeardFacet(
          kind: "pronunciation",
          text: attribute.notation,
          property: "label.spoken",
          owner: owner(stop, of: stop),
          carrier: stop
        )
      }
  }

  /// Returns the owner of a property, or `nil` if the line about the stop makes the owner obvious.
  private func owner(_ node: ElementTree.Index, of stop: ElementTree.Index) -> String? {
    if node != stop { return app.tree.nounName(of: node) }
    return app.tree.name(of: stop).map { Quoting.name($0, after: "#") }
  }
}
