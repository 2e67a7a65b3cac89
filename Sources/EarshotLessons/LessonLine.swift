package import EarshotLines
import EarshotSession

/// A line that a lesson prints, with whose voice it is.
///
/// VoiceOver's lines are those of any session. Every other line begins with a word and a colon, so
/// that an eye, an ear and a filter tell the voices apart without colour.
///
///     Lesson: A swipe to the right goes to the next element.
///     > swipe right
///     Locked
///     Question 1 of 8, gesture: How do you unlock the door?
///
/// - Source: our choice.
public struct LessonLine: Hashable, Sendable {
  /// Whose line it is.
  public enum Voice: String, CaseIterable, Hashable, Sendable {
    /// The author's prose.
    case lesson = "Lesson"
    /// A heading of the lesson.
    case section = "Section"
    /// A line of the outline of a screen.
    case outline = "Outline"
    /// A line of another block of the lesson.
    case example = "Example"
    /// A question.
    case question = "Question"
    /// An answer to choose.
    case choice = "Choice"
    /// Something to do.
    case task = "Task"
    /// A hint.
    case hint = "Hint"
    /// What the program says.
    case tool = "Earshot"
    /// A line of a session: a gesture, or what is heard.
    case session = ""
  }

  /// Whose line it is.
  public let voice: Voice
  /// The language of the lesson.
  private var language = LessonLanguage.english
  /// The words.
  private let wording: Wording
  /// What stands between the voice's word and the colon.
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

  /// The words that VoiceOver says in it, or `nil` for all other lines.
  package var heardWords: String? {
    guard voice == .session, !text.hasPrefix(LineMark.command.rawValue) else { return nil }
    switch HeardLine(text) {
    case .speech(let words): return words.isEmpty ? nil : words
    case .beside(let words):
      let mark = LineMark.beside.line("hint: ")
      return words.hasPrefix(mark) ? String(words.dropFirst(mark.count)) : nil
    }
  }

  /// What is heard beside VoiceOver's words in it, such as a sound; or `nil` for all other lines.
  package var heardBeside: (kind: SessionLine.Kind, text: String)? {
    guard voice == .session, let name = HeardLine(text).kind,
      let kind = SessionLine.Kind(rawValue: name)
    else { return nil }
    return (kind, String(text.drop { $0 != ":" }.dropFirst(2)))
  }

  /// The words that the app speaks by itself in it, and their language if it's another one; `nil` for all other lines.
  package var appWords: (text: String, language: String?)? {
    guard voice == .session, let kind = HeardLine(text).kind else { return nil }
    let words = kind.split(separator: " ")
    guard words.first == VoiceLine.word[...], words.count <= 2 else { return nil }
    let language = words.count == 2 ? String(words[1]) : nil
    return (String(text.drop { $0 != ":" }.dropFirst(2)), language)
  }

  /// What an ear hears of it as words: VoiceOver's, a rotor setting's, or the app's; `nil` for all other lines.
  package var utterance: String? {
    if let heardWords { return heardWords }
    if let (kind, text) = heardBeside, kind == .rotor { return text }
    return appWords?.text
  }

  /// Whether it says that a gesture did nothing.
  package var isRefusal: Bool { voice == .session && HeardLine(text).isRefusal }

  /// Whether it is code, whose lines are never broken between words.
  public var isCode: Bool { [.outline, .example].contains(voice) }

  /// What the program says.
  package static func tool(_ wording: Wording) -> LessonLine { LessonLine(.tool, wording) }
  /// What the program says in words that are the same in every language of a lesson.
  public static func tool(verbatim text: String) -> LessonLine { LessonLine(.tool, text) }
  /// A line with nothing in it.
  public static let blank = LessonLine(.session, "")

  /// Lines of a session.
  static func session(_ lines: [String]) -> [LessonLine] { lines.map { LessonLine(.session, $0) } }

  /// What a line of input lets hear; what the program says of it is in the program's voice.
  ///
  /// - Parameters:
  ///   - response: The result of the line.
  ///   - translate: Gives what the session says of it in every language of lessons.
  /// - Returns: The lines.
  static func session(
    _ response: Session.Response,
    translating translate: (String) -> Wording = { Wording(verbatim: $0) }
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

  /// The line in a language.
  package func inLanguage(_ language: LessonLanguage) -> LessonLine {
    var line = self
    line.language = language
    return line
  }

  /// The line as it is printed; speech that begins like another voice is escaped.
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
  /// The word that its lines begin with.
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
  /// Whether a claim was typed, whose verdict is the line itself.
  fileprivate var isClaim: Bool { if case .claim = self { true } else { false } }
}
