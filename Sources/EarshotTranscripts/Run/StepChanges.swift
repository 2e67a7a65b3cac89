import EarshotReports
import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// Describes in sentences what changed at a step: which property of which element.
///
///     value "24" → "25", from value of #points
///     trait header of text "Pizzas" is gone: "Heading" is no longer said
///
/// - Source: SESSIONS.md, "Transcripts".
struct StepChanges {
  let session: Session
  /// The lines of output.
  let lines: [SessionLine]
  /// The lines in the form for comparing.
  let heard: [HeardLine]
  /// The stop that the step is about.
  let subject: ElementTree.Index?
  /// The names that the session expects at any step.
  var expectedNames: Set<String> = []

  /// Creates the sentences for a step of a session that ran up to here.
  init(of lines: [SessionLine], in session: Session) {
    self.session = session
    self.lines = lines
    heard = lines.compactMap(\.heard)
    subject = lines.compactMap { $0.spoken?.subject }.last ?? session.cursor
  }

  /// Returns the changes since the lines were written.
  ///
  /// If the gesture did nothing, or a different screen is visible, there's nothing more to say.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of differing lines, plus the
  ///   complexity of the order of the stops.
  func sentences(since step: Transcript.Step, before next: Transcript.Step?) -> [String] {
    let expected = step.expected
    let screens = screenSentences(since: expected)
    if let refusal = newRefusal(since: expected) { return [refusal] + screens }
    if let reading = tapThatOnlyReads(step) { return [reading] + screens }
    if !screens.isEmpty { return screens }
    if let other = stopLost(by: expected) { return [elsewhere(other)] }
    if let missing = missingStop(in: step, before: next) { return [missing] }
    var sentences: [String] = []
    var removed: LinePattern?
    for change in LineChange.changes(from: expected, to: heard) {
      switch change {
      case .keep:
        sentences += removed.map { gone($0, in: step) } ?? []
        removed = nil
      case .remove(let place):
        sentences += removed.map { gone($0, in: step) } ?? []
        removed = expected[place]
      case .insert(let place):
        sentences += changes(from: removed, to: place, in: step, before: next)
        removed = nil
      }
    }
    return sentences + (removed.map { gone($0, in: step) } ?? [])
  }

  /// Returns the description of a line that replaced a different one, or that was added.
  private func changes(
    from pattern: LinePattern?,
    to place: Int,
    in step: Transcript.Step,
    before next: Transcript.Step?
  ) -> [String] {
    guard let pattern else { return come(lines[place]) }
    guard pattern.literal.kind == heard[place].kind else {
      return gone(pattern, in: step) + come(lines[place])
    }
    if let loosened = pattern.loosened {
      return ["\(quoted(heard[place].words)) is not as \(quoted(loosened)) says"]
    }
    let (old, new) = (pattern.literal.words, heard[place].words)
    switch lines[place] {
    case .hint: return hintChanges(from: old, to: new)
    case .beside(let kind, _): return ["\(kind.rawValue) \(quoted(old)) → \(quoted(new))"]
    case .graph: return ["the chart \(quoted(old)) → \(quoted(new))"]
    case .voice: return ["the app's voice \(quoted(old)) → \(quoted(new))"]
    case .speech, .refusal, .note, .claim, .silence: break
    }
    guard let spoken = SpokenLine(lines[place], heard[place]) else { return [] }
    return spokenChanges(from: old, to: spoken, before: next)
  }

  /// Returns the changes in a spoken line, piece by piece.
  private func spokenChanges(
    from old: String,
    to spoken: SpokenLine,
    before next: Transcript.Step?
  ) -> [String] {
    let changes = SpokenChange.changes(from: old, to: spoken)
    let moved = Set(changes.filter(\.new.isEmpty).map(\.old))
      .intersection(changes.filter(\.old.isEmpty).map(\.new))
    return changes.compactMap { change in
      if change.new.isEmpty, moved.contains(change.old) { return nil }
      if change.old.isEmpty, moved.contains(change.new) { return movedSentence(change) }
      return merged(change, spoken.subject ?? subject, next)
        ?? sentence(on: change, of: spoken.subject ?? subject)
    }
  }

  /// Returns the sentence for a piece that VoiceOver still says, in a different place of the line.
  private func movedSentence(_ change: SpokenChange) -> String {
    let place = change.partBefore.map { "after \(quoted($0.text))" } ?? "first"
    return "\(quoted(change.new)) is said in another place, \(place)"
  }

  private func come(_ line: SessionLine) -> [String] {
    switch line {
    case .hint(let spoken):
      ["hint of \(name(spoken.subject ?? subject)) is new: \(quoted(spoken.text))"]
    case .speech(let spoken): ["\(quoted(spoken.text)) is heard, too"]
    case .refusal: ["it was refused: \(line.text)"]
    case .beside(let kind, let text): ["\(kind.rawValue) \(quoted(text)) is new"]
    case .graph(let graph): ["the chart \(quoted(graph.text)) is new"]
    case .voice(let voice): ["the app's voice \(quoted(voice.text)) is new"]
    case .note, .claim, .silence: []
    }
  }

  /// Returns the description of a line that you no longer hear.
  private func gone(_ pattern: LinePattern, in step: Transcript.Step) -> [String] {
    if pattern.isAnyLines { return [] }
    let words = quoted(pattern.loosened ?? pattern.literal.words)
    switch pattern.literal.kind {
    case "hint": return hintChanges(from: pattern.literal.words, to: "")
    case nil:
      let kind = isProbablyAnnouncement(pattern, in: step) ? "announcement " : ""
      return ["\(kind)\(words) is no longer heard"]
    case "silent"?: return []
    case _? where pattern.isRefusal: return []
    case let kind?: return ["\(kind) \(words) is no longer heard"]
    }
  }
}

// Hints, and the words about actions after them.
extension StepChanges {
  /// Returns the changes in a hint line: the author's words, and the cue for actions after them.
  private func hintChanges(from old: String, to new: String) -> [String] {
    let (before, after) = (parted(old), parted(new))
    var sentences: [String] = []
    if before.hint != after.hint {
      let name = name(subject)
      if after.hint.isEmpty {
        sentences.append("hint of \(name) is gone: \(quoted(before.hint))")
      } else if before.hint.isEmpty {
        sentences.append("hint of \(name) is new: \(quoted(after.hint))")
      } else {
        sentences.append(
          "hint \(quoted(before.hint)) → \(quoted(after.hint)), from hint of \(name)"
        )
      }
    }
    if let cue = before.cue, after.cue == nil {
      sentences.append("the actions of \(name(subject)) are gone: \(quoted(cue)) is no longer said")
    } else if let cue = after.cue, before.cue == nil {
      sentences.append("\(name(subject)) offers actions: \(quoted(cue)) is new")
    }
    return sentences
  }

  private func parted(_ line: String) -> (hint: String, cue: String?) {
    guard let cue = actionsCue, !cue.isEmpty, line.hasSuffix(cue) else { return (line, nil) }
    let rest = String(line.dropLast(cue.count)).trimmedEnd
    return (rest.hasSuffix(".") ? String(rest.dropLast()) : rest, cue)
  }
}

// Pieces of an utterance.
extension StepChanges {
  private func sentence(on change: SpokenChange, of index: ElementTree.Index?) -> String {
    if change.new.isEmpty { return gone(change, of: index) }
    let origins = change.parts.map { "\($0.kind.rawValue) from \(origin(of: $0, index))" }
    let what =
      change.old.isEmpty
      ? "\(quoted(change.new)) is new" : "\(quoted(change.old)) → \(quoted(change.new))"
    guard let part = change.parts.first, change.parts.count == 1 else {
      return origins.isEmpty ? what : "\(what): \(origins.joined(separator: ", "))"
    }
    return "\(part.kind.rawValue) \(what), from \(origin(of: part, index))"
  }

  /// Returns the description of a missing piece by its probable kind: a stop that is now separate,
  /// the word of a trait, or the value, which comes after the label.
  private func gone(_ change: SpokenChange, of index: ElementTree.Index?) -> String {
    let (words, name) = (quoted(change.old), name(index))
    if let stop = stop(labelled: change.old), stop != index {
      return "\(words) is no longer said of \(name): it's a separate stop, \(self.name(stop))"
    }
    if let trait = trait(spokenAs: change.old) ?? trait(spokenAs: change.old.lastChunk) {
      return "trait \(trait.rawValue) of \(name) is gone: \(words) is no longer said"
    }
    if change.partBefore?.kind == .label, !hasValue(index) {
      return "the value of \(name) is no longer said: \(words)"
    }
    return "\(words) is no longer said of \(name)"
  }

  private func hasValue(_ index: ElementTree.Index?) -> Bool {
    guard let index, session.stops.contains(index) else { return false }
    return session.utterance(at: index, from: index).parts.contains { $0.kind == .value }
  }

  /// Returns the trait whose only word is the text.
  private func trait(spokenAs words: String) -> NamedTrait? {
    guard let stop = subject ?? session.stops.first else { return nil }
    let description = session.description(of: stop, from: stop)
    return NamedTrait.allCases.first { trait in
      guard trait.hasWord else { return false }
      let levels: [Int?] = trait == .header ? [nil, 1, 2, 3, 4, 5, 6] : [nil]
      return levels.contains { level in
        let sample = description.bare { ($0.traits, $0.level) = (trait.traits, level) }
        return session.composer.utterance(for: sample).parts.contains { part in
          [.role, .state, .selected].contains(part.kind) && part.source != "value"
            && part.text == words
        }
      }
    }
  }

  /// The words for an element with actions.
  private var actionsCue: String? {
    guard let stop = subject else { return nil }
    var description = session.description(of: stop, from: stop).bare { $0.hint = nil }
    description.actions = [" "]
    return session.composer.utterance(for: description).hint
  }

  func stop(labelled words: String) -> ElementTree.Index? {
    session.stops.first { stop in
      session.utterance(at: stop, from: stop).parts.contains {
        $0.kind == .label && $0.text == words
      }
    }
  }

  private func origin(of part: Utterance.Part, _ index: ElementTree.Index?) -> String {
    let property = part.source ?? (part.kind == .app ? "label" : part.kind.rawValue)
    guard let index = part.element ?? index else { return property }
    return Display.safe("\(property) of \(session.tree.shortName(of: index))")
  }

  func name(_ index: ElementTree.Index?) -> String {
    index.map { Display.safe(session.tree.shortName(of: $0)) } ?? "the step"
  }

  /// Returns words in quotes.
  ///
  /// They are already escaped, like the lines of a session.
  func quoted(_ words: String) -> String {
    "\"\(Display.visible(words).escaping(["\"": "\\\""]))\""
  }
}

// A different stop.
extension StepChanges {
  /// Returns the stop that the words of the file are about, if the cursor is on a different one.
  func stopLost(by expected: [LinePattern]) -> ElementTree.Index? {
    guard let cursor = session.cursor, subject == cursor,
      let pattern = expected.last(where: \.literal.isSpeech), !pattern.isAnyLines,
      !heard.contains(where: { pattern.matches($0) })
    else { return nil }
    return session.stops.first { stop in
      stop != cursor
        && [stop, cursor].contains { origin in
          pattern.matches(.speech(Display.spoken(session.utterance(at: stop, from: origin).text)))
        }
    }
  }

  private func elsewhere(_ other: ElementTree.Index) -> String {
    let stops = session.stops
    let places = [session.cursor, other].map { $0.flatMap { stops.firstIndex(of: $0) } ?? 0 }
    return """
      the cursor is on \(name(session.cursor)), stop \(places[0] + 1) of \(stops.count); \
      \(name(other)) is stop \(places[1] + 1)
      """
  }
}

extension HeardLine {
  /// The words; for a hint, those after its colon.
  var words: String {
    guard case .beside(let text) = self, let colon = text.firstIndex(of: ":") else { return text }
    return String(text[text.index(after: colon)...]).trimmed
  }
}
