import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// What in the app makes a step sound different.
///
/// Steps with the same cause are one block of a report.
///
/// - Source: SESSIONS.md, "Causes".
struct StepCause: Hashable {
  /// The change in a sentence, alike for all steps that it makes different.
  var sentence: String
  /// The element that changed, or `nil` if it isn't known.
  var node: ElementTree.Index?
  /// The change as this step shows it, if nothing else has to be said of the step; otherwise `nil`.
  var wholeDetail: String?
  /// The name that the element had, if it was renamed or nothing is called so anymore.
  var oldName: String?
  /// Whether it's known what the element is called now.
  var isRenamed = false
  /// Whether focus or the screen is another one after it than the file has.
  var leadsAstray = false
  /// Whether the app shows it by itself, wherever focus is.
  var isCertain = false

  static func == (first: Self, second: Self) -> Bool {
    first.sentence == second.sentence && first.node == second.node
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sentence)
    hasher.combine(node)
  }
}

// Why a step sounds different.
extension StepChanges {
  /// Finds the cause.
  ///
  /// - Parameters:
  ///   - result: The step.
  ///   - transcript: Its session.
  ///   - sentences: What changed in what is heard.
  /// - Returns: The cause, as far as the step shows it.
  /// - Complexity: As that of the sentences, and O(*s*·*l*) in the number of steps and of the lines that
  ///   are heard.
  func cause(
    of result: TranscriptRun.StepResult,
    in transcript: Transcript,
    _ sentences: [String]
  ) -> StepCause {
    let step = result.step
    if let sentence = screenSentences(since: step.expected).first {
      return StepCause(sentence: sentence, node: result.origin, leadsAstray: true)
    }
    if let node = unheardNode(of: step, in: transcript), let cause = causeUnheard(node) {
      return cause
    }
    if let cause = renaming(of: step, in: transcript) { return cause }
    if let cause = movement(of: step, in: transcript) { return cause }
    let isElsewhere = stopLost(by: step.expected) != nil || newRefusal(since: step.expected) != nil
    let words = sentences.first ?? refusals.first
    let about = words?.firstIdentifier.flatMap { session.tree.node($0) }
    return StepCause(
      sentence: sentences.first ?? refusals.first ?? "none of it sounds as it is written",
      node: about ?? nodeInRefusal
        ?? (step.movesFocus ? subject ?? session.cursor : result.origin ?? subject),
      leadsAstray: isElsewhere || heard.contains(where: \.isSpeech) == false
    )
  }

  /// What came to nothing at the step.
  private var refusals: [String] {
    zip(lines, heard).filter(\.1.isRefusal).map { "it was refused: \($0.0.text)" }
  }

  /// The element whose label a refusal quotes, which is there and isn't offered: `no item "E-mail"`.
  private var nodeInRefusal: ElementTree.Index? {
    guard let refusal = refusals.first else { return nil }
    let parts = refusal.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    return session.tree.subtree(of: session.screen).first {
      session.readable(.label, of: $0) == String(parts[1])
    }
  }

  /// The cause that the reason is why an element can't be heard; `nil` if it can.
  func causeUnheard(_ node: ElementTree.Index) -> StepCause? {
    guard let reason = session.reasonUnheard(node) else { return nil }
    let detail = "\(name(node)) \(reason.predicate)"
    switch reason {
    case .removed, .hidden, .part, .noStop:
      return StepCause(sentence: detail, node: node, wholeDetail: detail, leadsAstray: true)
    case .behindModalView(let view):
      let root = session.shownRoots.first { session.tree.subtree(of: $0).contains(node) }
      let modal = session.tree.modalView(over: node, in: root ?? session.screen)
      let sentence = StepCause.behind("the modal view \(view)")
      return StepCause(sentence: sentence, node: modal, wholeDetail: detail, leadsAstray: true)
    case .behindPanel(let panel):
      let sentence = StepCause.behind("the \(panel)")
      let front = session.shownRoots.last
      return StepCause(sentence: sentence, node: front, wholeDetail: detail, leadsAstray: true)
    case .onScreen, .inClosedPanel: return nil
    }
  }

  /// The element that the step is about, if it is there and no stop.
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

  /// The element of the screen that is called by a name.
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
  /// The first identifier that a sentence names with its mark: `#mail`.
  var firstIdentifier: String? {
    let rest = drop { $0 != "#" }.dropFirst()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}

extension StepCause {
  /// What all steps have in common that reach for what is behind something.
  static func behind(_ name: String) -> String { "what the session looks for is behind \(name)" }
}
