internal import EarshotLines
internal import EarshotNotation
internal import EarshotReports

/// The lines of a file that are new, changed, or removed.
struct ChangedLines {
  /// The maximum number of line pairs to compare.
  ///
  /// In larger changes, every line is treated as changed.
  private static let limit = 4_000_000

  /// A removed line.
  private struct Removal {
    /// The number of the line before the removed line, in the current file.
    let line: Int
    let text: String
  }

  private let lines: [String]
  /// The numbers of the new and changed lines, starting at 1.
  private var changed: Set<Int> = []
  private var removals: [Removal] = []

  /// Compares a file with its earlier version.
  ///
  /// In a new file, every line is treated as changed.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of lines that differ, up to a
  ///   limit.
  init(from old: SourceText?, to now: SourceText) {
    lines = now.textLines
    guard let before = old?.textLines else {
      changed = Set(1..<lines.count + 1)
      return
    }
    let start = zip(before, lines).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), lines.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (first, second) = (before[start..<before.count - end], lines[start..<lines.count - end])
    guard first.count.multipliedReportingOverflow(by: second.count).partialValue <= Self.limit
    else {
      changed = Set(start + 1..<start + 1 + second.count)
      return
    }
    var line = start
    for change in ListChange.changes(from: Array(first), to: Array(second)) {
      switch change {
      case .keep: line += 1
      case .remove(let place):
        removals.append(Removal(line: line, text: before[start + place]))
      case .insert:
        line += 1
        changed.insert(line)
      }
    }
  }

  /// Returns the place of the first new or changed line that belongs to an element, beginning with
  /// the element's own line.
  ///
  /// If no line changed, returns the given place.
  func place(for place: Finding.Place) -> Finding.Place {
    guard let line = place.line, lines.indices.contains(line - 1) else { return place }
    let own = block(of: line).first { changed.contains($0) && lines[$0 - 1].hasWords }
    return own.map { Finding.Place(place.file, line: $0) } ?? place
  }

  /// Returns whether there's a change to an element's line or to a line that belongs to the
  /// element: a line below with deeper indentation, a removed line, or a removed comment that
  /// suppressed findings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  func touches(_ line: Int) -> Bool {
    guard lines.indices.contains(line - 1) else { return true }
    let block = block(of: line)
    return changed.contains(line)
      || block.contains { changed.contains($0) && lines[$0 - 1].hasWords }
      || removals.contains { removal in
        removal.text.isExcuse
          ? self.block(excusedAfter: removal.line).contains(line)
          : removal.text.hasWords && block.contains(removal.line)
            && removal.text.isBelow(lines[line - 1])
      }
  }

  /// Returns the lines of an element, which are its own line and the lines below with deeper
  /// indentation.
  private func block(of line: Int) -> ClosedRange<Int> {
    line...line + lines[line...].prefix { $0.isBelow(lines[line - 1]) }.count
  }

  /// Returns the lines that a removed comment after the given line applied to.
  ///
  /// If there's no element before the comment, or none after it, these are all lines of the file.
  private func block(excusedAfter line: Int) -> ClosedRange<Int> {
    let next = lines[line...].firstIndex { $0.hasWords } ?? lines.count
    guard lines[..<line].contains(where: \.hasWords), next < lines.count else {
      return 1...max(1, lines.count)
    }
    return block(of: next + 1)
  }
}

extension SourceText {
  fileprivate var textLines: [String] {
    LineRanges(utf8).map { String(decoding: utf8[$0], as: UTF8.self) }
  }
}

extension String {
  /// Whether the line contains more than spaces and a comment.
  fileprivate var hasWords: Bool {
    !["", "#"].contains(String(drop(while: { $0 == " " }).prefix(1)))
  }

  /// Whether the line is a comment that suppresses a finding.
  fileprivate var isExcuse: Bool { drop { $0 == " " || $0 == "#" }.hasPrefix("audit: ignore") }

  /// Returns whether this line belongs to the element of another line, because this line has deeper
  /// indentation or is empty.
  fileprivate func isBelow(_ other: String) -> Bool {
    let blanks = prefix { $0 == " " }.count
    return blanks == count || blanks > other.prefix { $0 == " " }.count
  }
}
