// Values whose names are separate stops directly above or below them.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The finding for names and values that are separate stops, one below the other, if there are at
  /// least two such pairs outside cards.
  ///
  /// The unit of a value can be a third stop, such as `BPM` beside `72`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: at most 12 points apart, and with the same leading edge or the same
  ///   center.
  var namedValues: [Complaint] {
    guard app.isForeign else { return [] }
    var pairs: [[AuditedStop]] = []
    var place = 0
    while place + 1 < stops.count {
      let (first, second) = (stops[place], stops[place + 1])
      guard first.isNameOrValue, second.isNameOrValue, first.isValueAlone != second.isValueAlone,
        second.isUnder(first)
      else {
        place += 1
        continue
      }
      let unit = stops[(place + 2)...].first.flatMap { $0.isUnit(of: second) ? $0 : nil }
      pairs.append([first, second] + (unit.map { [$0] } ?? []))
      place += unit == nil ? 2 : 3
    }
    guard pairs.count > 1, let first = pairs.first, let stop = first.first else { return [] }
    let names = first.map { "'\($0.label)'" }.joinedWithAnd
    let message: Complaint.Message = """
      \(names) seem to belong together, but they're \(first.count) stops; the same applies to \
      \((pairs.count - 1).counted("other value"))
      """
    return [Complaint(stop.index, message)]
  }
}

extension AuditedStop {
  /// Whether the stop is short text outside a card.
  fileprivate var isNameOrValue: Bool {
    isLoneText && (1...24).contains(label.count) && remarks?.card == nil && !isInBar
      && !element.traits.contains(.header) && element.frame.map { $0.height <= 60 } ?? false
  }

  /// Whether the text begins with a number and has at most three letters, such as `8,421` or `56°C`.
  fileprivate var isValueAlone: Bool {
    guard let first = label.first(where: { !"+-−$€£¥~<>≈".contains($0) }) else { return false }
    return first.isNumber && label.count(where: \.isLetter) <= 3
  }

  /// Returns whether the stop is right below another stop.
  fileprivate func isUnder(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let above = other.element.frame else { return false }
    return (-4...12).contains(frame.y - above.y - above.height)
      && (abs(frame.x - above.x) <= 2 || abs(frame.center.x - above.center.x) <= 2)
  }

  /// Returns whether the stop is a short word right after a number on its line.
  fileprivate func isUnit(of value: AuditedStop) -> Bool {
    guard isNameOrValue, label.count <= 6, label.contains(where: \.isLetter), value.isValueAlone,
      !value.label.contains(where: \.isLetter), let frame = element.frame,
      let before = value.element.frame
    else { return false }
    return frame.isLevel(with: before) && (-2...16).contains(frame.x - before.x - before.width)
  }
}
