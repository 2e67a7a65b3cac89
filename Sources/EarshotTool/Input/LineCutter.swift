/// Cuts a stream of bytes into lines, whatever the pieces in which it comes.
///
/// Lines end in LF or CR LF; a last line needs no end. Of a line beyond the limit only the length
/// is kept, so that no input can fill the memory.
struct LineCutter: Sendable {
  private var pending: [UInt8] = []
  private var searched = 0
  private var dropped = 0
  private var isAtStart = true

  /// Adds what came next.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
  }

  /// Takes the next line, where its end has come.
  mutating func next() -> Input? {
    guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = pending.count
      dropOverlongStart()
      return nil
    }
    return take(upTo: end, consuming: end + 1)
  }

  /// Takes what is left when there will be no more.
  mutating func finish() -> Input? {
    guard !pending.isEmpty || dropped > 0 else { return nil }
    return take(upTo: pending.count, consuming: pending.count)
  }

  private mutating func take(upTo end: Int, consuming consumed: Int) -> Input {
    var line = pending[..<end]
    if consumed > end, line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtStart = false
    let input =
      dropped > 0 ? Input.unusable(.tooLong(dropped + line.count)) : Input(lineOf: line)
    pending.removeSubrange(..<consumed)
    searched = 0
    dropped = 0
    return input
  }

  /// Forgets bytes that already make a line too long, but for the last, which may be a CR.
  private mutating func dropOverlongStart() {
    guard dropped > 0 || pending.count > Input.lineLimit + 1, pending.count > 1 else { return }
    dropped += pending.count - 1
    pending.removeFirst(pending.count - 1)
    searched = pending.count
  }
}
