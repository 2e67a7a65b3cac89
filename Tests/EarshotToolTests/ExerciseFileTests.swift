import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

/// `earshot teach --exercise NAME FILE`, where FILE is a learner's screen.
@Suite("An exercise, with a file in place of a folder", .waiting)
struct ExerciseFileTests {
  private func shell(_ line: String, in folder: String) throws -> ToolProcess.Result {
    try ToolProcess.shell("cd '\(folder)' && \(line)")
  }

  private static let right = """
    app "Pizza"

    screen pizza "My pizza"
      header "My pizza"
      text "Four Cheese, 425 roubles"
      button "Share"
        on activate: announce "Shared"

    """

  @Test("judges the file where it is, and writes nothing")
  func judges() throws {
    let folder = try TemporaryFolder()
    try folder.add("pizza.screen", Self.right)
    let done = try shell(
      "$earshot teach --exercise nameless-button pizza.screen; ls",
      in: folder.path
    )
    #expect(
      done.output == """
        Earshot: Right: The button says that it shares.
        Earshot: 1 of 1 check passed (100%).
        pizza.screen

        """
    )
    try folder.add("pizza.screen", Self.right.replacing(" \"Share\"", with: ""))
    let wrong = try shell("$earshot teach --exercise nameless-button pizza.screen", in: folder.path)
    #expect(
      wrong.output.hasPrefix("Earshot: Still wrong: you hear “Button”: the element has no label.\n")
    )
    #expect(wrong.status == 1)
  }

  @Test("judges in the language of the screen, unless the command line names one")
  func language() throws {
    let folder = try TemporaryFolder()
    let german = Self.right.replacing("app \"Pizza\"\n", with: "app \"Pizza\"\n  language: de\n")
      .replacing("Shared", with: "Geteilt").replacing("\"Share\"", with: "\"Teilen\"")
      .replacing("My pizza", with: "Meine Pizza").replacing("425 roubles", with: "9 Euro")
      .replacing("Four Cheese", with: "Vier Käse")
    try folder.add("pizza.screen", german)
    let done = try shell("$earshot teach --exercise nameless-button pizza.screen", in: folder.path)
    #expect(done.output.hasPrefix("Earshot: Richtig: Die Taste sagt, dass man damit teilt.\n"))
    let line = "$earshot teach --exercise nameless-button pizza.screen --language en"
    #expect(try shell(line, in: folder.path).output.hasPrefix("Earshot: Still wrong: "))
  }

  @Test("says that a screen isn't there, and that one can't be read, with the hint all the same")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = try shell(
      "$earshot teach --exercise nameless-button a.screen; ls",
      in: folder.path
    )
    #expect(
      missing.errors
        == "earshot: there's no screen file 'a.screen'; to write one to a folder, use 'earshot teach "
        + "--exercise NAME' without a file\n"
    )
    #expect(missing.output == "")
    try folder.add("a.screen", "app \"A\"\n  language: de\n\nscreen a \"A\"\n  buton \"A\"\n")
    let broken = try shell("$earshot teach --exercise nameless-button a.screen", in: folder.path)
    #expect(broken.errors.hasPrefix("a.screen:5:3: error: unknown role 'buton'"))
    #expect(
      broken.output == """
        Earshot: Line 5 has an error, so Earshot can't judge the screen yet.
        Hint 1 of 3: Listen to the last stop. What does it do?

        """
    )
    let german = "$earshot teach --exercise nameless-button a.screen --language de --hint 3"
    let lines = try shell(german, in: folder.path).output
    #expect(
      lines == """
        Earshot: In Zeile 5 ist ein Fehler, also lässt sich der Bildschirm noch nicht beurteilen. \
        Die Meldung darüber gibt es nur auf Englisch.
        Tipp 3 von 3: Schreib: button "Teilen"

        """
    )
  }
}
