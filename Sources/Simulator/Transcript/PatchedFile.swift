import Notation

/// A file while hunks are applied to it one after the other.
struct PatchedFile {
  private let name: String
  /// The lines as they are after the hunks so far.
  private var lines: [String]
  /// How many lines there are more than in the file as it was.
  private var shift = 0
  private var endsInLineBreak: Bool

  /// How many lines that stay are shown around those that change.
  private static let context = 3

  init(_ source: SourceText) {
    name = Display.safe(source.name)
    lines = source.lines.map(\.text)
    endsInLineBreak = source.endsInLineBreak
  }

  /// Puts what is heard now under the command of a step, and makes the hunk that does so.
  ///
  /// - Complexity: O(*n* + *a*·*b*), where *n* is the number of lines of the file, *a* and *b* those
  ///   of the step before and after.
  mutating func hunk(replacing step: Transcript.Step, by actual: [String]) -> String {
    let rows = surrounded(rows(of: step, actual), at: step.line - 1 + shift)
    let text = rendered(rows.rows, rows.start)
    apply(rows.rows, at: rows.start)
    return text
  }

  /// The lines of a step, from its command to the last that says what is heard: what stays, what
  /// goes and what comes.
  private func rows(of step: Transcript.Step, _ actual: [String]) -> [Row] {
    let command = lines[step.line - 1 + shift]
    let indentation = String(command.prefix(while: \.isBlank))
    var rows = [Row(.same, command)]
    var next = step.line + 1
    let old = step.expected.map(\.text.heard)
    for change in LineChange.changes(from: old, to: actual.map(\.heard)) {
      switch change {
      case .insert(let place): rows.append(Row(.added, indentation + actual[place]))
      case .keep(let place), .remove(let place):
        let number = step.expected[place].number
        rows += (next..<number).map { Row(.same, lines[$0 - 1 + shift]) }
        rows.append(Row(change == .remove(place) ? .removed : .same, lines[number - 1 + shift]))
        next = number + 1
      }
    }
    return rows
  }

  /// The rows that change with the lines around them, and where they begin.
  private func surrounded(_ rows: [Row], at place: Int) -> (rows: [Row], start: Int) {
    let context = PatchedFile.context
    let before = lines[max(0, place - context)..<place].map { Row(.same, $0) }
    let end = place + rows.count { $0.mark != .added }
    let after = lines[end..<min(lines.count, end + context)].map { Row(.same, $0) }
    let all = before + rows + after
    let first = all.firstIndex { $0.mark != .same } ?? 0
    let last = all.lastIndex { $0.mark != .same } ?? 0
    let kept = max(0, first - context)..<min(all.count, last + context + 1)
    return (Array(all[kept]), place - before.count + kept.lowerBound)
  }

  private mutating func apply(_ rows: [Row], at start: Int) {
    let old = rows.count { $0.mark != .added }
    let new = rows.filter { $0.mark != .removed }.map(\.text)
    if start + old == lines.count, rows.last?.mark != .same { endsInLineBreak = true }
    lines.replaceSubrange(start..<start + old, with: new)
    shift += new.count - old
  }
}

extension PatchedFile {
  /// A row of a hunk.
  private struct Row {
    /// What becomes of a line.
    enum Mark: String {
      case same = " "
      case removed = "-"
      case added = "+"
    }

    var mark: Mark
    var text: String
    /// Whether no line break ends the line.
    var isUnended = false

    init(_ mark: Mark, _ text: String) {
      self.mark = mark
      self.text = text
    }

    var lines: String {
      "\(mark.rawValue)\(Display.safe(text))\n"
        + (isUnended ? "\\ No newline at end of file\n" : "")
    }
  }

  private func rendered(_ rows: [Row], _ start: Int) -> String {
    let old = rows.count { $0.mark != .added }
    let new = rows.count { $0.mark != .removed }
    let head = "--- \(name)\n+++ \(name)\n@@ -\(start + 1),\(old) +\(start + 1),\(new) @@\n"
    let isAtEnd = start + old == lines.count
    return head + (isAtEnd && !endsInLineBreak ? unended(rows) : rows).map(\.lines).joined()
  }

  /// The rows where no line break ends the file: a last line that others follow now gets one.
  private func unended(_ rows: [Row]) -> [Row] {
    guard let place = rows.lastIndex(where: { $0.mark != .added }) else { return rows }
    var last = rows[place]
    last.isUnended = true
    let follows = rows[(place + 1)...]
    guard !follows.isEmpty, last.mark == .same else { return rows[..<place] + [last] + follows }
    last.mark = .removed
    return rows[..<place] + [last, Row(.added, last.text)] + follows
  }
}
