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
  ///   - step: The step as it is written.
  ///   - transcript: Its session.
  ///   - sentences: What changed in what is heard.
  /// - Complexity: As that of the sentences, and O(*s*) in the number of steps.
  func cause(
    of step: Transcript.Step,
    in transcript: Transcript,
    _ sentences: [String]
  ) -> StepCause {
    if let node = unheardNode(of: step, in: transcript), let cause = causeUnheard(node) {
      return cause
    }
    if let cause = renaming(of: step, in: transcript) ?? movement(of: step, in: transcript) {
      return cause
    }
    let sentence = sentences.first ?? "nothing of it is heard as it is written"
    return StepCause(sentence: sentence, node: subject ?? session.cursor)
  }

  /// The cause that the reason is why an element can't be heard; `nil` if it can.
  func causeUnheard(_ node: ElementTree.Index) -> StepCause? {
    guard let reason = session.reasonUnheard(node) else { return nil }
    let detail = "\(name(node)) \(reason.predicate)"
    switch reason {
    case .removed, .hidden, .part, .noStop:
      return StepCause(sentence: detail, node: node, wholeDetail: detail)
    case .behindModalView(let view):
      let root = session.shownRoots.first { session.tree.subtree(of: $0).contains(node) }
      let modal = session.tree.modalView(over: node, in: root ?? session.screen)
      let sentence = StepCause.behind("the modal view \(view)")
      return StepCause(sentence: sentence, node: modal, wholeDetail: detail)
    case .behindPanel(let panel):
      return StepCause(sentence: StepCause.behind("the \(panel)"), wholeDetail: detail)
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
      pattern.literal.isSpeech && !pattern.isAnyLines && !heard.contains { pattern.matches($0) }
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

  /// That the element has another name than the file calls it by.
  private func renaming(of step: Transcript.Step, in transcript: Transcript) -> StepCause? {
    if heard.contains(where: \.isRefusal), let name = Renaming(of: step, of: transcript, in: session)
    {
      return renamed(from: name.old, to: name.new, stop(labelled: name.new) ?? session.cursor)
    }
    let written = step.expected.last { $0.literal.isSpeech && $0.loosened == nil }
    guard let written, let place = heard.lastIndex(where: \.isSpeech),
      let spoken = SpokenLine(lines[place], heard[place])
    else { return nil }
    let change = SpokenChange.changes(from: written.literal.words, to: spoken).first {
      $0.parts.count == 1 && $0.parts.first?.kind == .label
    }
    guard let change, !change.old.isEmpty, !change.new.isEmpty, stop(labelled: change.old) == nil
    else { return nil }
    let isElsewhere = transcript.steps.contains { $0.expects(spoken.text) }
    return isElsewhere
      ? nil
      : renamed(from: change.old, to: change.new, change.parts.first?.element ?? subject)
  }

  private func renamed(
    from old: String,
    to new: String,
    _ node: ElementTree.Index?
  ) -> StepCause {
    StepCause(
      sentence: "\(quoted(old)) is renamed to \(quoted(new))",
      node: node,
      oldName: old,
      isRenamed: true
    )
  }

  /// That nothing in the app is called what a step names.
  func lostName(of step: Transcript.Step, in transcript: Transcript) -> StepCause? {
    if let cause = renaming(of: step, in: transcript) { return cause }
    let use = transcript.names.first { $0.commandLine == step.line && $0.name != nil }
    guard let name = use?.name else { return nil }
    return StepCause(sentence: "nothing is called \(quoted(name)) anymore", oldName: name)
  }

  /// That the element is in another place than the file has it.
  private func movement(of step: Transcript.Step, in transcript: Transcript) -> StepCause? {
    guard let cursor = session.cursor, let other = stopLost(by: step.expected),
      let here = session.stops.firstIndex(of: cursor),
      let there = session.stops.firstIndex(of: other)
    else { return nil }
    let words = Display.spoken(session.utterance(at: cursor, from: cursor).text)
    guard transcript.steps.contains(where: { $0.expects(words) }) else {
      guard there > here else { return nil }
      return StepCause(sentence: "\(name(cursor)) is new", node: cursor)
    }
    let isSwap = abs(here - there) == 1
    let (first, second) = here < there ? (cursor, other) : (other, cursor)
    let sentence =
      isSwap
      ? "\(name(first)) and \(name(second)) changed places"
      : "\(name(other)) is stop \(there + 1) of \(session.stops.count) now"
    return StepCause(
      sentence: sentence,
      node: isSwap ? first : other,
      wholeDetail: isSwap ? sentence : nil
    )
  }
}

extension StepCause {
  /// What all steps have in common that reach for what is behind something.
  static func behind(_ name: String) -> String { "what the session looks for is behind \(name)" }
}

extension Transcript.Step {
  /// Whether the step has a line of speech that these words fit.
  fileprivate func expects(_ words: String) -> Bool {
    expected.contains { $0.literal.isSpeech && !$0.isAnyLines && $0.matches(.speech(words)) }
  }
}
