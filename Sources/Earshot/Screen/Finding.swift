internal import EarshotAudit
internal import EarshotNotation

extension ScreenDocument {
  /// Something that makes a screen hard to use or understand by ear.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// How bad a finding is.
    public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
      /// Advice.
      case note
      /// Something is harder than it need be.
      case warning
      /// Something keeps people from doing what they came for.
      case error

      /// Whether the first is less serious than the second.
      public static func < (first: Severity, second: Severity) -> Bool {
        first.severity < second.severity
      }
    }

    /// The rule, such as `label-missing`; Docs/Audit has a page for each.
    public let rule: String
    /// How bad it is.
    public let severity: Severity
    /// What is wrong, in words.
    public let message: String
    /// What to do about it, in sentences.
    public let advice: String
    /// What is heard at the stop, or `nil` where nobody stops there.
    public let heard: String?
    /// The name of the screen, alert or sheet.
    public let screen: String
    /// The name of the text; empty for a tree that was made in code.
    public let file: String
    /// The line, from 1, or `nil` in a tree that was made in code.
    public let line: Int?
    /// The column in characters, from 1, or `nil` in a tree that was made in code.
    public let column: Int?
    /// The path of the node in a tree that was made in code: `screens[0].children[2]`; else `nil`.
    public let node: String?

    /// The place, the message and the rule on one line:
    /// `menu.screen:3:3: error: the button has no label [label-missing]`.
    public var description: String {
      let numbers = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
      let place = node ?? Display.safe(file) + numbers
      return "\(place): \(severity.rawValue): \(message) [\(rule)]"
    }

    init(_ finding: AuditFinding, in origin: Origin) {
      rule = finding.rule.id
      severity = Severity(finding.severity)
      message = Display.safe(finding.message)
      advice = finding.rule.page.wayOut
      heard = finding.heard
      screen = finding.screen
      switch origin {
      case .files:
        (file, line, column) = (finding.place.file, finding.place.line, finding.place.column)
        node = nil
      case .tree(let text):
        (file, line, column) = ("", nil, nil)
        node = text.nodePath(at: finding.place.offset)
      }
    }
  }
}

extension ScreenDocument.Finding.Severity {
  fileprivate init(_ severity: Diagnostic.Severity) {
    self =
      switch severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
  }

  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
