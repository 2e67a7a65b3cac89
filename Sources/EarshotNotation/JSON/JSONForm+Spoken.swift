import EarshotModel

extension JSONForm<SpokenAttribute> {
  /// A way of saying the label in the notation's words: `"spellOut on \"ABC\""`.
  static let spoken = JSONForm(
    read: { (reader, index) throws(Diagnostic) in
      try reader.sentence(index, Sentence.spokenAttribute)
    },
    write: { .string($0.notation) }
  )
}
