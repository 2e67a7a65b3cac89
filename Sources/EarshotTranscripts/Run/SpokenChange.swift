import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotComposer

/// What changed in an utterance, and where the words come from.
///
///     value "24" → "25", from value of #points
///
/// - Source: SESSIONS.md, "Transcripts".
struct SpokenChange {
  /// A part with the place of its words in the line.
  private struct PlacedPart {
    var part: Utterance.Part
    var range: Range<Int>
  }

  /// The words that were written.
  private let old: String
  /// The words that are heard in their place.
  private let new: String
  /// The parts that they are.
  private let parts: [Utterance.Part]
  private let subject: ElementTree.Index?

  /// Compares what is written with what is spoken, or `nil` if both are the same.
  init?(from written: String, to spoken: SpokenLine) {
    let (before, after) = (Array(written), Array(spoken.text))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let limit = min(before.count, after.count) - start
    let end = min(limit, zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count)
    guard start < before.count || start < after.count else { return nil }
    let placed = SpokenChange.place(spoken.parts, in: after)
    let changed = placed.filter {
      $0.range.upperBound > start && $0.range.lowerBound < after.count - end
    }
    let lower = changed.first.map { min($0.range.lowerBound, start) } ?? start
    let upper = max(changed.last?.range.upperBound ?? 0, after.count - end)
    let oldEnd = before.count - (after.count - upper)
    subject = spoken.subject
    parts = changed.map(\.part)
    let gone = String(before[lower..<max(lower, oldEnd)])
    let come = String(after[lower..<upper])
    let isOfSeparators = gone.withoutSeparators.isEmpty && come.withoutSeparators.isEmpty
    old = isOfSeparators ? gone : gone.withoutSeparators
    new = isOfSeparators ? come : come.withoutSeparators
  }

  /// Finds the words of each part in a line, one after the other.
  private static func place(_ parts: [Utterance.Part], in line: [Character]) -> [PlacedPart] {
    var result: [PlacedPart] = []
    var next = 0
    for part in parts {
      let words = Array(Display.spoken(part.text))
      let starts = next...max(next, line.count - words.count)
      let start = starts.first {
        $0 + words.count <= line.count && line[$0..<$0 + words.count].elementsEqual(words)
      }
      guard let start, !words.isEmpty else { continue }
      next = start + words.count
      result.append(PlacedPart(part: part, range: start..<next))
    }
    return result
  }

  /// The change as a sentence.
  func sentence(in tree: ElementTree) -> String {
    if new.isEmpty { return "\(quoted(old)) is no longer said" }
    guard parts.count == 1, let part = parts.first else {
      let kinds = parts.map { "\($0.kind.rawValue) from \(origin(of: $0, tree))" }
      let ending = kinds.isEmpty ? "" : ": " + kinds.joined(separator: ", ")
      return old.isEmpty
        ? "\(quoted(new)) is new\(ending)" : "\(quoted(old)) → \(quoted(new))\(ending)"
    }
    let change = old.isEmpty ? "\(quoted(new)) is new" : "\(quoted(old)) → \(quoted(new))"
    return "\(part.kind.rawValue) \(change), from \(origin(of: part, tree))"
  }

  /// Words in quotes; they are escaped already, as the lines of a session are.
  private func quoted(_ words: String) -> String {
    "\"\(Display.safe(words).escaping(["\"": "\\\""]))\""
  }

  private func origin(of part: Utterance.Part, _ tree: ElementTree) -> String {
    let property = part.source ?? (part.kind == .app ? "label" : part.kind.rawValue)
    guard let index = part.element ?? subject else { return property }
    return Display.safe("\(property) of \(tree.shortName(of: index))")
  }
}

extension String {
  /// The text without the commas, full stops and blanks that part it from its neighbours.
  fileprivate var withoutSeparators: String {
    let isSeparator = { (character: Character) in ", ".contains(character) }
    let text = drop(while: isSeparator)
    let end = text.lastIndex { !isSeparator($0) }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end])
  }
}
