// Symbols in labels of an export that voices read in different ways.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for symbols in an export, one for each symbol.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  var uncertainSigns: [Complaint] {
    guard app.isForeign else { return [] }
    var found: [(sign: Character, stop: AuditedStop, count: Int)] = []
    for stop in stops {
      guard let sign = stop.uncertainSign else { continue }
      if let place = found.firstIndex(where: { $0.sign == sign }) {
        found[place].count += 1
      } else {
        found.append((sign, stop, 1))
      }
    }
    return found.map { sign, stop, count in
      let rest =
        count > 1 ? "; the same applies to \((count - 1).counted("other label"))" : ""
      let message: Complaint.Message =
        "voices read the symbol '\(sign)' in different ways, or skip it\(rest)"
      return Complaint(stop.index, message)
    }
  }
}

extension AuditedStop {
  /// The first symbol in the label or the value that voices read in different ways, or `nil` if
  /// there's none.
  var uncertainSign: Character? {
    let value = element.value ?? ""
    guard !label.isASCIIText || !value.isASCIIText else { return nil }
    // Another rule reports a control whose label is only a symbol.
    if app.isForeign, isControl, !label.contains(where: { $0.isLetter || $0.isNumber }) {
      return nil
    }
    return (label + value).first(where: \.isUncertainSign)
  }
}
