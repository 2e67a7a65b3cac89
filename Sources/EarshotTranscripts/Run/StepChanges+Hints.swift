import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotSession

// Hints, and the words about actions that follow them.
extension StepChanges {
  /// Returns the changes in a hint line, which contains the author's words followed by the cue for
  /// actions.
  func hintChanges(
    from old: String,
    to new: String,
    of owner: ElementTree.Index?
  ) -> [String] {
    let stop = owner ?? subject
    let (before, after) = (parted(old, of: stop), parted(new, of: stop))
    var sentences: [String] = []
    let name = name(stop)
    if before.hint != after.hint {
      if after.hint.isEmpty {
        sentences.append("the hint of \(name) is missing: \(quoted(before.hint))")
      } else if before.hint.isEmpty {
        sentences.append("the hint of \(name) is new: \(quoted(after.hint))")
      } else {
        sentences.append(
          "the hint of \(name) changed: \(quoted(before.hint)) → \(quoted(after.hint))"
        )
      }
    }
    if let cue = before.cue, after.cue == nil {
      sentences.append("the actions of \(name) are missing: VoiceOver doesn't say \(quoted(cue))")
    } else if let cue = after.cue, before.cue == nil {
      sentences.append("the actions of \(name) are new: VoiceOver now says \(quoted(cue))")
    }
    return sentences
  }

  private func parted(
    _ line: String,
    of stop: ElementTree.Index?
  ) -> (hint: String, cue: String?) {
    guard let cue = actionsCue(of: stop), !cue.isEmpty, line.hasSuffix(cue) else {
      return (line, nil)
    }
    let rest = String(line.dropLast(cue.count)).trimmedEnd
    return (rest.hasSuffix(".") ? String(rest.dropLast()) : rest, cue)
  }

  /// Returns VoiceOver's cue for an element with actions, or `nil` if there's none.
  private func actionsCue(of stop: ElementTree.Index?) -> String? {
    guard let stop else { return nil }
    var description = session.description(of: stop, from: stop).bare { $0.hint = nil }
    description.actions = [" "]
    return session.composer.utterance(for: description).hint
  }
}
