import EarshotModel
import EarshotNotation

/// A language in which a test is written that drives a real VoiceOver.
///
/// A new one is a case; the compiler asks for the rest.
package enum DriverForm: String, CaseIterable, Sendable {
  /// Swift, for a UI test target of Xcode 27.
  case xctest
  /// Python, for Appium with the XCUITest driver.
  case appium

  /// The test.
  ///
  /// - Parameters:
  ///   - session: What is driven.
  ///   - assertion: How a test in Swift compares what VoiceOver says; the one in Python only records.
  /// - Returns: A whole file, which ends in a line break.
  /// - Complexity: O(*n*) in the number of moves.
  package func text(of session: DrivenSession, asserting assertion: DriverAssertion) -> String {
    switch self {
    case .xctest: XCTestWriter(session: session, assertion: assertion).text
    case .appium: AppiumWriter(session: session).text
    }
  }
}

/// How a test compares what VoiceOver says with what Earshot says.
package enum DriverAssertion: String, CaseIterable, Sendable {
  /// Character by character.
  case exact
  /// By words: capitals, blanks, and marks between words don't count.
  case words
  /// Not at all: the test only keeps a record.
  case none
}

extension DrivenSession {
  /// The words of the file's name: `pizzeria-order.vo` gives `pizzeria` and `order`.
  var words: [String] {
    let words = (file.split(separator: ".").first ?? "").words
    return words.isEmpty ? ["session"] : words
  }
}

extension DrivenSession {
  /// What the phone needs to be set to, or `nil` if the session says nothing of it.
  var preparation: String? {
    guard !settings.isEmpty else { return nil }
    return
      "The session is heard with \(Display.safe(settings.joined(separator: ", "))): set the phone so."
  }
}

extension StringProtocol {
  /// The runs of letters, of whatever script, and of the digits 0 to 9, as names may have them.
  var words: [String] {
    let isOfWord = { (character: Character) in
      character.isLetter || character.isASCII && character.isNumber
    }
    return self.split(omittingEmptySubsequences: true) { !isOfWord($0) }.map { String($0) }
  }
}

extension [String] {
  /// The lines that import modules, in Swift and Python alike.
  var imports: String { map { "import \($0)\n" }.joined() }
}

extension String {
  /// The text as a literal of Swift and Python alike, in double quotes; what could change how the
  /// line is shown stands as its number.
  var literal: String {
    "\"\(Display.safe(self).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// The word with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
