import EarshotNotation

/// An annotation that GitHub shows next to a line of a file.
///
/// Text from a file can't become a command to the build server, because an annotation is one line
/// that begins with its own command and has escaped data.
///
/// - Source: GitHub Actions, "Workflow commands".
package struct GitHubAnnotation: Sendable {
  /// The workflow command to print.
  package let text: String

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - command: `error`, `warning`, or `notice`.
  ///   - file: The name of the file on the server.
  ///   - line: The line, starting at 1, or `nil` for the whole file.
  ///   - column: The column, starting at 1, or `nil` for the whole line.
  ///   - title: The problem, in a few words.
  ///   - lines: The lines of the message.
  package init(
    _ command: String,
    file: String,
    line: Int?,
    column: Int?,
    title: String,
    lines: [String]
  ) {
    var properties = [("file", file)]
    if let line { properties.append(("line", String(line))) }
    if let column { properties.append(("col", String(column))) }
    properties.append(("title", title))
    let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    text = "::\(command) \(list)::" + lines.map(Self.data).joined(separator: "%0A")
  }

  /// Returns text with percent signs encoded, and with visible escapes instead of control
  /// characters.
  private static func data(_ text: String) -> String {
    Display.safe(text).escaping(["%": "%25"])
  }

  private static func property(_ text: String) -> String {
    data(text).escaping([":": "%3A", ",": "%2C"])
  }
}
