import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

private let sample = AppDocument.read([SampleApp.source]).document

/// Lines of a session at the prompt, one after the other, with the completions of each.
func fuzzCommands(_ bytes: [UInt8]) {
  guard let sample else { return }
  var session = Session(sample)
  let text = String(decoding: bytes.prefix(2_000), as: UTF8.self)
  for line in text.split(separator: "\n").prefix(40) {
    let response = session.run(String(line))
    expectClean(response.echo)
    for heard in response.lines { expectClean(heard) }
  }
}
