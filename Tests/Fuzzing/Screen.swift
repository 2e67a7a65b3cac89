import EarshotNotation

/// Screen files: diagnostics are inside the text; readable files print, and read the same again.
func fuzzScreen(_ bytes: [UInt8]) {
  let source = SourceText(name: "a.screen", utf8: bytes)
  let result = AppDocument.read([source])
  expectSound(result.diagnostics + result.doubtfulAnnouncements + result.traps, in: [source])
  let hasErrors = result.diagnostics.contains { $0.severity == .error }
  precondition((result.document == nil) == hasErrors, "a verdict without a reason")
  guard let document = result.document else { return }
  let printed = SourceText(name: "a.screen", document.screenText)
  let again = AppDocument.read([printed])
  precondition(again.document?.screenText == document.screenText, "printing is not stable")
  expectWalkable(document)
}
