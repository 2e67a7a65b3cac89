import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

/// Laws of every row of the table of claims, on every stop of every sample app.
@Suite("Every claim")
struct ClaimLaws {
  /// The number of stops of each sample app that a run of full effort asks about.
  static let stops = 40

  @Test("is answered wherever the cursor is, true or false, and its negation answers the opposite")
  func answers() throws {
    var verdicts: [ClaimVerb: Set<Bool>] = [:]
    for path in Effort.share(of: ProjectFiles.screens, atLeastOneIn: 2) {
      let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
      for verdict in Self.verdicts(on: document) {
        let (plain, negated) = (verdict.plain, verdict.negated)
        let isOpposite = plain == nil || negated == nil || plain != negated
        #expect(isOpposite, "\(path): \(verdict.claim)")
        plain.map { _ = verdicts[verdict.verb, default: []].insert($0) }
      }
    }
    for verb in ClaimVerb.allCases {
      #expect(verdicts[verb] == [true, false], "\(verb) was never both true and false")
    }
  }

  @Test("that is false of an app with values gets an answer", arguments: Self.appsWithValues)
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
  }

  /// Asks every claim at the first stops of an app.
  private static func verdicts(on document: AppDocument) -> [Verdict] {
    var session = Session(document)
    session.run("start")
    return (0..<Effort.share(of: stops, atLeast: 10)).flatMap { number in
      // Some claims are true only if nothing is heard, others only if something is.
      if number.isMultiple(of: 5) { session.run("wait 60s; wait 1s") }
      let verdicts = ClaimVerb.allCases.flatMap { verb in
        verb.claims(in: session).map { claim in
          Verdict(
            verb: verb,
            claim: claim,
            plain: session.verdict(on: claim),
            negated: session.verdict(on: "not \(claim)")
          )
        }
      }
      session.run("swipe right")
      return verdicts
    }
  }
}

extension Session {
  /// Whether a claim is true, or `nil` if it is malformed.
  fileprivate func verdict(on claim: String) -> Bool? {
    var session = self
    let response = session.run("? \(claim)")
    guard !response.isMalformed, case .claim(let judged)? = response.content.first else {
      return nil
    }
    return judged.failure == nil
  }
}

extension ClaimVerb {
  /// Claims with this verb, some of them true where the session is and some of them false.
  fileprivate func claims(in session: Session) -> [String] {
    let name = session.cursor.flatMap { session.tree.name(of: $0) }
    let here = name.map { Quoting.name($0, after: "#") }
    let label = session.cursor.map { session.readable(.label, of: $0) } ?? ""
    let quoted = Quoting.quotedLiteral(label.isEmpty ? "Zzz" : label)
    let screen = session.shownNames.first.map { Quoting.name($0) } ?? "zzz"
    switch self {
    case .condition:
      return ["label is \(quoted)", "label is Zzz", "value is empty", "self is dimmed"]
    case .focus:
      return [here, "\"Zzz\""].compactMap(\.self).flatMap { ["focus \($0)", "focus \($0) in 3"] }
    case .screen:
      return ["screen \(screen)"]
        + session.tree.screens.compactMap { session.tree.name(of: $0) }.prefix(3).map {
          "screen \(Quoting.name($0))"
        }
    case .reachable: return [here, quoted, "\"Zzz\""].compactMap { $0.map { "reachable \($0)" } }
    case .absent: return ["absent #zzz"] + [here].compactMap { $0.map { "absent \($0)" } }
    case .order:
      let labels = session.order.compactMap(\.label).filter { !$0.isEmpty }.prefix(2)
      let stops = labels.map(Quoting.quotedLiteral).joined(separator: ", ")
      return ["order \(quoted), \"Zzz\"", "order \(stops)"]
    case .action:
      let acting = session.order.first { $0.label != nil && !$0.actions.isEmpty }
      let other = acting.map { stop in
        let names = [stop.label, stop.actions.first].map { Quoting.quotedLiteral($0 ?? "") }
        return names.joined(separator: " has action ")
      }
      return ["has action \"Zzz\""] + [other].compactMap(\.self)
    case .conveys:
      return ["conveys label", "conveys label \(quoted)", "conveys label \"Zzz\"", "conveys hint"]
    case .rotor:
      return [session.rotorChoiceName, "Headings"].map { "rotor \(Quoting.quotedLiteral($0))" }
    case .says: return ["says \(quoted)", "says \"Zzz\"", "says /./", "says /Zzz/"]
    case .gestures: return ["gestures <= 0", "gestures <= 9999"]
    case .silent: return ["silent"]
    case .task: return [quoted, "\"Zzz\""].map { "task \"Zzz\": reach \($0)" }
    }
  }
}
