import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A question in the author's words: a block ```` ```ask ````.
///
/// Docs/WritingLessons.md, “Questions”, describes the block.
public struct LessonAsk: Hashable, Sendable {
  /// The kinds of questions.
  ///
  /// Each name is the key of the block's first line.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The question asks for the gesture of the next step.
    case gesture
    /// The question asks for the speech at the next step.
    case words
    /// The question asks learners to choose one of several answers.
    case choice
  }

  /// An answer to choose.
  public struct Choice: Hashable, Sendable {
    /// The text of the answer.
    public var text: String
    /// Whether the answer is right.
    public var isRight: Bool
    /// The feedback for learners who choose this answer, or an empty string.
    public var remark = ""
  }

  /// An expected mistake, with the reply to it.
  public struct Mistake: Hashable, Sendable {
    /// The words that are wrong.
    public var words: String
    /// The reply to learners who give this answer.
    public var reply: String
  }

  /// The kind of question.
  public var kind: Kind
  /// The question, or an empty string for the default wording.
  public var text = ""
  /// The answers to choose from.
  public var choices: [Choice] = []
  /// Other correct words.
  public var alsoRight: [String] = []
  /// Expected mistakes, each with a reply.
  public var wrong: [Mistake] = []
  /// The gestures that the question practices, or `nil` for the lesson's gestures.
  public var practices: Set<String>?
  /// Whether only the gesture of the step is right, instead of every gesture with the same result.
  public var isExact = false
  /// The hints and the explanation.
  public var help = LessonHelp()
}

extension LessonAsk {
  /// Reads a block and reports its errors.
  ///
  /// - Returns: The question, or `nil` if its kind can't be determined.
  static func read(
    _ block: MarkdownBlocks.Block,
    in language: LessonLanguage,
    _ diagnostics: inout DiagnosticCollector
  ) -> LessonAsk? {
    let entries = LessonBlock(block.lines, in: language).entries
    guard let first = entries.first, case .field(let word) = first.kind,
      let kind = Kind(rawValue: word)
    else {
      let kinds = Kind.allCases.map { "\($0.rawValue):" }.asAlternatives
      diagnostics.report(
        "start a question with \(kinds)",
        at: entries.first?.line.range ?? block.range
      )
      return nil
    }
    var ask = LessonAsk(kind: kind, text: first.prose)
    for entry in entries.dropFirst() { ask.read(entry, &diagnostics) }
    ask.checkChoices(block.range, &diagnostics)
    return ask
  }

  private static let keys = ["also", "wrong", "exactly", "practices", "hint", "because", "rule"]

  private mutating func read(_ entry: LessonBlock.Entry, _ diagnostics: inout DiagnosticCollector) {
    if LessonBlock.read(entry, into: &help, &diagnostics) { return }
    switch entry.kind {
    case .choice(let isRight):
      let remark = PlainProse.plain(entry.below.joined(separator: " "), in: entry.language)
      let text = PlainProse.plain(entry.value, in: entry.language)
      choices.append(Choice(text: text, isRight: isRight, remark: remark))
    case .field("wrong") where entry.value.isEmpty || entry.below.isEmpty:
      diagnostics.report(
        "'wrong:' needs a wrong answer and, indented on the next line, the reply",
        at: entry.line.range
      )
    case .field("wrong"):
      let reply = PlainProse.plain(entry.below.joined(separator: " "), in: entry.language)
      wrong.append(Mistake(words: entry.value, reply: reply))
    case .field("exactly") where kind == .gesture && ["true", "yes"].contains(entry.value):
      isExact = true
    case .field("exactly"):
      diagnostics.report(
        """
        delete 'exactly', or write 'exactly: true' in a 'gesture:' question, so the question \
        accepts only the step's gesture
        """,
        at: entry.line.range
      )
    case .field("also"): alsoRight.append(entry.whole)
    case .field(let key) where GestureNames.key(key) == "practices":
      practices = GestureNames.read(entry.field, &diagnostics)
    case .field(let key):
      let near = Suggestion.ending(for: key, in: Self.keys)
      let ending = near.isEmpty ? "; use \(Self.keys.asAlternatives)" : near
      diagnostics.report("'\(key)' isn't part of a question\(ending)", at: entry.line.range)
    case .command, .claim, .text:
      diagnostics.report(
        """
        a question can contain only 'key: value' lines and answers; indent a line that continues \
        the line above
        """,
        at: entry.line.range
      )
    }
  }

  private func checkChoices(_ range: Range<Int>, _ diagnostics: inout DiagnosticCollector) {
    if kind != .choice {
      guard !choices.isEmpty else { return }
      return diagnostics.report(
        "only a 'choice:' question can have a list of answers; delete the list, or begin the block with 'choice:'",
        at: range
      )
    }
    if text.isEmpty {
      diagnostics.report(
        "a 'choice:' question needs text; write the question after 'choice:'",
        at: range
      )
    }
    if choices.count < 2 {
      diagnostics.report(
        "a 'choice:' question needs at least two answers; write each on a line such as '- [ ] No'",
        at: range
      )
    }
    if !choices.isEmpty, !choices.contains(where: \.isRight) {
      diagnostics.report(
        "this question has no right answer; write '- [x]' before the right one",
        at: range
      )
    }
  }

  /// Returns the reason that a step isn't suitable for the question, or `nil` if it is.
  func objection(to step: Transcript.Step) -> Diagnostic.Message? {
    let lines = InputLine(step.command).commands
    guard let line = lines.first, lines.count == 1, let gesture = Gesture(line)?.definition,
      gesture.isAnswered
    else {
      return
        "the step on line \(step.line) isn't a single gesture of the fingers, so you can't ask about it; change the step or the question"
    }
    return nil
  }
}
