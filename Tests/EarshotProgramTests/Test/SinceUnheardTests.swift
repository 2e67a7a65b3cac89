import Foundation
import ProgramTestSupport
import TestSupport
import Testing

// The changes, as a review shows them.
extension SinceTests {
  /// A change of the screen, and the message on standard error below the first line.
  static let changesUnheard: [(old: String, new: String, lines: [String])] = [
    (
      "\"Help\"", "\"Advice\"",
      ["./a.screen:4: Advice: label \"Help\" → \"Advice\", from the label of #help"]
    ),
    ("\"Pay\"", "\"Buy\"", []),
    (
      "  button \"Help\" #help\n", "",
      ["Help, Button: gone, previously stop 3"]
    ),
    (
      "  button \"Help\" #help\n", "  button \"Help\" #help\n  link \"Terms\"\n",
      ["./a.screen:5: Terms, Link: new, stop 4"]
    ),
    (
      "#help\n", "#help\n    hint: Opens help\n",
      ["./a.screen:5: Help: hint \"Opens help\" is new, from the hint of #help"]
    ),
    ("menu \"Menu\"", "menu \"Food\"", []),
  ]

  @Test("Inaudible changes are named, also in a review", arguments: changesUnheard)
  func unheard(_ old: String, _ new: String, _ lines: [String]) throws {
    let folder = try repository()
    let changed = Self.screen.replacingOccurrences(of: old, with: new)
    try folder.add("a.screen", changed)
    let result = try folder.test(". --since HEAD --markdown")
    let remarks = result.errors.split(separator: "\n").dropFirst().map(String.init)
    #expect(
      remarks == lines.map { "earshot: none of the selected sessions hears this change: \($0)" }
    )
    let head = "\nChanges that don't affect speech in any session:\n\n"
    #expect(result.output.contains(head) == !lines.isEmpty, "\(result.output)")
  }

  @Test("A change that only a claim about the element notices is heard")
  func heardByClaim() throws {
    let folder = try repository()
    try folder.add(
      "order.vo",
      "screen: a.screen\n\n> start\n? order \"Pay\", #help\n? says \"Menu\"\n"
    )
    try git(folder, "git add -A && git -c user.name=a -c user.email=a@b commit -qm two")
    let pay = "  button \"Pay\" #pay\n"
    let help = "  button \"Help\" #help\n"
    #expect(Self.screen.contains(pay + help))
    try folder.add("a.screen", Self.screen.replacingOccurrences(of: pay + help, with: help + pay))
    let result = try folder.test("order.vo --since HEAD")
    #expect(
      result.status == 1 && !result.errors.contains("none of the selected sessions"),
      "\(result.errors)"
    )
  }

  @Test("A changed screen that no session walks is named")
  func unwalked() throws {
    let folder = try repository()
    try folder.add("c.screen", "screen c\n  header \"C\"\n")
    try git(folder, "git add -A && git -c user.name=a -c user.email=a@b commit -qm two")
    try folder.add("c.screen", "screen c\n  header \"D\"\n")
    let result = try folder.test(". --since HEAD")
    let line =
      "earshot: none of the selected sessions hears this change: ./c.screen: the selected "
      + "sessions don't use this file\n"
    #expect(result.errors.hasSuffix(line), "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test("One change is one cause, even if sessions show it at different steps")
  func oneCause() throws {
    let folder = try repository()
    let screen = Self.screen + "    hint: Opens help\n"
    try folder.add("a.screen", screen)
    try folder.add(
      "help.vo",
      "screen: a.screen\n\n> touch #help\nHelp, Button\n~ hint: Opens help\n> tap\nHelp, Button\n"
        + "~ hint: Opens help\n> four-finger tap bottom\nHelp, Button\n~ hint: Opens help\n"
    )
    try git(folder, "git add -A && git -c user.name=a -c user.email=a@b commit -qm two")
    try folder.add("a.screen", screen.replacingOccurrences(of: "Opens", with: "Gives"))
    let result = try folder.test(". --since HEAD")
    #expect(
      result.output.hasPrefix(
        "./a.screen:5: Help: hint \"Opens help\" → \"Gives help\", from the hint of #help\n"
          + "  3 steps in 1 session: ./help.vo:3\n"
      ),
      "\(result.output)"
    )
  }
}
