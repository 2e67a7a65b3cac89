import EarshotLines
import EarshotNotation

/// A file that hunks are applied to one by one.
package struct PatchedFile: Sendable {
  private let name: String
  /// The lines after the hunks so far.
  private var lines: [String]
  /// The number of added lines minus the number of removed lines so far.
  private var shift = 0
  private let endsInLineBreak: Bool
  /// The character before the end of each line: a CR, or nothing.
  private let carriage: String

  /// The number of unchanged lines around changed lines.
  private static let context = 3

  init(_ source: SourceText) {
    let name = Display.safe(source.name)
    // A tab ends a name that contains spaces, as in diff.
    self.name = name.contains(where: \.isBlank) ? name + "\t" : name
    lines = source.lines.map(\.text)
    endsInLineBreak = source.endsInLineBreak
    carriage = RawLine.lines(of: source).first?.end == [0x0D, 0x0A] ? "\r" : ""
  }

  /// Returns the hunk for an edit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines in the file.
  mutating func hunk(_ edit: StepEdit) -> String {
    guard !edit.isEmpty else { return "" }
    let rows = surrounded(rows(of: edit), at: edit.line - 1 + shift)
    let text = rendered(rows.rows, rows.start)
    apply(rows.rows, at: rows.start)
    return text
  }

  /// Returns the lines of a step, from its command to its last line of output, as unchanged,
  /// removed, and added lines.
  private func rows(of edit: StepEdit) -> [Row] {
    let indentation = String(lines[edit.line - 1 + shift].prefix(while: \.isBlank))
    return (edit.line...edit.last).flatMap { number -> [Row] in
      let mark: Row.Mark = edit.removed.contains(number) ? .removed : .same
      let added = edit.inserted[number] ?? []
      return [Row(mark, lines[number - 1 + shift])] + added.map { Row(.added, indentation + $0) }
    }
  }

  /// Returns the changed rows with the lines around them, and the position of the first row.
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
    lines.replaceSubrange(start..<start + old, with: new)
    shift += new.count - old
  }
}

extension PatchedFile {
  /// A row of a hunk.
  private struct Row {
    /// The difference between the old and the new file at the row, by the character that begins the
    /// row.
    enum Mark: String {
      case same = " "
      case removed = "-"
      case added = "+"
    }

    var mark: Mark
    var text: String
    /// Whether the line has no line break at its end.
    var isUnended = false

    init(_ mark: Mark, _ text: String) {
      self.mark = mark
      self.text = text
    }

    func lines(endingIn carriage: String) -> String {
      let text = mark.rawValue + Display.safe(text)
      return isUnended ? text + "\n\\ No newline at end of file\n" : text + carriage + "\n"
    }
  }

  private func rendered(_ rows: [Row], _ start: Int) -> String {
    let old = rows.count { $0.mark != .added }
    let new = rows.count { $0.mark != .removed }
    let head = "--- \(name)\n+++ \(name)\n@@ -\(start + 1),\(old) +\(start + 1),\(new) @@\n"
    let isAtEnd = start + old == lines.count
    let shown = isAtEnd && !endsInLineBreak ? unended(rows) : rows
    return head + shown.map { $0.lines(endingIn: carriage) }.joined()
  }

  /// Returns the rows of a hunk in which neither the last old line nor the last new line ends in a
  /// line break.
  private func unended(_ rows: [Row]) -> [Row] {
    let start = (rows.lastIndex { $0.mark == .same } ?? -1) + 1
    var rows =
      rows[..<start] + rows[start...].filter { $0.mark == .removed }
      + rows[start...].filter { $0.mark == .added }
    guard let old = rows.lastIndex(where: { $0.mark != .added }),
      let new = rows.lastIndex(where: { $0.mark != .removed })
    else { return Array(rows) }
    rows[old].isUnended = true
    if old == new { return Array(rows) }
    let kept = min(old, new)
    if rows[kept].mark == .same {
      let text = rows[kept].text
      rows[kept].mark = .removed
      rows.insert(Row(.added, text), at: kept == old ? kept + 1 : rows.count)
    }
    rows[rows.count - 1].isUnended = true
    return Array(rows)
  }
}
