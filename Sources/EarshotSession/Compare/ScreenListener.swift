import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// Listens to one screen, or to an alert or a sheet on it.
struct ScreenListener {
  private let fresh: App
  private let index: ElementTree.Index
  private let options: SessionOptions
  private var app: App
  private var engine: FocusEngine

  /// Shows a screen of an app that is not started.
  init(_ app: App, at screen: ElementTree.Index, _ options: SessionOptions) {
    fresh = app
    index = screen
    self.options = options
    self.app = app
    self.app.show(first: screen)
    engine = FocusEngine(settings: options.settings)
  }

  /// What is heard of the screen, or of a panel that is opened on it.
  func screen(_ panel: ElementTree.Index?) -> HeardScreen {
    var copy = self
    if let panel { copy.app.open(panel: panel) }
    return copy.heard(panel)
  }

  private var composer: Composer {
    Composer(
      settings: options.settings,
      style: options.style,
      language: engine.language(of: app) ?? "en"
    )
  }

  private mutating func heard(_ panel: ElementTree.Index?) -> HeardScreen {
    let indices = engine.stops(in: app)
    let stops = indices.map { stop(at: $0) }
    let ranks = Dictionary(indices.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    let place = HeardScreen.Place(
      screen: Quoting.name(app.tree[index].identifier ?? ""),
      panel: panel.map { app.tree.panelName(of: $0) }
    )
    return HeardScreen(
      place: place,
      stops: stops,
      rotors: rotors(at: indices, ranks),
      landing: landing(panel, ranks)
    )
  }

  /// Where the cursor is after a start on the screen, or once the panel is opened then.
  private func landing(
    _ panel: ElementTree.Index?,
    _ ranks: [ElementTree.Index: Int]
  ) -> HeardScreen.Landing? {
    var (app, engine) = (fresh, engine)
    _ = engine.start(&app, at: index)
    if let panel {
      app.open(panel: panel)
      _ = engine.advance(&app, to: app.now)
    }
    return engine.cursor.map { cursor in
      let description = engine.description(of: cursor, from: cursor, in: app)
      return .init(stop: ranks[cursor], text: composer.utterance(for: description).text)
    }
  }
}

// The stops.
extension ScreenListener {
  private mutating func stop(at index: ElementTree.Index) -> HeardStop {
    let description = engine.description(of: index, from: nil, in: app)
    let utterance = composer.utterance(for: description)
    let parts = utterance.parts.filter { $0.kind != .context }
    let own = engine.description(of: index, from: index, in: app)
    return HeardStop(
      index: index,
      identifier: app.tree.name(of: index),
      label: parts.filter { $0.kind == .label }.map(\.text).joined(separator: ", "),
      role: description.element.traits.intersection(HeardStop.roles),
      text: composer.utterance(for: own).text,
      groups: utterance.parts.filter { $0.kind == .context }.map { facet($0, at: index) },
      parts: (parts + utterance.hintParts).map { facet($0, at: index) },
      actions: actions(at: index),
      content: content(of: description),
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

  /// Whose a property is, where the line about the stop does not say so by itself.
  private func owner(_ node: ElementTree.Index, of stop: ElementTree.Index) -> String? {
    if node != stop { return app.tree.shortName(of: node) }
    return app.tree.name(of: stop).map { Quoting.name($0, after: "#") }
  }
}

// The custom rotors.
extension ScreenListener {
  private struct Key: Hashable {
    var owner: ElementTree.Index
    var rotor: CustomRotor
  }

  private mutating func rotors(
    at stops: [ElementTree.Index],
    _ ranks: [ElementTree.Index: Int]
  ) -> [HeardRotor] {
    var rotors: [HeardRotor] = []
    var places: [Key: Int] = [:]
    for (rank, stop) in stops.enumerated() {
      for offered in engine.customRotors(at: stop, in: app) {
        let key = Key(owner: offered.isOfMarks ? stop : offered.owner, rotor: offered.rotor)
        if let place = places[key] {
          rotors[place].stops.append(rank)
        } else {
          places[key] = rotors.count
          rotors.append(rotor(offered, at: stop, rank, ranks))
        }
      }
    }
    return rotors.filter { !$0.results.isEmpty }
  }

  private mutating func rotor(
    _ offered: FocusEngine.OfferedRotor,
    at stop: ElementTree.Index,
    _ rank: Int,
    _ ranks: [ElementTree.Index: Int]
  ) -> HeardRotor {
    HeardRotor(
      name: offered.rotor.name,
      owner: app.tree.shortName(of: offered.owner),
      stops: [rank],
      results: results(of: offered, at: stop, ranks)
    )
  }

  private mutating func results(
    of offered: FocusEngine.OfferedRotor,
    at stop: ElementTree.Index,
    _ ranks: [ElementTree.Index: Int]
  ) -> [HeardRotor.Result] {
    switch offered.rotor.content {
    case .marks(let mark):
      let text = engine.text(of: stop, in: app)
      return text.ranges(markedBy: mark).map { .text(text.text(in: $0)) }
    case .elements(let selector):
      return engine.results(of: selector, inside: offered.owner, of: app)
        .compactMap { ranks[$0].map { .stop($0) } }
    }
  }
}

extension FocusEngine.OfferedRotor {
  fileprivate var isOfMarks: Bool { if case .marks = rotor.content { true } else { false } }
}

extension ElementTree {
  /// An alert or a sheet as a sentence names it: its role with its identifier, else its title.
  fileprivate func panelName(of panel: Index) -> String {
    let element = self[panel]
    if let name = element.identifier { return "\(element.role.rawValue) #\(Quoting.name(name))" }
    return shortName(of: panel)
  }
}
