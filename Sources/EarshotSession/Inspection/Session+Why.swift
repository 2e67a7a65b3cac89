import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// Returns the explanation of the last output, for all of its utterances.
  ///
  /// For each utterance, the result lists every part with its words, the property that they come
  /// from, and the rule. The omitted parts and the possible readings by a voice follow. The last
  /// line explains the position of the cursor.
  ///
  /// There are separate explanations for a boundary, a refusal, silence, and a comment, so the
  /// result always explains the last line.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`; VOICEOVER.md 4.2 for the voice.
  func whyLines(_ detail: WhyDetail) -> [String] {
    guard let answer = state.lastAnswer else { return ["VoiceOver hasn't said anything yet"] }
    if !answer.isEmpty, answer.allSatisfy(\.isNote) { return ["VoiceOver doesn't say comments"] }
    let explained = answer.explained
    let lines = explained.indices.flatMap { place in
      explanation(of: explained[place], detail) + cutLine(in: explained[place...], detail)
    }
    if lines.isEmpty { return [whyNothingIsSaid(detail)] }
    return Self.withoutRepeatedRules(lines)
      + (answer.contains(where: \.hasUtterance) ? landingLine(detail) : [])
      + doubtLine(answer, detail)
  }

  /// Returns the lines without an explanation that repeats the rule of the line above for other
  /// words, such as the next letter that you type.
  private static func withoutRepeatedRules(_ lines: [String]) -> [String] {
    func rule(_ line: String) -> Substring? {
      let mark = "echo \""
      guard line.hasPrefix(mark), let end = line.firstRange(of: "\": ", from: nil) else {
        return nil
      }
      return line[end.upperBound...]
    }
    return lines.enumerated().filter { place, line in
      place == 0 || rule(line) == nil || rule(line) != rule(lines[place - 1])
    }.map(\.element)
  }

  /// Returns a line with the rule for announcements that a phone may lose, or an empty array if the
  /// rule doesn't apply to the output.
  private func doubtLine(_ answer: [SessionLine], _ detail: WhyDetail) -> [String] {
    guard answer.contains(where: \.isAnnouncement), state.phone.engine.mayLoseAnnouncement else {
      return []
    }
    let rule = FocusRule.announcementsMayBeLost.rule
    return [Display.spoken("announcement: \(rule.cited(detail))")]
  }

  /// Returns a line with the reason that the first line's speech ends early and the speech that
  /// interrupts it, or an empty array if nothing does.
  private func cutLine(in lines: ArraySlice<SessionLine>, _ detail: WhyDetail) -> [String] {
    guard let cut = lines.first?.cutText else { return [] }
    let next = lines.dropFirst().lazy.compactMap(\.startedText).first
    let isOfTheMoment = lines.first?.isAnnouncement ?? false && cut.spokenWords.count == 1
    let rule = (isOfTheMoment ? SessionRule.sameMomentCutsTheFirstWord : .cutWords).rule
    let cause = next.map { " by \(Quoting.quotedLiteral($0))" } ?? ""
    let words = "\(Quoting.quotedLiteral(cut)) is cut short\(cause)"
    return [Display.spoken("\(words): \(rule.cited(detail))")]
  }

  private func explanation(of line: SessionLine, _ detail: WhyDetail) -> [String] {
    switch line {
    case .speech(let spoken), .hint(let spoken), .silence(let spoken?):
      guard let utterance = spoken.utterance else { return [] }
      return explanation(of: utterance, about: spoken.subject ?? tree.root, detail)
    case .silence(nil): return [whyNothingIsSaid(detail)]
    case .refusal(let reason): return [whyItWasRefused(reason, detail)]
    case .beside(.sound, "boundary"):
      let rule = state.phone.engine.end?.rule ?? (state.end ?? .refusals).rule
      return [whyItEnded("sound", "boundary", rule, detail)]
    case .beside(.rotor, let name):
      guard let decision = state.phone.engine.decisions.last else { return [] }
      return [whyItEnded("rotor", name, decision.rule, detail)]
    case .beside(.understood, let words): return whyItWasUnderstood(words, detail)
    case .voice(let voice): return explanation(of: voice, detail)
    case .graph(let graph): return explanation(of: graph, detail)
    case .beside, .note, .claim: return []
    }
  }

  func explanation(
    of utterance: Utterance,
    about index: ElementTree.Index,
    _ detail: WhyDetail
  ) -> [String] {
    let parts = utterance.allParts
    let written = utterance.withoutReadings?.allParts
    let said =
      parts.isEmpty
      ? ["VoiceOver has nothing to say at this stop"]
      : parts.indices.flatMap { place in
        [line(for: parts[place], of: parts[place].element ?? index, detail)]
          + VoiceReading.lines(writtenIn: written?.dropFirst(place).first, detail)
      }
    let omissions = utterance.omissions(around: containers(around: index).map(group))
    let attributes = tree.hasDetails(index) ? tree[index].spokenLabel : []
    return said + omissions.map { line(for: $0, detail) }
      + VoiceReading.lines(
        for: written ?? parts,
        said: attributes,
        isRead: written != nil,
        detail
      )
  }

  private func group(_ index: ElementTree.Index) -> ElementDescription.Group {
    ElementDescription.Group(index: index, element: tree[index])
  }
}

// The lines of the explanation.
extension Session {
  private func line(
    for part: Utterance.Part,
    of index: ElementTree.Index,
    _ detail: WhyDetail
  ) -> String {
    let words = "\(part.kind.rawValue) \(Quoting.quotedLiteral(part.text))"
    let origin = "\(part.property) of \(state.phone.app.tree.shortName(of: index))"
    return Display.spoken("\(words): \(origin); \(part.rule.cited(detail))")
  }

  private func line(for omission: Utterance.Omission, _ detail: WhyDetail) -> String {
    let words = "\(omission.kind.rawValue) \(Quoting.quotedLiteral(omission.text))"
    let source = omission.source.map { " [\(detail.mark(of: $0))]" } ?? ""
    return Display.spoken("left out: \(words): \(omission.reason)\(source)")
  }

  /// Returns the reason that a gesture did nothing, which is the gesture's own rule or, if there's
  /// none, the rule for refusals.
  ///
  /// - Rule: ``SessionRule/refusals``
  private func whyItWasRefused(_ reason: RefusalReason, _ detail: WhyDetail) -> String {
    let rule: Rule =
      switch reason {
      case .gesture: state.phone.engine.end?.rule ?? (state.end ?? .refusals).rule
      case .voiceOverIsOff: SessionRule.voiceOverOff.rule
      case .voice(let refusal): rule(of: refusal)
      case .phone: SessionRule.phoneEvents.rule
      case .misunderstood, .unknownName, .notSimulated, .nothingToUndo: SessionRule.refusals.rule
      }
    return whyItEnded("refused", reason.words, rule, detail)
  }

  private func whyItEnded(
    _ kind: String,
    _ words: String,
    _ rule: Rule,
    _ detail: WhyDetail
  ) -> String {
    Display.spoken("\(kind) \(Quoting.quotedLiteral(words)): \(rule.cited(detail))")
  }

  /// Returns the reason that VoiceOver says nothing, which is the rule that was applied last.
  private func whyNothingIsSaid(_ detail: WhyDetail) -> String {
    let decision = ruleOfSilentPhrase ?? state.phone.engine.decisions.last?.rule
    guard let rule = decision else {
      return "VoiceOver said nothing, because nothing that it announces happened"
    }
    return Display.spoken("VoiceOver said nothing: \(rule.cited(detail))")
  }
}

extension Rule {
  /// Returns the rule's sentence and its evidence, such as “VoiceOver says the value after the
  /// label [observed]”.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  func cited(_ detail: WhyDetail) -> String { "\(sentence) [\(detail.mark(of: source))]" }
}

extension WhyDetail {
  /// Returns the strength of the evidence, or the sources without brackets.
  func mark(of source: String) -> String {
    switch self {
    case .evidence: Evidence.weight(of: source).rawValue
    case .sources: source.filter { $0 != "[" && $0 != "]" }
    }
  }
}

extension SessionLine {
  /// The audible part of the speech, or `nil` if nothing interrupted it.
  fileprivate var cutText: String? {
    guard let spoken, spoken.text.hasSuffix("—"),
      let last = (spoken.utterance?.parts ?? []).last?.text, !last.hasSuffix("—")
    else { return nil }
    return spoken.text
  }

  /// The speech that interrupts an earlier line, or `nil` if the line has no speech.
  ///
  /// For an announcement that is itself interrupted, the value is its whole text.
  fileprivate var startedText: String? {
    isAnnouncement ? spoken?.utterance?.parts.first?.text : spoken?.text
  }

  fileprivate var isAnnouncement: Bool { spoken?.utterance?.parts.first?.kind == .announcement }
}

extension [SessionLine] {
  /// The lines for explanations, in which a description and its hint are one utterance.
  fileprivate var explained: [SessionLine] {
    var lines: [SessionLine] = []
    for line in self {
      if case .hint(let hint) = line, case .speech(let speech)? = lines.last,
        speech.utterance?.text == hint.utterance?.text
      {
        lines.removeLast()
      }
      lines.append(line)
    }
    return lines
  }
}

extension Utterance {
  fileprivate var allParts: [Part] { parts + hintParts }
}

extension Utterance.Part {
  /// The property that the words come from.
  ///
  /// For the name of the app, the value is the label. For an announcement, it's the announcement
  /// itself.
  fileprivate var property: String {
    if kind == .unit { return "text" }
    return source ?? (kind == .app ? "label" : kind.rawValue)
  }
}
