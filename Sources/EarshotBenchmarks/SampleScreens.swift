import EarshotNotation

/// Screens of any size with a realistic mix of elements.
enum SampleScreens {
  /// Returns a screen with about `count` elements, which are lists of rows with headings, switches,
  /// adjustable elements, and prices.
  ///
  /// - Parameters:
  ///   - count: The approximate number of elements.
  ///   - hasFrames: Whether each element has a frame, so the order follows geometry.
  /// - Returns: The source text of a screen file.
  static func source(count: Int, hasFrames: Bool) -> SourceText {
    var text = "screen big \"Big\"\n  rotor \"Specials\": .special\n  header \"Big\" #top\n"
    if hasFrames { text += "    frame: 0 0 390 40\n" }
    for number in 0..<(count / 10) {
      text += "  list \"List \(number)\"\n"
      for row in 0..<9 { text += Self.row(row, of: number, hasFrames) }
    }
    return SourceText(name: "big.screen", text)
  }

  private static func row(_ row: Int, of list: Int, _ hasFrames: Bool) -> String {
    let number = list * 9 + row
    let frame = hasFrames ? "      frame: 0 \(44 + number * 44) 390 44\n" : ""
    switch row {
    case 0: return "    header \"Part \(list)\"\n" + frame
    case 1: return "    switch on \"Switch \(number)\"\n" + frame
    case 2: return "    adjustable \"Amount \(number)\"\n      range: 0...9\n" + frame
    case 3: return "    button \"Special \(number)\" .special\n" + frame
    default:
      return "    button \"Row \(number)\" #row\(number)\n      value: \(number) roubles\n" + frame
    }
  }
}
