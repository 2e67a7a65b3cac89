import EarshotTranscripts
import Foundation
import EarshotNotation
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@Suite("A difference", .waiting)
struct PatchTests {
  private func run(_ text: String) throws -> TranscriptRun {
    let result = Transcript.read(SourceText(name: "a.vo", text))
    return TranscriptRun(try #require(result.transcript), on: try .of(pizzeria))
  }

  @Test("appears as a hunk headed by file, line, and command")
  func hunk() throws {
    let text = """
      ## One

      > start
      Pizzeria
      Menu, Heading
      > swipe right
      Bonus points, Button
      ~ hint: Opens your offers

      ## Two
      """
    #expect(
      try run(text + "\n").report == """
        a.vo:6: swipe right: speech differs
          in 'One'
          value "24" is new, from the value of #points
        --- a.vo
        +++ a.vo
        @@ -4,7 +4,7 @@
         Pizzeria
         Menu, Heading
         > swipe right
        -Bonus points, Button
        +Bonus points, 24, Button
         ~ hint: Opens your offers
         
         ## Two

        """
    )
  }

  @Test("keeps what is the same, and the prose between")
  func prose() throws {
    let text = "> start\n# The name\nPizzeria\n\n# The screen\nMenu\n# The end\n"
    #expect(
      try run(text).report == """
        a.vo:1: start: speech differs
          role "Heading" is new, from the traits of the header "Menu"
        --- a.vo
        +++ a.vo
        @@ -3,5 +3,5 @@
         Pizzeria
         
         # The screen
        -Menu
        +Menu, Heading
         # The end

        """
    )
  }

  @Test("has the line numbers of the file after the hunks before")
  func numbers() throws {
    let report = try run("> start\n> n\n").report
    #expect(
      report.contains(
        "a.vo:1: start: no expectation follows this command; write what you hear below it\n--- a.vo\n+++ a.vo\n@@ -1,2 +1,4 @@\n"
      )
    )
    #expect(
      report.contains(
        "a.vo:2: n: no expectation follows this command; write what you hear below it\n--- a.vo\n+++ a.vo\n@@ -2,3 +2,5 @@\n"
      )
    )
  }

  /// Transcripts that differ in many ways, all of them one session.
  static let wrong = [
    "> start\n> n\n> a\n",
    "> start\n> n\n> a",
    "> start\nPizzeria\nMenu",
    "> start\nPizzeria\nMenu, Heading\nand more",
    "> start\nPizzeria\nMenu, Heading\nand more\n",
    "> start\nPizzeria",
    "# a\n\n> start\nx\n# b\ny\n\nz\n> n\n\n> a\n# c\n> z\n~ silent\n# d\n\n## e\n",
    "> n\nBonus points, 24, Button\n> n\n> n\n> n\n> n\n> n\n> n\n",
    "> p\nPizzeria\n~ sound: boundary\nMenu, Heading\n> p\nMenu, Heading\n~ sound: boundary\n> p\n\n\n",
    "  > n\n    a\n  > p\n    ~ sound: boundary\n",
  ]

  @Test("can be patched, with all hunks together, at their places", arguments: wrong)
  func patches(text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.vo")
    try Data(text.utf8).write(to: file)
    let output = try patch(run(text).report, in: folder)
    #expect(
      !output.contains("fuzz") && !output.contains("offset") && !output.contains("FAILED"),
      "\(output)"
    )
    let mended = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(try run(mended).report == "", "\(mended)")
    let prose = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).filter {
        $0.hasPrefix("#") || $0.hasPrefix(">")
      }
    }
    #expect(prose(mended) == prose(text))
  }

  private func patch(_ report: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["patch", "-p0"]
    process.currentDirectoryURL = folder
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    input.fileHandleForWriting.write(Data(report.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
