/// A decoder that assembles a Unicode scalar from UTF-8 bytes.
struct ScalarDecoder: Sendable {
  /// The length of the sequence according to the first byte, or 0 if it isn't a valid first byte.
  private let length: Int
  private var bytes: [UInt8]
  private var isBroken = false

  /// Creates a decoder for a sequence that begins with a byte.
  init(_ first: UInt8) {
    bytes = [first]
    switch first {
    case ..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: length = 0
    }
  }

  /// Whether the sequence is valid so far but incomplete.
  var needsMore: Bool { !isBroken && bytes.count < length }

  /// The scalar, or `nil` if the bytes are invalid or incomplete.
  var scalar: Unicode.Scalar? {
    guard !isBroken, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  /// Adds the next byte.
  mutating func add(_ byte: UInt8) {
    bytes.append(byte)
    if byte & 0xC0 != 0x80 { isBroken = true }
  }
}
