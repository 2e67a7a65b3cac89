import EarshotNotation

/// The signature of a Playwright aria snapshot, which is a YAML list whose entries begin with a
/// role.
enum PlaywrightSign {
  private static let roles: Set<Substring> = [
    "alert", "article", "banner", "button", "cell", "checkbox", "combobox", "contentinfo",
    "dialog", "document", "form", "generic", "group", "heading", "iframe", "img", "link", "list",
    "listitem", "main", "menu", "menuitem", "navigation", "option", "paragraph", "radio",
    "region", "row", "search", "searchbox", "slider", "status", "switch", "tab", "table",
    "tablist", "text", "textbox",
  ]

  /// Returns whether the first nonempty line is a list entry that begins with a role.
  static func isSeen(in text: SourceText) -> Bool {
    for line in LineRanges(text.utf8) {
      let content = String(decoding: text.utf8[line].prefix(200), as: UTF8.self)
      let trimmed = content[...].trimmed
      guard !trimmed.isEmpty else { continue }
      guard trimmed.hasPrefix("- ") else { return false }
      return roles.contains(trimmed.dropFirst(2).prefix { $0.isASCII && $0.isLetter })
    }
    return false
  }
}
