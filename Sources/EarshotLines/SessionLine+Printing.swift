import EarshotModel
import EarshotFocusEngine
import EarshotNotation
package import EarshotComposer

// The one place that knows how the lines of a session are printed.
extension SessionLine {
  /// The line as a transcript has it; of a claim that fails a second one says why.
  ///
  /// - Source: SESSIONS.md, "Lines of a session" and "Escaping".
  package var printed: [String] {
    if case .claim(let claim) = self { return claim.printed }
    return [text]
  }

  /// The line as a transcript has it, alone; of a claim without its verdict.
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

  /// The line as it is compared with one of a transcript, or `nil` for what is never compared: what
  /// the program says, and claims.
  package var heard: HeardLine? {
    switch self {
    case .speech(let spoken): .speech(Display.spoken(spoken.text))
    case .hint, .beside, .voice, .graph, .refusal, .silence: .beside(text)
    case .note, .claim: nil
    }
  }

  /// The words that claims take for speech: an utterance's, a hint's, the rotor's; or `nil` for all
  /// other lines.
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

  /// The words that the app speaks by itself, or `nil` for all other lines.
  package var appWords: String? {
    if case .voice(let voice) = self { Display.spoken(voice.text).trimmed } else { nil }
  }

  /// What is heard beside the utterances: `~ screen: card`.
  private static func beside(_ kind: String, _ text: String) -> String {
    LineMark.beside.line(kind + ": " + Display.spoken(text)).trimmedEnd
  }

  /// The word that stands before the reason of a refusal.
  static let refused = "refused"

  /// A hint as a line.
  fileprivate static func hint(_ text: String) -> String { beside("hint", text) }

  /// A line of speech: a `\` in front where it would be taken for something else.
  fileprivate static func speech(_ text: String) -> String {
    let text = Display.spoken(text)
    return isMistakable(text) ? LineMark.escape.rawValue + text : text
  }

  /// Whether a line of speech would be taken for something else, or would lose a blank.
  private static func isMistakable(_ text: String) -> Bool {
    guard let (first, last) = text.outerBytes else { return false }
    if max(first, last) < 0x80, first.isLetterOrDigit, last.isLetterOrDigit { return false }
    return beginsLikeAnother(text) || text == "..." || text.hasSuffix(" (re)")
      || text.hasSuffix(" (glob)") || text.first?.isBlank ?? false || text.last?.isBlank ?? false
  }

  /// Whether a text begins as a line that is no speech does.
  package static func beginsLikeAnother(_ text: String) -> Bool {
    LineMark.allCases.contains { text.begins(with: $0.rawValue) }
  }
}

extension JudgedClaim {
  /// The claim as a line of a transcript.
  fileprivate var line: String { LineMark.claim.line(Display.safe(text)) }

  /// The claim, and below it why it fails.
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
  /// The word before the colon: `voice`, with another language `voice fr`.
  fileprivate var kind: String { language.map { "\(VoiceLine.word) \($0)" } ?? VoiceLine.word }
}

extension PhoneRefusal {
  /// The words after `~ refused: `.
  fileprivate var words: String {
    switch self {
    case .inCall: "a call is on"
    case .noCall: "no call is on"
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
    case .cannotBeReached(let target): "\(target) cannot be reached"
    case .notReached(let target): "\(target) not reached"
    case .nothingToGoBackTo: "nothing to go back to"
    case .notEditing: "not editing"
    case .effectsNeverEnd: "effects never end"
    case .textTooLong: "text longer than 64 KiB"
    }
  }
}

extension [SessionLine] {
  /// The lines as a transcript has them.
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
  /// Adds the utterance as a transcript has it: what is said, and the hint; of nothing no line.
  package func print(to lines: inout [String]) {
    if !text.isEmpty { lines.append(SessionLine.speech(text)) }
    if let hint { lines.append(SessionLine.hint(hint)) }
  }
}
