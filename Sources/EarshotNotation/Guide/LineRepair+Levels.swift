import EarshotModel

// Lines with too much indentation.
extension LineRepair {
  /// Returns an error about too much indentation with the line at the only level that's right, or
  /// `nil` if there isn't exactly one.
  ///
  /// The lines below move with the line.
  mutating func releveled(_ error: Diagnostic, _ line: Place) -> Diagnostic? {
    guard error.fixIt == nil,
      error.message.text.hasPrefix(.isIndented) || error.message.text.contains(.atLeftMargin)
        || error.message == .nothingBelow("a property"),
      let block = block(at: line)
    else { return nil }
    let bytes = sources[line.source].utf8
    let place = Place(source: line.source, range: block, margin: 0)
    let lines = bytes.text(block).split(separator: "\n", omittingEmptySubsequences: false)
    var right: [[String]] = []
    for shift in stride(from: 2, through: line.margin, by: 2) {
      let moved = lines.map { String($0.first == " " ? $0.dropFirst(shift) : $0) }
      if attempt(moved, place)?.isRight == true { right.append(moved) }
      if right.count > 1 { return nil }
    }
    return right.first.map { error.correcting($0, at: place) }
  }

  /// Returns the range of a line and of the lines at its level or below it, with their indentation,
  /// or `nil` if it contains tabs or is long.
  private func block(at place: Place) -> Range<Int>? {
    let bytes = sources[place.source].utf8
    var range: Range<Int>?
    for line in SourceLines(bytes) where !line.content.isEmpty {
      guard line.content.lowerBound >= place.range.lowerBound else { continue }
      guard range == nil || line.indentation.count >= place.margin else { break }
      guard line.tabs == 0 else { return nil }
      let start = range?.lowerBound ?? line.indentation.lowerBound
      range = start..<line.content.upperBound
    }
    return range.flatMap { $0.count <= 2_000 && !bytes[$0].contains(0x0D) ? $0 : nil }
  }
}
