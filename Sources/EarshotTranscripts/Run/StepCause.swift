import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A change in the app that makes a step sound different.
///
/// Steps with the same cause are one block of a report.
///
/// - Source: SESSIONS.md, "Causes".
struct StepCause: Hashable {
  /// The change in a sentence, which is the same for all affected steps.
  var sentence: String
  /// The changed element, or `nil` if it's unknown.
  var node: ElementTree.Index?
  /// The change as this step shows it, if it explains everything about the step, or `nil`
  /// otherwise.
  var wholeDetail: String?
  /// The old name of the element if the element was renamed or nothing has this name anymore, or
  /// `nil` otherwise.
  var oldName: String?
  /// Whether the new name of the element is known.
  var isRenamed = false
  /// Whether the focus or the screen differs from the file after the step.
  var leadsAstray = false
  /// Whether the app itself shows the change, regardless of the position of the cursor.
  var isCertain = false

  static func == (first: Self, second: Self) -> Bool {
    first.sentence == second.sentence && first.node == second.node
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sentence)
    hasher.combine(node)
  }
}

// The reason that a step sounds different.
extension StepChanges {
  /// Returns the change in the app that makes a step sound different.
  ///
  /// - Parameters:
  ///   - result: The step that differs.
  ///   - transcript: The session of the step.
  ///   - sentences: The changes in the output.
  ///   - isKnown: A closure that returns whether an earlier step has the given cause. If the focus
  ///     is already wrong when a step begins, the step ends at a different place, so it doesn't
  ///     show that anything moved.
  /// - Returns: The cause, as far as the step reveals it.
  /// - Complexity: The same as for the sentences, plus O(*s*·*l*), where *s* is the number of steps
  ///   and *l* is the number of output lines.
  func cause(
    of result: TranscriptRun.StepResult,
    in transcript: Transcript,
    _ sentences: [Sentence],
    whereKnown isKnown: (StepCause) -> Bool
  ) -> StepCause {
    let step = result.step
    if let sentence = screenSentences(since: step.expected).first {
      return StepCause(sentence: sentence, node: result.origin, leadsAstray: true)
    }
    if let node = unheardNode(of: step, in: transcript), let cause = causeUnheard(node) {
      return cause
    }
    if let cause = renaming(of: step, in: transcript) { return cause }
    if let cause = movement(of: step, in: transcript), !result.beginsAstray || isKnown(cause) {
      return cause
    }
    let isElsewhere = stopLost(by: step.expected) != nil || newRefusal(since: step.expected) != nil
    let words = sentences.first?.text ?? refusals.first
    let about = words?.firstIdentifier.flatMap { session.tree.node($0) }
    return StepCause(
      sentence: words ?? "VoiceOver doesn't say any of these lines as written",
      node: about ?? sentences.first?.node ?? nodeInRefusal
        ?? (step.movesFocus ? subject ?? session.cursor : result.origin ?? subject),
      leadsAstray: isElsewhere || heard.contains(where: \.isSpeech) == false
    )
  }

  /// The refusals at the step, as sentences.
  private var refusals: [String] {
    lines.compactMap { line in
      guard case .refusal(let reason) = line else { return nil }
      return "the command was refused: \(Display.spoken(reason.words))"
    }
  }

  /// The element whose label a refusal quotes, as in `no item "E-mail"`, or `nil` if there's none.
  ///
  /// The element exists but isn't available.
  private var nodeInRefusal: ElementTree.Index? {
    guard let refusal = refusals.first else { return nil }
    let parts = refusal.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let (nodes, name) = (session.tree.subtree(of: session.screen), String(parts[1]))
    return nodes.first { session.readable(.label, of: $0) == name }
      ?? nodes.first { session.readable(.label, of: $0).hasWholeWords(name) }
  }

  /// Returns the cause if an element on the screen is inaudible, or `nil` if you can hear the
  /// element.
  ///
  /// The result is also `nil` if the element is on another screen or in a closed panel.
  func causeUnheard(_ node: ElementTree.Index) -> StepCause? {
    guard let reason = session.reasonUnheard(node) else { return nil }
    let detail = "\(name(node)) \(reason.predicate)"
    switch reason {
    case .removed, .hidden, .part, .noStop:
      return StepCause(sentence: detail, node: node, wholeDetail: detail, leadsAstray: true)
    case .behindModalView(let view):
      let root = session.shownRoots.first { session.tree.subtree(of: $0).contains(node) }
      let modal = session.tree.modalView(over: node, in: root ?? session.screen)
      let sentence = StepCause.behind(view)
      return StepCause(sentence: sentence, node: modal, wholeDetail: detail, leadsAstray: true)
    case .behindPanel(let panel):
      let sentence = StepCause.behind("the \(panel)")
      let front = session.shownRoots.last
      return StepCause(sentence: sentence, node: front, wholeDetail: detail, leadsAstray: true)
    case .onScreen, .inClosedPanel: return nil
    }
  }

  /// Returns the element that the step is about if the element exists but isn't a stop, or `nil`
  /// otherwise.
  private func unheardNode(
    of step: Transcript.Step,
    in transcript: Transcript
  ) -> ElementTree.Index? {
    let stops = Set(session.stops)
    let named = transcript.names.lazy.filter { $0.commandLine == step.line }.compactMap(node)
    if let node = named.first(where: { !stops.contains($0) }), heard.contains(where: \.isRefusal) {
      return node
    }
    let gone = step.expected.last { pattern in
      pattern.literal.isSpeech && pattern.loosened == nil && !pattern.isAnyLines
        && !heard.contains { pattern.matches($0) }
    }
    return gone.flatMap { node(saying: $0) }
  }

  /// Returns the element on the screen with the given name, or `nil` if there's none.
  private func node(named use: NameUse) -> ElementTree.Index? {
    let nodes = session.tree.subtree(of: session.screen)
    switch use.kind {
    case .node(let name): return nodes.first { session.tree[$0].identifier == name }
    case .label(let name): return nodes.first { session.readable(.label, of: $0) == name }
    default: return nil
    }
  }
}

extension String {
  /// The first identifier in a sentence, without its `#`, or `nil` if there's none.
  var firstIdentifier: String? {
    let rest = drop { $0 != "#" }.dropFirst()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}

extension StepCause {
  /// Returns the sentence for all steps that expect elements behind the view or panel with the
  /// given name.
  static func behind(_ name: String) -> String {
    "\(name) covers an element that the session looks for"
  }
}
