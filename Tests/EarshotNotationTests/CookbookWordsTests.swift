import TestSupport
import Testing

@testable import EarshotNotation

@Suite("Words that the cookbook lists under “Also called”")
struct CookbookWordsTests {
  /// The pages about one element, with the role that the page uses.
  private static let pages: [(page: String, role: String)] = [
    ("stepper", "stepper"), ("slider", "slider"), ("scrubber", "slider"), ("switch", "switch"),
    ("menu", "menu"), ("picker", "wheel"), ("date-picker", "datePicker"), ("progress", "progress"),
    ("loading", "activity"), ("alert", "alert"), ("action-sheet", "confirmationDialog"),
    ("segmented-control", "segments"), ("text-field", "textField"), ("search", "searchField"),
    ("image", "image"), ("favorite-button", "button"), ("page-control", "adjustable"),
    ("rating", "adjustable"), ("table", "table"), ("popover", "popover"),
  ]
  /// Words that name a purpose or a state, and not an element.
  private static let others: Set = [
    "on/off setting", "wait", "confirmation", "toggle between views", "results", "decorative",
    "price comparison", "timetable",
  ]

  @Test("lead to the role of the page, if they name an element", arguments: pages)
  func words(page: String, role: String) throws {
    let text = try ProjectFiles.source("Docs/Cookbook/\(page).md")
    let lines = String(decoding: text.utf8, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Also called: ") })
    let words = line.dropFirst("Also called: ".count).filter { $0 != "." }
      .replacing(", ", with: ",").split(separator: ",").map(String.init)
    for word in words where !Self.others.contains(word) {
      let name = word.split(separator: " ").enumerated()
        .map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined()
      let source = SourceText(name: "a.screen", "screen a \"A\"\n  \(name) \"Name\"\n")
      let messages = AppDocument.read([source]).diagnostics.map(\.message.text)
      let isRole = name == role || messages.contains { $0.contains("'\(role)") }
      #expect(isRole, "\(word): \(messages)")
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
