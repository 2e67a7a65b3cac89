import EarshotModel
import EarshotNotation

/// A filter that removes the findings that comments in the files mark as intended, and reports
/// comments that have no effect.
struct IgnoredFindings: Sendable {
  /// A comment, with the nodes that it applies to.
  private struct Scope {
    let comment: IgnoreComment
    /// The node, whose contents are included, or `nil` for the whole file.
    let node: ElementTree.Index?
    var isUsed = false
  }

  private let tree: ElementTree
  private let sources: [SourceText]
  private var scopes: [Scope] = []
  /// The number of suppressed findings.
  private(set) var count = 0

  init(_ sources: [SourceText], _ places: NodePlaces, _ tree: ElementTree) {
    self.tree = tree
    self.sources = sources
    for (number, source) in sources.enumerated() {
      let comments = IgnoreComment.all(in: source, number: number)
      guard !comments.isEmpty else { continue }
      let lines = places.lines(inSource: number)
      for comment in comments {
        let next = lines.first { $0.line > comment.line }
        let isHead = lines.first.map { comment.line < $0.line } ?? true
        scopes.append(Scope(comment: comment, node: isHead ? nil : next?.node))
      }
    }
  }

  /// Returns the findings that no comment suppresses, and the errors in the comments.
  mutating func filter(_ findings: [AuditFinding]) -> [AuditFinding] {
    guard !scopes.isEmpty else { return findings }
    let kept = findings.filter { !leavesOut($0) }
    return (kept + complaints).sorted(by: AuditFinding.inOrder)
  }

  /// Returns whether a comment suppresses a finding, and marks the comment as used.
  mutating func leavesOut(_ finding: AuditFinding) -> Bool {
    guard let place = scopes.firstIndex(where: { covers($0, finding) }) else { return false }
    scopes[place].isUsed = true
    count += 1
    return true
  }

  private func covers(_ scope: Scope, _ finding: AuditFinding) -> Bool {
    guard scope.comment.reason != nil, scope.comment.rule == finding.rule.id,
      scope.comment.source == finding.place.source
    else { return false }
    return scope.node.map { tree.contains(finding.node, in: $0) } ?? true
  }

  private var complaints: [AuditFinding] {
    scopes.compactMap { scope in
      let comment = scope.comment
      if AuditRule.named(comment.rule) == nil {
        guard !comment.rule.isEmpty else {
          let message =
            comment.isWithoutRule
            ? "the comment names no rule before the reason; write the ID of the rule there"
            : "the comment names no rule; after 'ignore', write its ID and a reason in quotes"
          return finding(.ignoreUnclear, message, comment)
        }
        let near = Suggestion.ending(for: comment.rule, in: AuditRule.all.map(\.id))
        let ending = near.isEmpty ? "; 'earshot audit --explain all' lists the rules" : near
        return finding(.ignoreUnclear, "no rule is called '\(comment.rule)'\(ending)", comment)
      }
      if comment.reason == nil {
        let message = "the comment has no reason in quotes; write one after the ID of the rule"
        return finding(.ignoreUnclear, message, comment)
      }
      return scope.isUsed
        ? nil : finding(.ignoreUnused, "the rule '\(comment.rule)' finds nothing here", comment)
    }
  }

  private func finding(
    _ rule: AuditRule,
    _ message: String,
    _ comment: IgnoreComment
  ) -> AuditFinding {
    let place = AuditFinding.Place(
      file: sources[comment.source].name,
      line: comment.line,
      column: 1,
      endColumn: 1,
      source: comment.source
    )
    return AuditFinding(
      rule: rule,
      severity: rule.severity,
      message: message,
      heard: nil,
      screen: "",
      place: place,
      node: tree.root,
      path: "comment \(comment.rule)"
    )
  }
}
