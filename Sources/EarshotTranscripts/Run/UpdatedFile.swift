import EarshotNotation
import EarshotLines

/// A file after edits, with all other bytes unchanged.
///
/// - Source: SESSIONS.md, "Transcripts", `--update`.
enum UpdatedFile {
  /// Returns the file with the edits of steps applied.
  ///
  /// New lines have the indentation of their command and the line ending of the file. A file
  /// without a final line ending doesn't get one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  static func source(_ source: SourceText, after edits: [StepEdit]) -> SourceText {
    guard edits.contains(where: { !$0.isEmpty }) else { return source }
    let lines = RawLine.lines(of: source)
    let byLine = Dictionary(edits.map { ($0.line, $0) }) { first, _ in first }
    var result: [RawLine] = []
    result.reserveCapacity(lines.count)
    var edit: StepEdit?
    var indentation: ArraySlice<UInt8> = []
    for (place, line) in lines.enumerated() {
      if let next = byLine[place + 1] {
        edit = next
        indentation = line.indentation
      }
      guard let edit, place < edit.last else {
        result.append(line)
        continue
      }
      if !edit.removed.contains(place + 1) { result.append(line) }
      for text in edit.inserted[place + 1] ?? [] {
        result.append(
          RawLine(Array(indentation) + Array(text.utf8), endedLike: RawLine.end(of: lines))
        )
      }
    }
    let mark = source.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? source.utf8.prefix(3) : []
    let bytes = mark + joined(result, endsInLineBreak: source.endsInLineBreak)
    return SourceText(name: source.name, utf8: Array(bytes))
  }

  /// Returns the bytes of lines, each with a line ending.
  ///
  /// The end of the last line stays as it is.
  private static func joined(_ lines: [RawLine], endsInLineBreak: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    let end = RawLine.end(of: lines)
    for (place, line) in lines.enumerated() {
      bytes += line.text
      if place + 1 < lines.count {
        bytes += line.end.isEmpty ? end : line.end
      } else if endsInLineBreak {
        bytes += line.end
      }
    }
    return bytes
  }
}

/// The edit of a step's lines, with the removed lines and the positions of the added lines.
struct StepEdit {
  /// The removed lines of the file, by number.
  var removed: Set<Int> = []
  /// The lines added after a line of the file, by its number.
  var inserted: [Int: [String]] = [:]
  /// The last line of the file that the edit affects.
  private(set) var last: Int
  /// The line of the command.
  let line: Int

  /// Whether the edit changes nothing.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Creates the edit that writes the current output below the command of a step.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of lines before and after.
  init(of step: Transcript.Step, to heard: [SessionLine]) {
    line = step.line
    var place = step.line + step.brokenLines
    last = step.expected.last?.lines.upperBound ?? place
    for change in LineChange.changes(from: step.expected, to: heard.compactMap(\.heard)) {
      switch change {
      case .keep(let number): place = step.expected[number].lines.upperBound
      case .remove(let number):
        place = step.expected[number].lines.upperBound
        removed.formUnion(step.expected[number].lines)
      case .insert(let number): inserted[place, default: []].append(heard[number].text)
      }
    }
  }
}
