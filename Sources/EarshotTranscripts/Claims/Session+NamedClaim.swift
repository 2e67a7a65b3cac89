import EarshotLines
import EarshotNotation
import EarshotSession

// The claim that words mean if they name an element by its label, such as `rules is a button`.
//
// - Source: our choice, from what people typed.
extension Session {
  /// Returns the claim that some words mean, with the identifiers of the elements that they name by
  /// their labels, or `nil` if there's none.
  ///
  /// The words can be a claim already, or words for which the claim parser suggests one.
  ///
  /// - Parameter text: The words, without the leading `?`.
  /// - Returns: A valid claim, without `?`.
  /// - Complexity: O(*n*·*m*), where *n* is the number of nodes and *m* is the number of words; the
  ///   method reads only short text.
  func claim(naming text: String) -> String? {
    guard text.utf8.count <= 200, !text.contains("#"), let named = withElements(text) else {
      return nil
    }
    do throws(Diagnostic) {
      _ = try Claim(named)
      return named
    } catch {
      let meant = Suggestion.meant(in: error.message.text)
      let claim = meant.map { $0.hasPrefix("? ") ? String($0.dropFirst(2)) : $0 }
      guard let claim, KeptParts(of: named).areAll(in: claim) else { return nil }
      return (try? Claim(claim)) == nil ? nil : claim
    }
  }

  /// Returns the text with the names of elements instead of their labels, or `nil` if it contains
  /// no label.
  private func withElements(_ text: String) -> String? {
    var words = text.split(whereSeparator: \.isBlank).map(String.init)
    guard (2...16).contains(words.count) else { return nil }
    var isNamed = false
    var start = 0
    while start < words.count {
      for length in stride(from: min(4, words.count - start), to: 0, by: -1) {
        let name = words[start..<start + length].joined(separator: " ")
        guard !name.contains("\""), !ClaimVerb.first.contains(name.lowercased()),
          !BorrowedClaim.isWord(name), let element = element(called: name)
        else { continue }
        words.replaceSubrange(start..<start + length, with: [element])
        isNamed = true
        break
      }
      start += 1
    }
    return isNamed ? words.joined(separator: " ") : nil
  }
}
