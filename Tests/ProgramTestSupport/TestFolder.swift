import Foundation

/// A folder with a screen and sessions that pass and fail, in which the tool is run.
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

  /// Adds a session, or several lines of anything.
  package func add(_ name: String, _ text: String) throws { try folder.add(name, text) }

  /// Adds a session that is heard as it is written.
  package func addPassing(_ name: String) throws {
    try add(name, "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nPay, Button\n")
  }

  /// Adds one that is heard otherwise.
  package func addFailing(_ name: String) throws {
    try add(name, "screen: a.screen\n\n> start\nMenu, Heading\n> swipe right\nBuy, Button\n")
  }

  /// What a file holds.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  /// The names of all files.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Runs `earshot test` with some words of shell, standing in the folder.
  package func test(_ words: String, before: String = "") throws -> ToolProcess.Result {
    try ToolProcess.shell("cd '\(folder.path)' && \(before) \"$earshot\" test \(words)")
  }
}
