import Foundation

/// A folder with a screen and sessions that pass and fail, in which the tool runs.
package struct TestFolder {
  /// The screen of the sessions.
  package static let screen = """
    screen menu "Menu"
      header "Menu"
      button "Pay" #pay

    """

  package let folder: TemporaryFolder

  package init() throws {
    folder = try TemporaryFolder()
    try folder.add("a.screen", Self.screen)
  }

  /// Adds a session, or several lines of any text.
  package func add(_ name: String, _ text: String) throws { try folder.add(name, text) }

  /// Adds a session that sounds as it is written.
  package func addPassing(_ name: String) throws {
    try add(name, "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nPay, Button\n")
  }

  /// Adds a session that sounds different.
  package func addFailing(_ name: String) throws {
    try add(name, "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nBuy, Button\n")
  }

  /// Returns the contents of a file.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  /// The names of all files.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Runs `earshot test` in the folder, with some words of shell.
  package func test(_ words: String, before: String = "") throws -> ToolProcess.Result {
    try ToolProcess.shell("cd '\(folder.path)' && \(before) \"$earshot\" test \(words)")
  }
}
