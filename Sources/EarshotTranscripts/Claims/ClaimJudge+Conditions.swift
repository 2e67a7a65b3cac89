import EarshotLines
import EarshotSession
import EarshotModel
import EarshotNotation

// Claims that are conditions of the screen format.
extension ClaimJudge {
  /// Judges a condition on elements that you can hear now.
  ///
  /// If the condition tests whether an element is hidden, the element can be anywhere.
  ///
  /// - Source: SESSIONS.md, "What claims mean".
  mutating func findingOnHeard(_ condition: Condition) -> ClaimFinding {
    for test in condition.tests where !test.asksForHidden {
      guard case .identifier(let name) = test.node, let node = session.tree.node(name),
        let reason = session.reasonUnheard(node)
      else { continue }
      let element = Quoting.name(name, after: "#")
      return .void("\(element) \(reason.predicate)")
    }
    return findingOnCondition(condition)
  }

  /// Judges a condition in which `self` is the focused element.
  ///
  /// - Source: SCREEN-FORMAT.md, "Guards"; SESSIONS.md, "Transcripts".
  mutating func findingOnCondition(_ condition: Condition) -> ClaimFinding {
    for test in condition.tests {
      if let finding = findingOnMissing(test) { return finding }
    }
    let own = session.cursor ?? session.tree.root
    guard let failing = session.failingTest(of: condition, at: own) else {
      let sentences = condition.tests.map { sentence(on: $0, at: own) }
      return ClaimFinding(true, sentences.joinedWithAnd)
    }
    return ClaimFinding(false, sentence(on: failing, at: own))
  }

  private func findingOnMissing(_ test: Condition.Test) -> ClaimFinding? {
    switch test.node {
    case .own: return session.cursor == nil ? .void("the cursor isn't on an element") : nil
    case .identifier(let name):
      guard session.document.tree.node(name) == nil else { return nil }
      let known = session.document.tree.indices.compactMap { session.document.tree[$0].identifier }
      let nearest = Suggestion.identifier(near: name, in: known)
      let ending = nearest.map { "; did you mean '\(Quoting.name($0, after: "#"))'?" } ?? ""
      return .void("the app has no \(Quoting.name(name, after: "#"))\(ending)")
    }
  }

  /// Returns a sentence about the actual state of a test's subject.
  private func sentence(on test: Condition.Test, at own: ElementTree.Index) -> String {
    guard let index = session.place(of: test.node, at: own) else {
      return "\(name(of: test, own)) was removed"
    }
    if session.isAboutState(test, at: index) {
      var plain = test
      plain.isNegated = false
      let isSo = session.failingTest(of: Condition([plain]), at: own) == nil
      return "\(name(of: test, own)) is \(isSo ? "" : "not ")\(test.word.notation)"
    }
    let property = test.property ?? .value
    let text = session.readable(property, of: index)
    let what = "the \(property.rawValue) of \(name(of: test, own))"
    return text.isEmpty ? "\(what) is empty" : "\(what) is \(quoted(text))"
  }

  private func name(of test: Condition.Test, _ own: ElementTree.Index) -> String {
    switch test.node {
    case .own: session.tree.phrase(of: own)
    case .identifier(let name): Quoting.name(name, after: "#")
    }
  }
}

extension Condition.Test {
  /// Whether the test is about an element being hidden.
  fileprivate var asksForHidden: Bool { property == nil && word == .hidden }
}
