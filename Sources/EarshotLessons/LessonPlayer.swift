import EarshotLines
import EarshotSession
import EarshotTranscripts
public import EarshotNotation

/// Plays a lesson: a line of input goes in, the lines to print come out.
///
///     var player = LessonPlayer(lesson, documents: [document], mode: .asking)
///     player.begin()                 // the prose, and the first question
///     player.take("swipe right")     // what is heard, whether it was right, and the next question
///
/// A player is a value and a pure function of its input, as a session is: whoever keeps ``inputs``
/// can bring it back to where it was. What it prints is lines, each with its voice, one after the
/// other, so that a screen reader reads them as they come.
public struct LessonPlayer: Sendable {
  /// How a lesson is played.
  public enum Mode: Hashable, Sendable {
    /// Each step waits for Return, and then tells what is heard.
    case telling
    /// Each step is a question.
    case asking
  }

  /// What the player waits for; behind a reference, since questions and tries hold sessions of their own.
  indirect enum Awaited: Sendable {
    case nothing
    /// Return, and then the lesson goes on.
    case more
    /// Return, and then the step is made.
    case goOn(Transcript.Step)
    /// The gesture that leads to what is heard, or the words that are.
    case answer(LessonQuestion)
    /// One of several answers.
    case choice(LessonChoice)
    /// Gestures of the learner's own, until the claims of a task hold.
    case task(LessonTry)
    /// Gestures of the learner's own, until an empty line.
    case practice
  }

  let lesson: Lesson
  let mode: Mode
  private let documents: [AppDocument]
  private let overrides: [(name: String, value: String)]
  /// Whether it waits before a section that would push another one off the screen.
  let pauses: Bool

  /// The place of the next part.
  var place = 0
  /// The transcript that is played.
  var transcript: Int?
  var session: Session
  var awaited = Awaited.nothing
  /// The question about the step that comes.
  var waitingAsk: LessonAsk?
  /// What the learner did in the sessions before this one, as transcripts.
  var finished: [[String]] = []
  var score = LessonScore()
  /// The outline that was met last.
  var outline: [String] = []
  /// How many lines of it the learner has seen, until all were shown.
  var outlineShown = 0
  /// The heading of the section.
  var section = ""
  /// The place of the part that is asked about, and the number of the question.
  var questionPlace = 0
  var questionNumber = 0
  /// The speech so far.
  var heard: Set<String> = []
  /// The player as it waited before, for the way back; none of them has a history of its own.
  var history: [LessonPlayer] = []
  /// What the learner typed so far, line by line.
  public internal(set) var inputs: [String] = []
  /// Whether what comes now is the section to try things out.
  var isTrying = false
  /// What can be taken back: the sessions before each try.
  var tries: [Session] = []
  /// The rules of the question that was answered last, for `:why`.
  var lastRules: [String] = []
  /// Whether the learner knows what the words in brackets mean.
  var knowsEvidence = false
  /// Whether the learner knows that some of what commands say is in English.
  var knowsEnglish = false
  /// Whether the learner knows that tries between the steps leave no trace.
  var knowsTheSide = false

  /// Whether the lesson is over.
  public internal(set) var isOver = false
  /// Whether it was played to its end.
  public internal(set) var isFinished = false

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - documents: The apps that its transcripts walk, one for each.
  ///   - mode: Whether it tells or asks.
  ///   - overrides: Settings that win over those of the lesson, by name.
  ///   - pauses: Whether it waits for Return before it fills more than a screen.
  /// - Precondition: There are as many documents as the lesson has transcripts.
  public init(
    _ lesson: Lesson,
    documents: [AppDocument],
    mode: Mode,
    overrides: [(name: String, value: String)] = [],
    pauses: Bool = false
  ) {
    precondition(documents.count == lesson.transcripts.count, "a document for each transcript")
    self.lesson = lesson
    self.documents = documents
    self.mode = mode
    self.overrides = overrides
    self.pauses = pauses
    session = Session(documents[0])
  }

  /// What is asked for, as a prompt of one line.
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

  /// The gestures that the lesson practices, by their words, in alphabetical order.
  package var practised: [String] { lesson.practices.sorted() }

  /// The language of the lesson.
  public var language: LessonLanguage { lesson.language }

  /// Whether Return is all that is waited for; a command that is typed is repeated.
  public var takesReturn: Bool {
    switch awaited {
    case .nothing, .more, .goOn: true
    case .answer, .choice, .practice, .task: false
    }
  }

  /// Whether gestures are what is typed now.
  public var takesGestures: Bool {
    switch awaited {
    case .answer(let question): question.kind == .gesture
    case .practice, .task: true
    case .nothing, .more, .goOn, .choice: false
    }
  }

  /// What the learner did: a transcript, line by line, for each session that was begun.
  ///
  /// Each carries its screen, and replays green.
  public var transcripts: [[String]] { finished + currentTranscript }

  /// The transcript of the session that goes on, if it has begun.
  private var currentTranscript: [[String]] {
    guard let transcript else { return [] }
    let name = lesson.transcripts[transcript].nameOfScreen
    let screen = documents[transcript].screenText.split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).drop(while: \.isEmpty).map(String.init)
    return [session.transcriptLines(screen: name) + ["", "-- \(name) --"] + screen.dropLast()]
  }

  /// Begins the session of a transcript, where it is another than before.
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
  /// The ways to complete a line that is being typed; where words are asked for there are none.
  ///
  /// - Complexity: O(*n*) in the number of names that fit.
  public func completions(of line: String) -> [String] {
    if case .answer(let question) = awaited, question.kind == .words { return [] }
    return session.completions(of: line)
  }
}

extension Transcript {
  /// What the screens are called where they travel with a transcript.
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

// Going on where the learner was.
extension LessonPlayer {
  /// Whether words or the number of an answer are asked for, which no line repeats.
  public var asksForText: Bool {
    switch awaited {
    case .answer(let question): question.kind == .words
    case .choice: true
    case .nothing, .more, .goOn, .task, .practice: false
    }
  }

  /// Takes again what a learner typed before; a player that has just begun comes to the same place.
  ///
  /// - Returns: Where that is, and what waits for an answer.
  public mutating func resume(_ inputs: [String]) -> [LessonLine] {
    for line in inputs { _ = take(line) }
    let place = cursorWords.map { [LessonLine.tool(.cursorIsOn($0))] } ?? []
    let now = place + openQuestion
    let read = fittingEnd(of: linesOfSection, above: now)
    return inLanguage([.tool(.youAre(at: whereabouts))] + read + now)
  }

  /// What VoiceOver says of the element under the cursor, or `nil` where it says nothing.
  var cursorWords: String? {
    var copy = session
    return copy.cursor == nil ? nil : copy.run("tap").speech.first
  }

  /// The heading and the prose of the section, as far as they were read.
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
