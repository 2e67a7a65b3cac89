import EarshotModel
import EarshotFocusEngine
import EarshotNotation
package import EarshotComposer

// The only place that knows how Earshot prints the lines of a session.
extension SessionLine {
  /// The line as in a transcript.
  ///
  /// For a failed claim, a second line gives the reason.
  ///
  /// - Source: SESSIONS.md, "Lines of a session" and "Escaping".
  package var printed: [String] {
    if case .claim(let claim) = self { return claim.printed }
    return [text]
  }

  /// The single line as in a transcript.
  ///
  /// The text of a claim has no verdict.
  package var text: String {
    switch self {
    case .speech(let spoken): SessionLine.speech(spoken.text)
    case .hint(let spoken): SessionLine.hint(spoken.text)
    case .beside(let kind, let text): SessionLine.beside(kind.rawValue, text)
    case .voice(let voice): SessionLine.beside(voice.kind, voice.text)
    case .graph(let graph): SessionLine.beside(Kind.graph.rawValue, graph.text)
    case .refusal(let reason): SessionLine.beside(SessionLine.refused, reason.words)
    case .note(let text): LineMark.note.line(text)
    case .claim(let claim): claim.line
    case .silence: LineMark.beside.line("silent")
    }
  }

  /// The beginning and the text of speech or a hint that's printed without changes, as most lines
  /// are, or `nil` for any other line.
  package var plainWords: (beginning: String, text: String)? {
    switch self {
    case .speech(let spoken):
      let text = spoken.text
      return Display.isPlain(text) && !SessionLine.isMistakable(text) ? ("", text) : nil
    case .hint(let spoken):
      let text = spoken.text
      return SessionLine.isPlainHint(text) ? (SessionLine.hintBeginning, text) : nil
    default: return nil
    }
  }

  /// The line for comparison with a transcript, or `nil` for lines that are never compared: output
  /// of the program, and claims.
  package var heard: HeardLine? {
    switch self {
    case .speech(let spoken): .speech(Display.spoken(spoken.text))
    case .hint, .beside, .voice, .graph, .refusal, .silence: .beside(text)
    case .note, .claim: nil
    }
  }

  /// The words that claims treat as speech (the words of an utterance, a hint, or the rotor), or
  /// `nil` for any other line.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  package var words: String? {
    switch self {
    case .speech(let spoken): Display.spoken(spoken.text)
    case .hint(let spoken): Display.spoken(spoken.text).trimmed
    case .beside(.rotor, let text): Display.spoken(text).trimmed
    case .beside, .voice, .graph, .refusal, .note, .claim, .silence: nil
    }
  }

  /// The words that the app itself speaks, or `nil` for any other line.
  package var appWords: String? {
    if case .voice(let voice) = self { Display.spoken(voice.text).trimmed } else { nil }
  }

  /// Returns a line other than an utterance, such as `~ screen: card`.
  private static func beside(_ kind: String, _ text: String) -> String {
    LineMark.beside.line(kind + ": " + Display.spoken(text)).trimmedEnd
  }

  /// The word before the reason of a refusal.
  static let refused = "refused"

  /// The beginning of the line for a hint.
  private static let hintBeginning = LineMark.beside.line("hint: ")

  /// Returns the line for a hint.
  fileprivate static func hint(_ text: String) -> String {
    guard isPlainHint(text) else { return beside("hint", text) }
    return String(capacity: hintBeginning.utf8.count + text.utf8.count) { line in
      line.append(hintBeginning)
      line.append(text)
    }
  }

  /// Returns whether a hint is printed without changes.
  private static func isPlainHint(_ text: String) -> Bool {
    guard let (_, last) = text.outerBytes else { return false }
    return last > UInt8(ascii: " ") && Display.isPlain(text)
  }

  /// Returns a line of speech, with a leading `\` if it would otherwise look like a different kind
  /// of line.
  fileprivate static func speech(_ text: String) -> String {
    let text = Display.spoken(text)
    return isMistakable(text) ? LineMark.escape.rawValue + text : text
  }

  /// Returns whether a line of speech would look like a different kind of line or lose a space.
  private static func isMistakable(_ text: String) -> Bool {
    guard let (first, last) = text.outerBytes else { return false }
    if max(first, last) < 0x80, first.isLetterOrDigit, last.isLetterOrDigit { return false }
    return beginsLikeAnother(text) || text == "..." || text.hasSuffix(" (re)")
      || text.hasSuffix(" (glob)") || text.first?.isBlank ?? false || text.last?.isBlank ?? false
  }

  /// Returns whether a string begins like a line that isn't speech.
  package static func beginsLikeAnother(_ text: String) -> Bool {
    LineMark.allCases.contains { text.begins(with: $0.rawValue) }
  }
}

extension JudgedClaim {
  /// The claim as a line of a transcript.
  fileprivate var line: String { LineMark.claim.line(Display.safe(text)) }

  /// The claim and, below it, the reason that it fails.
  fileprivate var printed: [String] {
    [line] + (failure.map { [LineMark.note.line("fails: \($0)")] } ?? [])
  }
}

extension RefusalReason {
  /// The words after `~ refused: `.
  package var words: String {
    switch self {
    case .gesture(let refusal): refusal.words
    case .misunderstood(let words): words
    case .unknownName(let refusal): refusal.words
    case .notSimulated: "not simulated"
    case .voiceOverIsOff: "VoiceOver is off"
    case .voice(let refusal): refusal.words
    case .phone(let refusal): refusal.words
    case .nothingToUndo: "nothing to undo"
    }
  }
}

extension VoiceLine {
  /// The word before the colon: `voice` or, in another language, `voice fr`.
  fileprivate var kind: String { language.map { "\(VoiceLine.word) \($0)" } ?? VoiceLine.word }
}

extension PhoneRefusal {
  /// The words after `~ refused: `.
  fileprivate var words: String {
    switch self {
    case .inCall: "a call is on"
    case .noCall: "there is no call"
    case .already(let item, let isOn): "\(item.rawValue) \(isOn ? "on" : "off") already"
    }
  }
}

extension VoiceRefusal {
  /// The words after `~ refused: `.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, “Refusals”.
  fileprivate var words: String {
    switch self {
    case .isOff: "Voice Control is off"
    case .noItem(let name): Display.spoken("no item \(Quoting.quotedLiteral(name))")
    case .noNumber(let number): "no number \(number)"
    case .noActions: "no actions"
    case .notUnderstood: "not understood"
    }
  }
}

extension Refusal {
  /// The words after `~ refused: `.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  fileprivate var words: String {
    switch self {
    case .dimmed: "dimmed"
    case .nothingToActivate: "nothing to activate"
    case .nothingToAdjust: "nothing to adjust"
    case .noMagicTap: "no magic tap"
    case .noRotor: "no rotor"
    case .noAction: "no action"
    case .noSuchElement: "no such element"
    case .noSuchScreen: "no such screen"
    case .cannotBeReached(let target): "\(target) can't be reached"
    case .notReached(let target): "\(target) not reached"
    case .nothingToGoBackTo: "nothing to go back to"
    case .notEditing: "not editing"
    case .effectsNeverEnd: "effects never end"
    case .textTooLong: "the text is longer than 64 KiB"
    }
  }
}

extension [SessionLine] {
  /// The lines as in a transcript.
  package var printed: [String] {
    var lines: [String] = []
    lines.reserveCapacity(count)
    for line in self {
      if case .claim(let claim) = line { lines += claim.printed } else { lines.append(line.text) }
    }
    return lines
  }
}

extension Utterance {
  /// Adds the utterance as in a transcript, with the words and the hint.
  ///
  /// If it has neither, the method adds no line.
  package func print(to lines: inout [String]) {
    if !text.isEmpty { lines.append(SessionLine.speech(text)) }
    if let hint { lines.append(SessionLine.hint(hint)) }
  }
}
