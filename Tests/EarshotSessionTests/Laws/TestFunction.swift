/// A function in a file of tests: the place of its body, and whether it's a test.
struct TestFunction {
  /// The name.
  let name: String
  /// Its line number, starting at 1.
  let line: Int
  /// Whether `@Test` is above it.
  let isTest: Bool
  /// The body in its braces, with blanked strings and comments.
  let body: [UInt8]
  /// The names of the constants that the file writes as a list.
  let lists: Set<String>
  /// The places where it expects something itself.
  let expectations: [Int]
  /// The functions that it calls, and the places of the calls.
  let calls: [(name: String, place: Int)]
}

extension TestFunction {
  /// Finds the functions of a file.
  ///
  /// - Complexity: O(*n*·*f*) in the length of the file and the number of functions.
  static func all(in text: String) -> [TestFunction] {
    let code = SwiftCode(text)
    let lists = Set(code.words(after: "let ").filter { code.isList($0) })
    var isTest = false
    var functions: [TestFunction] = []
    for place in code.places(of: ["@Test", "func "]) {
      guard code.begins("func ", at: place) else {
        isTest = true
        continue
      }
      defer { isTest = false }
      guard let open = code.firstBrace(after: place), let end = code.closing(open) else { continue }
      let body = SwiftCode(blanked: Array(code.bytes[open...end]))
      functions.append(
        TestFunction(
          name: code.word(at: place + 5),
          line: code.bytes[..<place].count { $0 == 0x0A } + 1,
          isTest: isTest,
          body: body.bytes,
          lists: lists,
          expectations: body.places(of: marks),
          calls: body.calls
        )
      )
    }
    return functions
  }
}

// The problems of a test.
extension TestFunction {
  /// A way to be green without trying anything.
  enum Fault: String {
    case expectsNothing = "expects nothing"
    case expectsOnlyInLoops =
      "expects only in loops over lists that may be empty; count what it tried"
    case leavesSilently = "leaves before it expects anything; expect something of that case"
  }

  /// Finds the problems.
  ///
  /// - Parameter helpers: The functions that expect something.
  /// - Returns: The problems.
  func faults(_ helpers: Set<String>) -> [Fault] {
    let code = SwiftCode(blanked: body)
    let calls = calls.filter { helpers.contains($0.name) }.map(\.place)
    let places = (expectations + calls).sorted()
    guard let first = places.first else { return [.expectsNothing] }
    let loops = code.places(of: ["for ", ".forEach {"]).compactMap { loop(at: $0, code) }
    let isInLoops = places.allSatisfy { place in loops.contains { $0.contains(place) } }
    let exits = code.silentExits.filter { $0 < first }
    return (isInLoops ? [.expectsOnlyInLoops] : []) + (exits.isEmpty ? [] : [.leavesSilently])
  }

  /// Whether it expects something itself or calls a function that does.
  func expects(_ helpers: Set<String>) -> Bool {
    !expectations.isEmpty || calls.contains { helpers.contains($0.name) }
  }

  private static let marks = [
    "#expect(", "#expect {", "processExitsWith", "#require(", "Issue.record(", "confirmation(",
    "expectSpeech(",
    "expectSession(", "withKnownIssue",
  ]

  /// The body of a loop whose sequence may be empty, or `nil` if the sequence is written beside it.
  private func loop(at place: Int, _ code: SwiftCode) -> Range<Int>? {
    if code.begins(".forEach", at: place) {
      return code.firstBrace(after: place).flatMap { open in code.closing(open).map { open..<$0 } }
    }
    guard place == 0 || !code.bytes[place - 1].isWordByte,
      let start = code.end(of: " in ", after: place),
      let open = code.bodyOfLoop(after: start), let end = code.closing(open)
    else { return nil }
    let head = code.trimmedText(start..<open)
    let name = head.split(separator: ".").last.map(String.init) ?? head
    let isWritten =
      SwiftCode.isListLiteral(head) || SwiftCode.isRangeOfNumbers(head)
      || head.hasSuffix(".allCases") || (lists.contains(name) && !head.contains("("))
    return isWritten ? nil : open..<end
  }
}
