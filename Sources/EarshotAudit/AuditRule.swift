public import EarshotNotation
package import EarshotModel

/// A rule of the audit, with the severity of its findings and a function that judges its subjects.
///
/// The ID never changes, and no later rule reuses it. Everything else about a rule is on its page
/// in `Docs/Audit`, which is part of the program.
///
/// - Source: Docs/Design/AUDIT.md.
public struct AuditRule: Sendable {
  /// The subject of a rule, with a function that judges it.
  package enum Judge: Sendable {
    /// A single stop. The function returns the problem or `nil`.
    case stop(@Sendable (AuditedStop) -> Complaint.Message?)
    /// The whole screen in one state.
    case screen(@Sendable (AuditedScreen) -> [Complaint])
    /// A single stop, with a second function for problems that only the whole screen shows.
    case both(
      stop: @Sendable (AuditedStop) -> Complaint.Message?,
      screen: @Sendable (AuditedScreen) -> [Complaint]
    )
    /// The events during a walk through the app.
    case walk
  }

  /// The data about a stop that a rule needs.
  package enum Need: String, CaseIterable, Sendable {
    /// VoiceOver's words.
    case speech
    /// The position of the stop on the screen.
    case frame
    /// The colors of the text.
    case colors
    /// The size of the text.
    case fontSize
    /// The app's behavior.
    case behavior
    /// The traits, such as the trait for a heading.
    case traits
    /// The language that the app specifies.
    case language
    /// Data that only Earshot's own files contain.
    case ownFile

    /// The reason that Earshot doesn't judge a stop without the data.
    package var lack: String {
      switch self {
      case .speech: "VoiceOver says nothing"
      case .frame: "no frame"
      case .colors: "no colors"
      case .fontSize: "no font size"
      case .behavior: "no handlers"
      case .traits: "no traits"
      case .language: "no language"
      case .ownFile: "an export doesn't have the details that this rule needs"
      }
    }

    /// Whether the reason names only what a stop doesn't have.
    private var isDetail: Bool { self != .speech && self != .ownFile }

    /// Returns a reason as a clause about the stops that weren't judged, as in `the rest have no
    /// frame`.
    package static func clause(_ reason: String, about stops: Int, of count: Int) -> String {
      let isWhole = stops == count
      if allCases.contains(where: { $0.isDetail && $0.lack == reason }) {
        guard stops == 1 else { return "\(isWhole ? "they" : "the rest") have \(reason)" }
        return "\(isWhole ? "it" : "the other stop") has \(reason)"
      }
      if reason == systemLack {
        let others = isWhole ? "" : "other "
        return stops == 1
          ? "the \(others)stop belongs to the system" : "the \(others)stops belong to the system"
      }
      guard reason == Need.speech.lack, !isWhole else { return reason }
      return "at the \(stops == 1 ? "other stop" : "rest"), \(reason)"
    }

    /// The reason that Earshot doesn't judge the stops of the system.
    package static let systemLack = "the other stops belong to the system"
  }

  /// The name, such as `label-missing`.
  public let id: String
  /// The severity of a finding.
  public let severity: Diagnostic.Severity
  /// The data that the rule needs.
  package let need: Need
  /// The subject of the rule, with the function that judges it.
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

  /// Returns the rule with the given ID, or `nil` if there's none.
  public static func named(_ id: String) -> AuditRule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

extension AuditRule: Hashable {
  /// Returns whether two rules have the same ID.
  public static func == (first: AuditRule, second: AuditRule) -> Bool { first.id == second.id }

  /// Hashes the ID.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension AuditRule: CustomStringConvertible {
  /// The ID of the rule.
  public var description: String { id }
}

/// A problem that a rule finds in a node.
package struct Complaint: Sendable {
  /// A problem, in words.
  package struct Message: Sendable, ExpressibleByStringInterpolation {
    /// The words, without a capital letter at the beginning or a period at the end.
    package var text: String
    /// The severity, or `nil` for the severity of the rule.
    package var severity: Diagnostic.Severity?

    /// Creates a message with the severity of the rule.
    package init(stringLiteral text: String) { self.text = text }

    /// Creates a message.
    package init(_ text: String, severity: Diagnostic.Severity? = nil) {
      self.text = text
      self.severity = severity
    }
  }

  /// The node with the problem.
  package var node: ElementTree.Index
  /// The problem, in words.
  package var message: Message
  /// The byte range in the file, or `nil` to use the node's own bytes.
  ///
  /// A problem with a view that isn't in the tree has a range.
  package var range: Range<Int>?

  /// Creates a complaint.
  package init(_ node: ElementTree.Index, _ message: Message, range: Range<Int>? = nil) {
    self.node = node
    self.message = message
    self.range = range
  }
}
