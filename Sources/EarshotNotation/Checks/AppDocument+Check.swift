import EarshotModel

extension AppDocument {
  /// Checks what files refer to: that it is there, that it is there once, and that it fits.
  ///
  /// - Parameter uses: What was noted while the files were read, with the owners' places in the
  ///   tree as it is written.
  /// - Returns: The errors, in no particular order.
  package func problems(with uses: [NameReference]) -> [Diagnostic] {
    var list = DiagnosticCollector()
    check(uses, salvaged: Salvage(), into: &list)
    return list.sorted
  }

  /// Checks what files refer to; names of lines that could not be read count as there.
  func check(
    _ uses: [NameReference],
    salvaged: Salvage,
    into diagnostics: inout DiagnosticCollector
  ) {
    var check = ReferenceCheck(self, salvaged: salvaged)
    for use in uses { check.judge(use) }
    check.checkLoops(uses)
    for diagnostic in check.diagnostics { diagnostics.add(diagnostic) }
  }
}
