import EarshotComposer
import EarshotLines
import EarshotSession
import EarshotTranscripts
import EarshotNotation

/// A question about a step: which gesture leads there, or which words will be heard.
struct LessonQuestion: Sendable {
  /// The request.
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
  /// The learner's way so far, line by line: how many gestures, and what was spoken.
  var way: [(gestures: Int, speech: [String])] = []
  var misses = 0
  var hints = 0

  /// Makes a question of a step, or `nil` if there is nothing to ask.
  ///
  /// Gestures and words are asked for in turn, as far as the step is fit for it.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - session: The session before it.
  ///   - number: The number of questions that came before.
  ///   - practices: The gestures that the lesson practices: no other way is called shorter.
  ///   - knows: Whether the learner can know what will be said.
  init?(
    _ step: Transcript.Step,
    in session: Session,
    number: Int,
    practices: Set<String>,
    knows: (Session.Response) -> Bool
  ) {
    let (_, response) = Self.made(step, in: session)
    let kinds: [Kind] = number.isMultiple(of: 2) ? [.gesture, .words] : [.words, .gesture]
    let kind = kinds.first { Self.fits($0, step, response) && ($0 == .gesture || knows(response)) }
    guard let kind else { return nil }
    self.init(step, in: session, asking: kind, practices)
  }

  /// Makes a question in the author's words.
  init(_ step: Transcript.Step, in session: Session, _ ask: LessonAsk, practices: Set<String>) {
    let kind: Kind = ask.kind == .words ? .words : .gesture
    self.init(step, in: session, asking: kind, ask.practices ?? practices, ask)
  }

  private init(
    _ step: Transcript.Step,
    in session: Session,
    asking kind: Kind,
    _ practices: Set<String>,
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
      ? own.shortened(from: session, to: goal, hearing: response, practising: practices) : own
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

  /// The number of gestures that the learner made, and what was spoken.
  var gestures: Int { way.map(\.gestures).reduce(0, +) }
  private var heard: [String] { way.flatMap(\.speech) }

  /// The gesture that the lesson makes.
  var gesture: GestureDefinition? { Gesture(step.command)?.definition }
  /// The same as its meaning is said: a tap on an element goes there, as a touch does.
  var meaning: GestureDefinition? {
    if case .tap(_?)? = Gesture(step.command) { return GestureDefinition.named("touch") }
    return gesture
  }
  /// What is said, as words are asked for.
  var words: LessonWords { LessonWords(response) }

  /// The question in words.
  var text: Wording {
    if let ask, !ask.text.isEmpty { return Wording(verbatim: ask.text) }
    switch kind {
    case .gesture where response.sign == nil: return .whatNow
    case .gesture: return .whatLeads(to: wanted)
    case .words: return .whatIsSaid(atLast: response.speech.count > 1)
    }
  }

  /// What is to be heard.
  private var wanted: [String] {
    let speech = Self.wantedSpeech(response)
    return speech.isEmpty ? [response.sign?.words ?? ""] : speech
  }

  /// Whether the learner has heard the beginning of what is to be heard, and nothing else.
  var isOnTheWay: Bool { !heard.isEmpty && response.speech.starts(with: heard) }

  /// Whether a session is where the step leads, with the same heard at last.
  func isReached(by session: Session, hearing response: Session.Response) -> Bool {
    let wanted = Self.wantedSpeech(self.response)
    let isHeard =
      self.response.sign == nil
      ? response.lines == self.response.lines
      : response.sign == self.response.sign && heard.suffix(wanted.count) == wanted[...]
    // Reading from the top is no reading from here, though both end at the same place.
    let isMore = wanted.count > 1 && response.speech.count > wanted.count
    return isHeard && !isMore && session.cursor == goal.cursor
      && session.screenName == goal.screenName && session.tree == goal.tree
  }

  /// Whether a line is the gesture that is asked for, and all is heard that is to be heard, wherever
  /// the learner went before.
  func isMade(by text: String, _ response: Session.Response) -> Bool {
    let made = InputLine(text).commands.compactMap { Gesture($0)?.definition.words }
    return made == [gesture?.words] && response.lines == self.response.lines
  }

  /// Whether one character is what is spoken last.
  var isAboutCharacter: Bool { words.speech.last?.count == 1 }

  private static let wordsForCharacters: Set = [
    "the", "a", "an", "letter", "character", "der", "das", "ein", "buchstabe", "zeichen",
  ]

  /// The character in “the letter o”; a text that is nothing but such words stays as it is.
  private static func character(in text: String) -> String {
    let words = LessonAnswer(text).words
    let rest = words.drop { wordsForCharacters.contains($0) }
    return rest.isEmpty ? text : rest.joined(separator: " ")
  }

  /// Whether words are those that are spoken last.
  func isAnswered(by words: String) -> Bool {
    let answer = LessonAnswer(isAboutCharacter ? Self.character(in: words) : words)
    if let ask, ask.alsoRight.contains(where: answer.isSame) { return true }
    if words == self.words.speech.last { return true }
    return self.words.isAnswered(by: answer)
  }

  /// Whether an answer is the word that a refusal is shown with; that word isn't spoken.
  func isRefusalNamed(by words: String) -> Bool {
    response.isRefused && self.words.speech.isEmpty && !LessonAnswer(words).isSilence(with: [])
  }

  /// A hint by its number, from 1: the author's first, then what it means, then how it is spelt.
  func hint(_ number: Int) -> Wording? {
    let all =
      (ask?.help.hints ?? []).map { Wording(verbatim: $0) }
      + (kind == .gesture ? gestureHints : wordHints)
    return number <= all.count ? all[number - 1] : all.last
  }

  private var gestureHints: [Wording] {
    let first = step.command.split(separator: " ").first ?? ""
    let meaning: [Wording]? = meaning.map(\.wording).map {
      [.needed($0.effect), .fingersDo($0.fingers)]
    }
    return (meaning ?? []) + [.gestureBegins(with: String(first)), .itIs(step.command)]
  }

  private var wordHints: [Wording] {
    guard let last = words.speech.last else {
      return [.whySilent(after: gesture), .typeNothing]
    }
    let names = words.parts.map(\.kind.name)
    let first = last.split(separator: " ").first ?? ""
    return (names.count > 1 ? [.order(of: names)] : [])
      + [.begins(with: String(first)), .itIs(last)]
  }
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
