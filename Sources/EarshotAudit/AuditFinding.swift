import EarshotReports
public import EarshotNotation
package import EarshotModel

/// Something that a rule has to say of a place in a file.
public struct AuditFinding: Hashable, Sendable {
  /// Where a node stands in a file.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in characters.
    public var column: Int
    /// The column behind the last character of the word.
    public var endColumn: Int
    /// The byte at which it begins; of a comment 0.
    package var offset = 0
    /// The number of the file among those that were read together.
    var source: Int

    /// The name of the file without its folder.
    var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
  }

  /// The rule.
  public let rule: AuditRule
  /// How bad it is.
  public let severity: Diagnostic.Severity
  /// What is wrong, in words: lower case at the beginning, no full stop.
  public let message: String
  /// What is heard at the node, or `nil` where nobody stops there.
  public let heard: String?
  /// The name of the screen, alert or sheet.
  public let screen: String
  /// Where it is.
  public var place: Place
  /// The node.
  package let node: ElementTree.Index
  /// What tells the node from others, whatever lines move: what it and those around it are called.
  package let path: String
  /// A short name of the finding that stays the same from run to run.
  public internal(set) var fingerprint = ""
}

extension AuditFinding {
  /// The finding on one line: `menu.screen:3:5: error: the button has no label [label-missing]`.
  public var headline: String {
    finding.headline
  }
}
