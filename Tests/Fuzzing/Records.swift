import EarshotLines
import EarshotNotation
import EarshotVerification

private let document = AppDocument.read([
  SourceText(
    name: "a.screen",
    "screen main\n  button \"Pay\" #pay\n    value: 1\n  text \"Sum\" #sum\n"
  )
]).document

/// Speech records, compared with a session of a small app.
func fuzzRecords(_ bytes: [UInt8]) {
  let source = SourceText(name: "a.json", utf8: bytes)
  let (records, diagnostics) = SpeechRecord.read(source)
  expectSound(diagnostics, in: [source])
  precondition(
    !records.isEmpty || diagnostics.contains { $0.severity == .error },
    "nothing is read, and nothing is wrong"
  )
  guard let document else { return }
  for record in records {
    let verification = Verification(
      of: record,
      on: document,
      options: SessionOptions(),
      comparison: .words
    )
    for line in VerificationText.lines(of: verification) { expectClean(line) }
  }
}
