import EarshotNotation
import Testing

@Suite("The kind of a file")
struct FileKindTests {
  @Test(
    "depends on its extension",
    arguments: [
      ("mail.screen", FileKind.screen), ("mail.json", .json), ("a/b.xml", .xml),
      ("a.vo", .transcript), ("a.VO", .transcript), ("a.Vo", .transcript), ("README.md", .markdown),
      ("a.MD", .markdown), ("a.mdx", .markdown), ("a.Markdown", .markdown), (".vo", .transcript),
      ("é.vo", .transcript),
      ("a.SCREEN", nil), ("a.Json", nil), ("a.vo.bak", nil), ("vo", nil), ("", nil),
    ] as [(String, FileKind?)]
  )
  func kind(name: String, kind: FileKind?) {
    #expect(FileKind(ofName: name) == kind)
  }
}
