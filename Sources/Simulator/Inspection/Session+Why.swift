import AccessibilityModel
import FocusEngine
import Notation
import SimulatedApp
import SpeechComposer

extension Session {
  /// One line a part of the last utterance: its words, where they come from, the rule.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  var whyLines: [String] {
    guard let heard = state.lastHeard else { return ["nothing was spoken yet"] }
    let parts = heard.utterance.parts + heard.utterance.hintParts
    guard !parts.isEmpty else { return ["the stop has nothing to say"] }
    return parts.map { line(for: $0, of: $0.element ?? heard.index) }
  }

  private func line(for part: Utterance.Part, of index: ElementTree.Index) -> String {
    let words = "\(part.kind.rawValue) \(Quoting.quotedLiteral(part.text))"
    let origin = "\(part.property) of \(state.app.tree.shortName(of: index))"
    return Display.spoken("\(words): \(origin); \(part.rule.sentence) [\(part.rule.source)]")
  }
}

extension Utterance.Part {
  /// The property the words come from; an app's name is its label, an announcement is one.
  fileprivate var property: String { source ?? (kind == .app ? "label" : kind.rawValue) }
}

extension ElementTree {
  /// The node as a sentence names it: `#id`, else role and label.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`.
  func shortName(of index: Index) -> String {
    let element = self[index]
    if element.role == .screen { return "screen \(Quoting.name(element.identifier ?? ""))" }
    if let name = name(of: index) { return Quoting.name(name, after: "#") }
    let label = element.label.map { " " + Quoting.quotedLiteral($0) } ?? ""
    return element.role.nodeWord + label
  }
}
