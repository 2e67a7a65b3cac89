internal import EarshotAudit
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The definition of `earshot help`.
  static let help = Command("help", usage: "[TOPIC]", summary: "print a page of help") {
    (options, environment, console) throws(Failure) in
    try HelpCommand(topics: options.operands).run(environment, &console)
  }
}

/// `earshot help`: explains the program, in lines of at most 72 columns and, on a terminal, page by
/// page.
struct HelpCommand {
  /// The requested topics, or an empty array for the overview.
  let topics: [String]

  /// Prints the pages about the topics.
  func run(_ environment: Environment, _ console: inout Console) throws(Failure) -> ExitCode {
    let text = try text()
    guard environment.isConversation, let rows = environment.rows else {
      console.output.fragment(text)
      return .ok
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let fitted = HelpReflow(columns: environment.columns).lines(of: lines)
    return try show(Pager(fitted), rows, environment, &console)
  }

  private func text() throws(Failure) -> String {
    if topics.isEmpty { return HelpPage.overview }
    var pages: [String] = []
    if topics.map({ $0.lowercased() }) == ["gestures", "all"] { return HelpPage.allGestures.text }
    for topic in topics { pages.append(try page(topic).text) }
    return pages.joined(separator: "\n")
  }

  /// Shows the pages one by one, until the last one or until the reader quits.
  private func show(
    _ pager: Pager,
    _ rows: Int,
    _ environment: Environment,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    SignalPipe.shared.catchEndings(.end)
    var keys: KeyReader?
    defer { keys?.rest() }
    var pager = pager
    while true {
      let part = pager.next(rows: environment.rows ?? rows) { line in
        console.output.pieces(of: line, indentedBy: line.prefix { $0 == " " }.count)
      }
      for row in part { try console.output.verbatim(row) }
      try console.output.flush()
      if pager.isOver { return .ok }
      console.output.show(Pager.question)
      if keys == nil { keys = KeyReader(signals: .shared) }
      guard let input = try keys?.answer() else { return .ok }
      if case .stop(let status) = input { return status }
      console.output.show("\r\u{1B}[K")
      if Pager.answer(input) != .more { return .ok }
    }
  }

  private func page(_ topic: String) throws(Failure) -> HelpPage {
    let advice = NotationGuide.advice(on: topic)
    if let page = HelpPage.on(topic) {
      return topic.first?.isUppercase == true ? page.preceded(by: advice, on: topic) : page
    }
    let words =
      [NotationGuide.roles, .traits, .properties, .events].flatMap(\.rows).map(\.word)
      + EffectWord.all.map(\.name)
    let near = Suggestion.ending(for: topic.lowercased(), in: HelpPage.all.map(\.topic) + words)
    let other = Self.otherPage(topic)
    let endings = Option(rawValue: topic) == nil ? [advice, other, near] : [other, advice, near]
    let ending = endings.first { !$0.isEmpty } ?? Self.overview
    throw .usage("there's no help on '\(topic)'\(ending)")
  }

  private static let overview = "; 'earshot help' lists the pages"

  /// Returns the end of a message about a topic without a page, or an empty string.
  ///
  /// The end names the command that explains the topic.
  private static func otherPage(_ topic: String) -> String {
    if Help.isOfGestures(topic) { return "; 'earshot help gestures' lists the gestures" }
    if Help.knows(topic) { return "; in a walk, ':help \(topic)' explains it" }
    if AuditRule.named(topic) != nil { return "; 'earshot audit --explain \(topic)' explains it" }
    guard let option = Option(rawValue: topic) else { return "" }
    if OptionRow.common.contains(where: { $0.option == option }) {
      return "; 'earshot help options' explains '\(option.spelling)'"
    }
    let names = Command.all.filter { $0.knows(option) }.map(\.name)
    guard let first = names.first else { return "" }
    guard names.count > 1, names.count < 12 else {
      return "; 'earshot help \(first)' explains '\(option.spelling)'"
    }
    return "; the help pages of \(names.asQuotedList) explain '\(option.spelling)'"
  }
}
