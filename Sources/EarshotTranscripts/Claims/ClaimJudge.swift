import EarshotLines
public import EarshotSession
import EarshotModel
import EarshotFocusEngine
public import EarshotNotation
import EarshotComposer

/// The result of judging a claim.
struct ClaimFinding {
  /// Whether the claim is true.
  var isSo: Bool
  /// The actual state, as a sentence without a period.
  var sentence: String
  /// Whether Earshot can't judge the claim, so it fails even with `not`.
  var isVoid = false

  init(_ isSo: Bool, _ sentence: String) {
    self.isSo = isSo
    self.sentence = sentence
  }

  /// Returns the finding for a claim that Earshot can't judge, such as a claim about an element
  /// that the app doesn't have.
  static func void(_ sentence: String) -> ClaimFinding {
    var finding = ClaimFinding(false, sentence)
    finding.isVoid = true
    return finding
  }
}

extension Session {
  /// Judges a claim without changing the session.
  ///
  ///     try session.failure(of: Claim("focus #pay"))    // nil
  ///     try session.failure(of: Claim("silent"))        // VoiceOver says "Pay, Button"
  ///
  /// - Returns: A sentence about the actual state, or `nil` if the claim is true.
  /// - Source: SESSIONS.md, "Transcripts".
  public func failure(of claim: Claim) -> String? {
    var session = self
    return session.judge(claim)
  }
}

extension Session {
  /// Judges a claim like ``failure(of:)`` and counts the work.
  ///
  /// Each claim has its own share of the work budget.
  mutating func judge(_ claim: Claim) -> String? {
    var judge = ClaimJudge(session: settled, isNegated: claim.isNegated)
    judge.session.work.beginStep()
    judge.session.work.spend(Work.claim(onNodes: tree.count))
    let finding = judge.finding(on: claim.content)
    work = judge.session.work
    let holds = finding.isSo != claim.isNegated && !finding.isVoid
    if holds { return nil }
    if let meant = claimMeant(by: claim) {
      let reason = finding.sentence.firstRange(of: "; ").map { finding.sentence[..<$0.lowerBound] }
      return Display.spoken("\(reason ?? finding.sentence[...]); did you mean '? \(meant)'?")
    }
    let elsewhere = claimElsewhere(claim, finding).map { "; write '? \($0)'" } ?? ""
    let shared = judge.ending(onSharedLabelIn: claim.content)
    return Display.spoken(finding.sentence + elsewhere + shared)
  }
}

/// A judge of claims about the current state of a session.
struct ClaimJudge {
  /// The session that the claims are about.
  var session: Session
  /// Whether the claim is a denial.
  ///
  /// A denial also rejects text that is only part of a word.
  var isNegated = false

  mutating func finding(on content: Claim.Content) -> ClaimFinding {
    switch content {
    case .condition(let condition): findingOnHeard(condition)
    case .state(let condition): findingOnCondition(condition)
    case .focus(let target, nil), .task(_, let target): findingOnFocus(target)
    case .focus(let target, let count?): findingOnWay(to: target, within: count)
    case .screen(let name, let isBelow): findingOnScreen(name, isBelow: isBelow)
    case .reachable(let target): findingOnReaching(target)
    case .absent(let name): findingOnAbsence(of: name)
    case .order(let targets): findingOnOrder(targets)
    case .hasAction(let target, let name): findingOnAction(name, at: target)
    case .conveys(let target, let items): findingOnDescription(of: target, items)
    case .rotor(let name): findingOnRotor(name)
    case .says(let pattern): findingOnSpeech(pattern)
    case .hintSays(let pattern): findingOnHints(pattern)
    case .voices(let pattern): findingOnVoice(pattern)
    case .gestures(let limit): findingOnGestures(limit)
    case .canSay(let name, let target): findingOnSaying(name, for: target)
    case .showsName(let target, let name): findingOnShownName(name, at: target)
    case .phrases(let limit): findingOnPhrases(limit)
    case .silent: ClaimFinding(stepSpeech.isEmpty, speechSentence)
    case .knownFailure:
      .void("only a session file can contain 'xfail'; write it there, below the step")
    }
  }

  /// The speech of the last step.
  private var stepSpeech: [String] {
    session.lastStep.compactMap(\.words).filter { $0 != "" }
  }

  private var speechSentence: String {
    let said = stepSpeech.map(quoted)
    return said.isEmpty ? "VoiceOver says nothing" : "VoiceOver says \(said.joinedWithAnd)"
  }

  /// Judges VoiceOver's utterances and the rotor's words.
  ///
  /// A denial also covers hints.
  private func findingOnSpeech(_ pattern: WordPattern) -> ClaimFinding {
    if isNegated {
      if stepSpeech.isEmpty, !session.options.speech { return .void(Self.speechIsOff) }
      return ClaimFinding(stepSpeech.contains(where: pattern.isAnywhere), speechSentence)
    }
    let lines = session.lastStep.filter { !$0.isHint }.compactMap(\.words)
    let isSo = lines.contains(where: pattern.isFound)
    let hint = isSo ? nil : stepHints.first(where: pattern.isFound)
    let advice =
      hint.map { ", but the hint says \(quoted($0)); write 'hint says' instead of 'says'" } ?? ""
    return ClaimFinding(isSo, speechSentence + advice)
  }

  /// The reason that Earshot can't judge a denial of speech.
  private static let speechIsOff =
    "speech is off, so Earshot can't judge this claim; before this step, write '> :set speech on'"

  /// The reason that Earshot can't judge a denial of hints.
  static let hintsAreOff =
    "hints are off, so Earshot can't judge this claim; before this step, write '> :set hints on'"

  private func findingOnHints(_ pattern: WordPattern) -> ClaimFinding {
    if isNegated, stepHints.isEmpty {
      if !session.options.speech { return .void(Self.speechIsOff) }
      if !session.options.settings.hints { return .void(Self.hintsAreOff) }
    }
    let isSo = stepHints.contains(where: isNegated ? pattern.isAnywhere : pattern.isFound)
    let hints = stepHints.map(quoted)
    let verb = hints.count > 1 ? "hints are" : "hint is"
    let sentence = hints.isEmpty ? "VoiceOver says no hint" : "the \(verb) \(hints.joinedWithAnd)"
    return ClaimFinding(isSo, sentence)
  }

  /// Judges the speech of the app's own synthesizer.
  private func findingOnVoice(_ pattern: WordPattern) -> ClaimFinding {
    let lines = session.lastStep.compactMap(\.appWords)
    let isSo = lines.contains(where: isNegated ? pattern.isAnywhere : pattern.isFound)
    let heard = lines.map(quoted)
    let advice =
      !isNegated && stepSpeech.contains(where: pattern.isFound)
      ? ", but VoiceOver says these words; write 'says' instead of 'voices'" : ""
    let sentence =
      heard.isEmpty
      ? "the app itself says nothing" : "the app's voice says \(heard.joinedWithAnd)"
    return ClaimFinding(isSo, sentence + advice)
  }

  /// The hints of the last step.
  private var stepHints: [String] {
    session.lastStep.filter(\.isHint).compactMap(\.words).filter { $0 != "" }
  }

  private mutating func findingOnRotor(_ name: String) -> ClaimFinding {
    let option = session.rotor(named: name)?.option
    let missing = option == nil ? " and has no setting \(quoted(name)) here" : ""
    return ClaimFinding(
      option == session.rotorChoice,
      "the rotor is set to \(session.rotorChoiceName)\(missing)"
    )
  }

  private func findingOnScreen(_ name: String, isBelow: Bool) -> ClaimFinding {
    let known = session.document.tree.shownScreenNames
    guard known.index(ofName: name) != nil else {
      let titled = session.document.tree.screenName(titled: name)
      let ending =
        titled.map { "; the screen with this title is '\($0)'" }
        ?? Suggestion.ending(for: name, in: known)
      let names = known.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
      let list = "; available names: \(names)\(known.count > 6 ? ", …" : "")"
      return .void("the app has no screen \(quoted(name))\(ending.isEmpty ? list : ending)")
    }
    let shown = session.shownNames
    let wanted = isBelow ? Array(shown.dropLast()) : Array(shown.suffix(1))
    let names = shown.map { "'\($0)'" }
    let front = names.last ?? ""
    let others = Array(names.dropLast().reversed()).joinedWithAnd
    return ClaimFinding(
      wanted.index(ofName: name) != nil,
      others.isEmpty ? "the current screen is \(front)" : "\(front) is in front of \(others)"
    )
  }

  private func findingOnGestures(_ limit: Int) -> ClaimFinding {
    let count = session.gesturesOfPhase
    let made = "you've made \(count.counted("gesture"))"
    return ClaimFinding(count <= limit, "\(made) since the phase began")
  }
}

extension Claim {
  /// Parses a claim, without the leading `?`.
  ///
  /// - Throws: ``Diagnostic`` if the text isn't a claim.
  public init(_ text: String) throws(Diagnostic) {
    self = try ClaimParser.claim(in: TextLine(text: "? \(text)", range: 0..<0, number: 1))
  }
}

extension SessionLine {
  fileprivate var isHint: Bool { if case .hint = self { true } else { false } }
}

func quoted(_ text: String) -> String { Quoting.quotedLiteral(text) }
