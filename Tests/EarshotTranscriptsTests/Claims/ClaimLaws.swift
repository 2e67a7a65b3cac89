import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotTranscripts

/// Laws for every row of the table of claims, on every stop of every sample app.
@Suite("Every claim")
struct ClaimLaws {
  /// The number of stops of each sample app that a run with full effort checks.
  static let stops = 40

  @Test("has an answer wherever the cursor is, and its negation has the opposite one")
  func answers() throws {
    var verdicts: [ClaimVerb: Set<Bool>] = [:]
    let sources = try Effort.share(of: ProjectFiles.screens, atLeastOneIn: 2).map {
      (path: $0, source: try ProjectFiles.source($0))
    }
    // The sample apps speak only after an activation.
    let screen = "screen s \"S\"\n  every 1s: voice \"Lap\"\n  text \"A\""
    let talking = SourceText(name: "talking", screen)
    for (path, source) in sources + [("talking", talking)] {
      let document = try #require(AppDocument.read([source]).document)
      for verdict in Self.verdicts(on: document) {
        let (plain, negated) = (verdict.plain, verdict.negated)
        #expect(!verdict.proposesWhatWasTyped, "\(path): \(verdict.claim): \(verdict.messages)")
        #expect(plain != true || negated != true, "\(path): \(verdict.claim)")
        let mayBothFail = verdict.isVoid || [.says, .hintSays].contains(verdict.verb)
        #expect(plain != false || negated != false || mayBothFail, "\(path): \(verdict.claim)")
        plain.map { _ = verdicts[verdict.verb, default: []].insert($0) }
      }
    }
    for verb in ClaimVerb.allCases where verb != .xfail {
      #expect(verdicts[verb] == [true, false], "\(verb) was never both true and false")
    }
  }

  @Test("that is false in an app with values gets an answer", arguments: Self.appsWithValues)
  func values(_ lines: String) throws {
    let walk = try Walk("screen s\n  adjustable \"Size\" #size\n    value: S\n" + lines)
    for claim in [#"says "Zzz""#, #"not says "Zzz""#, #"conveys label "Zzz""#] {
      var session = walk.session
      #expect(session.run("? \(claim)").content.count == 1, "\(claim)")
    }
  }

  static let appsWithValues = [
    "    values: S | M",
    "    values when #size is S: S | M",
    "  button \"A\"\n    on activate: set #size.values: S | M",
  ]
}

extension ClaimLaws {
  /// The verdicts on a claim and on its negation; `nil` if the claim can't be judged.
  private struct Verdict {
    var verb: ClaimVerb
    var claim: String
    var plain: Bool?
    var negated: Bool?
    /// Whether the subject of the claim can't be heard now, so the negation also fails.
    var isVoid: Bool
    /// The message for the claim, and for its negation, if it is malformed.
    var messages: [String]

    /// Whether a message suggests the text that it quoted before, unchanged.
    var proposesWhatWasTyped: Bool {
      messages.contains { message in
        let parts = message.split(separator: "; did you mean '", maxSplits: 1)
        guard parts.count == 2, let meant = parts[1].split(separator: "'").first else {
          return false
        }
        return parts[0].contains("'\(meant)'")
      }
    }
  }

  /// Checks every claim at the first stops of an app.
  private static func verdicts(on document: AppDocument) -> [Verdict] {
    var session = Session(document)
    session.run("start")
    session.run("voice control on; say \"Wake up\"")
    return (0..<Effort.share(of: stops, atLeast: 10)).flatMap { number in
      // Some claims are true only in silence, others only with speech.
      if number.isMultiple(of: 5) { session.run("wait 60s; wait 1s") }
      let verdicts = ClaimVerb.allCases.flatMap { verb in
        verb.claims(in: session).map { claim in
          let (plain, negated) = (session.verdict(on: claim), session.verdict(on: "not \(claim)"))
          return Verdict(
            verb: verb,
            claim: claim,
            plain: plain.isTrue,
            negated: negated.isTrue,
            isVoid: session.isVoid(claim),
            messages: plain.messages + negated.messages
          )
        }
      }
      session.run("swipe right")
      return verdicts
    }
  }
}

extension Session {
  /// Whether the subject of the claim can't be heard now.
  fileprivate func isVoid(_ claim: String) -> Bool {
    guard let claim = try? Claim(claim) else { return true }
    var judge = ClaimJudge(session: settled)
    return judge.finding(on: claim.content).isVoid
  }

  /// Whether a claim is true, and the message if it's malformed.
  fileprivate func verdict(on claim: String) -> (isTrue: Bool?, messages: [String]) {
    var session = self
    let response = session.run("? \(claim)")
    guard !response.isMalformed, case .claim(let judged)? = response.content.first else {
      return (nil, response.lines)
    }
    return (judged.failure == nil, [])
  }
}
