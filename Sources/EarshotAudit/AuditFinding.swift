import EarshotReports
public import EarshotNotation
package import EarshotModel

/// Something that a rule has to say of a place in a file.
public struct AuditFinding: Hashable, Sendable {
  /// The position of a node in a file.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in characters.
    public var column: Int
    /// The column behind the last character of the word.
    public var endColumn: Int
    /// The offset of its first byte; 0 for a comment.
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
  /// Its position.
  public var place: Place
  /// The node.
  package let node: ElementTree.Index
  /// What tells the node from others, whatever lines move: what it and those around it are called.
  package let path: String
  /// What the element is, in the notation's words: `button`.
  public internal(set) var kind = ""
  /// The label of the element, or `nil` if it has none.
  public internal(set) var label: String?
  /// The identifier of the element, or `nil` if it has none.
  public internal(set) var identifier: String?
  /// The frame of the element, in points, or `nil` if it isn't known.
  package internal(set) var frame: Rect?
  /// The place in the app's source code, if it was looked for and found.
  package var code: CodeMatch?
  /// What else reports say of it, in sentences.
  package var remarks: [String] = []
  /// Whether the file is another tool's.
  package internal(set) var isForeign = false
  /// A short name of the finding that stays the same from run to run.
  public internal(set) var fingerprint = ""
}

extension AuditFinding {
  /// Takes over what the element is and what it's called.
  mutating func name(_ element: Element, isForeign: Bool) {
    kind = element.role.noun(element.traits)
    label = element.label ?? element.template(of: .label)?.literal
    identifier = element.identifier
    frame = element.frame
    self.isForeign = isForeign
  }

  /// The finding on one line: `menu.screen:3:5: error: the button has no label [label-missing]`.
  public var headline: String {
    finding.headline
  }
}
