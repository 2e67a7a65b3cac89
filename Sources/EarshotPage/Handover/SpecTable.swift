package import EarshotLines
package import EarshotNotation
import EarshotComposer
package import EarshotModel
import EarshotReadOut
import EarshotReports
import EarshotSession

/// A table of each screen for the handover, with the columns of designers' annotation kits.
///
/// - Source: GitHub Annotation Toolkit; Indeed Accessibility Annotation Kit; Docs/Design/PAGE.md;
///   our choice.
package struct SpecTable {
  /// A column of the table.
  enum Column: String, CaseIterable {
    case stop = "Focus stop"
    case label = "Label"
    case value = "Value"
    case traits = "Role and traits"
    case hint = "Hint"
    case actions = "Actions"
    case rotors = "Rotors"
    case state = "State"
    case notes = "Notes"
  }

  private let screens: [ReviewScreen]

  /// Creates the tables for the screens of an app.
  ///
  /// The alerts, sheets, and menus on each screen come after it.
  package init(
    _ document: AppDocument,
    options: SessionOptions = SessionOptions(),
    work: WorkBudget.Limits = .usual
  ) {
    screens = Review.screens(of: document, options, work)
  }

  /// The tables in Markdown, one for each screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  package var markdown: [String] {
    screens.enumerated().flatMap { place, screen in
      (place == 0 ? [] : [""])
        + [
          "## \(MarkdownText.escaped(screen.title))", "", MarkdownText.escaped(screen.facts), "",
          row(Column.allCases.map(\.rawValue)), row(Column.allCases.map { _ in "---" }),
        ]
        + screen.stops.map { stop in
          row(Column.allCases.map { MarkdownText.escaped(cell($0, of: stop)) })
        }
    }
  }

  /// A table of all screens, as comma-separated values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  package var csv: String {
    let rows = screens.flatMap { screen in
      screen.stops.map { stop in [screen.subtitle] + Column.allCases.map { cell($0, of: stop) } }
    }
    return ([["Screen"] + Column.allCases.map(\.rawValue)] + rows).map(CSVText.row).joined()
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func cell(_ column: Column, of stop: ReviewStop) -> String {
    let element = stop.element
    switch column {
    case .stop: return "\(stop.number)"
    case .label: return Display.spoken(element.label ?? stop.words(.label))
    case .value:
      let value = element.traits.contains(.toggleButton) ? stop.words(.state) : element.value ?? ""
      return Display.spoken(value)
    case .traits:
      let traits = Traits.named.filter {
        element.traits.contains($0.trait) && !Self.states.contains($0.trait)
      }
      let level = element.level.map { ["level \($0)"] } ?? []
      return
        ([element.role.rawValue] + traits.map(\.name).filter { $0 != element.role.rawValue } + level)
        .joined(separator: ", ")
    case .hint: return Display.spoken(element.hint ?? "")
    case .actions: return stop.actions.map { Display.spoken($0) }.joined(separator: ", ")
    case .rotors: return stop.rotors.map { Display.spoken($0) }.joined(separator: ", ")
    case .state: return stop.words(.selected, .state)
    case .notes: return notes(of: stop).joined(separator: "; ")
    }
  }

  /// The traits that the Role and traits column leaves out, because the State column has their
  /// words.
  private static let states: Traits = [.selected, .notEnabled, .isEditing]

  private func notes(of stop: ReviewStop) -> [String] {
    var notes = stop.groups.map { "begins the group \(Display.spoken($0))" }
    if let name = stop.element.identifier { notes.append("identifier \(Display.spoken(name))") }
    notes += stop.content.map { "\(Display.spoken($0.label)): \(Display.spoken($0.value))" }
    if let language = stop.language { notes.append("language \(language)") }
    let heard = stop.utterance.text
    notes.append("heard: \(heard.isEmpty ? "nothing" : Display.spoken(heard))")
    return notes
  }
}
