/// The notations for the parts of an element and for names of elements, for the help.
///
/// - Source: SCREEN-FORMAT.md, "Parts".
enum PartWord: CaseIterable, Hashable, Sendable {
  case action, content, importantContent, rotor, mark, link, chart, axis, series, continuousSeries,
    each, identifier, tag

  /// An example of the notation.
  var usage: String {
    switch self {
    case .action: "action \"Delete\": remove self"
    case .content: "content \"Weight\": 540 g"
    case .importantContent: "content important \"Size\": L"
    case .rotor: "rotor \"Steps\": .step"
    case .mark: "mark bold: \"10 minutes\""
    case .link: "mark link: \"terms\""
    case .chart: "chart \"Spending\": Rising"
    case .axis: "axis y \"Amount\": 0...700 euros"
    case .series: "series \"2025\": May 480 | June 530"
    case .continuousSeries: "series continuous \"2025\": 1 480 | 2 530"
    case .each: "each .step"
    case .identifier: "#name"
    case .tag: ".step"
    }
  }

  /// Returns the example of the part with the given name, or `nil` for any other name.
  static func usage(of name: String) -> String? {
    allCases.map(\.usage).first { $0.hasPrefix("\(name) ") }
  }

  /// A description of the effect.
  var meaning: String {
    switch self {
    case .action:
      """
      adds a custom action to the Actions rotor; write its effect after the colon, or several \
      below it
      """
    case .content: "adds custom content, which VoiceOver announces with “More content available”"
    case .importantContent: "adds custom content that VoiceOver says with the element"
    case .rotor:
      "adds a custom rotor that finds marked words, or elements in the container by identifier, tag, or trait"
    case .mark: "marks words in the text, for 'rotor \"NAME\": mark bold'"
    case .link:
      "turns words in the text into a link; write its effects below 'on activate:'"
    case .chart: "makes the element a chart with an audio graph, a title, and a summary"
    case .axis:
      "defines an axis of a chart: the x axis with words or a range, or the y axis with a range "
        + "and a unit"
    case .series: "adds a series of points to a chart, each with an x value and a y value"
    case .continuousSeries: "adds a series whose points are joined by a line"
    case .each:
      "begins a block at the left margin; the lines below it apply to all elements that "
        + "match the selector"
    case .identifier:
      "names one element, at the end of its line; VoiceOver never says the name"
    case .tag:
      "names any number of elements, at the ends of their lines; VoiceOver never says the name"
    }
  }
}
