import EarshotLines
import EarshotSession
import EarshotTranscripts
public import EarshotNotation

/// A player of a lesson, which takes a line of input and returns the lines to print.
///
///     var player = LessonPlayer(lesson, documents: [document], mode: .asking)
///     player.begin()                 // the prose and the first question
///     player.take("swipe right")     // the output, the verdict, and the next question
///
/// A player is a value and a pure function of its input, like a session, so you can restore it from
/// its ``inputs``. Its output consists of lines, each with a voice, in an order in which a screen
/// reader can read them as they appear.
public struct LessonPlayer: Sendable {
  /// A way to play a lesson.
  public enum Mode: Hashable, Sendable {
    /// Each step waits for Return and then shows its output.
    case telling
    /// The player asks the lesson's questions or, if it has none, a question about each suitable
    /// step.
    case asking
  }

  /// The input that the player waits for.
  ///
  /// It's indirect because questions and tasks contain sessions.
  indirect enum Awaited: Sendable {
    case nothing
    /// Return, which continues the lesson.
    case more
    /// Return, which runs the step.
    case goOn(Transcript.Step)
    /// The answer to a question: the gesture that leads to the output, or the words of the output.
    case answer(LessonQuestion)
    /// One of several answers to choose from.
    case choice(LessonChoice)
    /// Gestures for a task, until its claims are true.
    case task(LessonTry)
    /// Gestures for practice, until an empty line.
    case practice
  }

  let lesson: Lesson
  let mode: Mode
  private let documents: [AppDocument]
  private let overrides: [(name: String, value: String)]
  /// Whether the player waits before a section that would scroll another section off the screen.
  let pauses: Bool

  /// The index of the next part.
  var place = 0
  /// The index of the current transcript, or `nil` before the first step.
  var transcript: Int?
  var session: Session
  var awaited = Awaited.nothing
  /// The author's question about the next step, or `nil` if there's none.
  var waitingAsk: LessonAsk?
  /// The learner's earlier sessions, as transcripts.
  var finished: [[String]] = []
  var score = LessonScore()
  /// The lines of the last outline in the lesson.
  var outline: [String] = []
  /// The number of outline lines that the learner has seen, or 0 if the outline starts again.
  var outlineShown = 0
  /// The heading of the current section.
  var section = ""
  /// The index of the part that contains the current question, and the number of the question.
  var questionPlace = 0
  var questionNumber = 0
  /// The speech so far.
  var heard: Set<String> = []
  /// The earlier states of the player, for going back.
  ///
  /// None of these states has a history itself.
  var history: [LessonPlayer] = []
  /// The learner's input so far, line by line.
  public internal(set) var inputs: [String] = []
  /// Whether the current section is for trying things out.
  var isTrying = false
  /// The session before each of the learner's tries, for `:undo`.
  var tries: [Session] = []
  /// The rules behind the last answered question, for `:why`.
  var lastRules: [String] = []
  /// Whether the learner knows the meaning of the words in brackets.
  var knowsEvidence = false
  /// Whether the learner knows that part of the output is available only in English.
  var knowsEnglish = false
  /// Whether the learner knows that tries between the steps leave no trace.
  var knowsTheSide = false

  /// Whether the lesson is over.
  public internal(set) var isOver = false
  /// Whether the learner played the lesson to its end.
  public internal(set) var isFinished = false

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - lesson: The lesson to play.
  ///   - documents: The apps of its transcripts, one for each.
  ///   - mode: The way to play the lesson.
  ///   - overrides: Settings that override the lesson's settings, by name.
  ///   - pauses: Whether the player waits for Return before it prints more than a screen.
  /// - Precondition: The number of documents is the number of the lesson's transcripts.
  public init(
    _ lesson: Lesson,
    documents: [AppDocument],
    mode: Mode,
    overrides: [(name: String, value: String)] = [],
    pauses: Bool = false
  ) {
    precondition(documents.count == lesson.transcripts.count, "pass a document for each transcript")
    self.lesson = lesson
    self.documents = documents
    self.mode = mode
    self.overrides = overrides
    self.pauses = pauses
    session = Session(documents[0])
  }

  /// The expected input, as a prompt of one line.
  public var prompt: String {
    let word: Wording =
      switch awaited {
      case .nothing, .more, .goOn: .promptForReturn
      case .answer(let question): question.kind == .words ? .promptForWords : .promptForGesture
      case .choice: .promptToChoose
      case .practice, .task: .promptToTry
      }
    return word[lesson.language] + ": "
  }

  /// The names of the gestures that the lesson practices, in alphabetical order.
  package var practiced: [String] { lesson.practices.sorted() }

  /// The language of the lesson.
  public var language: LessonLanguage { lesson.language }

  /// Whether the player waits only for Return.
  ///
  /// If the learner types a command, the player asks again.
  public var takesReturn: Bool {
    switch awaited {
    case .nothing, .more, .goOn: true
    case .answer, .choice, .practice, .task: false
    }
  }

  /// Whether the player expects gestures.
  public var takesGestures: Bool {
    switch awaited {
    case .answer(let question): question.kind == .gesture
    case .practice, .task: true
    case .nothing, .more, .goOn, .choice: false
    }
  }

  /// The learner's sessions, as a transcript for each session that began.
  ///
  /// Each transcript contains its screen and passes when you replay it.
  public var transcripts: [[String]] { finished + currentTranscript }

  /// The transcript of the current session, or an empty array if none has begun.
  private var currentTranscript: [[String]] {
    guard let transcript else { return [] }
    let name = lesson.transcripts[transcript].nameOfScreen
    let screen = documents[transcript].screenText.split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).drop(while: \.isEmpty).map(String.init)
    return [session.transcriptLines(screen: name) + ["", "-- \(name) --"] + screen.dropLast()]
  }

  /// Begins the session of a transcript, unless it's the current one.
  mutating func enter(_ transcript: Int) {
    guard transcript != self.transcript else { return }
    finished = transcripts
    self.transcript = transcript
    let source = lesson.transcripts[transcript]
    let settings = source.settings.map { ($0.name, $0.value) } + overrides
    var options = SessionOptions()
    for (name, value) in settings { options.set(name, to: value) }
    session = Session(documents[transcript], options: options)
    session.firstScreen = source.start
    session.run(LineMark.note.line(lesson.title))
    tries = []
    if case .path = source.screen { outline = [] }
  }
}

extension LessonPlayer {
  /// Returns the ways to complete a line of input, or an empty array if the question is about
  /// words.
  ///
  /// - Complexity: O(*n*), where *n* is the number of matching names.
  public func completions(of line: String) -> [String] {
    if case .answer(let question) = awaited, question.kind == .words { return [] }
    return session.completions(of: line)
  }
}

extension Transcript {
  /// The name of the screen file that the transcript opens or contains.
  fileprivate var nameOfScreen: String {
    let name: String =
      switch screen {
      case .sample: SampleApp.source.name
      case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
      case .embedded(let source): embedded.first { $0.source == source }?.name ?? source.name
      }
    return FileKind.screen.named(name)
  }
}

// Resuming where the learner stopped.
extension LessonPlayer {
  /// Whether the player expects words or the number of an answer instead of a gesture.
  public var asksForText: Bool {
    switch awaited {
    case .answer(let question): question.kind == .words
    case .choice: true
    case .nothing, .more, .goOn, .task, .practice: false
    }
  }

  /// Replays a learner's earlier input in a new player to return to the same place.
  ///
  /// - Returns: The place, the prose of the section, and the open question.
  public mutating func resume(_ inputs: [String]) -> [LessonLine] {
    for line in inputs { _ = take(line) }
    let place = cursorWords.map { [LessonLine.tool(.cursorIsOn($0))] } ?? []
    let now = place + openQuestion
    let read = fittingEnd(of: linesOfSection, above: now)
    return inLanguage([.tool(.youAre(at: whereabouts))] + read + now)
  }

  /// VoiceOver's words for the element with the cursor, or `nil` if it says nothing.
  var cursorWords: String? {
    var copy = session
    return copy.cursor == nil ? nil : copy.run("tap").speech.first
  }

  /// The heading and the prose of the section, up to the current place.
  var linesOfSection: [LessonLine] {
    let read = lesson.parts.prefix(place)
    let start = read.lastIndex { if case .heading = $0 { true } else { false } } ?? 0
    return read.dropFirst(start).compactMap { part in
      switch part {
      case .heading(let text): LessonLine(.section, text)
      case .paragraph(let text): LessonLine(.lesson, text)
      case .outline, .block, .step, .ask, .task: nil
      }
    }
  }
}
