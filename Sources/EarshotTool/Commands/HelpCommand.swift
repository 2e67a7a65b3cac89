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
    let nearest = nearestWord(to: topic, among: HelpPage.allCases.map(\.rawValue))
    throw .usage("no help on '\(topic)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
