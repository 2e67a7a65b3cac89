/// Cuts a stream of bytes into lines, whatever the pieces in which it comes.
///
/// Lines end in LF or CR LF; a last line needs no end. Of a line beyond the limit only the length
/// is kept, so that no input can fill the memory. All lines together take O(*n*) in their bytes.
struct LineCutter: Sendable {
  /// The bytes that came; those before `start` are taken already.
  private var bytes: [UInt8] = []
  private var start = 0
  /// How far no line ends, counted like `start`.
  private var searched = 0
  private var dropped = 0
  private var isAtStart = true

  /// The number of bytes that a line may have before nobody waits for its end any longer.
  private let patience: Int

  /// Creates a cutter of a stream of which nothing has come.
  ///
  /// - Parameter patience: How many bytes a line may have before it counts as endless: 64 MB, as
  ///   many as a file.
  init(patience: Int = 64 << 20) { self.patience = patience }

  /// Whether what comes has no line ends.
  var isEndless: Bool { dropped > patience }

  /// Whether nothing is left of what came.
  var isEmpty: Bool { start == bytes.count && dropped == 0 }

  /// Adds what came next.
  mutating func add(_ more: some Sequence<UInt8>) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes.append(contentsOf: more)
  }

  /// Takes the next line, where its end has come.
  mutating func next() -> Input? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      dropOverlongStart()
      return nil
    }
    return take(upTo: end, consuming: end + 1)
  }

  /// Takes what is left when there will be no more.
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

  /// Forgets bytes that already make a line too long, but for the last, which may be a CR.
  private mutating func dropOverlongStart() {
    let pending = bytes.count - start
    guard dropped > 0 || pending > Input.lineLimit + 1, pending > 1 else { return }
    dropped += pending - 1
    start = bytes.count - 1
  }
}
