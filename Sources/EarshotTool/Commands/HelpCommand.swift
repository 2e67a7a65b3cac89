internal import EarshotNotation

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
      console.output.fragment(try page(topic.lowercased()))
    }
    return .ok
  }

  private func page(_ topic: String) throws(Failure) -> String {
    if let page = HelpPage(rawValue: topic) { return page.text }
    let ending = Suggestion.ending(for: topic, in: HelpPage.allCases.map(\.rawValue))
    throw .usage("no help on '\(topic)'\(ending)")
  }
}
