import EarshotModel
import Testing

@testable import EarshotNotation

@Suite("Other tools' words")
struct BorrowedWordTests {
  /// The message about the first mistake in a screen with a line.
  private func message(_ line: String) -> String {
    let text = "screen a \"A\"\n  button \"B\" #b\n\(line)\n"
    // The readers alone; 'LineRepair' puts the author's words in their advice.
    let found = AppDocument.readOnce([SourceText(name: "a", text)]).diagnostics
    return found.first.map { String($0.message.text) } ?? ""
  }

  /// Each word where someone would write it, with the message.
  private static let typed: [(line: @Sendable (String) -> String, place: BorrowedWord.Position)] = [
    ({ "\($0) \"X\"" }, .margin), ({ "  \($0) \"X\"" }, .role),
    ({ "  button \($0) \"X\"" }, .trait),
    ({ "    \($0): x" }, .property), ({ "    \($0) when #b is empty: x" }, .guarded),
    ({ "    on activate: set #b.\($0): x" }, .setting), ({ "    on \($0): back" }, .event),
    ({ "    on activate: \($0) x" }, .effect),
  ]

  @Test("are answered with what to write, wherever they are")
  func answers() {
    // If the line says enough, the answer is a line to write.
    let wholeLines = [
      "switch on", "put the condition on the line of the event: 'on activate when #x is",
      "start a timer without 'on': '", "'badge' isn't a property here; write 'value: x'",
      "write a heading as 'header \"X\"', with 'level: ",
      "the text in quotes is already the label; to change it, "
        + "write 'button \"B\" #b'",
      "the text in quotes is already the label; to change it, write 'button \"x\" #b'",
      "isn't part of this line; write 'button",
    ]
    for (line, place) in Self.typed {
      for row in BorrowedWord.table(of: place) {
        // After a role, `when` makes the line a property.
        for word in row.words where word != "when" || place != .trait {
          // A word with one of the format's names and a capital comes from another framework.
          let isKnown = place.words.contains(word)
          let message = message(
            line(isKnown ? word.prefix(1).uppercased() + word.dropFirst() : word)
          )
          #expect(
            message.hasSuffix("; \(row.advice)") || wholeLines.contains(where: message.contains),
            "\(word): \(message)"
          )
        }
      }
    }
  }

  @Test("aren't valid at their places, and none has two answers")
  func unknown() {
    for (_, place) in Self.typed {
      let words = BorrowedWord.table(of: place).flatMap(\.words)
      let known = Set(place.words.map { $0.lowercased() })
      #expect(words.filter(known.contains) == (place == .role ? ["list"] : []))
      #expect(
        Set(words).count == words.count,
        "\(Dictionary(grouping: words) { $0 }.filter { $1.count > 1 })"
      )
    }
  }

  @Test("are answered with words that exist")
  func advice() {
    let words = Set(
      Self.typed.flatMap { $0.place.words } + [
        "screen", "segments", "on", "off", "action", "every", "idle", "app", "scroll", "use",
        "component", "slot", "mixed",
        "when", "hidden", "type", "as", "chart", "axis", "series",
      ]
    )
    for row in Self.typed.flatMap({ BorrowedWord.table(of: $0.place) }) {
      // An apostrophe inside a word isn't a quotation mark.
      let advice = row.advice.replacing(#/(\w)'(\w)/#) { "\($0.1)\($0.2)" }
      for quoted in advice.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      where !quoted.offset.isMultiple(of: 2) {
        let first = quoted.element.split { " :\"#".contains($0) }.first.map(String.init) ?? ""
        let isStatus = ["expanded", "collapsed"].contains(first) || quoted.element.hasPrefix("#")
        #expect(words.contains(first) || isStatus, "'\(quoted.element)' of '\(row.advice)'")
      }
    }
  }

  @Test(
    "are found after the prefixes of UIKit, SwiftUI, and the web, and with parentheses",
    arguments: [
      ("    accessibilityHint: x", "unknown property 'accessibilityHint'; use 'hint'"),
      (
        "    aria-label: x",
        "the text in quotes is already the label; to change it, write 'button \"x\" #b'"
      ),
      ("  UIButton \"X\"", "unknown role 'UIButton'; use 'button'"),
      ("  button isHeader \"X\"", "unknown trait 'isHeader'; use 'header'"),
      (
        "    accessibilityLabel(\"x\")",
        "'accessibilityLabel' is the property 'label' here; write 'label: x'"
      ),
      ("    hint \"x\"", "'hint' is a property; write 'hint: x'"),
      (
        "  label \"X\"",
        "'label' is a property, written 'label: …'; for static text, write 'text \"…\"'"
      ),
      ("  toggle \"X\"", "'toggle' is an effect, not a switch; write 'switch on' or 'switch off'"),
    ]
  )
  func prefixes(_ line: String, _ wanted: String) { #expect(message(line) == wanted) }

  @Test(
    "include ways to say things that don't exist",
    arguments: [
      (
        "    on activate when #b is on or #b is off: back",
        "a condition can't contain 'or'; write the line twice, once for each condition"
      ),
      (
        "    on activate: wait 15",
        "expected a duration such as '2s' or '500ms', not '15'; write '15s'"
      ),
      (
        "    on activate: wait 2 parsecs",
        "expected a duration such as '2s' or '500ms', not '2 parsecs'"
      ),
      ("    on activate: wait soon", "expected a duration such as '2s' or '500ms', not 'soon'"),
      (
        "    on activate: back 2",
        "'back' goes back one screen; repeat it on its own line for each additional screen, or write "
          + "'popToRoot' to go to the first one"
      ),
      ("    hint when #b is this or that: x", ""),
    ]
  )
  func ways(_ line: String, _ wanted: String) { #expect(message(line) == wanted) }

  @Test("reads curly quotes as straight ones, and 'check' notes it")
  func curlyQuotes() throws {
    let text = "screen a “A”\n  button „Pay“ #b\n    on activate: announce “{#b.label} it’s”\n"
    let result = AppDocument.read([SourceText(name: "a", text)])
    #expect(result.diagnostics.map(\.isAdvice) == [true, true, true])
    let printed = try #require(result.document).screenText
    #expect(
      printed
        == "screen a \"A\"\n  button \"Pay\" #b\n    on activate: announce \"{#b.label} it’s\"\n"
    )
    // Quotation marks around part of a string belong to it.
    #expect(message("    hint: “Wow” and “oh”") == "")
    #expect(message("    hint: Say “Wow”") == "")
    #expect(
      message("  link “Open") == "the closing quote is missing; add \" at the end of the text"
    )
  }
}
