import Testing

/// A page as its tags and text, read by the rules that `Markup` follows to write it.
enum HTMLToken: Hashable {
  case start(String, [String: String])
  case end(String)
  case text(String)

  /// The tokens of a page.
  static func tokens(of html: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var verbatim: String?
    for piece in html.split(separator: "<") {
      // The contents of a style sheet or a script aren't markup until its end.
      if let name = verbatim {
        guard piece.hasPrefix("/\(name)>") else { continue }
        verbatim = nil
      }
      guard let end = piece.firstIndex(of: ">") else { continue }
      let tag = piece[..<end]
      let name = String(tag.prefix { $0 != " " && ($0 != "/" || tag.first == "/") })
      if name.hasPrefix("/") {
        tokens.append(.end(String(name.dropFirst())))
      } else {
        tokens.append(.start(name, attributes(of: tag)))
        if ["script", "style"].contains(name) {
          verbatim = name
          continue
        }
        if tag.hasSuffix("/") { tokens.append(.end(name)) }
      }
      let text = piece[piece.index(after: end)...]
      if !text.isEmpty { tokens.append(.text(unescaped(text))) }
    }
    return tokens
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[place].split(separator: " ").last.map { $0.dropLast() } ?? ""
      #expect(attributes[String(name)] == nil, "twice: \(name)")
      attributes[String(name)] = unescaped(parts[place + 1])
    }
    return attributes
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
      .replacing("&amp;", with: "&")
  }
}
