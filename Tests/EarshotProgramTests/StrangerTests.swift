import ProgramTestSupport
import TestSupport
import Testing

/// Files that aren't meant for the program, but whose paths someone else may have written down.
@Suite("Files of strangers", .waiting)
struct StrangerTests {
  private static let secrets = [
    "root:x:0:0:secret:/root:/bin/sh\n", "button secret\n", "{\"secret\": 1}",
    "{\"label\": secret}",
    "<a><secret></a>", "<a b='secret'/>", "[secret]\nsecret=1\n", "- secret: 1\n", "secret\0\n",
    "-----BEGIN secret\nsecret\n", "> # secret", "",
  ]

  @Test(
    "are reported in one line without their text",
    arguments: Effort.share(of: secrets, atLeastOneIn: 6),
    ["speak", "check", "walk", "convert", "import", "teach"]
  )
  func named(_ text: String, _ command: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("passwd", text)
    let result = try ToolProcess.run([command, file])
    #expect(!(result.output + result.errors).contains("secret"), "\(result)")
    #expect(!(result.output + result.errors).contains(" | "), "\(result)")
    #expect(result.status != 0)
  }

  @Test(
    "that a session names as its screen keep their text",
    arguments: Effort.share(of: secrets.dropLast(), atLeastOneIn: 4)
  )
  func namedBySession(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("passwd", text)
    let session = try folder.add("a.vo", "screen: passwd\n\n> start\n")
    for words in [["test", session], ["walk", "--at", session + ":3"]] {
      let result = try ToolProcess.run(words)
      #expect(!(result.output + result.errors).contains("secret"), "\(result)")
      #expect(result.status != 0)
    }
    let opened = try ToolProcess.run([], input: Array(":open \(folder.path)/passwd\n".utf8))
    #expect(!opened.output.contains("secret"), "\(opened)")
  }

  @Test("may be screens, if they begin like screens, with the usual errors")
  func screens() throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("menu", "screen a\n  buton \"A\"\n")
    let result = try ToolProcess.run(["check", file])
    #expect((result.output + result.errors).contains("2 |   buton \"A\""))
    let other = try folder.add("b", "screen b\n  button \"A\"\n")
    #expect(try ToolProcess.run(["speak", other]).status == 0)
  }
}
