import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// Places that changed.
extension StepChanges {
  /// Returns the cause if an element is new or if its place differs from the file, or `nil`
  /// otherwise.
  func movement(of step: Transcript.Step, in transcript: Transcript) -> StepCause? {
    if let swap = swap(in: step, of: transcript) { return swap }
    guard let cursor = session.cursor, let other = stopLost(by: step.expected),
      let here = session.stops.firstIndex(of: cursor),
      let there = session.stops.firstIndex(of: other)
    else { return nil }
    if let node = newStop(in: step) {
      return StepCause(sentence: "no step expects \(name(node))", node: node, leadsAstray: true)
    }
    guard step.movesFocus else { return nil }
    let file = WrittenOrder(of: transcript, around: step, stops: labels)
    if abs(here - there) == 1, file.hasNeighbors(label(of: cursor), label(of: other)) {
      return swap(of: cursor, at: here, and: other, at: there)
    }
    let sentence = "\(name(other)) is now stop \(there + 1) of \(session.stops.count)"
    return StepCause(sentence: sentence, node: other, leadsAstray: true)
  }

  /// Returns the cause if VoiceOver reads two consecutive stops in a different order than in the
  /// file, or `nil` otherwise.
  private func swap(in step: Transcript.Step, of transcript: Transcript) -> StepCause? {
    let heard = lines.compactMap { $0.spoken?.subject }
    guard heard.count > 1 else { return nil }
    let file = WrittenOrder(of: transcript, around: step, stops: labels)
    for (first, second) in zip(heard, heard.dropFirst()) {
      let names = (label(of: first), label(of: second))
      guard file.has(names.1, before: names.0), !file.has(names.0, before: names.1),
        let here = session.stops.firstIndex(of: first),
        let there = session.stops.firstIndex(of: second), abs(here - there) == 1
      else { continue }
      return swap(of: first, at: here, and: second, at: there)
    }
    return nil
  }

  private func swap(
    of node: ElementTree.Index,
    at here: Int,
    and other: ElementTree.Index,
    at there: Int
  ) -> StepCause {
    let (first, second) = here < there ? (node, other) : (other, node)
    let sentence = "\(name(first)) and \(name(second)) changed places"
    return StepCause(sentence: sentence, node: first, wholeDetail: sentence, leadsAstray: true)
  }

  /// Returns the first stop in the output of the step that no step of the file expects, or `nil` if
  /// there's none.
  private func newStop(in step: Transcript.Step) -> ElementTree.Index? {
    let places = LineChange.changes(from: step.expected, to: heard).compactMap { change in
      if case .insert(let place) = change, heard[place].isSpeech { place } else { nil as Int? }
    }
    let nodes = places.lazy.compactMap { lines[$0].spoken?.subject }
    return nodes.first { node in !expectedNames.contains(label(of: node)) }
  }

  private var labels: [String] { session.stops.map(label) }

  private func label(of node: ElementTree.Index) -> String {
    let parts = session.utterance(at: node, from: node).parts
    return parts.first { $0.kind == .label }.map(\.text) ?? parts.first?.text ?? ""
  }
}
