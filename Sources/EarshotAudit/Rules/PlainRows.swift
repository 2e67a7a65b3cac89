// Rows and headings of an export that open something without saying so.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The finding for at least four elements without a kind that are as wide as the screen and touch
  /// each other, if the screen has no control outside its bars.
  ///
  /// - Source: our choice: React Native exports a view that takes touches like this if the app gives
  ///   it no role. Text elements, or rows beside a button, may only inform people.
  var rowsAsOnlyWay: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.declaresStops == true, let size,
      !stops.contains(where: { $0.isControl && !$0.isInBar && !$0.isInStatusBar })
    else { return [] }
    var stacks: [[AuditedStop]] = []
    for stop in stops where stop.isPlainRow(of: size) {
      if let last = stacks.last?.last, stop.continuesRows(last) {
        stacks[stacks.count - 1].append(stop)
      } else {
        stacks.append([stop])
      }
    }
    guard let rows = stacks.first(where: { $0.count > 3 }), let first = rows.first else {
      return []
    }
    let words = """
      \(rows.count) rows of the same size on a screen without controls look like they open \
      something, but VoiceOver doesn't say that they're controls; at the first one, it says \
      \(first.heard)
      """
    return [Complaint(first.index, .init(words, severity: .note))]
  }

  /// The finding for rows of a table that begin with a verb, like a button, and are text, although
  /// other rows of the table are controls.
  var rowsNamedAsCommands: [Complaint] {
    let rows = (app.remarks[screen]?.rowsOfOneText ?? []).filter {
      AuditWords.beginsLikeCommand($0.name)
    }
    guard let first = rows.first, let stop = stops.first(where: { $0.label == first.name }) else {
      return []
    }
    let names = rows.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
    let subject =
      rows.count > 1
      ? "\(rows.count) rows are named like commands" : "a row is named like a command"
    let kind = rows.count > 1 ? "they're controls" : "it's a control"
    let words =
      "\(subject), but VoiceOver doesn't say that \(kind): \(names)"
      + (rows.count > 3 ? ", …" : "")
    return [Complaint(stop.index, .init(words, severity: .note))]
  }

  /// The finding for headings whose labels say that they're open or closed, but that aren't controls.
  ///
  /// - Source: our choice: a state like this belongs to a heading that people can open and close.
  var headingsToOpen: [Complaint] {
    guard app.isForeign, app.namesTraits else { return [] }
    let found = stops.filter(\.isHeadingToOpen)
    guard let first = found.first else { return [] }
    let rest =
      found.count > 1 ? "; the same applies to \((found.count - 1).counted("other heading"))" : ""
    let words = """
      the heading opens and closes its section, but VoiceOver doesn't say that it's a control: \
      \(first.heard)\(rest)
      """
    return [Complaint(first.index, .init(words, severity: .note))]
  }
}

extension AuditedStop {
  /// Returns whether the stop is an element without a kind that is as wide as the screen, as high as
  /// a row, and named like an item of a menu.
  fileprivate func isPlainRow(of size: Size) -> Bool {
    guard element.role == .element || element.role == .view, !isControl, element.traits.isEmpty,
      element.actions.isEmpty, (element.value ?? "").isBlank, (2...40).contains(label.count),
      label.contains(where: \.isLetter),
      !label.contains(where: { $0.isNewline || ",.:!?、，。：".contains($0) }),
      let frame = element.frame
    else { return false }
    return frame.width >= 0.95 * size.width && (44...80).contains(frame.height)
  }

  /// Returns whether the stop begins where another row ends, and has the same size.
  fileprivate func continuesRows(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let above = other.element.frame else { return false }
    return abs(frame.x - above.x) <= 1 && abs(frame.width - above.width) <= 1
      && abs(frame.height - above.height) <= 2
      && abs(frame.y - above.y - above.height) <= 1.5
  }

  fileprivate var isHeadingToOpen: Bool {
    guard element.traits.contains(.header), !isControl, element.actions.isEmpty,
      element.expandedStatus == nil, let last = label.plainWords.last, label.plainWords.count > 1
    else { return false }
    return ["expanded", "collapsed", "erweitert", "reduziert", "развёрнуто", "свёрнуто"]
      .contains(last)
  }
}
