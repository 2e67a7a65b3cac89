package import EarshotLines
import EarshotSession

/// A line that a lesson prints, with its voice.
///
/// VoiceOver's lines look like the lines of any session. Every other line begins with a word and a
/// colon, so people and filters can distinguish the voices without color.
///
///     Lesson: A swipe to the right goes to the next element.
///     > swipe right
///     Locked
///     Question 1 of 8, gesture: How do you unlock the door?
///
/// - Source: our choice.
public struct LessonLine: Hashable, Sendable {
  /// The speaker of a line.
  public enum Voice: String, CaseIterable, Hashable, Sendable {
    /// The author's prose.
    case lesson = "Lesson"
    /// A heading of the lesson.
    case section = "Section"
    /// A line of the outline of a screen.
    case outline = "Outline"
    /// A line of a different block in the lesson.
    case example = "Example"
    /// A question.
    case question = "Question"
    /// An answer to choose.
    case choice = "Choice"
    /// A task.
    case task = "Task"
    /// A hint.
    case hint = "Hint"
    /// The program's own words.
    case tool = "Earshot"
    /// A line of a session: a gesture, or its output.
    case session = ""
  }

  /// The speaker of the line.
  public let voice: Voice
  /// The language of the lesson.
  private var language = LessonLanguage.english
  /// The words in every language.
  private let wording: Wording
  /// The text between the voice's word and the colon.
  private let detail: Wording
  /// The series of a chart that plays, or `nil` for all other lines.
  package private(set) var graph: GraphLine?

  /// The words, in the language of the lesson.
  public var text: String { wording[language] }

  /// Creates a line of words that are the same in every language.
  public init(_ voice: Voice, _ text: String) { self.init(voice, Wording(verbatim: text)) }

  init(_ voice: Voice, _ text: String, detail: Wording) {
    self.init(voice, Wording(verbatim: text), detail: detail)
  }

  package init(
    _ voice: Voice,
    _ wording: Wording,
    detail: Wording = Wording(verbatim: "")
  ) {
    self.voice = voice
    self.wording = wording
    self.detail = detail
  }

  /// VoiceOver's words in the line, or `nil` for all other lines.
  package var heardWords: String? {
    guard voice == .session, !text.hasPrefix(LineMark.command.rawValue) else { return nil }
    switch HeardLine(text) {
    case .speech(let words): return words.isEmpty ? nil : words
    case .beside(let words):
      let mark = LineMark.beside.line("hint: ")
      return words.hasPrefix(mark) ? String(words.dropFirst(mark.count)) : nil
    }
  }

  /// The output other than VoiceOver's words, such as a sound, or `nil` for all other lines.
  package var heardBeside: (kind: SessionLine.Kind, text: String)? {
    guard voice == .session, let name = HeardLine(text).kind,
      let kind = SessionLine.Kind(rawValue: name)
    else { return nil }
    return (kind, String(text.drop { $0 != ":" }.dropFirst(2)))
  }

  /// The app's own words, and their language if it's different, or `nil` for all other lines.
  package var appWords: (text: String, language: String?)? {
    guard voice == .session, let kind = HeardLine(text).kind else { return nil }
    let words = kind.split(separator: " ")
    guard words.first == VoiceLine.word[...], words.count <= 2 else { return nil }
    let language = words.count == 2 ? String(words[1]) : nil
    return (String(text.drop { $0 != ":" }.dropFirst(2)), language)
  }

  /// The speech from VoiceOver, a rotor setting, or the app, or `nil` for all other lines.
  package var utterance: String? {
    if let heardWords { return heardWords }
    if let (kind, text) = heardBeside, kind == .rotor { return text }
    return appWords?.text
  }

  /// Whether the line reports that a gesture did nothing.
  package var isRefusal: Bool { voice == .session && HeardLine(text).isRefusal }

  /// Whether the line is code, which never wraps between words.
  public var isCode: Bool { [.outline, .example].contains(voice) }

  /// Returns a line of the program's own words.
  package static func tool(_ wording: Wording) -> LessonLine { LessonLine(.tool, wording) }
  /// Returns a line with the program's words that are the same in every language of lessons.
  public static func tool(verbatim text: String) -> LessonLine { LessonLine(.tool, text) }
  /// An empty line.
  public static let blank = LessonLine(.session, "")

  /// Returns lines of a session.
  static func session(_ lines: [String]) -> [LessonLine] { lines.map { LessonLine(.session, $0) } }

  /// Returns the output of a line of input.
  ///
  /// The program's words are in the program's voice.
  ///
  /// - Parameters:
  ///   - response: The result of the line.
  ///   - translate: A closure that returns the session's words in every language of lessons.
  /// - Returns: The lines to print.
  static func session(
    _ response: Session.Response,
    translating translate: (String) -> Wording = { SessionWording.row($0) ?? Wording(verbatim: $0) }
  ) -> [LessonLine] {
    guard !response.input.isClaim else { return session(response.lines) }
    return response.content.flatMap { line -> [LessonLine] in
      switch line {
      case .note(let text): text.isEmpty ? [] : [.tool(translate(text))]
      case .refusal(let reason): [LessonLine(.session, reason.line)]
      case .speech, .hint, .beside, .voice, .claim, .silence: session(line.printed)
      case .graph(let graph):
        session(line.printed).map { line in
          var line = line
          line.graph = graph
          return line
        }
      }
    }
  }

  /// Returns the line in a language.
  package func inLanguage(_ language: LessonLanguage) -> LessonLine {
    var line = self
    line.language = language
    return line
  }

  /// The line as printed.
  ///
  /// Speech that begins like a different voice is escaped.
  public var printed: String {
    guard voice == .session else {
      return "\(voice.word[language])\(detail[language]): \(text)"
    }
    return looksLikeAVoice ? LineMark.escape.rawValue + text : text
  }

  private var looksLikeAVoice: Bool {
    Voice.allCases.contains { $0 != .session && text.begins(with: $0.word[language]) }
      && text.contains(":")
  }
}

extension LessonLine.Voice {
  /// The word that the lines of the voice begin with.
  fileprivate var word: Wording {
    Wording(en: rawValue, de: german)
  }

  private var german: String {
    switch self {
    case .lesson: "Lektion"
    case .section: "Abschnitt"
    case .outline: "Gliederung"
    case .example: "Beispiel"
    case .question: "Frage"
    case .choice: "Antwort"
    case .task: "Aufgabe"
    case .hint: "Tipp"
    case .tool, .session: rawValue
    }
  }
}

extension Session.Input {
  /// Whether the input was a claim, so the line itself is the verdict.
  fileprivate var isClaim: Bool { if case .claim = self { true } else { false } }
}
