import EarshotLines
import EarshotNotation
import EarshotReadOut
import TestSupport
import Testing

@testable import EarshotImporters

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

@Suite("A damaged file from another tool")
struct MutantTests {
  private static let pieces = [
    "\"", "'", "<", ">", "/>", "&", "&#27;", "&#10;", "</", "{", "}", "[", "]", ",", ":", "null",
    "1e400", "-1", "NaN", "inf", "\\u0000", "\\ud800", "\u{1B}[2J", "\u{9B}", "\u{202E}", "\u{0}",
    "\n", "\r", "  ", "→", "true", "<!DOCTYPE a>", "XCUIElementTypeCell", "accessible=\"true\"",
    "\"children\":[", "AXLabel", "label: '", "', ", "{{", "é", "🍕",
  ]

  private func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(place + Int.random(in: 0...40, using: &random), bytes.count)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3, 4:
        let piece = MutantTests.pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }

  private func isClean(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x0A: true
      case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }

  @Test(
    "never stops the reader, and prints no control character",
    arguments: Effort.share(of: ImportFixture.all, atLeastOneIn: 3)
  )
  func mutants(_ fixture: ImportFixture) throws {
    let bytes = try fixture.source().utf8
    var random = SplitMix(state: UInt64(bytes.count))
    for _ in 0..<Effort.share(of: 1_000) {
      let source = SourceText(name: fixture.path, utf8: damaged(bytes, &random))
      var importer = Importer()
      let result = importer.read([source])
      for diagnostic in result.diagnostics {
        #expect(diagnostic.range.lowerBound >= 0)
        #expect(diagnostic.range.upperBound <= source.utf8.count)
      }
      #expect((result.document == nil) == result.diagnostics.contains { $0.severity == .error })
      #expect(isClean(Diagnostic.rendered(result.diagnostics, in: [source])))
      guard let document = result.document else { continue }
      let heard = ReadOut(document, options: SessionOptions())?.stops.flatMap(\.lines) ?? []
      #expect(heard.allSatisfy(isClean))
      let screen = document.expressedInScreenFormat().0.screenText
      let again = AppDocument.read([SourceText(name: "a.screen", screen)])
      #expect(again.diagnostics.filter { $0.severity == .error } == [], "\(screen)")
      let copy = again.document.flatMap { ReadOut($0, options: SessionOptions()) }
      #expect(copy?.stops.flatMap(\.lines) == heard)
    }
  }
}
