import EarshotModel

extension AppDocument {
  /// Checks what files refer to: that it is there, that it is there once, and that it fits.
  ///
  /// - Parameters:
  ///   - uses: What was noted while the files were read, with the owners' places in the tree as it
  ///     is written.
  ///   - salvaged: The names of lines that could not be read, which count as there.
  ///   - innerNames: The identifiers inside components.
  ///   - diagnostics: Takes the errors, in no particular order.
  func check(
    _ uses: [NameReference],
    salvaged: Salvage,
    innerNames: [String: InnerName] = [:],
    into diagnostics: inout DiagnosticCollector
  ) {
    // As many lines as identifiers give one, so none is given twice.
    let areIdentifiersUnique = uses.identifierCount == tree.identifierCount
    var check = ReferenceCheck(
      self,
      salvaged: salvaged,
      innerNames: innerNames,
      areIdentifiersUnique: areIdentifiersUnique
    )
    for number in uses.indices { check.judge(number, of: uses) }
    check.checkLoops(uses)
    for diagnostic in check.diagnostics { diagnostics.add(diagnostic) }
  }
}

extension [NameReference] {
  /// The number of lines that give an identifier.
  fileprivate var identifierCount: Int {
    withUnsafeBufferPointer { uses in
      uses.indices.count { if case .identifier = uses[$0].kind { true } else { false } }
    }
  }
}

extension Diagnostic.OtherPlace {
  /// Where the component is used whose line is wrong.
  static func use(_ place: NameReference.UsePlace) -> Self {
    Self(words: "used", source: Int(place.source), offset: Int(place.offset))
  }

  /// Where something is given first.
  static func first(_ use: NameReference) -> Self {
    Self(words: "the first is", source: use.source, offset: use.range.lowerBound)
  }
}
