import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("earshot test --update", .waiting)
struct UpdateTests {
  private static let failing =
    "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nBuy, Button\n"
  private static let mended =
    "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nPay, Button\n"

  @Test("rewrites what differs, once")
  func updates() throws {
    let folder = try TestFolder()
    try folder.add("b.vo", Self.failing)
    try folder.addPassing("c.vo")
    let path = folder.folder.path + "/c.vo"
    let untouched = FileIdentity(of: path)
    let result = try folder.test("--update .")
    #expect(result.output == "updated ./b.vo\nok ./c.vo\n2 passed, 0 failed\n")
    #expect(result.status == 0)
    #expect(try folder.text("b.vo") == Self.mended)
    #expect(FileIdentity(of: path) == untouched)
    let mended = FileIdentity(of: folder.folder.path + "/b.vo")
    #expect(try folder.test("--update .").output == "ok ./b.vo\nok ./c.vo\n2 passed, 0 failed\n")
    #expect(FileIdentity(of: folder.folder.path + "/b.vo") == mended)
    #expect(try folder.names() == ["a.screen", "b.vo", "c.vo"])
  }

  @Test("keeps every other byte: prose, spaces, CRLF, and a missing last line break")
  func bytes() throws {
    let folder = try TestFolder()
    let text =
      "\u{FEFF}# é \r\nscreen: a.screen\r\n\r\n > start \r\n  Menu, Heading\r\n\r\n> n\r\nBuy"
    try folder.add("b.vo", text)
    #expect(try folder.test("--update .").status == 0)
    let bytes = try FileReader.read(folder.folder.path + "/b.vo")
    #expect(bytes == Array(text.utf8.dropLast(3)) + Array("Pay, Button".utf8))
  }

  @Test("fixes all sessions of a document")
  func document() throws {
    let folder = try TestFolder()
    let text =
      "# Two\n\n```voiceover\n\(Self.failing)```\n\nand\n\n```voiceover\n\(Self.failing)> p\n```\n"
    try folder.add("d.md", text)
    let result = try folder.test("--update d.md")
    #expect(result.output == "updated d.md (2 sessions)\n2 passed, 0 failed\n")
    #expect(
      try folder.text("d.md") == "# Two\n\n```voiceover\n\(Self.mended)```\n\nand\n\n"
        + "```voiceover\n\(Self.mended)> p\nMenu, Heading\n```\n"
    )
  }

  @Test("with --check says what it would do, and does nothing")
  func preview() throws {
    let folder = try TestFolder()
    try folder.add("b.vo", Self.failing)
    try folder.addPassing("c.vo")
    let result = try folder.test("--check .")
    let cause = "./a.screen:3: \"Buy\" was renamed to \"Pay\"\n\n"
    let start = "\(cause)would update ./b.vo\n./b.vo:5: swipe right: speech differs\n"
    #expect(result.output.hasPrefix(start))
    #expect(result.output.hasSuffix("\nok ./c.vo\n1 passed, 1 failed\n"))
    #expect(result.status == 1)
    #expect(try folder.text("b.vo") == Self.failing)
    #expect(try folder.test("--check c.vo").status == 0)
  }

  @Test("leaves files alone on a build server, unless forced")
  func buildServer() throws {
    let folder = try TestFolder()
    try folder.add("b.vo", Self.failing)
    let result = try folder.test("--update .", before: "CI=true")
    #expect(
      result.errors
        == "earshot: './b.vo' stays as it is, because the variable CI is set; to rewrite the file anyway, use '--force'\n"
    )
    #expect(result.output.contains("\n\ndiffers ./b.vo\n"))
    #expect(result.status == 1)
    #expect(try folder.text("b.vo") == Self.failing)
    #expect(try folder.test("--update --force .", before: "CI=true").status == 0)
    #expect(try folder.text("b.vo") == Self.mended)
  }

  @Test("leaves files alone that have errors, are read-only, or are elsewhere")
  func refuses() throws {
    let folder = try TestFolder()
    try folder.add("b.vo", "Pay\n" + Self.failing)
    let malformed = try folder.test("--update b.vo")
    #expect(
      malformed.errors.hasSuffix(
        "earshot: 'b.vo' stays as it is, because it has errors; fix them first\n"
      )
    )
    #expect(malformed.status == 65)
    #expect(try folder.text("b.vo") == "Pay\n" + Self.failing)
    try folder.add("c.vo", Self.failing)
    chmod(folder.folder.path + "/c.vo", 0o444)
    let readOnly = try folder.test("--update c.vo")
    #expect(
      readOnly.errors == "earshot: can't write 'c.vo': it's read-only; change its permissions\n"
    )
    #expect(readOnly.status == 74)
    #expect(try folder.text("c.vo") == Self.failing)
    let other = try TestFolder()
    try other.add("d.vo", Self.failing)
    let link = folder.folder.path + "/d.vo"
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: other.folder.path + "/d.vo"
    )
    let elsewhere = try folder.test("--update d.vo")
    #expect(elsewhere.errors.hasPrefix("earshot: 'd.vo' is outside '"))
    #expect(elsewhere.status == 66)
    #expect(try other.text("d.vo") == Self.failing)
    let input = try folder.test("--update - < c.vo")
    #expect(
      input.errors
        == "earshot: standard input stays as it is, because it isn't a file; name a file\n"
    )
  }

  @Test("run many times at once leaves files complete, and nothing else")
  func concurrent() throws {
    let folder = try TestFolder()
    let files = Effort.share(of: 20, atLeast: 5)
    for number in 0..<files { try folder.add("\(number).vo", Self.failing) }
    let words = "for i in 1 2 3 4 5 6 7 8; do \"$earshot\" test --update . & done; wait"
    let result = try ToolProcess.shell("cd '\(folder.folder.path)'; (\(words)) > /dev/null")
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.allSatisfy {
        $0.hasSuffix(
          "the file changed in the "
            + "meantime; try again"
        )
      },
      "\(result.errors)"
    )
    for number in 0..<files { #expect(try folder.text("\(number).vo") == Self.mended) }
    #expect(try folder.names().count == files + 1)
  }
}
