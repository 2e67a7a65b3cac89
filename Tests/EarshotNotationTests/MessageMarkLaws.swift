import EarshotNotation
import TestSupport
import Testing

/// Code recognizes a message by its kind or its mark, so a correction of English can't change what
/// Earshot suggests.
@Suite("Marks of messages")
struct MessageMarkLaws {
  /// The path and the text of each source file.
  private static var files: [(path: String, text: String)] {
    get throws {
      try ProjectFiles.everything(in: "Sources", endingIn: ".swift").map { path in
        (path, String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self))
      }
    }
  }

  @Test("no code compares a message with English words")
  func comparisons() throws {
    let files = try Self.files
    #expect(files.count > 500)
    for file in files {
      for found in ComparedMessage.all(in: file.text) {
        #expect(
          Bool(false),
          "\(found.words): ask for a kind or a MessageMark",
          sourceLocation: ProjectFiles.location(ofLine: found.line, in: file.path)
        )
      }
    }
  }

  @Test("the law finds a comparison with words, and allows the form of advice")
  func findings() {
    func words(_ code: String) -> [String] { ComparedMessage.all(in: code).map(\.words) }
    #expect(words("if failure.reason.hasSuffix(\"needs a name\") {") == ["needs a name"])
    #expect(words("error.message.text.contains(\"is odd\")") == ["is odd"])
    #expect(
      words("let words = error.message.text\nif words.hasPrefix(\"unknown claim\")")
        == ["unknown claim"]
    )
    #expect(
      words("[\"a b\", \"c d\"].contains(where: error.message.text.hasPrefix)") == ["a b", "c d"]
    )
    #expect(words("error.message.text.contains(\"; write '\")") == [])
    #expect(words("line.hasPrefix(\"swipe right\")") == [])
    #expect(words("error.message.text.contains(.isNever)") == [])
  }

  @Test("the messages that each mark is for still contain it")
  func counts() throws {
    let lines = try Self.files.filter { !$0.path.hasSuffix("/MessageMark.swift") }
      .flatMap { $0.text.split(separator: "\n") }
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.map(String.init)
    var found: [MessageMark: Int] = [:]
    for mark in MessageMark.allCases {
      let words = String(
        mark.rawValue.drop(while: MessageMark.isForm).reversed().drop(while: MessageMark.isForm)
          .reversed()
      )
      found[mark] = lines.count { $0.holds(words) && $0.isText }
    }
    for mark in MessageMark.allCases {
      #expect(
        found[mark] ?? 0 >= MarkedMessages.counts[mark] ?? .max,
        """
        A message with '\(mark)' has other words now. If Earshot must still recognize it, change the \
        mark in MessageMark.swift; otherwise, correct the number in MarkedMessages.swift.
        """
      )
    }
  }
}

extension MessageMark {
  /// Whether a character at an end of a mark can come from a value in the message.
  fileprivate static func isForm(_ character: Character) -> Bool { "'#; ".contains(character) }
}

extension String {
  /// Whether a line is part of a string, as far as one line shows.
  fileprivate var isText: Bool {
    contains("\"") || hasSuffix("\\") || !contains { "{}()".contains($0) }
  }
}
