// Rows of controls along the bottom of an exported screen.
import EarshotComposer
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The controls in a row at the bottom of an export, which looks like a tab bar, or an empty array
  /// if there's none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: at least three in the lowest 100 points of the screen.
  var bottomBar: [AuditedStop] {
    guard app.isForeign, let size else { return [] }
    let low = stops.filter { stop in
      stop.isControl && !stop.isKey && (stop.element.frame?.y ?? 0) >= size.height - 100
    }
    guard let frame = low.first?.element.frame else { return [] }
    let row = low.filter { $0.element.frame.map { abs($0.y - frame.y) <= 2 } ?? false }
    return row.count > 2 ? row : []
  }

  /// The finding for tabs of an export of which none is selected, in a file that would show it.
  ///
  /// - Source: our choice: buttons of the same size that fill the width of the screen without gaps
  ///   are tabs, and one of them is always selected. In a toolbar, there are gaps, and above the last
  ///   row of a keypad is another row.
  var tabsWithoutSelection: [Complaint] {
    let tabs = bottomBar
    guard app.remarks[screen]?.namesSelection == true, let first = tabs.first, let size,
      tabs.fill(size.width), !isCovered(tabs),
      tabs.allSatisfy({ $0.hasName && $0.mayBeUnselectedTab })
    else { return [] }
    let words = """
      \(tabs.count) controls along the bottom look like tabs, but VoiceOver doesn't say which one \
      is selected; at the first one, it says \(first.heard)
      """
    return [Complaint(first.index, .init(words, severity: .note))]
  }

  /// Returns whether another control shares a part of a row, like the button in the middle of some
  /// bars, or has the width of a tab and touches it.
  private func isCovered(_ tabs: [AuditedStop]) -> Bool {
    let own = Set(tabs.map(\.index))
    return stops.contains { stop in
      guard !own.contains(stop.index), stop.isControl, let frame = stop.element.frame else {
        return false
      }
      return tabs.compactMap(\.element.frame).contains { tab in
        let isAbove = abs(frame.y + frame.height - tab.y) <= 2 && abs(frame.width - tab.width) <= 2
        return isAbove || tab.intersection(frame) > 0
      }
    }
  }
}

extension AuditedStop {
  /// Whether the stop is a button or a tab that says nothing about a selection.
  fileprivate var mayBeUnselectedTab: Bool {
    (element.role == .button || element.role == .tab)
      && element.traits.isDisjoint(with: [.selected, .toggleButton, .notEnabled])
      && text(of: .value).isBlank && label.count <= 40 && label.contains(where: \.isLetter)
  }
}

extension [AuditedStop] {
  /// Returns whether stops of the same size fill a width without gaps.
  fileprivate func fill(_ width: Double) -> Bool {
    let frames = compactMap(\.element.frame).sorted { $0.x < $1.x }
    guard let first = frames.first, let last = frames.last, (40...90).contains(first.height),
      first.x <= 2, last.x + last.width >= width - 2
    else { return false }
    return zip(frames, frames.dropFirst()).allSatisfy { left, right in
      abs(left.height - right.height) <= 1.5 && abs(left.width - right.width) <= 2
        && abs(right.x - left.x - left.width) <= 2
    }
  }
}
