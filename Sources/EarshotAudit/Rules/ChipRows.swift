// Rows of buttons of an export of which one is chosen.
import EarshotComposer
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for rows of buttons that scroll by themselves and look like choices, if none of them
  /// is selected in a file that would show it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: three to eight buttons with words. Either the first button is named after
  ///   everything, such as “All”, so one is always selected, or a single button is at least eight
  ///   points higher than the others, like the pill around a choice. Other rows may be filters, of
  ///   which none has to be selected.
  var choicesWithoutSelection: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.namesSelection == true else { return [] }
    var rows: [Int: [AuditedStop]] = [:]
    for stop in stops {
      if let scroller = stop.remarks?.scroller { rows[scroller, default: []].append(stop) }
    }
    return rows.sorted { $0.key < $1.key }.compactMap { _, row in
      guard (3...8).contains(row.count), row.allSatisfy(\.mayBeUnselectedChoice), row.isOneLine,
        row.hasAllFirst || row.hasOneHigher, let first = row.first
      else { return nil }
      let words = """
        \(row.count) buttons in a row look like choices, but VoiceOver doesn't say which one is \
        selected; at the first one, it says \(first.heard)
        """
      return Complaint(first.index, .init(words, severity: .note))
    }
  }
}

extension AuditedStop {
  /// Whether the stop is a button with words that says nothing about a selection.
  fileprivate var mayBeUnselectedChoice: Bool {
    element.role == .button && !isInBar
      && element.traits.isDisjoint(with: [.selected, .toggleButton, .notEnabled, .image])
      && text(of: .value).isBlank && (1...30).contains(label.count)
      && label.contains(where: \.isLetter)
  }
}

extension [AuditedStop] {
  /// Whether the vertical center of each stop is within the first one, and none is higher than 60
  /// points.
  fileprivate var isOneLine: Bool {
    guard let first = first?.element.frame else { return false }
    return allSatisfy { stop in
      guard let frame = stop.element.frame else { return false }
      return frame.height <= 60 && (first.isLevel(with: frame) || frame.isLevel(with: first))
    }
  }

  /// Whether the first stop is named only after everything, or after the best of everything.
  ///
  /// “All categories” may open a list of the categories.
  fileprivate var hasAllFirst: Bool {
    guard let words = first?.label.plainWords, let word = words.first else { return false }
    let all: Set = [
      "all", "alle", "alles", "все", "всё", "tous", "tout", "todo", "todos", "todas", "tutti",
      "tutto", "全部", "すべて", "전체",
    ]
    return words.count == 1 && all.contains(word) || words.count == 2 && word == "top"
  }

  /// Whether a single stop is at least eight points higher than the others, which are equally high.
  fileprivate var hasOneHigher: Bool {
    let heights = compactMap(\.element.frame?.height).sorted()
    guard heights.count == count, let low = heights.first, let high = heights.last else {
      return false
    }
    return heights.dropLast().allSatisfy { $0 - low <= 1.5 } && high - low >= 8
  }
}
