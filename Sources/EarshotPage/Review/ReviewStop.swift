import EarshotAudit
import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotSession

/// A stop of a screen, with everything that a page says about it.
struct ReviewStop: Sendable {
  /// A finding of the audit at a stop.
  struct Finding: Sendable {
    let severity: String
    let message: String
    let rule: String
    let fix: String
  }

  /// The position in reading order, starting at 1.
  let number: Int
  let index: ElementTree.Index
  /// The element, with every reference and condition evaluated.
  let element: Element
  let utterance: Utterance
  /// The names of the groups that the cursor enters at the stop, outermost first.
  let groups: [String]
  /// The names of the actions in the Actions rotor.
  let actions: [String]
  let content: [(label: String, value: String)]
  /// The rotor settings that find the stop.
  let rotors: [String]
  /// The reasons for each part of the speech.
  let reasons: [String]
  /// The position of the stop in a table, or `nil` if the stop isn't in a table.
  let cell: TableGrid.Cell?
  /// The language tag, or `nil` if the language is English, which is the page's language.
  let language: String?
  var findings: [Finding] = []
  /// Whether VoiceOver has already read the same text at a stop around this stop.
  var isReadTwice = false
  var change: DrawnStop.Change?
}

extension ReviewStop {
  /// Whether the audit has an error or a warning at the stop.
  var hasFinding: Bool { findings.contains { $0.severity != "Note" } }

  /// Returns the words of all parts that have one of the given kinds.
  func words(_ kinds: Utterance.Kind...) -> String {
    utterance.parts.filter { kinds.contains($0.kind) }.map(\.text).joined(separator: ", ")
  }

  /// The name of the stop in a sentence.
  var name: String {
    let label = words(.label)
    return label.isEmpty ? (utterance.text.isEmpty ? "Stop \(number)" : utterance.text) : label
  }

  /// Returns the stops that a session shows, in reading order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  static func stops(of session: Session) -> [ReviewStop] {
    let rotors = session.rotorsFindingStops
    let tree = session.tree
    var previous: ElementTree.Index?
    return session.stops.enumerated().map { offset, index in
      let description = session.description(of: index, from: previous)
      previous = index
      let utterance = session.composer.utterance(for: description)
      let language = description.language ?? session.composer.language
      return ReviewStop(
        number: offset + 1,
        index: index,
        element: description.element,
        utterance: utterance,
        groups: description.entered.filter { !$0.element.role.isBar }
          .compactMap(\.element.label).filter { !$0.isEmpty },
        actions: session.actionNames(at: index),
        content: tree[index].customContent.map { ($0.label, $0.value.literal ?? "") },
        rotors: rotors[index] ?? [],
        reasons: session.reasons(for: utterance, at: index),
        cell: TableGrid.Cell(description.nearestContext, of: index, in: tree),
        language: language.split(separator: "-").first == "en" ? nil : language
      )
    }
  }
}

extension ReviewStop {
  /// The entries of the Audio Graph rotor for a chart, which are its description and each series.
  var chart: [(label: String, value: String)] {
    guard let chart = element.chart else { return [] }
    return [(chart.title, chart.summary ?? "")]
      + chart.series.map { (chart.title, GraphLine($0, of: chart).text) }
  }
}

extension TableGrid.Cell {
  /// Creates the place of a stop in the table around it, or returns `nil` if any part of the place
  /// isn't known.
  fileprivate init?(_ context: StopContext?, of stop: ElementTree.Index, in tree: ElementTree) {
    guard case .cell(let cell) = context, let row = cell.row, let column = cell.column,
      let table = tree.ancestors(of: stop).first(where: { tree.role(of: $0) == .table })
    else { return nil }
    let isHeader = cell.heading != nil
    self.init(table: table, row: row, column: column, span: cell.span, isHeader: isHeader)
  }
}

extension Role {
  /// Whether the element is a bar, whose name a drawing doesn't show.
  fileprivate var isBar: Bool {
    self == .tabBar || self == .toolbar || self == .navigationBar || self == .segments
  }
}
