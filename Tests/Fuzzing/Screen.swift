import EarshotNotation

/// Screen files: diagnostics stand in the text; what is read prints, and reads the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "a.screen", utf8: input(start, count))
  let result = AppDocument.read([source])
  expectSound(result.diagnostics + result.doubtfulAnnouncements + result.traps, in: [source])
  let hasErrors = result.diagnostics.contains { $0.severity == .error }
  precondition((result.document == nil) == hasErrors, "a verdict without a reason")
  guard let document = result.document else { return 0 }
  let printed = SourceText(name: "a.screen", document.screenText)
  let again = AppDocument.read([printed])
  precondition(again.document?.screenText == document.screenText, "printing is not stable")
  expectWalkable(document)
  return 0
}
