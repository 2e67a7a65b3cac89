import EarshotModel
import EarshotFocusEngine
public import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// What came of a claim.
struct ClaimFinding {
  /// Whether what is claimed is so.
  var isSo: Bool
  /// What is there, as a sentence without a full stop.
  var sentence: String
  /// Whether the claim cannot be judged, so that it fails with `not` in front as well.
  var isVoid = false

  init(_ isSo: Bool, _ sentence: String) {
    self.isSo = isSo
    self.sentence = sentence
  }

  /// What is claimed is about something that is nowhere in the app.
  static func void(_ sentence: String) -> ClaimFinding {
    var finding = ClaimFinding(false, sentence)
    finding.isVoid = true
    return finding
  }
}

extension Session {
  /// Judges a claim; the session stays as it is.
  ///
  ///     try session.failure(of: Claim("focus #pay"))    // nil
  ///     try session.failure(of: Claim("silent"))        // what is said is "Pay, Button"
  ///
  /// - Returns: Nothing if the claim holds, else what is there instead.
  /// - Source: SESSIONS.md, "Transcripts".
  public func failure(of claim: Claim) -> String? {
    var session = self
    session.startSilentlyIfNeeded()
    session.state.engine.repairCursor(session.state.app)
    let finding = session.finding(on: claim.content)
    let holds = finding.isSo != claim.isNegated && !finding.isVoid
    return holds ? nil : Display.spoken(finding.sentence)
  }

  private mutating func finding(on content: Claim.Content) -> ClaimFinding {
    switch content {
    case .condition(let condition): findingOnCondition(condition)
    case .focus(let target, nil): findingOnFocus(target)
    case .focus(let target, let count?): findingOnWay(to: target, within: count)
    case .screen(let name): findingOnScreen(name)
    case .reachable(let target): findingOnReaching(target)
    case .order(let targets): findingOnOrder(targets)
    case .hasAction(let target, let name): findingOnAction(name, at: target)
    case .conveys(let target, let items): findingOnDescription(of: target, items)
    case .rotor(let name): findingOnRotor(name)
    case .says(let text): findingOnSpeech { $0.contains(text) }
    case .saysMatch(let pattern): findingOnSpeech { $0.holdsMatch(of: pattern) }
    case .gestures(let limit): findingOnGestures(limit)
    case .silent: ClaimFinding(stepSpeech.isEmpty, speechSentence)
    }
  }

  /// What the last step said.
  private var stepSpeech: [String] {
    state.stepLines.compactMap { HeardLine($0).spoken }.filter { $0 != "" }
  }

  private var speechSentence: String {
    let said = stepSpeech.map(quoted)
    return said.isEmpty ? "nothing is said" : "what is said is \(said.joinedWithAnd)"
  }

  private func findingOnSpeech(_ isSo: (String) -> Bool) -> ClaimFinding {
    ClaimFinding(stepSpeech.contains(where: isSo), speechSentence)
  }

  private mutating func findingOnRotor(_ name: String) -> ClaimFinding {
    let option = rotor(named: name)?.option
    let chosen = composer.name(of: state.engine.rotorState.option)
    return ClaimFinding(option == state.engine.rotorState.option, "the rotor stands at \(chosen)")
  }

  private func findingOnScreen(_ name: String) -> ClaimFinding {
    guard let screen = document.tree.screenPlace(named: name) else {
      let names = document.tree.screens.compactMap { document.tree[$0].identifier }
      return .void(
        "the app has no screen \(quoted(name))\(Suggestion.ending(for: name, in: names))"
      )
    }
    let shown = Quoting.name(tree[state.app.screen].identifier ?? "")
    return ClaimFinding(screen == state.app.screen, "the screen is \(shown)")
  }

  private func findingOnGestures(_ limit: Int) -> ClaimFinding {
    let count = gesturesOfPhase
    let made = count == 1 ? "1 gesture was made" : "\(count) gestures were made"
    return ClaimFinding(count <= limit, "\(made) since the phase began")
  }
}

// At the prompt.
extension Session {
  /// Judges a claim that is typed at the prompt.
  ///
  /// - Returns: The claim as a line of a transcript, and below it why it fails; a line that is no
  ///   claim as prose, with what is wrong with it.
  func claimLines(_ text: String) -> (lines: [String], isMalformed: Bool) {
    do throws(Diagnostic) {
      let claim = try Claim(text)
      let failure = failure(of: claim)
      let line = "? " + Display.safe(claim.text)
      return ([line] + (failure.map { ["# fails: \($0)"] } ?? []), false)
    } catch {
      return (["# ? \(Display.safe(text))", "# \(Display.spoken(error.message.text))"], true)
    }
  }
}

extension Session {
  /// Judges the claim after `:claim`; prints it as a line of a transcript.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:claim`.
  mutating func claim(_ text: String, _ run: inout ResponseBuilder) {
    guard !text.isEmpty else { return run.refuse(CommandParser.needs(":claim", "a claim")) }
    let (lines, isMalformed) = claimLines(text)
    guard !isMalformed else { return run.noteMalformed(lines.map { String($0.dropFirst(2)) }) }
    run.noteLines(lines)
  }
}

extension Claim {
  /// Reads a claim, without the `?` in front of it.
  ///
  /// - Throws: ``Diagnostic`` if the text is no claim.
  public init(_ text: String) throws(Diagnostic) {
    self = try ClaimParser.claim(in: TextLine(text: "? \(text)", range: 0..<0, number: 1))
  }
}

extension String {
  /// Whether something in the text is as a regular expression says; not in a very long text.
  fileprivate func holdsMatch(of pattern: String) -> Bool {
    guard utf8.count <= LinePattern.expressionLimit, let expression = try? Regex(pattern) else {
      return false
    }
    return (try? expression.firstMatch(in: self)) != nil
  }
}

/// The text in quotes, as messages have it.
func quoted(_ text: String) -> String { Quoting.quotedLiteral(text) }

extension [String] {
  /// The texts parted by commas, the last by “and”.
  var joinedWithAnd: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and \(last)"
  }
}
