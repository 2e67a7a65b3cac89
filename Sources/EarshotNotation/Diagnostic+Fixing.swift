extension SourceText {
  /// The source with the fixes of some diagnostics, each at most once and none inside another.
  ///
  /// - Parameters:
  ///   - diagnostics: What is wrong with the sources that were read together.
  ///   - number: The number of this source among them.
  /// - Returns: The source with the same name; itself where nothing is fixed.
  /// - Complexity: O(*n*) in the length of the source, apart from sorting the diagnostics.
  public func fixed(by diagnostics: [Diagnostic], number: Int = 0) -> SourceText {
    let fixes = diagnostics.filter { $0.source == number }.compactMap(\.fixIt)
      .filter { $0.range.lowerBound >= 0 && $0.range.upperBound <= utf8.count }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var position = 0
    for fix in fixes where fix.range.lowerBound >= position {
      result += utf8[position..<fix.range.lowerBound]
      result += Array(fix.replacement.utf8)
      position = fix.range.upperBound
    }
    result += utf8[position...]
    return SourceText(name: name, utf8: result)
  }
}
