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
      func close() {
        if (3...4).contains(row.count), !row.isOfControlHeight {
          let message: Complaint.Message = """
            \(row.count) text elements in one row are \(row.count) stops
            """
          complaints.append(Complaint(row[0].index, message))
        }
        row = []
      }
      for stop in screen.stops {
        if let last = row.last, !stop.isPlainText || !stop.isBeside(last, on: screen) { close() }
        if stop.isPlainText, !stop.isInStatusBar { row.append(stop) }
      }
      close()
      return complaints + screen.brokenTitles + screen.brokenLines + screen.looseMarks
        + screen.pairedRows
    }
  )

  static let oneAdjustable = AuditRule(
    "one-adjustable",
    .note,
    judge: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).compactMap { first, second in
        guard first.isStep(with: second) else { return nil }
        let message: Complaint.Message =
          "two buttons, '\(first.label)' and '\(second.label)', for one value"
        return Complaint(first.index, message)
      }
    }
  )
}

extension [AuditedStop] {
  /// Whether all have one size, and the height of a control: they may be tabs, or tiles of their own.
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

extension AuditedStop {
  /// Whether it's text without an action.
  fileprivate var isPlainText: Bool {
    !isControl && !element.traits.contains(.header) && !element.traits.contains(.image)
      && element.frame != nil
  }

  /// Returns whether it's in the same row as another stop, in the same container.
  fileprivate func isBeside(_ other: AuditedStop, on screen: AuditedScreen) -> Bool {
    guard let own = element.frame, let frame = other.element.frame,
      screen.tree.parent(of: index) == screen.tree.parent(of: other.index)
    else { return false }
    return own.y < frame.center.y && frame.center.y < own.y + own.height && own.x != frame.x
  }
}

extension AuditedStop {
  /// Returns whether this button and another one increase and decrease a value.
  fileprivate func isStep(with other: AuditedStop) -> Bool {
    guard element.role == .button, other.element.role == .button,
      let table = AuditWords.of(language)
    else { return false }
    let names = (label.lowercased(), other.label.lowercased())
    return table.steps.contains { $0 == names || ($0.1, $0.0) == names }
  }
}
