import EarshotComposer
import EarshotLines
import EarshotSession
import EarshotTranscripts
import EarshotNotation

/// A question about the gesture that leads to a step, or about VoiceOver's words there.
struct LessonQuestion: Sendable {
  /// A kind of question.
  enum Kind: Hashable, Sendable {
    case gesture
    case words
  }

  /// The step that the question is about.
  let step: Transcript.Step
  let kind: Kind
  /// The question in the author's words, or `nil` if there are none.
  let ask: LessonAsk?
  /// The session after the step, as in the lesson.
  let goal: Session
  /// The output of the step.
  let response: Session.Response
  /// The shortest known path, which is the lesson's own or a shorter one.
  let shortest: LessonWay
  /// The learner's path so far.
  ///
  /// Each line has its number of gestures and its speech.
  var way: [(gestures: Int, speech: [String])] = []
  var misses = 0
  var hints = 0

  /// Creates a question about a step, or returns `nil` if there's nothing to ask.
  ///
  /// Questions about gestures alternate with questions about words, if the step is suitable.
  ///
  /// - Parameters:
  ///   - step: The step to ask about.
  ///   - session: The session before the step.
  ///   - number: The number of earlier questions.
  ///   - practices: The gestures that the lesson practices. The player never suggests a shorter
  ///   path that uses other gestures.
  ///   - knows: Whether the learner can know the speech.
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

  /// Creates a question in the author's words.
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
      ? own.shortened(from: session, to: goal, hearing: response, practicing: practices) : own
  }

  /// Returns the session after a step, and the output of the step.
  private static func made(
    _ step: Transcript.Step,
    in session: Session
  ) -> (goal: Session, response: Session.Response) {
    var goal = session
    let response = goal.run(step.command)
    return (goal, response)
  }

  /// Returns the expected speech.
  ///
  /// For a long path, this is only its end.
  ///
  /// The array is empty if VoiceOver says only words about the rotor.
  private static func wantedSpeech(_ response: Session.Response) -> [String] {
    response.speech.count > 3 ? response.speech.suffix(1) : response.speech
  }

  /// Returns whether a step is suitable for the question.
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

  /// The number of gestures that the learner has made.
  var gestures: Int { way.map(\.gestures).reduce(0, +) }
  private var heard: [String] { way.flatMap(\.speech) }

  /// The gesture that the lesson makes, or `nil` if the step isn't a single gesture.
  var gesture: GestureDefinition? { Gesture(step.command)?.definition }
  /// The gesture for describing the meaning, or `nil` if the step isn't a single gesture.
  ///
  /// A tap on an element moves the cursor there, so a touch replaces it.
  var meaning: GestureDefinition? {
    if case .tap(_?)? = Gesture(step.command) { return GestureDefinition.named("touch") }
    return gesture
  }
  /// The speech, for comparison with answers to a question about words.
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

  /// The expected speech.
  private var wanted: [String] {
    let speech = Self.wantedSpeech(response)
    return speech.isEmpty ? [response.sign?.words ?? ""] : speech
  }

  /// Whether the learner has heard only the beginning of the expected speech.
  var isOnTheWay: Bool { !heard.isEmpty && response.speech.starts(with: heard) }

  /// Returns whether a session is in the state after the step, with the same last output.
  func isReached(by session: Session, hearing response: Session.Response) -> Bool {
    let wanted = Self.wantedSpeech(self.response)
    let isHeard =
      self.response.sign == nil
      ? response.lines == self.response.lines
      : response.sign == self.response.sign && heard.suffix(wanted.count) == wanted[...]
    // Reading from the top isn't the same as reading from here, although both end at the same
    // place.
    let isMore = wanted.count > 1 && response.speech.count > wanted.count
    return isHeard && !isMore && session.cursor == goal.cursor
      && session.screenName == goal.screenName && session.tree == goal.tree
  }

  /// Returns whether a line is the expected gesture with the whole expected output, whatever path
  /// the learner took before.
  func isMade(by text: String, _ response: Session.Response) -> Bool {
    let made = InputLine(text).commands.compactMap { Gesture($0)?.definition.words }
    return made == [gesture?.words] && response.lines == self.response.lines
  }

  /// Whether the last speech is a single character.
  var isAboutCharacter: Bool { words.speech.last?.count == 1 }

  private static let wordsForCharacters: Set = [
    "the", "a", "an", "letter", "character", "der", "das", "ein", "buchstabe", "zeichen",
  ]

  /// Returns the character in a phrase such as “the letter o”.
  ///
  /// In “the letter a”, the character is also an article.
  private static func character(in text: String) -> String {
    let words = LessonAnswer(text).words
    let rest = words.dropLast().drop { wordsForCharacters.contains($0) } + words.suffix(1)
    return rest.isEmpty ? text : rest.joined(separator: " ")
  }

  /// Returns whether words are a right answer to a question about words.
  func isAnswered(by words: String) -> Bool {
    let answer = LessonAnswer(isAboutCharacter ? Self.character(in: words) : words)
    if let ask, ask.alsoRight.contains(where: answer.isSame) { return true }
    if words == self.words.speech.last { return true }
    return self.words.isAnswered(by: answer)
  }

  /// Returns whether an answer is the word for a refusal, which VoiceOver doesn't say.
  func isRefusalNamed(by words: String) -> Bool {
    response.isRefused && self.words.speech.isEmpty && !LessonAnswer(words).isSilence(with: [])
  }

  /// Returns a hint by its number, starting at 1.
  ///
  /// The author's hints come first, followed by the meaning and the spelling. After the last hint,
  /// this method returns the last hint again.
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

/// The last output of a step, which shows that the learner has reached it.
struct LessonSign: Hashable, Sendable {
  var words: String
  var isRotor = false
}

extension Session.Response {
  /// The utterances, as VoiceOver says them.
  var speech: [String] {
    content.compactMap {
      if case .speech(let spoken) = $0 { Display.spoken(spoken.text) } else { nil }
    }
  }

  /// The last speech or, if there's none, the last words about the rotor, or `nil` if there are
  /// none.
  var sign: LessonSign? {
    if let words = speech.last { return LessonSign(words: words) }
    let choices = content.compactMap { line in
      if case .beside(.rotor, let name) = line { Display.spoken(name).trimmedEnd } else { nil }
    }
    return choices.last { !$0.isEmpty }.map { LessonSign(words: $0, isRotor: true) }
  }
}
