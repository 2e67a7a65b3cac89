import TestSupport
import Testing

import EarshotTranscripts
import EarshotNotation

@testable import EarshotModel

@Suite("A regular expression")
struct RegularExpressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var pattern: String
    var yes: [String]
    var no: [String]
    init(_ pattern: String, _ yes: [String], not no: [String] = []) {
      (self.pattern, self.yes, self.no) = (pattern, yes, no)
    }
    var testDescription: String { pattern }
  }

  static let cases: [Case] = [
    Case("", [""], not: ["a"]),
    Case("abc", ["abc"], not: ["ab", "abcd", "xabc"]),
    Case(
      #"from \d+ roubles?"#,
      ["from 245 roubles", "from 1 rouble"],
      not: ["from  roubles", "from x roubles"]
    ),
    Case("a|bc|", ["a", "bc", ""], not: ["b", "abc"]),
    Case("(a|a)*b", ["b", "aaab"], not: ["aaa"]),
    Case("(a*)*", ["", "aaa"], not: ["b"]),
    Case("(a|b?)+c", ["c", "abac"], not: ["", "ab"]),
    Case("K;\\n", ["K;\n"], not: ["k;\n"]),
    Case("(?i)k", ["k", "K", "\u{212A}"], not: ["j"]),
    Case("e", ["e"], not: ["e\u{301}", "é"]),
    Case("[a-cx]", ["a", "b", "x"], not: ["d", "-", ""]),
    Case("[^a-c]", ["d", "é"], not: ["a"]),
    Case("[]a]", ["]", "a"], not: ["b"]),
    Case("[a-]", ["-", "a"], not: ["b"]),
    Case(#"[\d\s]+"#, ["1 2"], not: ["a"]),
    Case("a{2}", ["aa"], not: ["a", "aaa"]),
    Case("a{2,}", ["aa", "aaaa"], not: ["a"]),
    Case("a{,2}", ["", "a", "aa"], not: ["aaa"]),
    Case("a{1,2}b", ["ab", "aab"], not: ["aaab", "b"]),
    Case("a{x}", ["a{x}"], not: ["a"]),
    Case("{}", ["{}"]),
    Case("(?i)straße", ["STRAßE", "straße"], not: ["strase"]),
    Case("a(?i)b", ["ab", "aB"], not: ["AB"]),
    Case("(?i:a)b", ["Ab", "ab"], not: ["aB"]),
    Case("(?i)[a-f]+", ["AbF"], not: ["g"]),
    Case("(?<price>\\d+) €", ["5 €"], not: ["€"]),
    Case("(?:ab)+", ["abab"], not: ["aba"]),
    Case("^ab$", ["ab"], not: ["abc"]),
    Case(#"\bcat\b.*"#, ["cat nap"], not: ["cats"]),
    Case(#"\Bat"#, [], not: ["at"]),
    Case("a.c", ["abc", "aéc", "a👩‍👧c"], not: ["ac", "a\nc"]),
    Case("(?s)a.c", ["a\nc"]),
    Case("a*?b+?", ["aab", "b"], not: ["a"]),
    Case(#"\u{20AC}|\u00E9"#, ["€", "é", "e\u{301}"], not: ["e"]),
    Case(#"\.\*\(\)\[\]\{\}\\\/"#, [".*()[]{}\\/"]),
    Case(#"\w+"#, ["приве́т_1"], not: ["a b"]),
  ]

  @Test("matches the whole text", arguments: cases)
  func whole(_ test: Case) throws {
    let expression = try RegularExpression(test.pattern)
    for text in test.yes { #expect(expression.matchesWhole(text), "\(text)") }
    for text in test.no { #expect(!expression.matchesWhole(text), "\(text)") }
    #expect(!(test.yes + test.no).isEmpty)
  }

  @Test(
    "can match anywhere in a text",
    arguments: [
      ("b+", "abba", true), ("^b", "ab", false), ("b$", "ab", true), ("a{3}", "aabaa", false),
      ("", "", true), (#"\bc"#, "ab cd", true),
    ]
  )
  func found(_ pattern: String, _ text: String, _ isFound: Bool) throws {
    #expect(try RegularExpression(pattern).isFound(in: text) == isFound)
  }

  @Test("agrees with Swift's own, which supports nearly all of them")
  func agrees() throws {
    var count = 0
    for test in Self.cases where !test.pattern.contains("\n") && test.pattern != "[]a]" {
      guard let other = try? Regex(test.pattern) else { continue }
      for text in test.yes + test.no where text != "a\nc" {
        let isMatch = try RegularExpression(test.pattern).matchesWhole(text)
        #expect(isMatch == (text.wholeMatch(of: other) != nil), "\(test.pattern): \(text)")
      }
      count += 1
    }
    #expect(count > Self.cases.count * 4 / 5)
  }

  @Test(
    "stays fast where a backtracking matcher would hang",
    arguments: [
      "(a|a)*b", #"(\w|\d)+ roubles"#, "(?i)(a+)+b", "(a+a)+b", "(a{1,30}){1,30}b",
      ".*.*.*.*.*.*.*.*b", "(a*)*b",
    ]
  )
  func quick(_ pattern: String) throws {
    #expect(
      try !RegularExpression(pattern).matchesWhole(
        String(repeating: "a", count: Effort.share(of: 4_000))
      )
    )
  }

  @Test(
    "says what it doesn't support, and where",
    arguments: [
      ("a++", 1, 3, "possessive quantifiers"), ("(?=a)", 0, 2, "a lookahead"),
      ("(?<!a)", 0, 3, "a lookbehind"),
      ("(a)\\1", 3, 5, "a backreference"), ("(?>a)", 0, 2, "an atomic group"),
      ("(?x)a", 0, 3, "the flag 'x'"),
      ("\\p{L}", 0, 2, "'\\p'"), ("[a[b]]", 2, 3, "a character class can't contain another"),
      ("(a", 0, 1, "isn't closed"), ("a)", 1, 2, "has no '('"),
      ("*a", 0, 1, "'*' has nothing to repeat"), ("[a", 0, 1, "isn't closed"),
      ("[z-a]", 1, 4, "comes after"), ("a{3,1}", 1, 6, "is more than"),
      ("é\\", 2, 3, "the pattern ends with '\\'"), ("a{9999}", 1, 7, "too large; "),
      ("(a{100}){100}", 0, 13, "too large; "), ("\\u{D800}", 0, 8, "'\\u' needs"),
    ]
  )
  func refuses(_ pattern: String, _ lower: Int, _ upper: Int, _ reason: String) throws {
    let failure = #expect(throws: RegularExpression.Failure.self) { try RegularExpression(pattern) }
    #expect(failure?.range == lower..<upper)
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
  }

  @Test("nests only as deep as it says")
  func deep() {
    let open = String(repeating: "(", count: 100_000)
    #expect(throws: RegularExpression.Failure.self) { try RegularExpression(open) }
  }

  @Test("is an error of the file if it is malformed, with its place")
  func diagnostic() {
    let result = Transcript.read(SourceText(name: "a.vo", "> start\n  (a++)b (re)\n"))
    #expect(result.transcript == nil)
    #expect(
      result.diagnostics.map(\.message.text) == [
        """
        '(a++)b' isn't a valid regular expression: possessive quantifiers aren't supported; \
        delete the last '+'
        """
      ]
    )
    #expect(result.diagnostics.map(\.range) == [12..<14])
  }
}
