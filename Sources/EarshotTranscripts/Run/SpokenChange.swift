import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation

/// A changed piece of an utterance.
///
/// The change contains the old words, the words that VoiceOver says instead, and the origin of the
/// new words.
///
/// - Source: SESSIONS.md, "Transcripts".
struct SpokenChange {
  /// The written words, or an empty string for an addition.
  let old: String
  /// The words that VoiceOver says instead, or an empty string for a removal.
  let new: String
  /// The parts that contain the new words.
  let parts: [Utterance.Part]
  /// The part before the new words, or `nil` if the new words come first.
  let partBefore: Utterance.Part?

  /// Returns the pieces that differ between a line in the file and the speech.
  ///
  /// The comparison is chunk by chunk. Commas separate chunks.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of differing chunks.
  static func changes(from written: String, to spoken: SpokenLine) -> [SpokenChange] {
    var finder = ChangeFinder(before: written.chunks, after: spoken.placedChunks)
    return finder.changes
  }
}

/// A chunk of a spoken line, and the parts that contain its words.
private struct PlacedChunk {
  var text: String
  var parts: [Utterance.Part]
}

/// A finder of the changes between the chunks of two lines.
private struct ChangeFinder {
  private let before: [String]
  private let after: [PlacedChunk]
  private var gone: [Int] = []
  private var come: [Int] = []
  private var lastKept: Int?
  private var found: [SpokenChange] = []

  init(before: [String], after: [PlacedChunk]) {
    self.before = before
    self.after = after
  }

  /// The changes, in the order of the new line.
  var changes: [SpokenChange] {
    mutating get {
      var next = 0
      for change in ListChange.changes(from: before, to: after.map(\.text)) {
        switch change {
        case .remove(let place): gone.append(place)
        case .insert(let place):
          come.append(place)
          next = place + 1
        case .keep:
          close()
          lastKept = next
          next += 1
        }
      }
      close()
      return found
    }
  }

  /// Ends a run of chunks that differ.
  ///
  /// If the run has as many added chunks as removed chunks, each added chunk replaces the removed
  /// chunk at the same position.
  private mutating func close() {
    if gone.count == come.count {
      for (old, new) in zip(gone, come) { add([old], [new]) }
    } else {
      add(gone, come)
    }
    (gone, come) = ([], [])
  }

  private mutating func add(_ old: [Int], _ new: [Int]) {
    guard !old.isEmpty || !new.isEmpty else { return }
    var parts: [Utterance.Part] = []
    for part in new.flatMap({ after[$0].parts }) where !parts.contains(part) { parts.append(part) }
    found.append(
      SpokenChange(
        old: old.map { before[$0] }.joined(separator: ", "),
        new: new.map { after[$0].text }.joined(separator: ", "),
        parts: parts,
        partBefore: lastKept.flatMap { after[$0].parts.last }
      )
    )
  }
}

extension SpokenLine {
  /// The chunks of the line, each with the parts that contain its words.
  fileprivate var placedChunks: [PlacedChunk] {
    var ranges: [(part: Utterance.Part, range: Range<String.Index>)] = []
    var rest = text.startIndex
    for part in parts {
      let words = Display.spoken(part.text)
      guard !words.isEmpty, let range = text.firstRange(of: words, from: rest) else { continue }
      ranges.append((part, range))
      rest = range.upperBound
    }
    return text.chunkRanges.map { chunk in
      let parts = ranges.filter { $0.range.overlaps(chunk) }.map(\.part)
      return PlacedChunk(text: String(text[chunk]), parts: parts)
    }
  }
}

extension String {
  /// The words after the last comma, or the whole text.
  var lastChunk: String { chunks.last ?? self }

  /// The chunks of a spoken line, which commas separate.
  ///
  /// A `~` line is a single chunk.
  fileprivate var chunks: [String] { chunkRanges.map { String(self[$0]) } }

  fileprivate var chunkRanges: [Range<Index>] {
    if begins(with: LineMark.beside.rawValue) { return [startIndex..<endIndex] }
    var ranges: [Range<Index>] = []
    var start = startIndex
    while let comma = firstRange(of: ", ", from: start) {
      ranges.append(start..<comma.lowerBound)
      start = comma.upperBound
    }
    return ranges + [start..<endIndex]
  }
}
