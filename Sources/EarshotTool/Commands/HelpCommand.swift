internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The row of `earshot help`.
  static let help = Command("help", usage: "[TOPIC]") {
    (options, _, console) throws(Failure) in
    try HelpCommand(topics: options.operands).run(&console)
  }
}

/// `earshot help`: how to use the program, in lines of at most 72 columns.
struct HelpCommand {
  /// What help is wanted on; nothing for the overview.
  let topics: [String]

  /// Prints the pages.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard !topics.isEmpty else {
      console.output.fragment(HelpPage.overview)
      return .ok
    }
    for (number, topic) in topics.enumerated() {
      if number > 0 { console.output.fragment("\n") }
      console.output.fragment(try page(topic.lowercased()).text)
    }
    return .ok
  }

  private func page(_ topic: String) throws(Failure) -> HelpPage {
    if let page = HelpPage.all.first(where: { $0.topic == topic }) { return page }
    let ending = Suggestion.ending(for: topic, in: HelpPage.all.map(\.topic))
    throw .usage("no help on '\(topic)'\(ending)")
  }
}
