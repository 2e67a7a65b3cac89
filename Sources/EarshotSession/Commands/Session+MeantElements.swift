import EarshotLines
import EarshotModel
import EarshotNotation

// Elements in sentences and in lines of other tools.
//
// - Source: our choice, from what people typed.
extension Session {
  /// Returns an element's name in the notation of a claim, which is its identifier or, if it has
  /// none, its label.
  ///
  /// The result is `nil` if there's no such element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func element(called name: String) -> String? {
    let tree = document.tree
    let bare = name.hasPrefix("#") ? String(name.dropFirst()) : name
    guard !bare.isEmpty, bare.utf8.count <= 100 else { return nil }
    if let node = tree.node(bare), let name = tree[node].identifier, name == bare {
      return Quoting.name(name, after: "#")
    }
    let wanted = bare.lowercased()
    let node = tree.indices.first {
      tree.role(of: $0) != .screen && tree[$0].label?.lowercased() == wanted
    }
    return node.map { node in
      tree[node].identifier.map { Quoting.name($0, after: "#") }
        ?? Quoting.quotedLiteral(tree[node].label ?? "")
    }
  }

  /// Returns the claim that an assertion of another tool means, or `nil` for other lines.
  package func foreignClaim(_ text: String) -> String? {
    ForeignAssertion.claim(text) { element(called: $0) }
  }

  /// Returns the claim that a sentence about an element means, such as `#pay is dimmed` for `the
  /// pay button is disabled`.
  ///
  /// The result is `nil` for other sentences.
  ///
  /// - Complexity: O(*n*·*m*²), where *n* is the number of nodes and *m* is the number of words;
  ///   the method reads only short lines.
  package func claim(inWords text: String) -> String? {
    guard text.utf8.count <= 200, !text.contains("#") else { return MeantClaim.line(for: text) }
    let words = text.split(whereSeparator: \.isBlank).map(String.init)
    guard (2...16).contains(words.count) else { return nil }
    for length in stride(from: min(4, words.count - 1), to: 0, by: -1) {
      for start in 0...words.count - length {
        let name = words[start..<start + length].joined(separator: " ")
        let plain = name.withoutQuotes.filter { !"?!.,;:".contains($0) }
        guard !IntentWords.isFiller(plain.lowercased()), let element = element(called: plain),
          element.hasPrefix("#")
        else { continue }
        let rest = words[..<start] + [element] + words[(start + length)...]
        let kinds: Set = ["the", "button", "switch", "field", "element", "item", "der", "die"]
        let line = rest.filter { !kinds.contains($0.lowercased()) }.joined(separator: " ")
        if let claim = MeantClaim.line(for: line) { return claim }
        let end = start + length
        let isFirst = words[..<start].allSatisfy { IntentWords.isFiller($0.lowercased()) }
        if isFirst, end + 1 < words.count, words[end].lowercased() == "is" {
          return "\(element) is \(words[(end + 1)...].joined(separator: " "))"
        }
      }
    }
    return nil
  }
}
