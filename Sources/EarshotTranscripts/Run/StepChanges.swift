import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// Says in sentences what changed under a step: which property of which element.
///
///     value "24" → "25", from value of #points
///     trait header of text "Pizzas" is gone: "Heading" is no longer said
///
/// - Source: SESSIONS.md, "Transcripts".
struct StepChanges {
  private let session: Session
  /// The lines that are heard.
  private let lines: [SessionLine]
  /// The same as they are compared.
  private let heard: [HeardLine]
  /// The stop that the step is about.
  private let subject: ElementTree.Index?

  /// Creates the sentences for a step of a session that was run up to here.
  init(of lines: [SessionLine], _ heard: [HeardLine], in session: Session) {
    self.session = session
    self.lines = lines
    self.heard = heard
    subject = lines.compactMap { $0.spoken?.subject }.last ?? session.cursor
  }

  /// What changed since the lines were written.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of lines that differ, and as the order of the stops.
  func sentences(since expected: [LinePattern]) -> [String] {
    var sentences: [String] = []
    var removed: LinePattern?
    if let other = stopLost(by: expected) { return [elsewhere(other)] }
    for change in LineChange.changes(from: expected, to: heard) {
      switch change {
      case .keep:
        sentences += removed.map(gone) ?? []
        removed = nil
      case .remove(let place):
        sentences += removed.map(gone) ?? []
        removed = expected[place]
      case .insert(let place):
        sentences += changes(from: removed, to: place)
        removed = nil
      }
    }
    return sentences + (removed.map(gone) ?? [])
  }

  /// What a line is that gave way to another, or that came without one going.
  private func changes(from pattern: LinePattern?, to place: Int) -> [String] {
    guard let pattern else { return come(lines[place]) }
    guard pattern.literal.kind == heard[place].kind else {
      return gone(pattern) + come(lines[place])
    }
    if let loosened = pattern.loosened {
      return ["\(quoted(heard[place].words)) is not as \(quoted(loosened)) says"]
    }
    guard let spoken = SpokenLine(lines[place], heard[place]) else { return [] }
    return SpokenChange.changes(from: pattern.literal.words, to: spoken).map {
      sentence(on: $0, of: spoken.subject ?? subject)
    }
  }

  private func come(_ line: SessionLine) -> [String] {
    switch line {
    case .hint(let spoken):
      ["hint of \(name(spoken.subject ?? subject)) is new: \(quoted(spoken.text))"]
    case .speech(let spoken): ["\(quoted(spoken.text)) is heard, too"]
    case .refusal: ["it came to nothing: \(line.text)"]
    case .beside, .note, .claim, .silence: []
    }
  }

  /// What a line was that is no longer heard.
  private func gone(_ pattern: LinePattern) -> [String] {
    if pattern.isAnyLines { return [] }
    let words = quoted(pattern.loosened ?? pattern.literal.words)
    switch pattern.literal.kind {
    case "hint" where pattern.literal.words == actionsCue:
      return ["the actions of \(name(subject)) are gone: \(words) is no longer said"]
    case "hint": return ["hint of \(name(subject)) is gone: \(words)"]
    case nil:
      let kind = isProbablyAnnouncement(pattern) ? "announcement " : ""
      return ["\(kind)\(words) is no longer heard"]
    default: return []
    }
  }
}

extension StepChanges {
  /// Whether a line that is gone was an announcement: something else is spoken, and no stop is called
  /// what the line begins with.
  private func isProbablyAnnouncement(_ pattern: LinePattern) -> Bool {
    guard lines.contains(where: { if case .speech = $0 { true } else { false } }) else {
      return false
    }
    let words = pattern.literal.words
    return !session.stops.contains { stop in
      session.utterance(at: stop, from: stop).parts.contains {
        $0.kind == .label && words.begins(with: $0.text)
      }
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

  /// A piece that is gone, as what it probably was: a stop of its own by now, the word of a trait,
  /// the value, which stands behind the label.
  private func gone(_ change: SpokenChange, of index: ElementTree.Index?) -> String {
    let (words, name) = (quoted(change.old), name(index))
    if let stop = stop(labelled: change.old), stop != index {
      return "\(words) is no longer said of \(name): it is a stop of its own, \(self.name(stop))"
    }
    if let trait = trait(spokenAs: change.old) {
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

  /// The trait whose word, alone, is the text.
  private func trait(spokenAs words: String) -> NamedTrait? {
    guard let stop = subject ?? session.stops.first else { return nil }
    let description = session.description(of: stop, from: stop)
    return NamedTrait.allCases.first { trait in
      guard trait.hasWord else { return false }
      let sample = description.bare { $0.traits = trait.traits }
      return session.composer.utterance(for: sample).parts.contains { part in
        [.role, .state, .selected].contains(part.kind) && part.text == words
      }
    }
  }

  /// What is said where an element offers actions.
  private var actionsCue: String? {
    guard let stop = subject else { return nil }
    var description = session.description(of: stop, from: stop).bare { _ in }
    description.actions = [" "]
    return session.composer.utterance(for: description).hint
  }

  private func stop(labelled words: String) -> ElementTree.Index? {
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

  private func name(_ index: ElementTree.Index?) -> String {
    index.map { Display.safe(session.tree.shortName(of: $0)) } ?? "the step"
  }

  /// Words in quotes; they are escaped already, as the lines of a session are.
  private func quoted(_ words: String) -> String {
    "\"\(Display.visible(words).escaping(["\"": "\\\""]))\""
  }
}

// Another stop.
extension StepChanges {
  /// The stop that the words of the file are about, where the cursor is on another one.
  private func stopLost(by expected: [LinePattern]) -> ElementTree.Index? {
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
  /// The words: of a hint those behind its colon.
  var words: String {
    guard case .beside(let text) = self, let colon = text.firstIndex(of: ":") else { return text }
    return String(text[text.index(after: colon)...]).trimmed
  }
}
