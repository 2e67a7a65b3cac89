/// A wave file, which is a RIFF file with PCM samples.
///
/// Earshot has no package dependencies, and no library for sound files exists on both macOS and
/// Linux. This type reads only the formats that synthesizers write: 8 or 16 bits, one or two
/// channels, and 4,000 to 96,000 samples per second.
///
/// - Source: our choice, after Multimedia Programming Interface and Data Specifications 1.0 (IBM
///   and Microsoft, 1991).
enum WaveFile {
  /// The format of the samples.
  private struct Format {
    let channels: Int
    let rate: Int
    let bits: Int

    /// Reads the format from the bytes of a `fmt ` chunk.
    ///
    /// Returns `nil` if Earshot doesn't support the format of the samples.
    init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count >= 16 else { return nil }
      var kind = bytes.number(at: 0, 2)
      // In the extensible format, the first two bytes of the subformat contain the sample format.
      if kind == 0xFFFE, bytes.count >= 26 { kind = bytes.number(at: 24, 2) }
      channels = bytes.number(at: 2, 2)
      rate = bytes.number(at: 4, 4)
      bits = bytes.number(at: 14, 2)
      guard kind == 1, (1...2).contains(channels), (4_000...96_000).contains(rate),
        bits == 8 || bits == 16
      else { return nil }
    }
  }

  /// Reads the bytes of a file, or returns `nil` if it isn't a wave file that Earshot supports.
  ///
  /// A program that writes to a stream doesn't know the length in advance. If the stated length of
  /// a chunk exceeds the rest of the file, the chunk therefore ends where the file ends.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  static func read(_ bytes: [UInt8]) -> Samples? {
    let bytes = bytes[...]
    guard bytes.count >= 12, bytes.name(at: 0) == "RIFF", bytes.name(at: 8) == "WAVE" else {
      return nil
    }
    var format: Format?
    var place = 12
    while place + 8 <= bytes.count {
      let length = min(bytes.number(at: place + 4, 4), bytes.count - place - 8)
      let content = bytes[(place + 8)..<(place + 8 + length)]
      switch bytes.name(at: place) {
      case "fmt ": format = Format(content)
      case "data": return format.map { samples(content, $0) }
      default: break
      }
      place += 8 + length + length % 2
    }
    return nil
  }

  private static func samples(_ bytes: ArraySlice<UInt8>, _ format: Format) -> Samples {
    if format.bits == 16, format.channels == 1 { return mono(bytes).converted(from: format.rate) }
    let size = format.bits / 8
    let frame = size * format.channels
    let values = stride(from: 0, to: bytes.count / frame * frame, by: frame).map { place in
      let sum = (0..<format.channels).reduce(0) { sum, channel in
        let number = bytes.number(at: place + channel * size, size)
        return sum + (size == 1 ? (number - 128) * 256 : Int(Int16(truncatingIfNeeded: number)))
      }
      return Int16(sum / format.channels)
    }
    return Samples(values: values).converted(from: format.rate)
  }

  /// Returns 16-bit mono samples, which most synthesizers write, without calling a closure for each
  /// sample.
  private static func mono(_ bytes: ArraySlice<UInt8>) -> Samples {
    var values: [Int16] = []
    values.reserveCapacity(bytes.count / 2)
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex {
      values.append(Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8))
      place += 2
    }
    return Samples(values: values)
  }

  /// Returns the bytes of a wave file with the given sound.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sound.
  static func bytes(of samples: Samples) -> [UInt8] {
    let length = samples.values.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + length)
    bytes += "RIFF".utf8
    bytes.add(36 + length, 4)
    bytes += "WAVEfmt ".utf8
    // The format is PCM with one channel. The sample rate, bytes per second, bytes per sample, and
    // bits per sample follow.
    let rate = Samples.rate
    let fields = [(16, 4), (1, 2), (1, 2), (rate, 4), (rate * 2, 4), (2, 2), (16, 2)]
    for (number, size) in fields { bytes.add(number, size) }
    bytes += "data".utf8
    bytes.add(length, 4)
    for value in samples.values {
      bytes.append(UInt8(truncatingIfNeeded: value))
      bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return bytes
  }
}

extension ArraySlice<UInt8> {
  /// Returns the little-endian number at a position.
  fileprivate func number(at place: Int, _ size: Int) -> Int {
    (0..<size).reduce(0) { $0 | Int(self[startIndex + place + $1]) << (8 * $1) }
  }

  /// Returns the four letters of a chunk's name.
  fileprivate func name(at place: Int) -> String {
    String(decoding: self[(startIndex + place)..<(startIndex + place + 4)], as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a little-endian number.
  fileprivate mutating func add(_ number: Int, _ size: Int) {
    for place in 0..<size { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
