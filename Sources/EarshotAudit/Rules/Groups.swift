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
      var complaints: [Complaint] = []
      var row: [AuditedStop] = []
      func close(before place: Int) {
        if (3...4).contains(row.count), !row.isOfControlHeight, !row.repeatsText,
          !screen.areCaptions(row, endingAt: place), !screen.areInOneCard(row)
        {
          let message = screen.message(ofRow: row, endingAt: place)
          complaints.append(Complaint(row[0].index, message))
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
      return complaints + screen.brokenTitles + screen.brokenLines + screen.looseMarks
        + screen.pairedRows + screen.pairedColumns + screen.captions + screen.statesOfLoading
    }
  )

  static let oneAdjustable = AuditRule(
    "one-adjustable",
    .note,
    judge: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).compactMap { first, second in
        guard first.isStep(with: second) else { return nil }
        let message: Complaint.Message =
          "two buttons, '\(first.label)' and '\(second.label)', change one value"
        return Complaint(first.index, message)
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
    guard let cards = cardsSideBySide(row, endingAt: end) else {
      return "\(row.count) text elements in one row are separate stops"
    }
    return """
      the text elements of \(cards) cards side by side are separate stops, and VoiceOver reads them \
      row by row
      """
  }

  /// Returns whether all stops of a row are in one card, which ``AuditRule/cardApart`` judges.
  fileprivate func areInOneCard(_ row: [AuditedStop]) -> Bool {
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

extension AuditedStop {
  /// Returns whether this button and another button increase and decrease the same value.
  fileprivate func isStep(with other: AuditedStop) -> Bool {
    guard element.role == .button, other.element.role == .button,
      let table = AuditWords.of(language)
    else { return false }
    let names = (label.lowercased(), other.label.lowercased())
    return table.steps.contains { $0 == names || ($0.1, $0.0) == names }
  }
}
