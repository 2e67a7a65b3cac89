import EarshotModel

/// A name after an identifier and a period that isn't a property, such as `count` in `#milk.count`.
///
/// After the components are expanded, the parser checks whether the name is an identifier inside a
/// component.
struct DottedName {
  /// The identifier before the period.
  let use: String
  /// The name after the period.
  let inner: String
  let source: Int
  let range: Range<Int>
  /// The whole line, without its indentation.
  let line: String

  /// Finds the name at the place of an error, or returns `nil` if the error isn't about such a
  /// name.
  init?(in error: Diagnostic, _ bytes: [UInt8]) {
    guard !error.range.isEmpty, bytes.indices.contains(error.range.upperBound - 1) else {
      return nil
    }
    let includesDot = bytes[error.range.lowerBound] == UInt8(ascii: ".")
    let dot = error.range.lowerBound - (includesDot ? 0 : 1)
    guard dot > 0, bytes[dot] == UInt8(ascii: ".") else { return nil }
    var start = dot
    while start > 0, bytes[start - 1].isLetterOrDigit || "_-".utf8.contains(bytes[start - 1]) {
      start -= 1
    }
    guard start > 0, start < dot, bytes[start - 1] == UInt8(ascii: "#") else { return nil }
    use = bytes.text(start..<dot)
    inner = bytes.text(dot + 1..<error.range.upperBound)
    source = error.source
    range = error.range
    let begin = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[dot...].firstIndex(of: 0x0A) ?? bytes.count
    line = bytes.text(begin..<end).trimmedOfSpaces
  }

  /// Returns the line with a hyphen in each name after a period that is an identifier inside a
  /// component, or `nil` if there's only one such name.
  func wholeLine(in tree: ElementTree) -> String? {
    var (result, rest, count) = ("", line[...], 0)
    while let mark = rest.firstIndex(of: "#") {
      let name = rest[rest.index(after: mark)...].prefix { $0.isOfName }
      let after = rest[name.endIndex...]
      let inner = after.dropFirst().prefix { $0.isOfName }
      let isInside = after.first == "." && tree.node("\(name)-\(inner)") != nil
      result += rest[..<name.endIndex] + (isInside ? "-\(inner)" : "")
      rest = isInside ? rest[inner.endIndex...] : after
      count += isInside ? 1 : 0
    }
    return count > 1 ? result + rest : nil
  }

  /// The identifier that the node has in the app if `use` is the name of a use.
  var outside: String { "\(use)-\(inner)" }
}

extension ScreenParser {
  /// Rewords the errors for names after a period that are identifiers inside components.
  mutating func rewordDottedNames(in tree: ElementTree) {
    for name in dottedNames where tree.node(name.outside) != nil {
      let dot = name.range.upperBound - name.inner.utf8.count - 1
      diagnostics.reword(
        .innerNameHasHyphen(name.inner, name.outside, name.wholeLine(in: tree)),
        source: name.source,
        name.range,
        fixIt: .init(range: dot..<dot + 1, replacement: "-")
      )
    }
  }
}

extension Diagnostic.Message {
  static func innerNameHasHyphen(
    _ inner: String,
    _ outside: String,
    _ line: String?
  ) -> Self {
    "'\(inner)' is inside a component; write '\(Display.safe(line ?? Quoting.name(outside, after: "#")))'"
  }
}
