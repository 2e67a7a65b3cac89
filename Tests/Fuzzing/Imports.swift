import EarshotImporters
import EarshotNotation

/// Other tools' files, converted to screen files; Earshot can read the result again.
func fuzzImports(_ bytes: [UInt8]) {
  let source = SourceText(name: "-", utf8: bytes)
  var importer = Importer()
  let result = importer.read([source])
  expectSound(result.diagnostics, in: [source])
  guard let document = result.document else { return }
  let screen = SourceText(name: "a.screen", document.expressedInScreenFormat().0.screenText)
  let again = AppDocument.read([screen])
  precondition(again.document != nil, "what was imported does not read")
  expectWalkable(document)
}
