/// A splitter that divides a byte stream into lines.
///
/// The bytes can arrive in pieces of any size. Lines end in LF or CRLF. The last line doesn't need
/// a line ending. If a line exceeds the limit, only its length is kept, so no input can fill the
/// memory. All lines together take O(*n*) time, where *n* is the number of bytes.
struct LineCutter: Sendable {
  /// The received bytes.
  ///
  /// Bytes before `start` have been processed.
  private var bytes: [UInt8] = []
  private var start = 0
  /// The index up to which the bytes after `start` contain no line ending.
  private var searched = 0
  private var dropped = 0
  private var isAtStart = true

  /// The number of bytes in a line after which the program stops waiting for the end of the line.
  private let patience: Int

  /// Creates a splitter for a new stream.
  ///
  /// - Parameter patience: The number of bytes after which a line is treated as endless. The
  ///   default is 64 MB, the limit for a file.
  init(patience: Int = 64 << 20) { self.patience = patience }

  /// Whether the current line is so long that the stream probably has no line endings.
  var isEndless: Bool { dropped > patience }

  /// Whether all received bytes have been processed.
  var isEmpty: Bool { start == bytes.count && dropped == 0 }

  /// Adds the next bytes.
  mutating func add(_ more: some Sequence<UInt8>) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes.append(contentsOf: more)
  }

  /// Removes and returns the next line, if it's complete, or returns `nil` otherwise.
  mutating func next() -> Input? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      dropOverlongStart()
      return nil
    }
    return take(upTo: end, consuming: end + 1)
  }

  /// Returns the last line after the end of the stream, if it has no line ending, or `nil`
  /// otherwise.
  mutating func finish() -> Input? {
    guard start < bytes.count || dropped > 0 else { return nil }
    return take(upTo: bytes.count, consuming: bytes.count)
  }

  private mutating func take(upTo end: Int, consuming consumed: Int) -> Input {
    var line = bytes[start..<end]
    if consumed > end, line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    let input =
      dropped > 0 ? Input.unusable(.tooLong(dropped + line.count)) : Input(lineOf: line)
    isAtStart = false
    start = consumed
    searched = consumed
    dropped = 0
    return input
  }

  /// Discards the bytes of a line that is already too long, except for the last byte, which may be
  /// a CR.
  private mutating func dropOverlongStart() {
    let pending = bytes.count - start
    guard dropped > 0 || pending > Input.lineLimit + 1, pending > 1 else { return }
    dropped += pending - 1
    start = bytes.count - 1
  }
}
