import Testing

@testable import EarshotTool

@Suite("Wave files")
struct WaveFileTests {
  private static let samples = Samples(values: [0, 1, -1, 1_000, -1_000, .max, .min])

  /// A chunk with its name and its declared length.
  private static func chunk(_ name: String, _ content: [UInt8], length: Int? = nil) -> [UInt8] {
    Array(name.utf8) + number(length ?? content.count, 4) + content
      + (content.count % 2 == 0 ? [] : [0])
  }

  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func format(
    kind: Int = 1,
    channels: Int = 1,
    rate: Int = Samples.rate,
    bits: Int = 16
  ) -> [UInt8] {
    number(kind, 2) + number(channels, 2) + number(rate, 4) + number(rate * bits / 8, 4)
      + number(bits / 8, 2) + number(bits, 2)
  }

  private static func file(_ chunks: [UInt8]...) -> [UInt8] {
    let content = Array(chunks.joined())
    return chunk("RIFF", Array("WAVE".utf8) + content)
  }

  @Test("read as they were written")
  func roundTrip() {
    #expect(WaveFile.read(WaveFile.bytes(of: Self.samples)) == Self.samples)
    #expect(WaveFile.read(WaveFile.bytes(of: Samples())) == Samples())
  }

  @Test("begin with the header that other programs read")
  func header() {
    let bytes = WaveFile.bytes(of: Samples(values: [1, 2]))
    #expect(
      bytes == Self.file(Self.chunk("fmt ", Self.format()), Self.chunk("data", [1, 0, 2, 0]))
    )
  }

  @Test("can say that they're longer than they are, as streams do")
  func stream() {
    let data = Self.chunk("data", [1, 0, 2, 0], length: 0x7FFF_F000)
    #expect(WaveFile.read(Self.file(Self.chunk("fmt ", Self.format()), data))?.values == [1, 2])
    let odd = Self.file(Self.chunk("fmt ", Self.format()), data).dropLast()
    #expect(WaveFile.read(Array(odd))?.values == [1])
  }

  @Test("can have two channels, 8 bits, other chunks, and the extensible form")
  func forms() {
    let stereo = Self.file(
      Self.chunk("LIST", [1, 2, 3]),
      Self.chunk("fmt ", Self.format(channels: 2)),
      Self.chunk("data", [10, 0, 20, 0])
    )
    #expect(WaveFile.read(stereo)?.values == [15])
    let bytes = Self.file(Self.chunk("fmt ", Self.format(bits: 8)), Self.chunk("data", [128, 129]))
    #expect(WaveFile.read(bytes)?.values == [0, 256])
    let extensible =
      Self.format(kind: 0xFFFE) + Self.number(22, 2) + Self.number(16, 2) + Self.number(4, 4)
      + Self.number(1, 2) + [UInt8](repeating: 0, count: 14)
    let file = Self.file(Self.chunk("fmt ", extensible), Self.chunk("data", [1, 0]))
    #expect(WaveFile.read(file)?.values == [1])
  }

  @Test("with another rate last as long as before")
  func rates() {
    for rate in [8_000, 11_025, 16_000, 44_100, 48_000] {
      let data = (0..<rate).flatMap { _ in Self.number(500, 2) }
      let file = Self.file(Self.chunk("fmt ", Self.format(rate: rate)), Self.chunk("data", data))
      let samples = WaveFile.read(file)
      #expect(samples?.values.count == Samples.rate)
      #expect(samples?.values.allSatisfy { $0 == 500 } == true)
    }
  }

  @Test("that are something else give nothing")
  func others() {
    let data = Self.chunk("data", [1, 0])
    for format in [
      Self.format(kind: 3), Self.format(channels: 3), Self.format(channels: 0),
      Self.format(rate: 0), Self.format(rate: 1_000_000), Self.format(bits: 24),
      Self.format(bits: 0), [], [1, 0],
    ] {
      #expect(WaveFile.read(Self.file(Self.chunk("fmt ", format), data)) == nil)
    }
    #expect(WaveFile.read(Self.file(data, Self.chunk("fmt ", Self.format()))) == nil)
    #expect(WaveFile.read(Array("<html>".utf8)) == nil)
  }

  @Test("that end anywhere, or have any byte changed, crash nothing")
  func broken() {
    let bytes = WaveFile.bytes(of: Self.samples)
    let prefixes = (0...bytes.count).map { WaveFile.read(Array(bytes.prefix($0))) }
    // The sound begins after the header of its data, which is 44 bytes long.
    #expect(prefixes.firstIndex { $0 != nil } == 44)
    let changed = bytes.indices.flatMap { place in
      [0, 1, 0x7F, 0x80, 0xFF].map { (value: UInt8) in
        var bytes = bytes
        bytes[place] = value
        return WaveFile.read(bytes)
      }
    }
    #expect(changed.contains { $0 == nil } && changed.contains { $0 != nil })
  }
}
