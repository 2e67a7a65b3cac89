package import EarshotNotation
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotSession

/// A new name for an element or an action that sessions refer to by name, such as `Continue=Next`.
///
/// - Source: SESSIONS.md, "Transcripts", `--rename`.
package struct Renaming: Hashable, Sendable {
  /// The name in the sessions.
  ///
  /// An identifier begins with `#`.
  package let old: String
  /// The new name.
  ///
  /// An identifier begins with `#`.
  package let new: String

  /// Creates a renaming.
  ///
  /// The result is `nil` if a name is empty, or if only one of the names is an identifier.
  package init?(from old: String, to new: String) {
    let areAlike = old.begins(with: "#") == new.begins(with: "#")
    guard areAlike, ![old, new].contains(where: { ["", "#"].contains($0) }) else { return nil }
    self.old = old
    self.new = new
  }

  /// Parses `OLD=NEW`.
  ///
  /// The result is `nil` if the text has a different form.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(from: String(parts[0]).trimmed, to: String(parts[1]).trimmed)
  }

  /// The renaming as a command-line argument, or `nil` if the old name contains `=`.
  package var argument: String? { old.contains("=") ? nil : "\(old)=\(new)" }
}

extension Renaming {
  /// Renames an element or an action in the sessions of a file, without changing expected lines.
  ///
  /// - Parameters:
  ///   - source: The file that contains the sessions.
  ///   - transcripts: The sessions in the file.
  /// - Returns: The file with the new name, and the number of names that changed.
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package func applied(
    to source: SourceText,
    with transcripts: [Transcript]
  ) -> (source: SourceText, count: Int) {
    let uses = transcripts.flatMap(\.names).compactMap { use in
      use.text(after: self, in: source).map { (range: use.range, text: $0) }
    }
    var utf8 = source.utf8
    for use in uses.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      utf8.replaceSubrange(use.range, with: Array(use.text.utf8))
    }
    return (SourceText(name: source.name, utf8: utf8), uses.count)
  }
}

extension Renaming {
  /// Finds the current name of an element that a step refers to by a name that no longer exists.
  ///
  /// The element must be the only stop that produces the step's expected output, except for the
  /// name. If the step names an identifier, the result is the identifier of the only stop with the
  /// expected output. If it names an action, the result is the only action of the stop that the
  /// session doesn't name. Otherwise, the result is `nil`.
  ///
  /// - Parameters:
  ///   - step: The step that uses the old name.
  ///   - transcript: The session of the step.
  ///   - session: The session after the step.
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice.
  init?(of step: Transcript.Step, of transcript: Transcript, in session: Session) {
    let used = transcript.names
    for use in used where use.commandLine == step.line {
      let found =
        switch use.kind {
        case .label(let old): session.labels(ofStopsLike: old, saying: step.expected)
        case .node: session.identifiers(ofStopsSaying: step.expected)
        case .action: session.cursor.map { session.actionNames(at: $0) } ?? []
        default: [String]()
        }
      let others = found.filter { name in
        !used.contains { $0.name == name } && !transcript.steps.contains { $0.begins(with: name) }
      }
      guard let old = use.name, let new = others.first, Set(others).count == 1 else { continue }
      self.init(from: old, to: new)
      return
    }
    return nil
  }
}

extension Transcript.Step {
  /// Returns whether the step in the file expects an utterance that begins with the given name.
  fileprivate func begins(with name: String) -> Bool {
    expected.contains { $0.literal.isSpeech && $0.literal.words.chunksBegin(with: name) }
  }
}

extension String {
  /// Returns whether the first chunk of an utterance is the given name.
  fileprivate func chunksBegin(with name: String) -> Bool {
    self == name || begins(with: name + ", ")
  }
}

extension Session {
  /// Returns the identifiers, with `#`, of the stops that would produce the expected output.
  fileprivate func identifiers(ofStopsSaying expected: [LinePattern]) -> [String] {
    guard let wanted = expected.last(where: \.literal.isSpeech), !wanted.isAnyLines else {
      return []
    }
    return stops.filter { stop in
      [stop, cursor].contains { origin in
        wanted.matches(.speech(Display.spoken(utterance(at: stop, from: origin).text)))
      }
    }.compactMap { stop in tree[stop].identifier.map { "#\($0)" } }
  }

  /// Returns the labels of the stops that would produce the expected output if they had the old
  /// label.
  func labels(ofStopsLike old: String, saying expected: [LinePattern]) -> [String] {
    guard let wanted = expected.last(where: \.literal.isSpeech), !wanted.isAnyLines else {
      return []
    }
    let hint = expected.last { $0.literal.kind == "hint" }
    return stops.compactMap { stop in
      let isLike = [stop, cursor].contains { origin in
        let utterance = utterance(at: stop, from: origin)
        let heard = SessionLine.hint(Spoken(utterance.hint ?? "")).heard
        if let hint, heard.map(hint.matches) != true { return false }
        let label = utterance.parts.first { $0.kind == .label }
        let place = label.flatMap { utterance.text.firstRange(of: $0.text) }
        let renamed = place.map {
          "\(utterance.text[..<$0.lowerBound])\(old)\(utterance.text[$0.upperBound...])"
        }
        return renamed.map { wanted.matches(.speech(Display.spoken($0))) } ?? false
      }
      return isLike ? readable(.label, of: stop) : nil
    }
  }
}
