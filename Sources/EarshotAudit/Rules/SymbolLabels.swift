// Labels that draw a symbol with characters.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The finding for text of an export that only draws a symbol, such as `>` or `☰`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice of characters: arrows and crosses that VoiceOver reads in different ways
  ///   have their own finding.
  var drawnSymbols: [Complaint] {
    guard app.isForeign else { return [] }
    let drawn = stops.filter(\.isDrawnSymbol)
    guard let first = drawn.first else { return [] }
    let rest =
      drawn.count > 1 ? "; the same applies to \((drawn.count - 1).counted("other stop"))" : ""
    let words = "VoiceOver stops at '\(first.label)', which only looks like a symbol\(rest)"
    return [Complaint(first.index, .init(words))]
  }
}

extension AuditedStop {
  /// Whether the stop isn't a control and its label consists only of characters that look like a
  /// symbol.
  fileprivate var isDrawnSymbol: Bool {
    guard (1...6).contains(label.utf8.count), !isControl, !isInStatusBar,
      (element.value ?? "").isBlank, element.role != .cell
    else { return false }
    return label.allSatisfy { "›‹»«❯❮〉〈>＞<＜×⨯☰≡⋮⋯▾▼▲▸⌄⌃﹀♥♡★☆●○■□◆◇✓✔✕✖".contains($0) }
  }

  /// The arrows at the end or the beginning of a control's label, such as `>>` in “Continue >>”,
  /// or `nil` if there are none.
  ///
  /// Quotation marks around words aren't arrows.
  ///
  /// - Source: our choice of characters.
  var arrowsBesideWords: (isEnd: Bool, marks: String)? {
    guard label.utf8.count > 3,
      label.utf8.first?.mayDrawArrow ?? false
        || label.utf8.last?.mayDrawArrow ?? false,
      label.first?.isDrawnArrow ?? false || label.last?.isDrawnArrow ?? false, isControl,
      !element.traits.contains(.textEntry)
    else { return nil }
    let after = String(label.reversed().prefix { $0.isDrawnArrow }.reversed())
    let before = String(label.prefix { $0.isDrawnArrow })
    guard after.isEmpty != before.isEmpty,
      !label.dropFirst(before.count).dropLast(after.count).contains(where: \.isDrawnArrow),
      label.contains(where: \.isLetter)
    else { return nil }
    return after.isEmpty ? (false, before.trimmed) : (true, after.trimmed)
  }
}

extension Character {
  /// Whether the character is a quotation mark or a comparison that can draw an arrow.
  fileprivate var isDrawnArrow: Bool { "›‹»«❯❮><＞＜".contains(self) }
}

extension UInt8 {
  /// Whether the byte is a comparison or a part of another character.
  fileprivate var mayDrawArrow: Bool {
    self >= 0x80 || self == UInt8(ascii: "<") || self == UInt8(ascii: ">")
  }
}
