internal import EarshotReports
internal import EarshotAudit
internal import EarshotNotation

extension ScreenDocument {
  /// An audit finding: a problem that makes a screen hard to use or understand by ear.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a finding.
    public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
      /// Advice to consider.
      case note
      /// A problem that makes the app harder to use.
      case warning
      /// A problem that prevents people from completing a task.
      case error

      /// Returns whether the first severity is less serious than the second.
      public static func < (first: Severity, second: Severity) -> Bool {
        first.severity < second.severity
      }
    }

    /// The name of the rule, such as `label-missing`.
    ///
    /// Docs/Audit has a page for each rule.
    public let rule: String
    /// The severity of the problem.
    public let severity: Severity
    /// A sentence that describes the problem.
    public let message: String
    /// A description of how to fix the problem, in one or more sentences.
    public let advice: String
    /// The words that VoiceOver says for the element, or `nil` if the cursor can't stop there.
    public let heard: String?
    /// The name of the screen, alert, or sheet.
    public let screen: String
    /// The name of the file, or an empty string for a tree created in code.
    public let file: String
    /// The line, starting at 1, or `nil` for a tree created in code.
    public let line: Int?
    /// The column in characters, starting at 1, or `nil` for a tree created in code.
    public let column: Int?
    /// The path of the node in a tree created in code, such as `screens[0].children[2]`, or `nil`
    /// for a file.
    public let node: String?

    /// One line with the place, the message, and the rule, such as
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
