import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReports
import EarshotSession

/// The changes at a step in sentences, which name the property and the element of each change.
///
///     value "24" → "25", from the value of #points
///     trait header of text "Pizzas" is missing: VoiceOver doesn't say "Heading"
///
/// - Source: SESSIONS.md, "Transcripts".
struct StepChanges {
  /// A change in a sentence.
  struct Sentence {
    var text: String
    /// The stop that the sentence is about, or `nil` for the whole step.
    var node: ElementTree.Index?
  }

  let session: Session
  /// The lines of output.
  let lines: [SessionLine]
  /// The lines as they're compared with a file.
  let heard: [HeardLine]
  /// The stop that the step is about, or `nil` if there's none.
  let subject: ElementTree.Index?
  /// For each line of output, its stop or, if it has none, the stop of the speech above the line.
  private let subjects: [ElementTree.Index?]
  /// The names that the session expects at any step.
  var expectedNames: Set<String> = []

  /// Creates the sentences for the last step of a session.
  init(of lines: [SessionLine], in session: Session) {
    self.session = session
    self.lines = lines
    heard = lines.compactMap(\.heard)
    var last: ElementTree.Index?
    subjects = lines.filter { $0.heard != nil }.map { line in
      last = line.spoken?.subject ?? last
      return last
    }
    subject = lines.compactMap { $0.spoken?.subject }.last ?? session.cursor
  }

  /// Returns the differences between the output and the lines in the file.
  ///
  /// If a refusal, a different screen, or a different stop explains the whole step, the result
  /// contains no other differences.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of differing lines, plus the
  ///   complexity of finding the order of the stops.
  func sentences(since step: Transcript.Step, before next: Transcript.Step?) -> [Sentence] {
    let expected = step.expected
    let screens = screenSentences(since: expected)
    var whole: [String]?
    if let refusal = newRefusal(since: expected) {
      whole = [refusal] + screens
    } else if let reading = tapThatOnlyReads(step) {
      whole = [reading] + screens
    } else if !screens.isEmpty {
      whole = screens
    } else if let other = stopLost(by: expected) {
      whole = [elsewhere(other)]
    } else {
      whole = missingStop(in: step, before: next).map { [$0] } ?? reordered(step)
    }
    return whole?.map { Sentence(text: $0) } ?? lineByLine(step, before: next)
  }

  private func lineByLine(_ step: Transcript.Step, before next: Transcript.Step?) -> [Sentence] {
    var sentences: [Sentence] = []
    var removed: LinePattern?
    var passed = -1
    func add(_ texts: [String], _ place: Int) {
      let node = subjects.indices.contains(place) ? subjects[place] : nil
      sentences += texts.map { Sentence(text: $0, node: node) }
    }
    func addRemoved() {
      guard let pattern = removed else { return }
      // A hint belongs to the stop above it. An announcement belongs to the whole step.
      let owner = pattern.literal.kind == "hint" ? passed : -1
      add(gone(pattern, in: step, below: passed), owner)
      removed = nil
    }
    for change in LineChange.changes(from: step.expected, to: heard) {
      switch change {
      case .keep:
        addRemoved()
        passed += 1
      case .remove(let place):
        addRemoved()
        removed = step.expected[place]
      case .insert(let place):
        add(changes(from: removed, to: place, in: step, before: next), place)
        removed = nil
        passed = place
      }
    }
    addRemoved()
    return sentences
  }

  /// Returns the description of a line that is new or that replaced another line.
  private func changes(
    from pattern: LinePattern?,
    to place: Int,
    in step: Transcript.Step,
    before next: Transcript.Step?
  ) -> [String] {
    guard let pattern else { return come(lines[place], subjects[place]) }
    guard pattern.literal.kind == heard[place].kind else {
      return gone(pattern, in: step, below: place - 1) + come(lines[place], subjects[place])
    }
    if let loosened = pattern.loosened {
      return ["\(quoted(heard[place].words)) doesn't match \(quoted(loosened))"]
    }
    let (old, new) = (pattern.literal.words, heard[place].words)
    switch lines[place] {
    case .hint: return hintChanges(from: old, to: new, of: subjects[place])
    case .beside(let kind, _): return ["\(kind.rawValue) \(quoted(old)) → \(quoted(new))"]
    case .graph: return ["the chart changed: \(quoted(old)) → \(quoted(new))"]
    case .voice: return ["the app's voice changed: \(quoted(old)) → \(quoted(new))"]
    default: break
    }
    return SpokenLine(lines[place], heard[place])
      .map { spokenChanges(from: old, to: $0, before: next) } ?? []
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

  /// Returns the sentence for a piece that is now in a different place of the line.
  private func movedSentence(_ change: SpokenChange) -> String {
    let place = change.partBefore.map { "after \(quoted($0.text))" } ?? "first"
    return "VoiceOver now says \(quoted(change.new)) \(place)"
  }

  private func come(_ line: SessionLine, _ owner: ElementTree.Index?) -> [String] {
    switch line {
    case .hint(let spoken):
      ["the hint of \(name(owner ?? subject)) is new: \(quoted(spoken.text))"]
    case .speech(let spoken): ["VoiceOver also says \(quoted(spoken.text))\(wayOutOfComment(line))"]
    case .refusal(let reason): ["the command was refused: \(Display.spoken(reason.words))"]
    case .beside(.sound, let text): ["the sound \(quoted(text)) is new"]
    case .beside(let kind, let text):
      ["the line '~ \(kind.rawValue): \(Display.safe(text))' is new"]
    case .graph(let graph): ["the chart \(quoted(graph.text)) is new"]
    case .voice(let voice): ["the app's voice \(quoted(voice.text)) is new"]
    case .note, .claim, .silence: []
    }
  }

  /// Returns the description of a line that you don't hear.
  ///
  /// In the file, the line is below the output line at `place`, or comes first if `place` is -1.
  private func gone(
    _ pattern: LinePattern,
    in step: Transcript.Step,
    below place: Int
  ) -> [String] {
    if pattern.isAnyLines { return [] }
    let words = quoted(pattern.loosened ?? pattern.literal.words)
    switch pattern.literal.kind {
    case "hint":
      let owner = subjects.indices.contains(place) ? subjects[place] : nil
      return hintChanges(from: pattern.literal.words, to: "", of: owner)
    case nil:
      let kind = isProbablyAnnouncement(pattern, in: step) ? "the announcement " : ""
      return ["you don't hear \(kind)\(words)"]
    case "silent"?: return []
    case _? where pattern.isRefusal: return []
    case "sound"?: return ["you don't hear the sound \(words)"]
    case let kind?: return ["the line '~ \(kind): \(pattern.literal.words)' is missing"]
    }
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

  /// Returns the description of a missing piece by its probable kind.
  ///
  /// The piece can be a stop that is now separate, the word for a trait, or the value, which comes
  /// after the label.
  private func gone(_ change: SpokenChange, of index: ElementTree.Index?) -> String {
    let (words, name) = (quoted(change.old), name(index))
    if isStateAlone(change, of: index) {
      return "VoiceOver says only what changed, without \(words)"
    }
    if let stop = stop(labeled: change.old), stop != index {
      return "VoiceOver says \(words) at a separate stop, \(self.name(stop)), not with \(name)"
    }
    if let trait = trait(spokenAs: change.old) ?? trait(spokenAs: change.old.lastChunk) {
      return "the trait '\(trait.rawValue)' of \(name) is missing: VoiceOver doesn't say \(words)"
    }
    if change.partBefore?.kind == .label, !hasValue(index) {
      return "VoiceOver doesn't say the value of \(name): \(words)"
    }
    return "VoiceOver doesn't say \(words) with \(name)"
  }

  private func hasValue(_ index: ElementTree.Index?) -> Bool {
    guard let index, session.stops.contains(index) else { return false }
    return session.utterance(at: index, from: index).parts.contains { $0.kind == .value }
  }

  /// Returns the trait whose only word is the given word, or `nil` if there's none.
  func trait(spokenAs words: String) -> NamedTrait? {
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

  func stop(labeled words: String) -> ElementTree.Index? {
    session.stops.first { stop in
      session.utterance(at: stop, from: stop).parts.contains {
        $0.kind == .label && $0.text == words
      }
    }
  }

  private func origin(of part: Utterance.Part, _ index: ElementTree.Index?) -> String {
    let property = part.source ?? (part.kind == .app ? "label" : part.kind.rawValue)
    let owner = (part.element ?? index).map { session.tree.nounName(of: $0) }
    return Display.safe(PropertyOrigin.words(property, of: owner))
  }

  func name(_ index: ElementTree.Index?) -> String {
    index.map { Display.safe(session.tree.nounName(of: $0)) } ?? "the step"
  }

  /// Returns words that are already escaped, like the lines of a session, in quotes.
  func quoted(_ words: String) -> String {
    "\"\(Display.visible(words).escaping(["\"": "\\\""]))\""
  }
}

extension StepChanges {
  /// Returns the stop that the words in the file are about, if the cursor is on a different stop.
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
    let places = [session.cursor, other].map { stop in stops.firstIndex { $0 == stop } ?? 0 }
    return """
      the cursor is on \(name(session.cursor)), stop \(places[0] + 1) of \(stops.count); \
      \(name(other)) is stop \(places[1] + 1)
      """
  }
}
