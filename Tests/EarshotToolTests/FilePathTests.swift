import Testing

@testable import EarshotTool

@Suite("A path")
struct FilePathTests {
  @Test(
    "loses its periods and empty components",
    arguments: [
      ("", ""), ("/", "/"), ("a", "a"), ("a/b", "a/b"), ("/a/b", "/a/b"), ("a/", "a"),
      ("/a/", "/a"), ("a//b", "a/b"), ("//a", "/a"), (".", ""), ("./a", "a"), ("a/./b", "a/b"),
      ("a/.", "a"), ("..", ""), ("../a", "a"), ("a/../b", "b"), ("/a/b/..", "/a"),
      (".a", ".a"), ("a/.b", "a/.b"), ("a.b/c..d", "a.b/c..d"), ("é/日本", "é/日本"),
    ]
  )
  func normal(path: String, normal: String) {
    #expect(FilePath.normal(path) == normal)
  }
}
