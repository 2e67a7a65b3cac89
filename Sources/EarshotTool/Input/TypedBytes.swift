#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A reader of the bytes that the user types or pastes at a terminal, as characters and as complete
/// lines.
///
/// The type reads typed text byte by byte, so the terminal keeps text that the user types ahead. It
/// treats many simultaneous bytes as a paste, reads all of them, and splits them into lines without
/// the editor, which would draw each character. It removes the bracketed paste sequences that
/// terminals send around a paste.
struct TypedBytes: Sendable {
  /// The result of reading.
  enum Reading: Hashable, Sendable {
    /// A valid character.
    case letter(Unicode.Scalar)
    /// Bytes that aren't a valid character.
    case broken
    /// A paste, whose lines are now available.
    case paste
    /// The end of the input.
    case end
  }

  /// The minimum number of simultaneous bytes in a paste.
  private static let lump = 256
  /// The maximum time between related bytes, such as the bytes of a character or a paste, in
  /// milliseconds.
  private static let patience: Int32 = 30
  /// The maximum number of bytes of a paste to keep.
  ///
  /// A line that exceeds the limit for lines is invalid in any case.
  private static let pasteLimit = 16 << 20
  private static let brackets = [Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8)]

  /// The bytes that were read.
  ///
  /// Bytes before `start` have already been used.
  private var ahead: [UInt8] = []
  private var start = 0

  /// Whether no bytes of a paste are left.
  var isEmpty: Bool { start == ahead.count }

  /// Whether a complete pasted line is left.
  var hasLine: Bool { ahead[start...].contains { $0 == 0x0A || $0 == 0x0D } }

  /// Returns the next pasted line, or `nil` if none is complete.
  mutating func nextLine() -> Input? {
    let rest = ahead[start...]
    guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isPair = ahead[end] == 0x0D && end + 1 < ahead.count && ahead[end + 1] == 0x0A
    defer { drop(to: end + (isPair ? 2 : 1)) }
    return Input(lineOf: ahead[start..<end])
  }

  /// The number of unused bytes of a paste.
  var restOfLine: Int { ahead.count - start }

  /// Removes and returns all remaining bytes, which are the beginning of a line.
  mutating func takeRest() -> [UInt8] {
    defer { drop(to: ahead.count) }
    return Array(ahead[start...])
  }

  /// Reads the next character or paste from the available bytes.
  ///
  /// - Parameter mayBePaste: Whether many simultaneous bytes are a paste.
  /// - Returns: The result.
  mutating func read(mayBePaste: Bool) -> Reading {
    if isEmpty, mayBePaste, TerminalModes.countOfWaitingBytes >= Self.lump {
      readPaste()
      if !isEmpty { return .paste }
    }
    guard let first = nextByte() else { return .end }
    if first == 0x1B, skipBracket() { return read(mayBePaste: mayBePaste) }
    var decoder = ScalarDecoder(first)
    while decoder.needsMore {
      guard hasMoreSoon, let byte = nextByte() else { return .broken }
      guard byte & 0xC0 == 0x80 else {
        // The byte isn't part of this character, so it begins the next one.
        putBack([byte])
        return .broken
      }
      decoder.add(byte)
    }
    return decoder.scalar.map { .letter($0) } ?? .broken
  }

  // MARK: Bytes

  private mutating func readPaste() {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while Self.isReady(within: Self.patience),
      case .success(let count) = readChunk(STDIN_FILENO, into: &chunk), count > 0
    {
      if bytes.count < Self.pasteLimit { bytes += chunk[..<count] }
    }
    putBack(Self.withoutBrackets(bytes))
  }

  /// Returns the bytes without bracketed paste sequences.
  static func withoutBrackets(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == 0x1B, brackets.contains(where: { bytes[place...].starts(with: $0) }) {
        place += brackets[0].count
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return result
  }

  /// Skips the rest of a bracketed paste sequence after its Escape byte, and returns whether the
  /// bytes were such a sequence.
  private mutating func skipBracket() -> Bool {
    var read: [UInt8] = [0x1B]
    while read.count < Self.brackets[0].count {
      guard Self.brackets.contains(where: { $0.starts(with: read) }), hasMoreSoon,
        let byte = nextByte()
      else { break }
      read.append(byte)
    }
    if Self.brackets.contains(read) { return true }
    putBack(Array(read.dropFirst()))
    return false
  }

  private var hasMoreSoon: Bool { !isEmpty || Self.isReady(within: Self.patience) }

  private mutating func nextByte() -> UInt8? {
    if !isEmpty {
      defer { drop(to: start + 1) }
      return ahead[start]
    }
    var chunk: [UInt8] = [0]
    guard case .success(1) = readChunk(STDIN_FILENO, into: &chunk) else { return nil }
    return chunk[0]
  }

  private mutating func putBack(_ bytes: [UInt8]) {
    ahead.replaceSubrange(..<start, with: bytes)
    start = 0
  }

  private mutating func drop(to place: Int) {
    start = place
    guard isEmpty else { return }
    ahead = []
    start = 0
  }

  private static func isReady(within milliseconds: Int32) -> Bool {
    Readiness.wait(reading: [STDIN_FILENO], atMost: milliseconds) == .ready([STDIN_FILENO])
  }
}
