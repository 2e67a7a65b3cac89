// Stops of an export that sound the same for a reason.
import EarshotModel
import EarshotNotation

extension [AuditedStop] {
  /// Whether all stops of an export have the same identifier and frame, so the tool listed one
  /// element several times.
  var areOneElement: Bool {
    guard let first, first.app.isForeign, let name = first.nameInCode,
      let frame = first.element.frame
    else { return false }
    return allSatisfy { $0.nameInCode == name && $0.element.frame == frame }
  }

  /// Whether all stops are links or buttons of an export that are named after the same person, so
  /// they open the same thing.
  ///
  /// - Source: our choice: two or three capitalized words in a link, or a name with `’s`.
  var areNames: Bool {
    guard let first, first.app.isForeign else { return false }
    let words = first.label.split(separator: " ")
    if first.label.contains("’s ") || first.label.contains("'s ") { return words.count > 2 }
    return first.element.traits.contains(.link)
      && ((2...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
        || words.count == 1 && first.label.hasPrefix("@"))
  }
}
