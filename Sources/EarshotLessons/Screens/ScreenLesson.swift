package import EarshotNotation
package import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts

/// A generated lesson about any screen.
///
/// It covers VoiceOver's words at the stops, the destinations of gestures, the effects of controls,
/// and the findings of the audit.
///
///     let lesson = ScreenLesson(document, named: "menu", findings: findings)?.lesson
///
/// All questions and answers come from a session with the screen, so the player judges them like an
/// author's questions.
///
/// - Complexity: A session of at most ``stopLimit`` gestures for each of at most ``stopLimit``
///   stops.
package struct ScreenLesson {
  /// The audit's finding about a stop.
  package struct Finding: Hashable, Sendable {
    /// VoiceOver's words at the stop.
    let heard: String
    /// The error at the stop, without a period.
    let message: String
    /// The rule's requirement in German, or `nil` if only the message contains it.
    let german: String?

    /// Creates a finding.
    package init(heard: String, message: String, german: String? = nil) {
      self.heard = heard
      self.message = message
      self.german = german
    }
  }

  /// A part of the lesson, or the next step of the session.
  private enum Part {
    case part(Lesson.Part)
    case step
  }

  /// The maximum number of stops on a screen that the lesson covers.
  static let stopLimit = 30

  let language: LessonLanguage
  /// The session at the current point of the lesson.
  private(set) var session: Session
  private var parts: [Part] = []
  /// The resulting lesson.
  package private(set) var lesson: Lesson

  /// Creates a lesson, or returns `nil` if the first screen has no stops.
  ///
  /// - Parameters:
  ///   - document: The app with the screen.
  ///   - name: The name of the app in transcripts.
  ///   - findings: The audit's findings about the stops.
  ///   - language: The language of the lesson, or `nil` for the app's language if lessons support
  ///     it.
  ///   - screen: The screen that the app begins with, or `nil` for the first screen.
  ///   - options: The settings of the session.
  package init?(
    _ document: AppDocument,
    named name: String,
    findings: [Finding],
    language: LessonLanguage? = nil,
    screen: String? = nil,
    options: SessionOptions = SessionOptions()
  ) {
    session = Session(document, options: options)
    session.firstScreen = screen
    self.language = language ?? LessonLanguage(tag: session.language) ?? .english
    lesson = Lesson(title: "")
    guard make("start") != nil, session.cursor != nil, !session.order.isEmpty else { return nil }
    lesson.language = self.language
    lesson.title = Wording.titleOfScreen(session.title(of: session.screen))[self.language]
    write(document, name, findings)
    let lines = session.transcriptLines(screen: name).map { $0 + "\n" }.joined()
    let reading = Transcript.read(SourceText(name: name, lines))
    guard let transcript = reading.transcript, transcript.steps.count == stepCount else {
      return nil
    }
    lesson.transcripts = [transcript]
    var steps = transcript.steps[...]
    lesson.parts =
      [.heading(lesson.title)]
      + parts.compactMap { part in
        switch part {
        case .part(let part): part
        case .step: steps.popFirst().map { .step(transcript: 0, $0) }
        }
      }
  }

  private var stepCount: Int { parts.count { if case .step = $0 { true } else { false } } }

  /// Writes all sections after the first step.
  private mutating func write(_ document: AppDocument, _ name: String, _ findings: [Finding]) {
    add(.paragraph(Wording.stops(session.order.count)[language]))
    let outline = document.screenText.split(separator: "\n", omittingEmptySubsequences: false)
    add(.outline(name: name, lines: outline.drop(while: \.isEmpty).dropLast().map(String.init)))
    askWhatIsHeard()
    askWhichWay()
    askWhatHappens()
    ask(about: findings)
    setTask()
  }

  mutating func add(_ part: Lesson.Part) { parts.append(.part(part)) }

  mutating func begin(_ section: Wording) { add(.heading(section[language])) }

  /// Makes a gesture and writes it as the next step.
  ///
  /// - Returns: The output, or `nil` if the gesture does nothing and so isn't a step.
  @discardableResult
  mutating func make(_ command: String) -> Session.Response? {
    guard let (response, after) = tried(command) else { return nil }
    session = after
    parts.append(.step)
    return response
  }

  /// Tries a gesture and returns the result, or `nil` if it does nothing.
  func tried(_ command: String) -> (response: Session.Response, after: Session)? {
    var copy = session
    let response = copy.run(command)
    return response.isRefused ? nil : (response, copy)
  }

  /// Asks about the next gesture.
  mutating func ask(
    _ kind: LessonAsk.Kind,
    _ text: Wording,
    _ choices: [LessonAsk.Choice] = [],
    because reason: Wording? = nil
  ) {
    var ask = LessonAsk(kind: kind, text: text[language], choices: choices)
    ask.help.because = reason?[language]
    add(.ask(ask))
  }

  /// The index of the stop with the cursor, starting at 0, or `nil` if no stop has the cursor.
  var place: Int? { session.cursor.flatMap { session.settled.stops.firstIndex(of: $0) } }

  /// Returns the swipes that lead to a stop, or `nil` if the cursor is on it.
  private func swipes(to stop: Int) -> String? {
    guard let place, stop != place else { return nil }
    let (word, count) = (stop > place ? "right" : "left", abs(stop - place))
    return count == 1 ? "swipe \(word)" : "swipe \(word) \(count)"
  }

  /// Moves the cursor to a stop, as a step of the lesson.
  ///
  /// - Returns: Whether the cursor arrived there.
  mutating func move(to stop: Int) -> Bool {
    if place == stop { return true }
    let stops = session.settled.stops
    guard stops.indices.contains(stop), let command = swipes(to: stop),
      let (_, after) = tried(command), after.cursor == stops[stop]
    else { return false }
    make(command)
    return true
  }
}

extension Session.Stop {
  /// VoiceOver's words, as a lesson quotes them.
  var quoted: String { Display.spoken(description) }
  /// The label of the stop, or all of VoiceOver's words if it has none.
  var shortName: String { Display.spoken(label ?? description) }
}
