// What the text elements of a row are: tabs, times, tiles, or separate things.
import EarshotModel
import EarshotNotation

extension [AuditedStop] {
  /// The number of tiles that a row belongs to, or `nil` if it's in one.
  ///
  /// They're cells of the file, or two tiles if a wide gap divides four text elements.
  ///
  /// - Source: our choice: at least 80 points, and five times the other gaps.
  var tiles: Int? {
    let cards = compactMap { $0.remarks?.card }
    if cards.count == count, Set(cards).count > 1, Set(cards).count < count {
      return Set(cards).count
    }
    let frames = compactMap(\.element.frame)
    guard frames.count == 4, count == 4 else { return nil }
    let gaps = zip(frames, frames.dropFirst()).map { $1.x - $0.x - $0.width }
    return gaps[1] >= 80 && gaps[1] >= 5 * Swift.max(gaps[0], gaps[2], 1) ? 2 : nil
  }
}

extension [AuditedStop] {
  /// Whether all identifiers say that the stops are tabs.
  var areNamedTabs: Bool {
    allSatisfy { stop in
      guard let name = stop.nameInCode ?? stop.remarks?.wrapperIdentifier else { return false }
      return name.contains("Tab") || name.lowercased().split { !$0.isLetter }.contains("tab")
    }
  }
}

extension [AuditedStop] {
  /// Whether all text elements are times of day, like the labels of an axis.
  ///
  /// - Source: our choice: `12 AM`, `9:30`, or `14 Uhr`.
  var areTimesOfAxis: Bool {
    allSatisfy { stop in
      let words = stop.label.plainWords
      guard let first = words.first, first.allSatisfy(\.isNumber), first.count <= 2 else {
        return false
      }
      if words.count == 2, ["am", "pm", "uhr", "h"].contains(words[1]) { return true }
      return words.count == 2 && stop.label.contains(":") && words[1].count == 2
    }
  }
}

extension [AuditedStop] {
  /// Whether each stop is in its own card, so they're separate things.
  var areInOwnCards: Bool {
    let cards = compactMap { $0.remarks?.card }
    return cards.count == count && Set(cards).count == count
  }
}
