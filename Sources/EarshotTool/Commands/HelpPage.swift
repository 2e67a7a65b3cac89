internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// A page of help.
///
/// Earshot generates the pages about commands from their definitions.
struct HelpPage: Sendable {
  /// The topic of the page.
  let topic: String
  /// The text of the page.
  let text: String

  /// All pages, commands first.
  static var all: [HelpPage] { ofCommands + ofMatters }

  private static var ofCommands: [HelpPage] { Command.all.compactMap(HelpPage.init) }

  private static var ofMatters: [HelpPage] {
    [
      HelpPage("gestures", "Gestures, their short forms, and their effects."),
      HelpPage("commands", "Commands that aren't gestures."),
      HelpPage(
        "phrases",
        "Phrases for Voice Control, to use with 'say' after 'voice control on'."
      ),
    ] + NotationGuide.allCases.map(HelpPage.init) + [
      .numbers,
      .settings,
      .lines,
      .claims,
      .options,
      .status,
    ]
  }

  /// The file extensions of screen files, as a list in words, such as `.screen, .json, or .xml`.
  private static var endings: String {
    let endings = FileKind.ofApps.map(\.ending)
    return endings.dropLast().joined(separator: ", ") + ", or \(endings.last ?? "")"
  }

  /// The text of `earshot help` without a topic.
  static var overview: String {
    let alone = (
      usage: "earshot [FILE…]", summary: String?.some("use an app, or the sample app, by ear")
    )
    let groups = Command.groups.enumerated().map { number, group in
      let rows = group.commands.map {
        (usage: $0.line, summary: $0.summary)
      }
      let lines = ((number == 0 ? [alone] : []) + rows).map { row in
        let usage = "  " + row.usage
        return (row.summary.map { usage.followed(by: $0, inColumn: 30) } ?? usage) + "\n"
      }
      return "\(group.title):\n\(lines.joined())"
    }
    return "usage: earshot COMMAND [options]\n\n" + groups.joined(separator: "\n") + """

      FILE is a screen file (\(endings)), a folder of screen
      files, or - for standard input. Earshot opens several files together, as
      one app. For files from other tools, see earshot help import.

      \(wrapped("Topics: \(all.map(\.topic).joined(separator: ", ")).").joined(separator: "\n"))

      """
  }
}

extension HelpPage {
  /// Creates the page of a command, or returns `nil` if the command has no description.
  private init?(_ command: Command) {
    guard let about = command.about else { return nil }
    let options = command.options.flatMap { $0.lines(indentedBy: 15) }
    let related = command.related + ["options", "status"]
    let usage = "usage: \(command.line)"
    let paragraphs = [
      usage + (options.isEmpty ? "" : " [options]"),
      about,
      options.joined(separator: "\n"),
      command.closing ?? "",
      "See also: earshot help \(related.joined(separator: ", ")).",
    ]
    topic = command.name
    text = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The page about all gestures, including those that Earshot doesn't simulate.
  static let allGestures = HelpPage(
    "gestures all",
    "All gestures of VoiceOver, and all events of the device."
  )

  /// Creates a page from the session's help on the same topic, with long lines wrapped.
  private init(_ topic: String, _ title: String) {
    let lines = Help.lines(on: topic).flatMap { Self.wrapped($0) }
    self.topic = topic
    text = ([title, ""] + lines).map { $0 + "\n" }.joined()
  }

  /// The page about the claims of a session.
  private static var claims: HelpPage {
    let forms = ClaimVerb.allCases.flatMap(\.forms) + [ClaimVerb.negated]
    let rows = forms.flatMap { ["? \($0.usage)"] + wrapped($0.isTrueIf, indentedBy: 4) }
    let title = "Claims in sessions, each with the condition that makes it true."
    return HelpPage(topic: "claims", text: ([title, ""] + rows).map { $0 + "\n" }.joined())
  }

  /// Creates a page about keywords of the screen format, from the tables of the parser.
  private init(_ guide: NotationGuide) {
    topic = guide.rawValue
    text = Self.table(guide.title, guide.rows.map { ($0.word, $0.meaning) })
  }

  /// Returns the page about a topic, a keyword of the screen format, or a gesture or command of a
  /// session.
  ///
  /// - Returns: The page, or `nil` if there's no help.
  static func on(_ topic: String) -> HelpPage? {
    let topic = topic.lowercased()
    if let page = all.first(where: { [topic, topic + "s"].contains($0.topic) }) { return page }
    if wordsForNumbers.contains(topic) { return numbers }
    if let guide = NotationGuide(meantBy: topic) { return HelpPage(guide) }
    let pages = [HelpPage(word: topic), HelpPage(ofSession: topic)].compactMap { $0 }
    guard !pages.isEmpty else { return nil }
    return HelpPage(topic: topic, text: pages.map(\.text).joined(separator: "\n"))
  }

  /// Returns the page, preceded by advice about a SwiftUI name that has a different meaning in
  /// Earshot.
  func preceded(by advice: String, on word: String) -> HelpPage {
    guard !advice.isEmpty else { return self }
    let line = "'\(Display.safe(word))' is a word from other tools\(advice)."
    return HelpPage(
      topic: topic,
      text: Self.unindented(line).map { $0 + "\n" }.joined() + "\n" + text
    )
  }

  /// Creates a page with the rows about a word in the tables of the screen format.
  ///
  /// Returns `nil` if there are no such rows.
  private init?(word: String) {
    guard !word.isEmpty else { return nil }
    let guides = NotationGuide.allCases.filter { !$0.rows(beginningWith: word).isEmpty }
    guard !guides.isEmpty else { return nil }
    let tables = guides.map { guide in
      Self.table(guide.title, guide.rows(beginningWith: word).map { ($0.word, $0.meaning) })
    }
    let related = guides.map(\.rawValue).joined(separator: ", ")
    topic = word
    text = (tables + ["See also: earshot help \(related).\n"]).joined(separator: "\n")
  }

  /// Creates a page with the session's help on a gesture or a command.
  ///
  /// Returns `nil` if no gesture or command has the name.
  private init?(ofSession name: String) {
    guard Help.knows(name) else { return nil }
    self = HelpPage(name, "In a session:")
  }

  /// The page about the settings of a session.
  private static var settings: HelpPage {
    let rows = Setting.all.map { ($0.name, "\($0.needs); \($0.effect)") }
    let title = "Settings: ':set NAME VALUE' in a session, 'NAME: VALUE' in a header."
    let headers = [
      ("screen", "the screen file, or the name of an embedded screen"),
      ("start", "the screen that 'start' opens"),
      ("compare", SpokenComparison.needs),
      ("xfail", "the reason for a known failure, which excuses the first step that fails"),
    ]
    let heading = "Only in the header of a session:"
    let text = [table(title, rows), table(heading, headers)].joined(separator: "\n")
    return HelpPage(topic: "settings", text: text)
  }

  /// The page about the characters that lines of a session begin with.
  private static var lines: HelpPage {
    let title = "Lines of a session: the first characters determine the kind of line."
    return HelpPage(
      topic: "lines",
      text: table(title, LineMark.guide.map { ($0.line, $0.meaning) })
    )
  }

  /// Returns a table of words and their meanings, below a title.
  private static func table(_ title: String, _ rows: [(word: String, meaning: String)]) -> String {
    let width = min(22, (rows.map(\.word.count).max() ?? 0) + 2)
    let lines = rows.flatMap { row -> [String] in
      let meaning = wrapped(row.meaning, to: 72 - width).map(\.trimmed)
      let margin = String(repeating: " ", count: width)
      if row.word.count >= width { return [row.word] + meaning.map { margin + $0 } }
      return [row.word.padded(to: width) + (meaning.first ?? "")]
        + meaning.dropFirst().map { margin + $0 }
    }
    return (unindented(title) + [""] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of a title, wrapped and without indentation.
  private static func unindented(_ title: String) -> [String] { wrapped(title).map(\.trimmed) }

  /// The page about the options that every command has.
  private static var options: HelpPage {
    let lines = OptionRow.common.flatMap { $0.lines(indentedBy: 28) }
    let others = OptionRow.common.filter { $0.help == nil }.map(\.option.spelling)
    return HelpPage(
      topic: "options",
      text: """
        \(lines.joined(separator: "\n"))
        \(others.joined(separator: ", "))

        Write options as --name value or --name=value, anywhere before a
        lone --.

        """
    )
  }

  /// The page about the exit status of the program.
  private static var status: HelpPage {
    let rows = ExitCode.allCases.map { code in
      String(code.rawValue).padded(to: 6) + code.meaning.indented(by: 6) + "\n"
    }
    return HelpPage(topic: "status", text: rows.joined())
  }

  /// Wraps a line between words, and indents continuation lines.
  private static func wrapped(
    _ line: String,
    indentedBy width: Int = 0,
    to limit: Int = 72
  ) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if current.isEmpty {
        current = String(repeating: " ", count: width) + word
      } else if current.count + word.count < limit {
        current += " \(word)"
      } else {
        lines.append(current)
        current = "    \(word)"
      }
    }
    return lines + [current]
  }
}

extension OptionRow {
  /// Returns the option and its description, which begins in the given column.
  ///
  /// The array is empty if there's no description.
  fileprivate func lines(indentedBy column: Int) -> [String] {
    guard let help else { return [] }
    return [usage.followed(by: help.indented(by: column), inColumn: column)]
  }
}

extension String {
  /// Returns the text, padded with spaces to a number of characters.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text followed by other text in a separate column, or on the next line if this text
  /// is too long.
  fileprivate func followed(by other: String, inColumn column: Int) -> String {
    count < column ? padded(to: column) + other : self + "\n" + "".padded(to: column) + other
  }

  /// Returns the text with spaces before all lines except the first.
  fileprivate func indented(by width: Int) -> String {
    split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: width))
  }
}
