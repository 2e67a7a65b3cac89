import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot test: at a terminal", .serialized, .onOwnThread, .timeLimit(.minutes(1)))
struct TestAtTerminalTests {
  @Test("colors what goes and what comes, and each file's result")
  func colour() throws {
    let folder = try TestFolder()
    try folder.addFailing("b.vo")
    try folder.addPassing("c.vo")
    let result = try folder.test(". --color always")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "./a.screen:3: \"Buy\" was renamed to \"Pay\"")
    #expect(lines[1] == "\u{1B}[1;31mdiffers\u{1B}[0m ./b.vo")
    #expect(lines.contains("\u{1B}[31m-Buy, Button\u{1B}[0m"))
    #expect(lines.contains("\u{1B}[32m+Pay, Button\u{1B}[0m"))
    #expect(lines.contains { $0.hasPrefix("\u{1B}[36m@@ ") })
    #expect(lines.contains(" > swipe right"))
    #expect(lines.contains("\u{1B}[32mok\u{1B}[0m ./c.vo"))
    #expect(try !folder.test(".").output.contains("\u{1B}"))
  }

  @Test("doesn't mention what passes, if asked to be quiet")
  func quiet() throws {
    let folder = try TestFolder()
    try folder.addPassing("a.vo")
    let good = try folder.test(". --quiet")
    #expect(good.output == "" && good.errors == "" && good.status == 0)
    try folder.addFailing("b.vo")
    let result = try folder.test(". --quiet")
    let cause = "./a.screen:3: \"Buy\" was renamed to \"Pay\"\n\n"
    let start = "\(cause)differs ./b.vo\n./b.vo:5: swipe right: speech differs\n"
    #expect(result.output.hasPrefix(start))
    #expect(!result.output.contains("a.vo") && !result.output.contains("passed"))
    #expect(result.status == 1)
    #expect(try folder.test(". --quiet --tap").status == 64)
    let known = try TestFolder()
    try known.add("k.vo", "screen: a.screen\n\n> start\nCard\n? xfail \"a bug\"\n")
    #expect(try known.test(". --quiet").output.hasPrefix("skipped ./k.vo: a bug\n"))
  }

  @Test("lists the failures again, if it printed more than a screenful")
  func recall() throws {
    let folder = try TestFolder()
    try folder.addFailing("b.vo")
    for name in ["c", "d", "e"] { try folder.addPassing("\(name).vo") }
    let path = folder.folder.path
    func shown(_ rows: String) throws -> String {
      let environment = [
        "TERM": "vt100", "LC_ALL": "C", "NO_COLOR": "1", "LINES": rows, "COLUMNS": "200",
      ]
      let terminal = try #require(TerminalProcess(["test", path], environment: environment))
      let text = terminal.shownBefore("3 passed, 1 failed")
      #expect(terminal.status() == 1)
      return try #require(text)
    }
    let again =
      "the failures again:\r\ndiffers \(path)/b.vo\r\n  \(path)/b.vo:5: swipe right: speech differs"
    #expect(try shown("8").hasSuffix("\r\n\r\n\(again)\r\n"))
    #expect(try !shown("80").contains("once more"))
    #expect(try !folder.test(".", before: "export LINES=2;").output.contains("once more"))
  }

  @Test("repeats the sessions that a changed file affects, and says what changed since")
  func watch() throws {
    let folder = try TestFolder()
    try folder.addPassing("b.vo")
    try folder.add(
      "c.vo",
      "screen: b.screen\n\n> start\nB, Heading\n\n-- b.screen --\nscreen b\n  header \"B\"\n"
    )
    let path = folder.folder.path
    let environment = ["TERM": "vt100", "LC_ALL": "C", "NO_COLOR": "1", "COLUMNS": "200"]
    let terminal = try #require(
      TerminalProcess(["test", "--watch", path], environment: environment)
    )
    #expect(terminal.waitFor("ok \(path)/c.vo\r\n2 passed, 0 failed\r\n"))
    #expect(terminal.waitFor("watching 2 files; to stop, press Control-C\r\n"))
    try folder.add("a.screen", TestFolder.screen.replacingOccurrences(of: "Pay", with: "Buy"))
    let broken = try #require(terminal.shownBefore("watching 2 files"))
    let cause = "\(path)/a.screen:3: \"Pay\" was renamed to \"Buy\"\r\n\r\n"
    #expect(broken.hasPrefix("changed: \(path)/a.screen\r\n\(cause)differs \(path)/b.vo\r\n"))
    #expect(!broken.contains("c.vo"))
    #expect(broken.contains("\r\n\(path)/b.vo: was 'ok', is 'differs' now\r\n1 passed, 1 failed"))
    #expect(terminal.waitFor("press Control-C\r\n"))
    try folder.addPassing("d.vo")
    let added = try #require(terminal.shownBefore("watching 3 files"))
    #expect(added.hasPrefix("changed: \(path)/d.vo\r\n\(cause)differs \(path)/d.vo\r\n"))
    #expect(terminal.waitFor("press Control-C\r\n"))
    try folder.add("a.screen", TestFolder.screen)
    #expect(terminal.waitFor("/b.vo: was 'differs', is 'ok' now\r\n"))
    #expect(terminal.waitFor("/d.vo: was 'differs', is 'ok' now\r\n3 passed, 0 failed\r\n"))
    #expect(terminal.waitFor("press Control-C\r\n"))
    try FileManager.default.removeItem(atPath: path + "/d.vo")
    #expect(terminal.waitFor("gone: \(path)/d.vo\r\n2 passed, 0 failed\r\n"))
    #expect(terminal.waitFor("press Control-C\r\n"))
    terminal.type("\u{3}")
    #expect(terminal.status() == 130)
    #expect(try folder.test(". --watch --json").status == 64)
  }
}
