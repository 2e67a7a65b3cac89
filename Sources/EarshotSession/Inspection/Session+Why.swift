import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// The last utterance explained: a line a part with its words, where they come from and the rule,
  /// then what was left out, then how a voice may read it, then why the cursor is where it is.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:why`; VOICEOVER.md 4.2 for the voice.
  var whyLines: [String] {
    guard let heard = state.lastHeard else { return ["nothing was spoken yet"] }
    let parts = heard.utterance.parts + heard.utterance.hintParts
    let said =
      parts.isEmpty
      ? ["the stop has nothing to say"]
      : parts.map { line(for: $0, of: $0.element ?? heard.index) }
    let omissions = heard.utterance.omissions(around: containers(around: heard.index).map(group))
    return said + omissions.map(line) + VoiceReading.lines(for: parts) + landingLine
  }

  private func line(for part: Utterance.Part, of index: ElementTree.Index) -> String {
    let words = "\(part.kind.rawValue) \(Quoting.quotedLiteral(part.text))"
    let origin = "\(part.property) of \(state.app.tree.shortName(of: index))"
    let evidence = Evidence.words(for: part.rule.source).map { " (\($0))" } ?? ""
    return Display.spoken(
      "\(words): \(origin); \(part.rule.sentence)\(evidence) [\(part.rule.source)]"
    )
  }

  private func line(for omission: Utterance.Omission) -> String {
    let words = "\(omission.kind.rawValue) \(Quoting.quotedLiteral(omission.text))"
    let source = omission.source.map { " [\($0)]" } ?? ""
    return Display.spoken("left out: \(words): \(omission.reason)\(source)")
  }

  private func group(_ index: ElementTree.Index) -> ElementDescription.Group {
    ElementDescription.Group(index: index, element: tree[index])
  }
}

extension Utterance.Part {
  /// The property the words come from; an app's name is its label, an announcement is one.
  fileprivate var property: String {
    if kind == .unit { return "text" }
    return source ?? (kind == .app ? "label" : kind.rawValue)
  }
}
