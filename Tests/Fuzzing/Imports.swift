import EarshotImporters
import EarshotNotation

/// Files of other tools: as screen files, and the screen made of them reads again.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "-", utf8: input(start, count))
  var importer = Importer()
  let result = importer.read([source])
  expectSound(result.diagnostics, in: [source])
  guard let document = result.document else { return 0 }
  let screen = SourceText(name: "a.screen", document.expressedInScreenFormat().0.screenText)
  let again = AppDocument.read([screen])
  precondition(again.document != nil, "what was imported does not read")
  expectWalkable(document)
  return 0
}
