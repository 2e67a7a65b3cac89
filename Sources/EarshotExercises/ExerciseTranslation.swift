import EarshotLessons
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotTranscripts

/// The text of an exercise in the words of a learner who has translated the whole screen.
///
/// A line of the learner's screen translates the line of the broken screen that has the same place
/// and the same keywords. This way, Earshot judges everything except the words as in the exercise.
///
/// - Source: our choice: a teacher who doesn't know the language can still try every gesture.
struct ExerciseTranslation {
  /// The exercise, with its text as on the learner's screen.
  private(set) var exercise: Exercise
  /// The language of the learner's app, or `nil` if Earshot has exercises in this language.
  let foreign: String?
  private var texts: [[String]: String] = [:]

  /// Translates an exercise.
  ///
  /// Returns `nil` unless the screen is in a language without exercises or in the exercise's own
  /// language, if that isn't English.
  ///
  /// - Complexity: O(*n*·*m*), where *n* and *m* are the numbers of lines.
  init?(_ exercise: Exercise, of screen: SourceText, in tree: ElementTree) {
    guard let tag = tree.indices.lazy.compactMap({ tree.language(of: $0) }).first else {
      return nil
    }
    let language = LessonLanguage(tag: tag)
    guard language == nil || language == exercise.language && language != .english else {
      return nil
    }
    self.exercise = exercise
    foreign = language == nil ? tag : nil
    let old = Self.lines(of: SourceText(name: "", exercise.screen))
    let new = Self.lines(of: screen)
    let known = Set(old.map { ExerciseWords.of($0.text) })
    for (old, new) in Self.pairs(old, new) where Self.canTranslate(old, as: new, known) {
      texts[ExerciseWords.of(old.text)] = texts[ExerciseWords.of(old.text)] ?? new.text
    }
    self.exercise.screen = translated(exercise.screen, in: tag)
    self.exercise.mayChange = exercise.mayChange.map(translated)
    for index in exercise.checks.indices {
      self.exercise.checks[index].requirements = exercise.checks[index].requirements.map(translated)
      self.exercise.checks[index].lines = exercise.checks[index].lines.map(translatedLine)
    }
  }

  /// Returns whether text can be a translation of other text.
  ///
  /// A translation must not be other text of the exercise, and it must have a number if the
  /// original has one. At a stop, it must do more than drop words.
  private static func canTranslate(
    _ line: Line,
    as other: Line,
    _ known: Set<[String]>
  ) -> Bool {
    let (old, new) = (ExerciseWords.of(line.text), ExerciseWords.of(other.text))
    let isPart = !line.form.begins(with: "announce") && Set(new).isStrictSubset(of: old)
    let isOther = old != new && known.contains(new)
    let hasNumber = old.joined().contains(where: \.isNumber)
    return !isPart && !isOther && (!hasNumber || new.joined().contains(where: \.isNumber))
  }

  /// The pieces of the exercise's text that have different words on the learner's screen.
  var changed: [String] {
    texts.filter { $0.key != ExerciseWords.of($0.value) }.map(\.value)
  }

  /// A line, split into its keywords and its text.
  private struct Line {
    let form: String
    let text: String
  }

  private static let properties = ["label:", "value:", "values:", "hint:", "placeholder:"]

  private static func lines(of source: SourceText) -> [Line] {
    source.lines.flatMap { line -> [Line] in
      let text = line.trimmed
      guard !text.isEmpty, !text.begins(with: "#") else { return [] }
      // An effect can be on the line of its event or below it.
      guard text.begins(with: "on "), let colon = text.firstIndex(of: ":") else {
        return [Self.line(text)]
      }
      let effect = String(text[text.index(after: colon)...]).trimmed
      let event = Line(form: String(text[...colon]), text: "")
      return effect.isEmpty ? [event] : [event, Self.line(effect)]
    }
  }

  private static func line(_ text: String) -> Line {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    if pieces.count >= 3 {
      let form = "\(pieces[0])\"\(pieces[2...].joined(separator: "\""))"
      return Line(form: form, text: String(pieces[1]))
    }
    guard let property = properties.first(where: text.begins) else {
      return Line(form: text, text: "")
    }
    return Line(form: property, text: String(text.dropFirst(property.count)).trimmed)
  }

  /// Returns the lines that correspond, in order.
  private static func pairs(_ old: [Line], _ new: [Line]) -> [(Line, Line)] {
    let difference = new.map(\.form).difference(from: old.map(\.form))
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    let kept = old.indices.filter { !removed.contains($0) }.map { old[$0] }
    let found = new.indices.filter { !inserted.contains($0) }.map { new[$0] }
    return zip(kept, found).filter { !$0.0.text.isEmpty && !$0.1.text.isEmpty }.map { ($0, $1) }
  }
}

extension ExerciseTranslation {
  /// Returns the learner's words for text of the exercise, or the same text if the learner's screen
  /// has no different words for it.
  private func translated(_ text: String) -> String { texts[ExerciseWords.of(text)] ?? text }

  /// Returns a line with the words in quotation marks replaced by the learner's words.
  private func translatedLine(_ line: String) -> String {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return pieces.enumerated().map { $0 % 2 == 1 ? translated($1) : $1 }.joined(separator: "\"")
  }

  private func translated(_ screen: String, in tag: String) -> String {
    let source = SourceText(name: "", screen)
    var lines = source.lines.map { line -> String in
      let old = Self.line(line.trimmed)
      let key = ExerciseWords.of(old.text)
      guard !old.text.isEmpty, let text = texts[key] else { return translatedLine(line.text) }
      return line.text.replacing(old.text, with: text)
    }
    if !lines.contains(where: { $0.trimmed.begins(with: "language:") }), !lines.isEmpty {
      lines.insert("  language: \(tag)", at: 1)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func translated(_ requirement: ExerciseRequirement) -> ExerciseRequirement {
    let kind: ExerciseRequirement.Kind =
      switch requirement.kind {
      case .control(.does(let text)): .control(.does(translated(text)))
      case .control(.opens(let text)): .control(.opens(translated(text)))
      case .control(.called(let text)): .control(.called(translated(text)))
      case .headings(let names): .headings(names.map(translated))
      case .heard(let text): .heard(heard(text))
      case .after(let after, let text): .after(after, translated(text))
      case .any(let sets): .any(sets.map { $0.map(translated) })
      default: requirement.kind
      }
    return ExerciseRequirement(kind: kind)
  }

  /// Returns the learner's words for text that VoiceOver says, which can be one of several values.
  private func heard(_ text: String) -> String {
    for (old, new) in texts {
      guard let place = old.firstIndex(of: text.lowercased()), old.count > 1 else { continue }
      let words = new.split(separator: "|").map { String($0).trimmed }
      if words.count == old.count { return words[place] }
    }
    return translated(text)
  }
}

extension CollectionDifference.Change {
  /// The position of the element.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
