import EarshotModel

extension AppDocument {
  /// Checks that each reference in the files has a unique and suitable target.
  ///
  /// - Parameters:
  ///   - uses: The uses recorded while reading the files, with the indices of their owners in the
  ///     tree as written.
  ///   - salvaged: The names in unreadable lines. References to them aren't errors.
  ///   - innerNames: The identifiers inside components.
  ///   - diagnostics: The collector for errors, in no particular order.
  func check(
    _ uses: [NameReference],
    salvaged: Salvage,
    innerNames: [String: InnerName] = [:],
    into diagnostics: inout DiagnosticCollector
  ) {
    // The number of lines that set an identifier equals the number of identifiers, so no identifier
    // occurs twice.
    let areIdentifiersUnique = uses.identifierCount == tree.identifierCount
    var check = ReferenceCheck(
      self,
      salvaged: salvaged,
      innerNames: innerNames,
      areIdentifiersUnique: areIdentifiersUnique
    )
    uses.withUnsafeBufferPointer { uses in
      for number in uses.indices { check.judge(number, of: uses) }
    }
    check.checkLoops(uses)
    for diagnostic in check.diagnostics { diagnostics.add(diagnostic) }
  }
}

extension [NameReference] {
  /// The number of lines that set an identifier.
  fileprivate var identifierCount: Int {
    withUnsafeBufferPointer { uses in
      uses.indices.count { if case .identifier = uses[$0].kind { true } else { false } }
    }
  }
}

extension Diagnostic.OtherPlace {
  /// Returns the place where the component with the wrong line is used.
  static func use(_ place: NameReference.UsePlace) -> Self {
    Self(words: "used", source: Int(place.source), offset: Int(place.offset))
  }

  /// Returns the place of the first reference, for a message about a repetition.
  static func first(_ use: NameReference) -> Self {
    Self(words: "the first is", source: use.source, offset: use.range.lowerBound)
  }
}
