import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

private let sample = AppDocument.read([SampleApp.source]).document

/// Claims, each with its negation, at the stops of the sample app: a claim that can be judged is true
/// where its negation is false.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let sample else { return 0 }
  var session = Session(sample)
  session.run("start")
  let text = String(decoding: input(start, min(count, 1_000)), as: UTF8.self)
  for line in text.split(separator: "\n").prefix(20) {
    let claim = String(line)
    let verdicts = ["? ", "? not "].map { verdict(on: $0 + claim, in: session) }
    if let plain = verdicts[0], let negated = verdicts[1] {
      precondition(plain != negated, "a claim and its negation agree: \(claim)")
    }
    session.run("swipe right")
  }
  return 0
}

/// Whether a claim is true, or `nil` if it can't be judged or is malformed.
private func verdict(on line: String, in session: Session) -> Bool? {
  var session = session
  let response = session.run(line)
  for heard in response.transcriptLines { expectClean(heard) }
  guard !response.isMalformed, case .claim(let judged)? = response.content.first else { return nil }
  return judged.failure == nil
}
