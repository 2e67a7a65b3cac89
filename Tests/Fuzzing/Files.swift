import EarshotImporters
import EarshotNotation
import EarshotTranscripts

/// The names that a file may have.
private let names = [
  "a.screen", "a.json", "a.xml", "a.vo", "a.md", "a.properties", ".env", "a", "-",
]
private let disclosures: [Disclosure] = [.byName, .byBeginning, .never]
private let formats: [String?] = [nil] + ImportFormat.names

/// Files under every name, disclosure, and format.
///
/// The first byte chooses the name and the disclosure, the second the format. No message contains
/// private text.
func fuzzFiles(_ bytes: [UInt8]) {
  guard bytes.count >= 2 else { return }
  let source = SourceText(
    name: names[Int(bytes[0]) % names.count],
    utf8: Array(bytes.dropFirst(2)),
    disclosure: disclosures[Int(bytes[0]) / names.count % disclosures.count]
  )
  var options = ImportOptions()
  options.format = formats[Int(bytes[1]) % formats.count]
  let result = AppDocument.open([source], importing: options)
  let sessions = [Transcript.read(source)] + Transcript.read(markdown: source)
  for diagnostics in [result.diagnostics + result.traps] + sessions.map(\.diagnostics) {
    expectSound(diagnostics, in: [source])
    guard !source.isDisclosed else { continue }
    let shown = Diagnostic.rendered(diagnostics, in: [source])
    precondition(!shown.utf8Contains(secret), "a private line is shown:\n\(shown)")
  }
  precondition(
    (result.document == nil) == result.diagnostics.contains { $0.severity == .error },
    "a verdict without a reason"
  )
}

/// A word of the dictionary that only a file has.
private let secret = Array("Wq7ksecret".utf8)

extension String {
  fileprivate func utf8Contains(_ word: [UInt8]) -> Bool {
    let bytes = Array(utf8)
    guard bytes.count >= word.count else { return false }
    return (0...bytes.count - word.count).contains { bytes[$0...].starts(with: word) }
  }
}
