import EarshotNotation

/// JSON trees: as screen files, and the tree is the same after one more turn through JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "a.json", utf8: input(start, count))
  let result = AppDocument.read([source])
  expectSound(result.diagnostics, in: [source])
  guard let document = result.document else { return 0 }
  let again = AppDocument.read([SourceText(name: "a.json", document.json)])
  precondition(again.document?.json == document.json, "JSON is not stable")
  expectWalkable(document)
  return 0
}
