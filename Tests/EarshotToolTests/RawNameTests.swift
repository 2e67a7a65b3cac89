import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("File names that aren't text", .waiting)
struct RawNameTests {
  private static let names: [[UInt8]] = [
    Array("a.screen".utf8), Array("ü🍕.screen".utf8), [0xFF], [0x61, 0xC3], [0xC3, 0x28, 0x80],
    [0xE2, 0x82, 0x61], [0xF0, 0x9F, 0x8D], [0xED, 0xA0, 0x80], [0xC0, 0xAF],
    [0xF4, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x8F, 0xBE, 0x80], [0xF4, 0x90, 0x80, 0x80], [],
  ]

  @Test("lead back to their bytes", arguments: names)
  func roundTrip(_ bytes: [UInt8]) {
    let text = bytes.withUnsafeBytes { RawName.text(of: $0) }
    #expect(RawName.bytes(of: text).dropLast().map { UInt8(bitPattern: $0) } == bytes)
  }

  @Test("differ where their bytes do")
  func difference() {
    let texts = RawNameTests.names.map { bytes in bytes.withUnsafeBytes { RawName.text(of: $0) } }
    #expect(Set(texts).count == texts.count)
  }

  @Test("are opened, found in folders and shown without their bytes")
  func opened() throws {
    let folder = try TemporaryFolder()
    try folder.add("plain.screen", "screen a\n  button \"A\"\n")
    let line = """
      cd '\(folder.path)' && n=$(printf 'x\\377.screen') && cp plain.screen "$n" && rm plain.screen \
      && "$earshot" speak "$n" && "$earshot" check "$n" && "$earshot" check . \
      && printf 'start\\n' | "$earshot" walk --record r.vo "$n" && "$earshot" test r.vo
      """
    let result = try ToolProcess.shell(line)
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("A, Button"))
  }
}
