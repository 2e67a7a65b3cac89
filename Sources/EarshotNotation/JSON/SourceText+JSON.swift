extension SourceText {
  /// Reads the text as JSON.
  ///
  /// Some tools print lines before the JSON, so the method skips the lines before the first one
  /// that begins with a brace or a bracket. It treats several objects, each on its own lines, as an
  /// array.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func readAsJSON(
    number: Int,
    nestingLimit: Int = JSONReader.usualNestingLimit
  ) -> (JSONTree?, [Diagnostic]) {
    let text = withoutConsoleLines
    let (json, problems) = JSONReader.read(text, number: number, nestingLimit: nestingLimit)
    guard json == nil, text.holdsSeveralObjects else { return (json, problems) }
    let (array, found) = JSONReader.read(
      text,
      number: number,
      nestingLimit: nestingLimit,
      isSequence: true
    )
    return array == nil ? (nil, problems) : (array, found)
  }

  /// The text with spaces instead of a byte order mark, which tools on Windows write.
  var withoutByteOrderMark: SourceText {
    let mark = LineRanges.byteOrderMark
    guard utf8.starts(with: mark) else { return self }
    return SourceText(name: name, utf8: mark.map { _ in 0x20 } + utf8[mark.count...])
  }

  /// The text with spaces instead of the lines before the first line that begins like JSON, or the
  /// text itself if there are no lines to skip.
  private var withoutConsoleLines: SourceText {
    var lines = LineRanges(utf8)
    var start: Int?
    while let line = lines.next() {
      guard let byte = utf8[line].first(where: { !$0.isBlank }) else { continue }
      guard byte.opensJSON else {
        start = start ?? line.lowerBound
        continue
      }
      guard let start else { return self }
      let noise = utf8[start..<line.lowerBound].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
      return SourceText(name: name, utf8: utf8[..<start] + noise + utf8[line.lowerBound...])
    }
    return self
  }

  /// Whether more than one line begins with a brace, as if a tool wrote one object per line.
  private var holdsSeveralObjects: Bool {
    LineRanges(utf8).lazy.filter { utf8[$0].first == UInt8(ascii: "{") }.prefix(2).count == 2
  }
}
