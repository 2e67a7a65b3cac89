// Links of an export that are hard to touch.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The findings for small links of an export that aren't inside a line of text.
  ///
  /// One finding is for the app's own views. The other is for web pages, where only links below 24
  /// points matter.
  ///
  /// - Complexity: O(*n*·*m*), where *n* is the number of stops and *m* is the number of small
  ///   links.
  /// - Source: WCAG 2.2, 2.5.8, “Inline”; the limit of 200 links is our choice.
  var smallLinks: [Complaint] {
    guard app.isForeign else { return [] }
    let links = stops.filter { $0.isSmallLink }.prefix(200).filter { link in
      !stops.contains { $0.isInLine(with: link) }
    }
    return [
      Complaint.onLinks(links.filter { $0.remarks?.isOnPage != true }, .warning),
      Complaint.onLinks(links.filter { $0.remarks?.isOnPage == true }, .note),
    ].compactMap(\.self)
  }
}

extension Complaint {
  /// Returns the finding for small links, which names the first three links, or `nil` if there are
  /// none.
  fileprivate static func onLinks(
    _ links: [AuditedStop],
    _ severity: Diagnostic.Severity
  ) -> Complaint? {
    guard let first = links.first else { return nil }
    let names = links.compactMap { link in link.target?.named(link.label, or: link.noun) }
    let subject =
      links.count > 1 ? "\(links.count) links are small targets" : "the link is a small target"
    let them = links.count > 1 ? "them" : "it"
    let words = "\(subject)\(names.asExamples); make \(them) at least 44 by 44 points"
    let isLow = links.contains { ($0.target?.side ?? 0) < 23.9 }
    return Complaint(first.index, .init(words, severity: isLow ? severity : .note))
  }
}

extension AuditedStop {
  /// Whether the stop is a link that is too small to touch.
  fileprivate var isSmallLink: Bool {
    guard element.traits.contains(.link), !element.traits.contains(.notEnabled), hasName,
      !isInBar, !isInStatusBar, let frame = target, frame.isUsable
    else { return false }
    guard remarks?.isOnPage == true else { return frame.side < leastSide }
    return frame.side < 23.9 && !isWordOfSentence
  }

  /// Whether a link is probably a word in a sentence that isn't in the file, because it begins with
  /// a lowercase letter.
  ///
  /// - Source: our choice.
  private var isWordOfSentence: Bool {
    label.first?.isLowercase ?? false && label.allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// Returns whether a link may be part of the same line as this text, because they touch or
  /// overlap.
  ///
  /// - Source: our choice: a space between words is at most eight points wide.
  fileprivate func isInLine(with link: AuditedStop) -> Bool {
    guard link.index != index,
      element.role == .text || element.role == .header || element.role == .view,
      hasName, let frame = element.frame, let other = link.element.frame, frame.isUsable
    else { return false }
    guard frame.y < other.y + other.height, other.y < frame.y + frame.height else { return false }
    return frame.x - other.x - other.width <= 8 && other.x - frame.x - frame.width <= 8
  }
}
