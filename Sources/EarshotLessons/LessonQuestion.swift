import EarshotLines
import EarshotSession
import EarshotTranscripts
import EarshotNotation

/// A question about a step: which gesture leads there, or which words will be heard.
struct LessonQuestion: Sendable {
  /// What is asked for.
  enum Kind: Hashable, Sendable {
    case gesture
    case words
  }

  /// The step.
  let step: Transcript.Step
  let kind: Kind
  /// The question in the author's words, where the author wrote it.
  let ask: LessonAsk?
  /// The session after the step, made as the lesson makes it.
  let goal: Session
  /// What the step lets hear.
  let response: Session.Response
  /// The shortest way that is known: the lesson's own, or a shorter one that was found.
  let shortest: LessonWay
  /// The learner's way so far: how many gestures, and what was spoken.
  var gestures = 0
  var heard: [String] = []
  var misses = 0
  var hints = 0

  /// Makes a question of a step, or `nil` if there is nothing to ask.
  ///
  /// Gestures and words are asked for in turn, as far as the step is fit for it.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - session: The session before it.
  ///   - number: How many questions came before.
  ///   - practises: The gestures that the lesson practises: no other way is called shorter.
  init?(_ step: Transcript.Step, in session: Session, number: Int, practises: Set<String>) {
    let (_, response) = Self.made(step, in: session)
    let kinds: [Kind] = number.isMultiple(of: 2) ? [.gesture, .words] : [.words, .gesture]
    guard let kind = kinds.first(where: { Self.fits($0, step, response) }) else { return nil }
    self.init(step, in: session, asking: kind, practises)
  }

  /// Makes a question in the author's words.
  init(_ step: Transcript.Step, in session: Session, _ ask: LessonAsk, practises: Set<String>) {
    let kind: Kind = ask.kind == .words ? .words : .gesture
    self.init(step, in: session, asking: kind, ask.practises ?? practises, ask)
  }

  private init(
    _ step: Transcript.Step,
    in session: Session,
    asking kind: Kind,
    _ practises: Set<String>,
    _ ask: LessonAsk? = nil
  ) {
    let (goal, response) = Self.made(step, in: session)
    self.step = step
    self.goal = goal
    self.response = response
    self.kind = kind
    self.ask = ask
    let own = LessonWay([step.command], from: session)
    shortest =
      kind == .gesture && Self.wantedSpeech(response).count == 1
      ? own.shortened(from: session, to: goal, hearing: response, practising: practises) : own
  }

  /// The session after a step, and what the step lets hear.
  private static func made(
    _ step: Transcript.Step,
    in session: Session
  ) -> (goal: Session, response: Session.Response) {
    var goal = session
    let response = goal.run(step.command)
    return (goal, response)
  }

  /// What is to be heard: all of it, of a long way its end; nothing where it is the rotor.
  private static func wantedSpeech(_ response: Session.Response) -> [String] {
    response.speech.count > 3 ? response.speech.suffix(1) : response.speech
  }

  /// Whether a step can be asked about so.
  private static func fits(
    _ kind: Kind,
    _ step: Transcript.Step,
    _ response: Session.Response
  ) -> Bool {
    guard CommandParser.commands(in: step.command).count == 1,
      let gesture = Gesture(step.command)?.definition
    else { return false }
    return switch kind {
    case .gesture: gesture.isAskedFor && response.sign != nil
    case .words: gesture.isAnswered
    }
  }

  /// The question as it is printed.
  var lines: [String] {
    switch kind {
    case .gesture: [text ?? "What would you do to hear \(wanted)?"]
    case .words:
      [
        LineMark.command.line(step.command),
        text ?? (response.speech.count > 1 ? "What will be said last?" : "What will be said?"),
      ]
    }
  }

  /// The author's words, where there are any.
  private var text: String? { ask.flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// What is to be heard, in quotes.
  private var wanted: String {
    let speech = Self.wantedSpeech(response)
    let quoted = (speech.isEmpty ? [response.sign?.words ?? ""] : speech).map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// Whether the learner has heard the beginning of what is to be heard, and nothing else.
  var isOnTheWay: Bool { !heard.isEmpty && response.speech.starts(with: heard) }

  /// Whether a session is where the step leads, with the same heard at last.
  func isReached(by session: Session, hearing response: Session.Response) -> Bool {
    let wanted = Self.wantedSpeech(self.response)
    return response.sign == self.response.sign && heard.suffix(wanted.count) == wanted[...]
      && session.cursor == goal.cursor
      && session.screenName == goal.screenName && session.tree == goal.tree
  }

  /// Whether words are those that are spoken last, whatever their case, marks and blanks.
  func isAnswered(by words: String) -> Bool {
    if let ask, ask.alsoRight.contains(where: { $0.bare == words.bare }) { return true }
    let answer = words.bare
    guard let speech = response.sign?.words else {
      return ["nothing", "silence", "silent", "boundary", "sound", "refused"].contains(answer)
    }
    return speech.bare.isEmpty ? words == speech : answer == speech.bare
  }
}

extension String {
  /// The letters and digits alone, in lower case.
  fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// What is heard last of a step, as a sign that one has come there.
struct LessonSign: Hashable, Sendable {
  var words: String
  var isRotor = false
}

extension Session.Response {
  /// The utterances, as they are spoken.
  var speech: [String] {
    content.compactMap {
      if case .speech(let spoken) = $0 { Display.spoken(spoken.text) } else { nil }
    }
  }

  /// What was spoken last, or what the rotor said, or `nil` if nothing was.
  var sign: LessonSign? {
    if let words = speech.last { return LessonSign(words: words) }
    let choices = content.compactMap { line in
      if case .beside(.rotor, let name) = line { Display.spoken(name).trimmedEnd } else { nil }
    }
    return choices.last { !$0.isEmpty }.map { LessonSign(words: $0, isRotor: true) }
  }
}
