import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Developers' mistakes in the sample apps: each report begins with what broke.
@Suite("What broke comes first", .waiting)
struct BreakageTests {
  /// A change in a sample app, and the first line of the report.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var app: String
    var old: String
    var new: String
    var place: String
    var sentence: String

    var testDescription: String { name }
  }

  private static let switchOfDoor = "  switch off \"Leave at the door\" #door\n"
  private static let fieldOfNote =
    "  textField \"Note for the driver\" #note\n    placeholder: Gate code, floor\n"

  static let cases = [
    Case(
      name: "a button is renamed",
      app: "grocery",
      old: "button \"Continue\"\n",
      new: "button \"Next\"\n",
      place: "177",
      sentence: #""Continue" was probably renamed to "Next""#
    ),
    Case(
      name: "a modal view stays",
      app: "booking",
      old: "        set #overlay.viewIsModal: false\n        hide #overlay\n",
      new: "",
      place: "89",
      sentence: "the modal view #overlay covers an element that the session looks for"
    ),
    Case(
      name: "a heading is none anymore",
      app: "pizzeria",
      old: "  header \"Pizzas\"\n    level: 2\n",
      new: "  text \"Pizzas\"\n",
      place: "31",
      sentence:
        #"the trait 'header' of text "Pizzas" is missing: VoiceOver doesn't say "Heading level 2""#
    ),
    Case(
      name: "another screen is pushed",
      app: "pizzeria",
      old: "on activate: push payment",
      new: "on activate: push cart",
      place: "162",
      sentence: "the screen 'cart' opens instead of 'payment'"
    ),
    Case(
      name: "an announcement is gone",
      app: "pizzeria",
      old: "      announce \"Added to cart\"\n",
      new: "",
      place: "112",
      sentence: #"you don't hear the announcement "Added to cart""#
    ),
    Case(
      name: "a button is hidden",
      app: "pizzeria",
      old: "  button \"Go on to payment\"\n",
      new: "  button \"Go on to payment\"\n    hidden: true\n",
      place: "162",
      sentence: #"button "Go on to payment" is hidden"#
    ),
    Case(
      name: "a button is new",
      app: "booking",
      old: "  header \"Blue room\"\n",
      new: "  header \"Blue room\"\n  button \"Share\"\n",
      place: "68",
      sentence: #"no step expects button "Share""#
    ),
    Case(
      name: "an alert stays",
      app: "pizzeria",
      old: "    button \"Cancel\" #confirmCancel\n      on activate:\n        dismiss\n",
      new: "    button \"Cancel\" #confirmCancel\n      on activate:\n",
      place: "188",
      sentence: "the screen 'confirm' opens instead of 'payment'"
    ),
    Case(
      name: "focus isn't put back",
      app: "booking",
      old: "        hide #overlay\n        notify layoutChanged #time\n",
      new: "        hide #overlay\n",
      place: "93",
      sentence: "the cursor is on #hour, stop 1 of 9; #time is stop 6"
    ),
    Case(
      name: "two elements change places",
      app: "grocery",
      old: switchOfDoor + fieldOfNote,
      new: fieldOfNote + switchOfDoor,
      place: "174",
      sentence: "#note and #door changed places"
    ),
  ]

  @Test("in every form of report", arguments: Effort.share(of: cases, atLeastOneIn: 5))
  func breakage(_ test: Case) throws {
    let folder = try TestFolder()
    let files = ProjectFiles.paths(in: "Screens", endingIn: ".vo").filter { path in
      let name = path.split(separator: "/").last ?? ""
      return name.hasPrefix("\(test.app)-") && !name.hasPrefix("\(test.app)-ru")
    }
    #expect(files.count > 3)
    let screen = try text("Screens/\(test.app).screen")
    #expect(screen.contains(test.old))
    try folder.add(
      "\(test.app).screen",
      screen.replacingOccurrences(of: test.old, with: test.new)
    )
    for path in files {
      try folder.add(String(path.split(separator: "/").last ?? ""), text(path))
    }
    let result = try folder.test(".")
    #expect(result.status == 1)
    let place = "./\(test.app).screen:\(test.place)"
    #expect(result.output.hasPrefix("\(place): \(test.sentence)\n  "))
    let github = try folder.test(". --github").output
    #expect(
      github.hasPrefix("::error file=./\(test.app).screen,line=\(test.place),title=")
    )
    let quoted = test.sentence.replacingOccurrences(of: "\"", with: "\\\"")
    let escaped = test.sentence.replacingOccurrences(of: "#", with: "\\#")
    let attribute = test.sentence.replacingOccurrences(of: "\"", with: "&quot;")
    // A report for machines begins with its head and the passing sessions; its first failure says
    // what broke.
    let forms = [
      ("--markdown", "", escaped), ("--tap", "not ok", "\(place): \(quoted)"),
      ("--json", "\"failed\"", quoted),
      ("--sarif", "\"ruleId\"", quoted), ("--gitlab report --quiet", "[", quoted),
      ("--junit report --quiet", "<failure", "message=\"\(place): \(attribute)"),
    ]
    for (form, start, words) in forms {
      let printed = try folder.test(". \(form)").output
      let report = form.hasSuffix("--quiet") ? try folder.text("report") : printed
      let lines = report.split(separator: "\n")
        .drop { !start.isEmpty && !$0.contains(start) }.prefix(5)
      #expect(lines.contains { $0.contains(words) }, "\(form)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: ProjectFiles.root.appendingPathComponent(path), encoding: .utf8)
  }
}
