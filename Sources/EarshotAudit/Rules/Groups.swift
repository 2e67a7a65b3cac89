// Rules about related stops.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let groupCandidate = AuditRule(
    "group-candidate",
    .note,
    needs: .frame,
    judge: .screen { screen in
      var complaints: [(stops: [AuditedStop], complaint: Complaint)] = []
      var row: [AuditedStop] = []
      let grid = screen.grid
      func close(before place: Int) {
        if (3...4).contains(row.count),
          !row.isOfControlHeight || screen.captions(of: row, endingAt: place) != nil,
          !row.repeatsText,
          !screen.areCaptions(row, endingAt: place), !screen.areInOneCard(row),
          !screen.areCaptionsOfTexts(row, endingAt: place), !screen.areInWheels(row),
          !row.areInOwnCards, !row.areNamedTabs, !row.areTimesOfAxis,
          !row.allSatisfy({ $0.label.count < 3 }),
          grid.isEmpty,
          row.contains(where: { $0.remarks?.isInNamedView != true })
        {
          let message = screen.message(ofRow: row, endingAt: place)
          complaints.append((row, Complaint(row[0].index, message)))
        }
        row = []
      }
      for (place, stop) in screen.stops.enumerated() {
        if let last = row.last, !stop.isPlainText || !stop.isBeside(last, on: screen) {
          close(before: place)
        }
        if stop.isPlainText, !stop.isInStatusBar { row.append(stop) }
      }
      close(before: screen.stops.count)
      let rows = Complaint.joiningTemplates(complaints, as: "row")
      return rows + grid + screen.numbersOfButtons + screen.timesOfPlayers + screen.brokenTitles
        + screen.brokenLines
        + screen.looseMarks
        + screen.pairedRows + screen.pairedColumns + screen.namedValues + screen.captions
        + screen.statesOfLoading
    }
  )

  static let oneAdjustable = AuditRule(
    "one-adjustable",
    .note,
    judge: .screen { screen in
      screen.stops.indices.dropLast().compactMap { place in
        let first = screen.stops[place]
        guard let second = screen.stopAfterNumber(at: place + 1), first.isStep(with: second) else {
          return nil
        }
        let names = "'\(first.label)' and '\(second.label)'"
        guard first.isHalfOfStepper, second.isHalfOfStepper else {
          return Complaint(first.index, "two buttons, \(names), change one value")
        }
        let words = "the buttons of the stepper, \(names), don't say what they change"
        return Complaint(first.index, .init(words, severity: .warning))
      }
    }
  )
}

extension AuditedScreen {
  /// Returns the message for a row of text elements, which may belong to cards side by side.
  fileprivate func message(
    ofRow row: [AuditedStop],
    endingAt end: Int
  ) -> Complaint.Message {
    guard let cards = row.tiles ?? cardsSideBySide(row, endingAt: end) else {
      if let caption = captions(of: row, endingAt: end)?.first {
        return """
          '\(row[0].label)' and '\(caption.label)' seem to belong together, but VoiceOver reads \
          '\(row[1].label)' between them
          """
      }
      return "\(row.count) text elements in one row are separate stops"
    }
    return """
      the text elements of \(cards) cards side by side are separate stops, and VoiceOver reads them \
      row by row
      """
  }

  /// Returns whether all stops of a row are in one card, which ``AuditRule/cardApart`` judges.
  func areInOneCard(_ row: [AuditedStop]) -> Bool {
    guard app.isForeign, let card = row.first?.remarks?.card,
      row.allSatisfy({ $0.remarks?.card == card })
    else { return false }
    return (3...8).contains(stops.count { $0.remarks?.card == card })
  }

  /// Returns whether each text element of a row is below its own control or picture, and so belongs
  /// to it instead of to the row.
  ///
  /// - Source: our choice: at most 16 points below, and among the twelve stops before the row.
  fileprivate func areCaptions(_ row: [AuditedStop], endingAt end: Int) -> Bool {
    let before = stops[max(0, end - row.count - 12)..<(end - row.count)]
    return row.allSatisfy { text in
      guard let frame = text.element.frame else { return false }
      return before.contains { stop in
        guard stop.isControl || stop.element.traits.contains(.image), let above = stop.element.frame
        else { return false }
        return abs(above.center.x - frame.center.x) <= 8
          && (-4...16).contains(frame.y - above.y - above.height)
      }
    }
  }
}

extension AuditedScreen {
  /// Returns the text elements that VoiceOver reads after a row if each is centered below its own
  /// text element of the row, like the name of a value, or `nil` if they aren't.
  ///
  /// - Source: our choice.
  fileprivate func captions(of row: [AuditedStop], endingAt end: Int) -> [AuditedStop]? {
    let after = stops[min(end, stops.count)...].prefix(2 * row.count)
    let below = row.compactMap { text in after.first { $0.isInColumn(below: text) } }
    guard below.count == row.count, Set(below.map(\.index)).count == row.count,
      2 * zip(row, below).count(where: { $0.label.isWords != $1.label.isWords }) > row.count
    else { return nil }
    return below
  }

  /// Returns whether each text element of a row is centered below its own text element of the
  /// preceding row, and so belongs to it.
  fileprivate func areCaptionsOfTexts(_ row: [AuditedStop], endingAt end: Int) -> Bool {
    let start = end - row.count
    guard app.isForeign else { return false }
    let above = stops[max(0, start - 12)..<start]
    let pairs = row.compactMap { text in
      above.last(where: text.isInColumn).map { (above: $0, below: text) }
    }
    return pairs.count == row.count
      && 2 * pairs.count { $0.above.label.isWords != $0.below.label.isWords } > row.count
  }

  /// Returns whether the text elements of a row are digits in columns of digits, like the wheels of
  /// a picker.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: at least three digits in each column.
  fileprivate func areInWheels(_ row: [AuditedStop]) -> Bool {
    guard app.isForeign, row.allSatisfy(\.isDigit) else { return false }
    return row.allSatisfy { digit in
      guard let frame = digit.element.frame else { return false }
      return stops.lazy.filter { stop in
        stop.isDigit && stop.element.frame.map { abs($0.center.x - frame.center.x) <= 1 } ?? false
      }
      .prefix(3).count == 3
    }
  }
}

extension AuditedStop {
  fileprivate var isDigit: Bool {
    label.utf8.count == 1 && label.utf8.first.map(UInt8.digits.contains) ?? false
  }

  /// Returns whether the stop is text below other text, in the same column.
  ///
  /// - Source: our choice: at most 16 points below it.
  fileprivate func isInColumn(below other: AuditedStop) -> Bool {
    guard isPlainText, other.isPlainText, let frame = element.frame,
      let above = other.element.frame
    else { return false }
    return (abs(frame.center.x - above.center.x) <= 2 || abs(frame.x - above.x) <= 2)
      && (-2...16).contains(frame.y - above.y - above.height)
  }
}

extension String {
  /// Whether the string has letters and no digits.
  fileprivate var isWords: Bool { contains(where: \.isLetter) && !contains(where: \.isNumber) }
}

extension [AuditedStop] {
  /// Whether all stops have the same size and the height of a control, so they may be tabs or
  /// separate tiles.
  ///
  /// - Source: our choice.
  fileprivate var isOfControlHeight: Bool {
    guard let first = first?.element.frame, first.height >= 30 else { return false }
    return allSatisfy { stop in
      guard let frame = stop.element.frame else { return false }
      return abs(frame.width - first.width) <= 1.5 && abs(frame.height - first.height) <= 1.5
    }
  }
}

extension [AuditedStop] {
  /// Whether two elements have the same text, like the layers of one drawing.
  fileprivate var repeatsText: Bool { Set(map(\.label)).count < count }
}

extension AuditedStop {
  /// Whether the stop has a frame and isn't a control, a heading, or an image.
  fileprivate var isPlainText: Bool {
    !isControl && !element.traits.contains(.header) && !element.traits.contains(.image)
      && element.frame != nil
  }

  /// Returns whether the stop is in the same row and container as another stop.
  fileprivate func isBeside(_ other: AuditedStop, on screen: AuditedScreen) -> Bool {
    guard let own = element.frame, let frame = other.element.frame,
      screen.tree.parent(of: index) == screen.tree.parent(of: other.index)
    else { return false }
    return own.y < frame.center.y && frame.center.y < own.y + own.height && own.x != frame.x
      && (!app.isForeign || own.intersection(frame) <= 0)
  }
}

extension AuditedScreen {
  /// The finding for an activity indicator and text about loading that are two stops.
  ///
  /// - Source: our choice: at most 24 points apart.
  fileprivate var statesOfLoading: [Complaint] {
    guard app.isForeign else { return [] }
    let pairs = zip(stops, stops.dropFirst()).flatMap { [($0, $1), ($1, $0)] }
    guard
      let (indicator, text) = pairs.first(where: { indicator, text in
        guard indicator.element.role == .activity, text.isLoneText,
          AuditWords.saysLoading(text.label), let frame = indicator.element.frame,
          let other = text.element.frame
        else { return false }
        return frame.isWithin(24, of: other)
      })
    else { return [] }
    let message: Complaint.Message =
      "the activity indicator and '\(text.label.trimmed)' are 2 stops for one state"
    return [Complaint(indicator.index, message)]
  }
}

extension Rect {
  /// Returns whether two rectangles are at most the given number of points apart.
  fileprivate func isWithin(_ distance: Double, of other: Rect) -> Bool {
    let across = max(x, other.x) - min(x + width, other.x + other.width)
    let down = max(y, other.y) - min(y + height, other.y + other.height)
    return across <= distance && down <= distance
  }
}

extension AuditedScreen {
  /// Returns the stop at the given place, or the next one if it's text with only a number, which is
  /// between the two buttons that change it.
  fileprivate func stopAfterNumber(at place: Int) -> AuditedStop? {
    let text = stops[place]
    let isNumber =
      !text.isControl
      && (text.label.isNumber
        || app.isForeign && text.label.count <= 24 && text.label.contains(where: \.isNumber))
    return stops[place...].dropFirst(isNumber ? 1 : 0).first
  }
}

extension AuditedStop {
  /// Whether the stop of an export has the size of half a stepper.
  ///
  /// - Source: UIKit: `UIStepper` is 94 by 32 points.
  fileprivate var isHalfOfStepper: Bool {
    app.isForeign && element.frame.map { $0.width == 47 && $0.height == 32 } ?? false
  }

  /// Returns whether this button and another button increase and decrease the same value.
  fileprivate func isStep(with other: AuditedStop) -> Bool {
    guard element.role == .button, other.element.role == .button,
      let table = AuditWords.of(language)
    else { return false }
    let names = (label.lowercased(), other.label.lowercased())
    if app.isForeign, let first = names.0.plainWords.last, let second = names.1.plainWords.last,
      AuditWords.stepsAnywhere.contains(where: {
        $0 == (first, second) || ($0.1, $0.0) == (first, second)
      })
    {
      return true
    }
    return table.steps.contains { $0 == names || ($0.1, $0.0) == names }
  }
}
