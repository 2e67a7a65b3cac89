import EarshotModel

extension AppDocument {
  /// Checks that each reference in the files has a unique and suitable target.
  ///
  /// - Parameters:
  ///   - uses: The references in the files, with the indices of their owners in the tree.
  ///   - salvaged: The names in unreadable lines, which references can use without an error.
  ///   - innerNames: The identifiers and parameters inside components, for messages.
  ///   - diagnostics: The collector that receives the errors.
  func check(
    _ uses: [NameReference],
    salvaged: Salvage,
    innerNames: [String: InnerName] = [:],
    into diagnostics: inout DiagnosticCollector
  ) {
    // If as many lines set an identifier as there are different identifiers, none occurs twice.
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
  /// Returns the place of a component's use, for an error in a line of the component.
  static func use(_ place: NameReference.UsePlace) -> Self {
    Self(words: "used", source: Int(place.source), offset: Int(place.offset))
  }

  /// Returns the place of the first reference, for a message about a repetition.
  static func first(_ use: NameReference) -> Self {
    Self(words: "the first is", source: use.source, offset: use.range.lowerBound)
  }
}
