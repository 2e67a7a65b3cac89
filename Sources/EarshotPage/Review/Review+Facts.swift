import EarshotSession
import EarshotModel
import EarshotAudit
import EarshotNotation
import EarshotReadOut
import EarshotTranscripts

// The text at the beginning of a page and of a comment.
extension Review {
  /// The figures of the headline.
  var facts: [(figure: String, noun: String)] {
    let stops = screens.reduce(0) { $0 + $1.stops.count }
    let (errors, warnings) = (severities[.error] ?? 0, severities[.warning] ?? 0)
    var facts = [
      ("\(screens.count)", screens.count == 1 ? "screen" : "screens"),
      ("\(stops)", stops == 1 ? "stop" : "stops"),
    ]
    if let tenths = tenthsToControl {
      facts.append((tenths.asTenths, "gestures on average to reach a control"))
    }
    facts.append(("\(errors) / \(warnings)", "errors / warnings"))
    if let comparison {
      let count = comparison.changes.count
      facts.append(("\(count)", count == 1 ? "change" : "changes"))
    }
    if !stories.isEmpty {
      let noun = stories.count == 1 ? "session" : "sessions"
      facts.append((storyFigure, "\(noun) \(storyVerb)"))
    }
    if let percent = cover.flatMap({ CoverScore($0.items).percent }) {
      facts.append(("\(percent)%", "of parts covered by sessions"))
    }
    return facts
  }

  /// The number of sessions that pass and the number of all sessions.
  var storyFigure: String { "\(stories.count(where: \.passes)) of \(stories.count)" }

  /// The verb for the figure, as in `1 of 3 sessions passes`.
  var storyVerb: String {
    stories.count == 1 || stories.count(where: \.passes) == 1 ? "passes" : "pass"
  }

  /// Returns the screen of the old app that corresponds to a screen of the new app, or `nil` if
  /// there's none.
  func old(of screen: ReviewScreen) -> ReviewScreen? {
    old.first { $0.place.screen == screen.place.screen && $0.place.panel == screen.place.panel }
      ?? (old.count == 1 && screens.count == 1 ? old.first : nil)
  }

  /// Returns the location of the cursor after a step, or `nil` if the page doesn't contain the
  /// screen.
  func place(of step: Story.Step) -> (screen: ReviewScreen, stop: Int?)? {
    guard let screen = screens.first(where: { $0.root == step.root }) else { return nil }
    let stop = step.cursor.flatMap { cursor in screen.stops.first { $0.index == cursor }?.number }
    return (screen, stop)
  }
}

extension ReviewScreen {
  /// The name that links to this screen use.
  var anchor: String { "screen\(number)" }

  /// A line with the name of the screen, its number of stops, and the number of words and seconds
  /// to listen to.
  var facts: String {
    var facts = [Display.spoken(subtitle), stops.count.counted("stop")]
    if let effort {
      facts.append(effort.words.counted("word"))
      facts.append("\(effort.tenths.asTenths) seconds")
    }
    return facts.joined(separator: " · ")
  }

  /// The description of the drawing for a screen reader.
  var drawingName: String {
    let count = stops.isEmpty ? "no stops" : stops.count.counted("stop")
    let order = stops.count > 1 ? " numbered in reading order" : ""
    return "\(Display.spoken(title)), \(count)\(order)"
  }
}

extension Drawing {
  /// The text below a drawing.
  var remark: String {
    var sentences: [String] = []
    switch places {
    case .roles:
      sentences.append(
        "The positions in the drawing depend on the roles of the elements, not on frames."
      )
    case .frames:
      sentences.append(
        "The drawing uses the elements’ frames on a screen of \(screen.width.short) × "
          + "\(screen.height.short) points."
      )
    }
    if unreachable > 0 {
      sentences.append(
        "Hatching marks \(unreachable.counted("element")) that VoiceOver doesn’t reach."
      )
    }
    if missing > 0 {
      sentences.append("The drawing doesn’t show \(missing.counted("stop")).")
    }
    if stops.contains(where: \.drawn.isReadTwice) {
      sentences.append("A dashed ring marks an element that VoiceOver reads twice.")
    }
    if stops.contains(where: \.drawn.hasFinding) {
      sentences.append("A square number marks a stop with a finding.")
    }
    return sentences.joined(separator: " ")
  }
}

extension AppComparison {
  /// The sentences of the comparison, grouped by screen.
  ///
  /// Each group has its first change.
  var groups: [(title: String?, first: Change, lines: [String])] {
    var groups: [(title: String?, first: Change, lines: [String])] = []
    for change in changes {
      let title = change.screen.map { screen in
        change.panel.map { panel in
          let role = [Role.confirmationDialog, .datePicker].first { panel.hasPrefix($0.rawValue) }
          let name = role.map { $0.noun + panel.dropFirst($0.rawValue.count) } ?? panel
          return "\(name.capitalizedWord) on screen \(screen)"
        } ?? "Screen \(screen)"
      }
      if groups.isEmpty || groups[groups.count - 1].title != title {
        groups.append((title, change, []))
      }
      groups[groups.count - 1].lines.append(change.line)
    }
    return groups
  }
}
