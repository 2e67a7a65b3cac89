// Text elements one below the other that VoiceOver reads row by row.
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for two text elements side by side, each directly above another text element, if
  /// VoiceOver reads both upper elements before the lower ones.
  ///
  /// Pictures between the text elements are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: the lower line begins where the upper line begins, at most six points
  ///   below it, or is a number below the middle of a word. With a third row, the text elements are
  ///   a table.
  var pairedColumns: [Complaint] {
    guard app.isForeign else { return [] }
    let texts = stops.filter { !$0.element.traits.contains(.image) }
    return texts.indices.dropLast(3).compactMap { place in
      let four = Array(texts[place..<place + 4])
      guard four.allSatisfy(\.isLoneText), four.allSatisfy({ $0.remarks?.card == nil }),
        four[2].isLineBelow(four[0]) && four[3].isLineBelow(four[1])
          || four[2].isNumberBelow(four[0]) && four[3].isNumberBelow(four[1]),
        four[1].isBeside(four[0]), four[3].isBeside(four[2]),
        !texts[min(place + 4, texts.count)...].prefix(2).contains(where: {
          $0.isLineBelow(four[2]) || $0.isLineBelow(four[3])
        }),
        !texts[..<place].suffix(2).contains(where: { four[0].isLineBelow($0) })
      else { return nil }
      let message: Complaint.Message = """
        '\(four[0].label)' and '\(four[2].label)' seem to belong together, but VoiceOver reads \
        '\(four[1].label)' between them
        """
      return Complaint(four[0].index, message)
    }
  }
}

extension AuditedStop {
  /// Returns whether the stop is a number below the middle of a word, such as a score below “Best”.
  ///
  /// - Source: our choice: at most 16 points below it.
  fileprivate func isNumberBelow(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let above = other.element.frame,
      label.contains(where: \.isNumber), !label.contains(where: \.isLetter), label.count <= 12,
      other.label.contains(where: \.isLetter), !other.label.contains(where: \.isNumber),
      other.label.count <= 24, above.height <= 32, frame.height <= 48
    else { return false }
    return abs(frame.center.x - above.center.x) <= 2
      && (-2...16).contains(frame.y - above.y - above.height)
  }

  fileprivate func isLineBelow(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let above = other.element.frame, frame.height <= 32,
      above.height <= 32
    else { return false }
    return abs(frame.x - above.x) <= 1 && (-2...6).contains(frame.y - above.y - above.height)
  }

  fileprivate func isBeside(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let before = other.element.frame else { return false }
    return frame.isLevel(with: before) && frame.x >= before.x + before.width + 8
  }
}
