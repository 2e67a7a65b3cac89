import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

private let sample = AppDocument.read([SampleApp.source]).document

/// Claims, each with its negation, at the stops of the sample app: both are never true at once.
///
/// Both fail if a claim is about something that the app doesn't have.
func fuzzClaims(_ bytes: [UInt8]) {
  guard let sample else { return }
  var session = Session(sample)
  session.run("start")
  let text = String(decoding: bytes.prefix(1_000), as: UTF8.self)
  for line in text.split(separator: "\n").prefix(20) {
    let claim = String(line)
    let holding = ["? ", "? not "].filter { isTrue($0 + claim, in: session) }
    precondition(holding.count < 2, "a claim and its negation hold: \(claim)")
    session.run("swipe right")
  }
}

/// Returns whether a claim is true; a malformed one isn't.
private func isTrue(_ line: String, in session: Session) -> Bool {
  var session = session
  let response = session.run(line)
  for heard in response.transcriptLines { expectClean(heard) }
  guard !response.isMalformed, case .claim(let judged)? = response.content.first else {
    return false
  }
  return judged.failure == nil
}
