public import EarshotNotation
package import EarshotModel

/// A rule of the audit: how serious a finding is, and how the rule is judged.
///
/// The id never changes, and no later rule gets it. Everything else that people read about a rule is
/// in its page in `Docs/Audit`, which is built in.
///
/// - Source: Docs/Design/AUDIT.md.
public struct AuditRule: Sendable {
  /// How a rule is judged.
  package enum Judge: Sendable {
    /// A stop by itself: what is wrong with it, or `nil`.
    case stop(@Sendable (AuditedStop) -> Complaint.Message?)
    /// Everything that is shown at one time.
    case screen(@Sendable (AuditedScreen) -> [Complaint])
    /// What happened on the way through the app.
    case walk
  }

  /// What a rule needs to know of a stop to judge it.
  package enum Need: String, CaseIterable, Sendable {
    /// What is heard.
    case speech
    /// Its position on the screen.
    case frame
    /// The colours of the text.
    case colors
    /// The size of the text.
    case fontSize
    /// What the app does.
    case behavior
    /// The language that the app says it is in.
    case language
    /// What only files of Earshot's own say.
    case ownFile

    /// Why a stop that lacks it is not judged.
    package var lack: String {
      switch self {
      case .speech: "nothing is heard"
      case .frame: "no frame"
      case .colors: "no colors"
      case .fontSize: "no font size"
      case .behavior: "no handlers"
      case .language: "no language"
      case .ownFile: "an export does not say"
      }
    }
  }

  /// The name, such as `label-missing`.
  public let id: String
  /// How bad it is where the rule is broken.
  public let severity: Diagnostic.Severity
  /// What it needs to know.
  package let need: Need
  /// How it is judged.
  package let judge: Judge

  init(
    _ id: String,
    _ severity: Diagnostic.Severity,
    needs need: Need = .speech,
    judge: Judge
  ) {
    self.id = id
    self.severity = severity
    self.need = need
    self.judge = judge
  }

  /// Finds a rule by its id.
  public static func named(_ id: String) -> AuditRule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension AuditRule: Hashable {
  /// Rules are the same where their ids are.
  public static func == (first: AuditRule, second: AuditRule) -> Bool { first.id == second.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AuditRule: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}

/// What a rule has to say of a node.
package struct Complaint: Sendable {
  /// The error, in words.
  package struct Message: Sendable, ExpressibleByStringInterpolation {
    /// The words: lower case at the beginning, no full stop.
    package var text: String
    /// How bad it is where that is not what the rule says.
    package var severity: Diagnostic.Severity?

    /// Creates a message as bad as the rule says.
    package init(stringLiteral text: String) { self.text = text }

    /// Creates a message.
    package init(_ text: String, severity: Diagnostic.Severity? = nil) {
      self.text = text
      self.severity = severity
    }
  }

  /// The node.
  package var node: ElementTree.Index
  /// The error.
  package var message: Message

  /// Creates a complaint.
  package init(_ node: ElementTree.Index, _ message: Message) {
    self.node = node
    self.message = message
  }
}
