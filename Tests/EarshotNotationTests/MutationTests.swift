import EarshotModel
import EarshotNotation
import TestSupport
import Testing

/// A generator whose numbers are the same on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}

@Suite("Damaged files")
struct MutationTests {
  static let pieces = [
    "\"", "\\", "{#a}", "{", "}", "#", ".", ":", " when ", " is ", "\n", "  ", "\t", "|", ",", "-",
    "9999999999999999999", "1e9", "\u{0}", "\u{1B}", "é", "🍕", "each .x\n", "\r", "...", " by ",
  ]

  /// Changes a string at a few places.
  private func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(place + Int.random(in: 0...12, using: &random), bytes.count)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        let piece = MutationTests.pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      default:
        let other = Int.random(in: 0..<bytes.count, using: &random)
        bytes.swapAt(place, other)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }

  @Test("never stop the reader, and every error has its place in the file", arguments: 0..<5)
  func mutants(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed) + 1)
    let lines = ScreenSamples.everything.split(separator: "\n", omittingEmptySubsequences: false)
    var (count, readable) = (0, 0)
    for _ in 0..<Effort.share(of: 1_000) {
      count += 1
      let start = Int.random(in: 0..<lines.count - 40, using: &random)
      let part = lines[start..<start + 40].joined(separator: "\n")
      let text = "screen first\n" + part
      let source = SourceText(name: "m.screen", utf8: damaged(Array(text.utf8), &random))
      let result = AppDocument.read([source])
      for diagnostic in result.diagnostics {
        #expect(diagnostic.range.lowerBound >= 0)
        #expect(diagnostic.range.upperBound <= source.utf8.count)
      }
      #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
      let output = Diagnostic.rendered(result.diagnostics, in: [source])
      #expect(output.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 })
      guard let document = result.document else { continue }
      readable += 1
      let printed = document.screenText
      let again = AppDocument.read([SourceText(name: "p.screen", printed)])
      #expect(again.document?.screenText == printed)
      #expect(again.document?.tree == document.tree)
    }
    #expect(count >= 50 && readable < count)
  }

  @Test("with very many lines are read in one pass")
  func hugeFile() {
    let count = Effort.share(of: 25_000)
    let block =
      "  button \"A\" .t\n    value: x\n    hint: y\n    on activate when value is x: back\n"
    let text = "screen a\n" + String(repeating: block, count: count)
    let result = AppDocument.read([SourceText(name: "huge.screen", text)])
    #expect(result.document?.tree.count == count + 2)
  }
}
