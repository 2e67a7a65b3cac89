import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// SESSIONS.md, "The REPL's own commands" and "Transcripts".
@Suite("A recording", .waiting)
struct RecordingTests {
  /// Walks with commands, and returns the text of the recording.
  private func recording(
    _ commands: [String],
    in folder: TemporaryFolder,
    options: [String] = []
  ) throws -> String {
    let screen = try folder.add("screens/a.screen", TestFolder.screen)
    let file = folder.path + "/my.vo"
    let input = commands.joined(separator: "\n") + "\n"
    let result = try ToolProcess.run(
      ["walk", screen, "--record", file] + options,
      input: Array(input.utf8)
    )
    #expect(result.errors == "")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test(
    "has the gestures and what you hear; mistakes are comments, and undone steps leave no trace"
  )
  func holds() throws {
    let folder = try TemporaryFolder()
    let commands = [
      "n", "nonsense", ":help", ":where", "p", ":undo", "## Paying", ":note loud", "a", "n 2",
      ":set hints off", "p",
    ]
    #expect(
      try recording(commands, in: folder) == """
        screen: screens/a.screen

        > start
        Menu, Heading
        > swipe right
        Pay, Button
        # > nonsense

        ## Paying
        # loud
        > double tap
        ~ refused: nothing to activate
        > swipe right 2
        ~ sound: boundary
        Pay, Button
        > :set hints off
        # hints: off; whether VoiceOver says hints after the description
        > swipe left
        Menu, Heading

        """
    )
    let replay = try ToolProcess.run(["test", folder.path + "/my.vo"])
    #expect(replay.output == "ok \(folder.path)/my.vo\n1 passed, 0 failed\n")
  }

  @Test("has the settings of the command line in its header, and replays green")
  func options() throws {
    let folder = try TemporaryFolder()
    let text = try recording(["n"], in: folder, options: ["--style", "snapshot"])
    #expect(text.hasPrefix("screen: screens/a.screen\nstyle: snapshot\n\n> start\n"))
    let replay = try ToolProcess.run(["test", folder.path + "/my.vo"])
    #expect(replay.output == "ok \(folder.path)/my.vo\n1 passed, 0 failed\n")
  }

  @Test(
    "begun in the middle, it has the earlier steps, continues after a reload, and ends with another"
  )
  func begun() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.add("a.screen", TestFolder.screen)
    let file = folder.path + "/my.vo"
    let input = "n\n:record \(file)\n:reload\np\n:open \(screen)\nn\n"
    let result = try ToolProcess.run([screen], input: Array(input.utf8))
    #expect(result.output.contains("> :record \(file)\n# Earshot records the session in \(file)\n"))
    #expect(result.output.contains("# the recording '\(file)' ends here\n"))
    let lines = [
      "screen: a.screen", "", "> start", "Menu, Heading", "> swipe right", "Pay, Button",
    ]
    let text = (lines + ["> swipe left", "Menu, Heading", ""]).joined(separator: "\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("has the true claims, and so replays green")
  func claims() throws {
    let folder = try TemporaryFolder()
    let commands = [
      "n", "? says \"Pay\"", "? silent", ":claim says \"Menu\"", ":claim not silent", "? nonsense",
      "p", "? says \"Menu\"", ":undo", "? says \"Pay\"",
    ]
    let text = try recording(commands, in: folder)
    #expect(
      text.hasSuffix(
        "> swipe right\nPay, Button\n? says \"Pay\"\n? not silent\n? says \"Pay\"\n"
      )
    )
    #expect(try ToolProcess.run(["test", folder.path + "/my.vo"]).status == 0)
  }

  @Test("continues if another app or another recording can't begin")
  func goesOn() throws {
    let folder = try TemporaryFolder()
    let other = try folder.add("other.vo", "mine")
    let bad = try folder.add("bad.screen", "screen x\n  buton \"A\"\n")
    let commands = ["n", ":open none.screen", ":record \(other)", ":open \(bad)", "p"]
    let text = try recording(commands, in: folder)
    #expect(text.hasSuffix("> swipe right\nPay, Button\n> swipe left\nMenu, Heading\n"))
  }

  @Test("is written at the end, and if that fails the walk continues")
  func onTheWayOut() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.add("a.screen", TestFolder.screen)
    let input = "n\n:quit \(screen)\n:quit \(folder.path)/my.vo\np\n"
    let result = try ToolProcess.run([screen], input: Array(input.utf8))
    #expect(result.output.contains("the file already exists"))
    #expect(result.output.hasSuffix("# Earshot records the session in \(folder.path)/my.vo\n"))
    #expect(
      try String(contentsOfFile: folder.path + "/my.vo", encoding: .utf8)
        == "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nPay, Button\n"
    )
  }

  @Test("of the sample app needs no screen in its header")
  func sample() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/my.vo"
    _ = try ToolProcess.run(["--record", file], input: Array("n\n".utf8))
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("> start\nPizzeria\n"))
  }

  @Test("leaves an existing file alone, and needs one screen file")
  func refused() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.add("a.screen", TestFolder.screen)
    let file = try folder.add("my.vo", "mine")
    let result = try ToolProcess.run([screen, "--record", file])
    #expect(result.status == 74)
    #expect(result.errors.contains("the file already exists; name a new file for the recording"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    let typed = try ToolProcess.run([screen], input: Array(":record \(file)\nn\n".utf8))
    #expect(typed.output.contains("# can't write '\(file)': the file already exists"))
    #expect(typed.output.hasSuffix("> swipe right\nPay, Button\n"))
    let both = try ToolProcess.run(
      ["-", "--record", folder.path + "/b.vo"],
      input: Array(TestFolder.screen.utf8)
    )
    #expect(both.status == 64)
  }
}
