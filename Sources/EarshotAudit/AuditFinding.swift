import EarshotReports
public import EarshotNotation
package import EarshotModel

/// A finding of a rule, with its place in a file.
public struct AuditFinding: Hashable, Sendable {
  /// The position of a node in a file.
  public struct Place: Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// The line, starting at 1.
    public var line: Int
    /// The column in characters, starting at 1.
    public var column: Int
    /// The column after the last character of the word at this position.
    public var endColumn: Int
    /// The offset of the word's first byte, or 0 for a comment.
    package var offset = 0
    /// The index of the file among the files that were read together.
    var source: Int

    /// The name of the file without its folder.
    var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
  }

  /// The rule that reports the finding.
  public let rule: AuditRule
  /// The severity of the finding.
  public let severity: Diagnostic.Severity
  /// The problem in words, without a capital letter at the beginning or a period at the end.
  public let message: String
  /// VoiceOver's words for the node, or `nil` if it isn't a stop.
  public let heard: String?
  /// The name of the screen, alert, or sheet that contains the node.
  public let screen: String
  /// The place of the node.
  public var place: Place
  /// The node with the problem.
  package let node: ElementTree.Index
  /// The identity of the node, which doesn't change when lines move.
  ///
  /// It consists of the names of the node and its ancestors.
  package let path: String
  /// The kind of element in words, such as `button` or `text field`.
  public internal(set) var kind = ""
  /// The label of the element, or `nil` if it has none.
  public internal(set) var label: String?
  /// The identifier of the element, or `nil` if it has none.
  public internal(set) var identifier: String?
  /// The frame of the element, in points, or `nil` if it's unknown.
  package internal(set) var frame: Rect?
  /// The matches in the app's source code, or `nil` if a search found none.
  package var code: CodeMatch?
  /// Additional information for reports, in sentences.
  package var remarks: [String] = []
  /// Whether the file is an export of another tool.
  package internal(set) var isForeign = false
  /// A short identifier that the finding keeps in later audits, even if its line changes.
  public internal(set) var fingerprint = ""
}

extension AuditFinding {
  /// Copies the kind, label, identifier, and frame of an element.
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
