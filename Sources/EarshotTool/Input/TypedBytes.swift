#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The bytes that somebody types or pastes at a terminal, as letters and as whole lines.
///
/// What is typed is read byte by byte, so that what is typed ahead stays with the terminal. What
/// comes in a lump is a paste: it is read to its end at once, and cut into lines without an editor
/// that would draw each letter of it. The brackets that terminals put around a paste are left out.
struct TypedBytes: Sendable {
  /// The result of reading.
  enum Reading: Hashable, Sendable {
    /// A letter.
    case letter(Unicode.Scalar)
    /// Bytes that are no letter.
    case broken
    /// A paste was read; its lines are ready.
    case paste
    /// There is no more.
    case end
  }

  /// How many bytes at once are a paste.
  private static let lump = 256
  /// How long what belongs together may take, in milliseconds: the bytes of a letter, or a paste.
  private static let patience: Int32 = 30
  /// How much of a paste is kept; a line beyond the limit of lines is refused anyway.
  private static let pasteLimit = 16 << 20
  private static let brackets = [Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8)]

  /// Bytes that were read and not used yet; those before `start` are.
  private var ahead: [UInt8] = []
  private var start = 0

  /// Whether there are bytes of a paste left.
  var isEmpty: Bool { start == ahead.count }

  /// Whether a whole line of what was pasted is left.
  var hasLine: Bool { ahead[start...].contains { $0 == 0x0A || $0 == 0x0D } }

  /// Takes the next line of what was pasted, or `nil` if no line of it is whole.
  mutating func nextLine() -> Input? {
    let rest = ahead[start...]
    guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isPair = ahead[end] == 0x0D && end + 1 < ahead.count && ahead[end + 1] == 0x0A
    defer { drop(to: end + (isPair ? 2 : 1)) }
    return Input(lineOf: ahead[start..<end])
  }

  /// How many bytes of a paste are left behind its last line.
  var restOfLine: Int { ahead.count - start }

  /// Takes everything that is left as the beginning of a line.
  mutating func takeRest() -> [UInt8] {
    defer { drop(to: ahead.count) }
    return Array(ahead[start...])
  }

  /// Reads the next letter, once there is something to read.
  ///
  /// - Parameter mayBePaste: Whether a lump is read as a paste.
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
        // It is no part of this letter, and so the beginning of the next one.
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

  /// The bytes without the marks that terminals put around a paste.
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

  /// After an Escape: skips the rest of a bracket around a paste, if it is one.
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
