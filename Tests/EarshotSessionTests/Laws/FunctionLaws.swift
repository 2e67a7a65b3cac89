import TestSupport
import Testing

@Suite("Every function under Sources")
struct FunctionLaws {
  /// The most lines of a function, or of a row of a table.
  private static let lineLimit = 40
  /// The most parameters of a function.
  ///
  /// Initializers have as many as their type has properties.
  private static let parameterLimit = 5

  private static let files = Citation.files.map { SourceFile($0, Citation.text(of: $0)) }

  @Test("has at most 40 lines of code, or in each row if it's a table")
  func length() {
    var count = 0
    for file in Self.files {
      for function in SourceFunction.all(in: file) {
        count += 1
        let length = function.length
        #expect(
          length <= Self.lineLimit,
          sourceLocation: ProjectFiles.location(ofLine: function.line, in: file.path)
        )
      }
    }
    #expect(count > 8_000)
  }

  @Test("has at most five parameters")
  func parameters() {
    var count = 0
    for file in Self.files {
      for function in SourceFunction.all(in: file) where !function.isInitializer {
        count += function.parameterCount
        let parameterCount = function.parameterCount
        #expect(
          parameterCount <= Self.parameterLimit,
          sourceLocation: ProjectFiles.location(ofLine: function.line, in: file.path)
        )
      }
    }
    #expect(count > 5_000)
  }

  @Test("these laws find violations")
  func findings() {
    let lines = String(repeating: "    print()\n", count: 41)
    let rows = String(repeating: "    case .a: print()\n", count: 50)
    let cases = [
      ("  func f() {\n\(lines)  }\n", 41, 0),
      (
        "  func f() {\n    // A comment.\n\n    let text = \"\"\"\n      a\n      \"\"\"\n  }\n", 2,
        0
      ),
      ("  var row: Int {\n    switch self {\n\(rows)    }\n  }\n", 1, 0),
      ("  var row: Int {\n    switch self {\n\(rows)    }\n    return 1\n  }\n", 53, 0),
      ("  private func f(_ a: [Int: Int], b: (Int, Int), c: () -> Int) { a }\n", 1, 3),
      ("  func f(\n    _ a: Int,\n    b: Int\n  ) throws -> Int {\n    1\n  }\n", 1, 2),
      ("  func f(_ a: A)\n    throws -> Int\n  {\n    1\n  }\n", 1, 1),
      ("  func f(a: Int) -> Int\n}\n\nextension A {\n  func g(a: A, b: B) {\n    1\n  }\n", 1, 1),
    ]
    for (text, length, parameterCount) in cases {
      let found = SourceFunction.all(in: SourceFile("Sources/A/a.swift", text)).first
      #expect(found?.length == length, "\(text)")
      #expect(found?.parameterCount == parameterCount, "\(text)")
    }
    let types = "  init(a: A) {\n    b = a\n  }\n  let c = f(a, b)\n"
    #expect(
      SourceFunction.all(in: SourceFile("Sources/A/a.swift", types)).map(\.isInitializer) == [true]
    )
  }
}
