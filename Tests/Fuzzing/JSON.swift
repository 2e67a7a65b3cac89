import EarshotNotation

/// JSON trees, converted to screen files; the tree is the same after another conversion to JSON and
/// back.
func fuzzJSON(_ bytes: [UInt8]) {
  let source = SourceText(name: "a.json", utf8: bytes)
  let result = AppDocument.read([source])
  expectSound(result.diagnostics, in: [source])
  guard let document = result.document else { return }
  let again = AppDocument.read([SourceText(name: "a.json", document.json)])
  precondition(again.document?.json == document.json, "JSON is not stable")
  expectWalkable(document)
}
