import EarshotModel
import EarshotNotation

/// A language for a test that controls a real VoiceOver.
///
/// To add a language, add a case. The compiler then requires the rest.
package enum DriverForm: String, CaseIterable, Sendable {
  /// Swift, for a UI test target of Xcode 27.
  case xctest
  /// Python, for Appium with the XCUITest driver.
  case appium

  /// Returns the test that performs a session.
  ///
  /// - Parameters:
  ///   - session: The session to perform.
  ///   - assertion: The way that a test in Swift compares VoiceOver's speech. A test in Python only
  ///     records the speech.
  /// - Returns: The text of a whole file, which ends in a newline.
  /// - Complexity: O(*n*), where *n* is the number of moves.
  package func text(of session: DrivenSession, asserting assertion: DriverAssertion) -> String {
    switch self {
    case .xctest: XCTestWriter(session: session, assertion: assertion).text
    case .appium: AppiumWriter(session: session).text
    }
  }
}

/// A way for a test to compare VoiceOver's speech with Earshot's.
package enum DriverAssertion: String, CaseIterable, Sendable {
  /// Compares the speech character by character.
  case exact
  /// Compares the words, ignoring case, spaces, and punctuation between words.
  case words
  /// Compares nothing, so the test only records the speech.
  case none
}

extension DrivenSession {
  /// The words of the file's name, such as `pizzeria` and `order` for `pizzeria-order.vo`.
  var words: [String] {
    let words = (file.split(separator: ".").first ?? "").words
    return words.isEmpty ? ["session"] : words
  }
}

extension DrivenSession {
  /// The settings that the phone needs, or `nil` if the session doesn't specify any.
  var preparation: String? {
    guard !settings.isEmpty else { return nil }
    return
      "On the device, use the settings of the session: "
      + "\(Display.safe(settings.joined(separator: ", ")))."
  }
}

extension StringProtocol {
  /// The runs of letters in any script and of the digits 0 to 9, for use in names.
  var words: [String] {
    let isOfWord = { (character: Character) in
      character.isLetter || character.isASCII && character.isNumber
    }
    return self.split(omittingEmptySubsequences: true) { !isOfWord($0) }.map { String($0) }
  }
}

extension [String] {
  /// The lines that import modules, in both Swift and Python.
  var imports: String { map { "import \($0)\n" }.joined() }
}

extension String {
  /// The text as a literal in double quotation marks that is valid in both Swift and Python.
  ///
  /// The literal has numeric escapes for characters that could change the display of the line.
  var literal: String {
    "\"\(Display.safe(self).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// The word with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
