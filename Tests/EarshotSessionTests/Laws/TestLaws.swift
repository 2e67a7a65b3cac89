import EarshotNotation
import TestSupport
import Testing

/// A test that is green must have tried something.
@Suite("Each test")
struct TestLaws {
  private static let texts = ProjectFiles.everything(in: "Tests", endingIn: ".swift").map { path in
    (path, (try? ProjectFiles.source(path)).map { String(decoding: $0.utf8, as: UTF8.self) } ?? "")
  }

  private static let functions = texts.map { path, text in
    (path: path, functions: TestFunction.all(in: text))
  }

  /// The functions that expect something, or call one that does.
  private static let helpers = {
    let all = functions.flatMap(\.functions)
    var helpers: Set<String> = []
    while true {
      let more = all.filter { !helpers.contains($0.name) && $0.expects(helpers) }.map(\.name)
      if more.isEmpty { return helpers }
      helpers.formUnion(more)
    }
  }()

  @Test("expects something outside loops over possibly empty lists, and doesn't return before")
  func faults() {
    var count = 0
    for (path, functions) in Self.functions {
      for function in functions where function.isTest {
        count += 1
        let faults = function.faults(Self.helpers).map(\.rawValue)
        #expect(faults == [], "\(path):\(function.line): \(function.name)")
      }
    }
    #expect(count > 1_500)
  }

  /// Bodies of tests, and the problem of each.
  private static let bodies: [(body: String, faults: [TestFunction.Fault])] = [
    ("#expect(a == 1)", []),
    ("", [.expectsNothing]),
    (##"print("#expect(a)") // #expect(a)"##, [.expectsNothing]),
    ("for a in f() { #expect(a == 1) }", [.expectsOnlyInLoops]),
    ("for a in f() { #expect(a == 1) }\n#expect(n > 2)", []),
    ("for a in [1, 2] { #expect(a == 1) }", []),
    ("for a in 0..<9 { for b in f(a) { #expect(a == b) } }", [.expectsOnlyInLoops]),
    ("for a in 0..<9 { #expect(a < 9) }", []),
    ("for a in 0..<n { #expect(a < 9) }", [.expectsOnlyInLoops]),
    ("let list = [1, 2]\nfor a in list { #expect(a == 1) }", []),
    ("let list = []\nfor a in list { #expect(a == 1) }", [.expectsOnlyInLoops]),
    ("for a in Kind.allCases { #expect(a.is) }", []),
    ("for a in f().map { $0 }.filter { $0 > 1 } { #expect(a == 1) }", [.expectsOnlyInLoops]),
    ("f().forEach { #expect($0 == 1) }", [.expectsOnlyInLoops]),
    ("guard let a else { return }\n#expect(a == 1)", [.leavesSilently]),
    ("if a == nil { return }\n#expect(a == 1)", [.leavesSilently]),
    ("guard let a else {\n      return\n    }\n#expect(a == 1)", [.leavesSilently]),
    ("guard let a else {\n#expect(b)\nreturn\n}\n#expect(a == 1)", []),
    ("#expect(b)\nguard let a else { return }\n#expect(a == 1)", []),
    ("try check(1)", []),
    ("for a in f() { try check(a) }", [.expectsOnlyInLoops]),
    (##"let a = #"{ return } \#(f("}"))"#"##, [.expectsNothing]),
    ("let a = \"\\(f(\"}\"))\"\n#expect(a == b)", []),
  ]

  @Test("with a fault is found", arguments: bodies.indices)
  func finds(_ number: Int) throws {
    let (body, faults) = Self.bodies[number]
    let text = "  @Test func tried() throws {\n\(body)\n  }\n\n  func check(_ a: Int) {}\n"
    let function = try #require(TestFunction.all(in: text).first)
    #expect(function.name == "tried" && function.isTest && function.line == 1)
    #expect(function.faults(["check"]) == faults, "\(body)")
  }
}
