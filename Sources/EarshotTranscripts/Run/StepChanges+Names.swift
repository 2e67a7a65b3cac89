import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// Names that changed.
extension StepChanges {
  /// Returns the cause if the element has a different name in the file, or `nil` otherwise.
  func renaming(of step: Transcript.Step, in transcript: Transcript) -> StepCause? {
    if let cause = probableRenaming(of: step, in: transcript) { return cause }
    let changes = LineChange.changes(from: step.expected, to: heard)
    let pairs = zip(changes, changes.dropFirst()).compactMap { first, second in
      if case (.remove(let old), .insert(let new)) = (first, second) { (old, new) } else { nil }
    }
    guard let (old, place) = pairs.last else { return nil }
    let written = step.expected[old]
    guard written.literal.isSpeech, written.loosened == nil, !written.isAnyLines,
      heard[place].isSpeech, let spoken = SpokenLine(lines[place], heard[place])
    else { return nil }
    let change = SpokenChange.changes(from: written.literal.words, to: spoken).first {
      $0.parts.count == 1 && $0.parts.first?.kind == .label
    }
    guard let change, !change.old.isEmpty, !change.new.isEmpty, isGone(change.old),
      !expectedNames.contains(change.new)
    else { return nil }
    return renamed(
      from: change.old,
      to: change.new,
      change.parts.first?.element ?? spoken.subject ?? subject
    )
  }

  /// Returns the cause if a stop has probably been renamed, or `nil` otherwise.
  ///
  /// This is the case if only this stop has the step's expected output, except for the name.
  private func probableRenaming(
    of step: Transcript.Step,
    in transcript: Transcript
  ) -> StepCause? {
    if let name = Renaming(of: step, of: transcript, in: session), isGone(name.old) {
      return probablyRenamed(from: name.old, to: name.new)
    }
    for use in transcript.names where use.commandLine == step.line {
      guard case .part(let old) = use.kind, isGone(old) else { continue }
      let labels = session.labels(ofStopsLike: old, saying: step.expected).filter {
        !expectedNames.contains($0)
      }
      if let new = labels.first, Set(labels).count == 1 {
        return probablyRenamed(from: old, to: new)
      }
    }
    return nil
  }

  private func probablyRenamed(from old: String, to new: String) -> StepCause {
    StepCause(
      sentence: "\(quoted(old)) was probably renamed to \(quoted(new))",
      node: node(named: new) ?? session.cursor,
      oldName: old,
      leadsAstray: true,
      isCertain: true
    )
  }

  /// Returns the node with the given name, which is a label or an identifier with `#`, or `nil` if
  /// there's none.
  private func node(named name: String) -> ElementTree.Index? {
    name.begins(with: "#")
      ? session.tree.node(String(name.dropFirst())) : stop(labeled: name)
  }

  /// Returns whether nothing on any screen of the app has the given name.
  private func isGone(_ name: String) -> Bool {
    if name.begins(with: "#") { return session.tree.node(String(name.dropFirst())) == nil }
    return stop(labeled: name) == nil
      && !session.tree.indices.contains { node in
        Display.spoken(session.readable(.label, of: node)) == name
      }
  }

  private func renamed(
    from old: String,
    to new: String,
    _ node: ElementTree.Index?
  ) -> StepCause {
    StepCause(
      sentence: "\(quoted(old)) was renamed to \(quoted(new))",
      node: node,
      oldName: old,
      isRenamed: true,
      isCertain: true
    )
  }

  /// Returns the cause if nothing in the app has the name that the step uses, or `nil` otherwise.
  func lostName(of step: Transcript.Step, in transcript: Transcript) -> StepCause? {
    if let cause = renaming(of: step, in: transcript) { return cause }
    let use = transcript.names.first { $0.commandLine == step.line && $0.name != nil }
    guard let name = use?.name else { return nil }
    let sentence = "nothing is called \(quoted(name))"
    return StepCause(sentence: sentence, oldName: name, leadsAstray: true)
  }
}
