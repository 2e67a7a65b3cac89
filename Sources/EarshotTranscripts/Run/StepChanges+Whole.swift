import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// Explanations for the whole step.
extension StepChanges {
  /// Returns a sentence if the gesture did nothing and the file doesn't expect this, or `nil`
  /// otherwise.
  func newRefusal(since expected: [LinePattern]) -> String? {
    guard !expected.contains(where: \.isRefusal) else { return nil }
    for case .refusal(let reason) in lines {
      let state: String? =
        switch reason {
        case .gesture(.dimmed): "is dimmed"
        case .gesture(.nothingToActivate): "does nothing"
        case .gesture(.nothingToAdjust): "has nothing to adjust"
        default: nil
        }
      let cause = state.map { ", because \(name(session.cursor)) \($0)" }
      return "the command was refused\(cause ?? ": \(Display.spoken(reason.words))")"
    }
    return nil
  }

  /// Returns a sentence if the session expects a single tap to have the effect of a double tap, or
  /// `nil` otherwise.
  ///
  /// - Source: VOICEOVER.md 5 (a tap moves the cursor and reads; a double tap activates).
  func tapThatOnlyReads(_ step: Transcript.Step) -> String? {
    guard case .gesture(.tap(let target))? = try? CommandParser.parse(step.command),
      let cursor = session.cursor, subject == cursor, session.takesActivation(cursor)
    else { return nil }
    let activation = target == nil ? "double tap" : "\(step.command); double tap"
    let answer = "'tap' only reads \(name(cursor)); write '> \(Display.safe(activation))'"
    if step.expectsActivation { return answer }
    let parts = session.utterance(at: cursor, from: cursor).parts.map(\.text)
    // If a line shares a part with the output, VoiceOver said it before a property changed.
    guard parts.count > 1, !step.expected.isEmpty,
      !step.expected.contains(where: { pattern in
        pattern.isAnyLines || pattern.loosened != nil
          || parts.contains { pattern.literal.words.hasWholeWords($0) }
      })
    else { return nil }
    return answer
  }

  /// Returns the differences in the screen that appears.
  func screenSentences(since expected: [LinePattern]) -> [String] {
    let changes = LineChange.changes(from: expected, to: heard)
    var gone: [String] = []
    var come: [String] = []
    for change in changes {
      switch change {
      case .keep: break
      case .remove(let place) where expected[place].isOfScreen:
        gone.append(Display.safe(expected[place].literal.words))
      case .insert(let place) where heard[place].kind == LinePattern.screenKind:
        come.append(heard[place].words)
      case .remove, .insert: break
      }
    }
    let shown = session.shownNames.last ?? ""
    switch (gone.first, come.first) {
    case (let old?, let new?): return ["the screen '\(new)' opens instead of '\(old)'"]
    case (let old?, nil) where old == shown:
      return ["the screen '\(old)' doesn't open again; it's still shown"]
    case (let old?, nil) where shown.isEmpty: return ["the screen '\(old)' doesn't open"]
    case (let old?, nil):
      return ["the screen '\(old)' doesn't open; '\(shown)' is still shown"]
    case (nil, let new?): return ["the screen '\(new)' also opens"]
    case (nil, nil): return []
    }
  }

  /// Returns a sentence if a stop in the file no longer exists, or `nil` otherwise.
  ///
  /// Either the element isn't a stop anymore, or the output already matches the file's next step.
  func missingStop(in step: Transcript.Step, before next: Transcript.Step?) -> String? {
    guard let cursor = session.cursor, subject == cursor, step.movesFocus,
      let pattern = step.expected.last(where: \.literal.isSpeech), pattern.loosened == nil,
      !pattern.isAnyLines, !heard.contains(where: { pattern.matches($0) })
    else { return nil }
    let words = quoted(pattern.literal.words)
    if let node = node(saying: pattern) {
      let predicate = session.reasonUnheard(node).flatMap { $0 == .noStop ? nil : $0.predicate }
      let reason = predicate.map { ": it \($0)" } ?? ""
      return "\(name(node)) isn't a stop\(reason); the cursor is on \(name(cursor))"
    }
    guard let after = next?.expected.last(where: \.literal.isSpeech), !after.isAnyLines,
      heard.contains(where: { $0.isSpeech && after.matches($0) })
    else { return nil }
    return "no stop sounds exactly like \(words); the cursor is on \(name(cursor))"
  }

  /// Returns the node on the screen that would produce a line but isn't a stop, or `nil` if there's
  /// none.
  func node(saying pattern: LinePattern) -> ElementTree.Index? {
    let stops = Set(session.stops)
    let nodes = session.tree.subtree(of: session.screen)
    return nodes.first { node in
      guard !stops.contains(node), session.tree[node].isAccessibilityElement,
        !session.tree.ancestors(of: node).contains(where: { session.tree[$0].isPanel })
      else { return false }
      let text = session.utterance(at: node, from: node).text
      return !text.isEmpty && pattern.matches(.speech(Display.spoken(text)))
    }
  }

  /// Returns a sentence if the words of a separate stop are now part of a different stop, or `nil`
  /// otherwise.
  func merged(
    _ change: SpokenChange,
    _ index: ElementTree.Index?,
    _ next: Transcript.Step?
  ) -> String? {
    guard change.old.isEmpty, let after = next?.expected.last(where: \.literal.isSpeech),
      after.loosened == nil, after.matches(.speech(change.new))
    else { return nil }
    return "VoiceOver says \(quoted(change.new)) with \(name(index)), not as a separate stop"
  }

  /// Returns whether a missing line was probably an announcement.
  ///
  /// A line is probably an announcement if the gesture didn't move to a stop with the line, and if
  /// the line doesn't begin with the label of any stop.
  func isProbablyAnnouncement(_ pattern: LinePattern, in step: Transcript.Step) -> Bool {
    guard heard.contains(where: \.isSpeech) || !step.movesFocus else { return false }
    let isFirst = step.expected.first(where: \.literal.isSpeech)?.number == pattern.number
    if isFirst, step.movesFocus { return false }
    let words = pattern.literal.words
    if trait(spokenAs: words.lastChunk) != nil { return false }
    return !session.stops.contains { stop in
      session.utterance(at: stop, from: stop).parts.contains {
        $0.kind == .label && words.begins(with: $0.text)
      }
    }
  }
}

extension LinePattern {
  /// The first word of lines about a screen.
  fileprivate static let screenKind = SessionLine.Kind.screen.rawValue

  /// Whether the line names the screen that appears.
  fileprivate var isOfScreen: Bool { literal.kind == LinePattern.screenKind }
}

extension Transcript.Step {
  /// Whether the session expects the sound of an activation.
  var expectsActivation: Bool { expected.contains { $0.text == "~ sound: activate" } }

  /// Whether the gesture only moves the cursor.
  var movesFocus: Bool {
    guard case .gesture(let gesture)? = try? CommandParser.parse(command) else { return false }
    switch gesture {
    case .swipe, .touch, .tap, .fourFingerTap, .drag, .threeFingerSwipe: return true
    default: return false
    }
  }
}

extension HeardLine {
  /// The words or, for a `~` line, the words after its colon.
  var words: String {
    guard case .beside(let text) = self, let colon = text.firstIndex(of: ":") else { return text }
    return String(text[text.index(after: colon)...]).trimmed
  }
}

// A line that VoiceOver says in part.
extension StepChanges {
  /// Returns whether the missing piece begins with the label that the element still has, so the
  /// line consists of only a state.
  func isStateAlone(_ change: SpokenChange, of index: ElementTree.Index?) -> Bool {
    guard let index, session.stops.contains(index), change.partBefore == nil,
      let label = session.utterance(at: index, from: index).parts.first(where: { $0.kind == .label }
      )
    else { return false }
    return change.old.hasPrefix("\(label.text), ")
  }
}
