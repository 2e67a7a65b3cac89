import TestSupport

/// A file under Sources as a reader sees it: its length and its imports.
struct SourceFile {
  /// The path from the root of the project.
  let path: String
  /// The text of the file, line by line.
  let lines: [Substring]
  /// The modules that it imports, whatever comes before the word or after the name.
  let imports: [String]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    imports = text.holds("import ") ? Self.imports(in: lines) : []
  }

  /// The target that the file belongs to.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  private static func imports(in lines: [Substring]) -> [String] {
    lines.filter { String($0).holds("import ") }.compactMap { line in
      let words = line.split { " .".contains($0) }
      guard let place = words.firstIndex(of: "import") else { return nil }
      guard words[..<place].allSatisfy(\.standsBeforeImport) else { return nil }
      return words[(place + 1)...].first { !Self.kinds.contains($0) }.map(String.init)
    }
  }

  /// Whether it is longer than a file should be, without a reason at its top.
  var isTooLong: Bool {
    // A string that ends with a line break has an empty last part.
    lines.count - 1 > Self.limit
      && !lines.prefix(10).contains { $0.hasPrefix("// Longer than 300 lines: ") }
  }

  /// The number of lines that a file may have without a reason.
  private static let limit = 300

  /// The words that may come between `import` and the name of the module.
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}

extension Substring {
  /// Whether the word is an attribute, or an access level.
  fileprivate var standsBeforeImport: Bool {
    hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(self)
  }
}
