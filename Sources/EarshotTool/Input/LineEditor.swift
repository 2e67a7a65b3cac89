#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Lines typed at a terminal, with editing, history and completion.
///
/// The library asks ``readKey()`` for each key; that is where the program waits, for a key or a
/// signal alike. A line that is broken off ends there as if the input had ended.
final class LineEditor: LineSource {
  /// The editor that the library's callbacks reach; they carry no context, and there is one
  /// terminal and one thread.
  nonisolated(unsafe) private static var current: LineEditor?

  /// The key that ends the input; typed while a command still ran, it comes as a zero.
  private static let endOfInput: CInt = 4

  var prompt: String
  private let signals: SignalPipe
  private let library: EditLibrary
  private let cooked: termios
  private var raw: termios
  private var completions: (String) -> [String] = { _ in [] }
  private var interruptions = Interruptions()
  private var brokenOff: Input?
  private var hasKeys = false
  /// Whether the line was drawn again after a stop, before the signal that tells of its end.
  private var hasResumed = false
  private var holdsBrokenText = false
  private var lastRemembered = ""

  /// Creates the editor, or `nil` if the system has no library for it.
  init?(prompt: String, signals: SignalPipe) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0,
      let library = EditLibrary(
        readKey: { _ in LineEditor.current?.readKey() ?? -1 },
        complete: { text, _, _ in LineEditor.current?.matches(for: text) }
      )
    else { return nil }
    self.prompt = prompt
    self.signals = signals
    self.library = library
    cooked = modes
    raw = modes
    Self.current = self
    signals.catchSignals([SIGTSTP, SIGCONT, SIGWINCH])
  }

  func next(completions: (String) -> [String]) throws(Failure) -> Input {
    withoutActuallyEscaping(completions) { completions in
      self.completions = completions
      defer { self.completions = { _ in [] } }
      return line()
    }
  }

  private func line() -> Input {
    (brokenOff, hasKeys, holdsBrokenText) = (nil, false, false)
    guard let bytes = library.line(prompt: prompt) else {
      writeAll([UInt8(ascii: "\n")], to: STDOUT_FILENO)
      return brokenOff ?? .end
    }
    let input = holdsBrokenText ? Input.unusable(.notText) : Input(lineOf: bytes)
    if case .line(let line) = input { remember(line) }
    return input
  }

  private func remember(_ line: String) {
    guard line != lastRemembered, line.contains(where: { $0 != " " }) else { return }
    library.remember(line)
    lastRemembered = line
  }

  // MARK: Keys and signals

  /// Waits for a key; -1 ends the line.
  private func readKey() -> CInt {
    tcgetattr(STDIN_FILENO, &raw)
    while true {
      switch signals.wait(for: STDIN_FILENO) {
      case .bytes:
        guard let scalar = readScalar() else { return -1 }
        if scalar == "\0", !hasKeys { return Self.endOfInput }
        hasKeys = true
        return CInt(scalar.value)
      case .signal(let signal):
        if let input = respond(to: signal) {
          brokenOff = input
          return -1
        }
      }
    }
  }

  /// Does what a signal asks for; gives what the line is broken off with, if it is.
  private func respond(to signal: Int32) -> Input? {
    switch signal {
    case SIGINT:
      return interruptions.add(atEmptyLine: !hasKeys) ? .stop(.interrupted) : .cleared
    case SIGTERM: return .stop(.terminated)
    case SIGHUP: return .stop(.hungUp)
    case SIGTSTP, SIGQUIT:
      setModes(cooked)
      signals.passOn(signal)
      resume()
      hasResumed = true
    case SIGCONT:
      if !hasResumed { resume() }
      hasResumed = false
    case SIGWINCH:
      library.takeSize()
      redraw()
    default: break
    }
    return nil
  }

  private func resume() {
    setModes(raw)
    redraw()
  }

  /// Draws the line again over itself.
  private func redraw() {
    writeAll([UInt8(ascii: "\r")], to: STDOUT_FILENO)
    library.redraw()
  }

  private func setModes(_ modes: termios) {
    var modes = modes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// Reads one character, byte by byte, so that what is typed ahead stays with the terminal.
  private func readScalar() -> Unicode.Scalar? {
    guard let first = readByte() else { return nil }
    var decoder = ScalarDecoder(first)
    while decoder.needsMore {
      guard let byte = readByte() else { break }
      decoder.add(byte)
    }
    if decoder.scalar == nil { holdsBrokenText = true }
    return decoder.scalar ?? "\u{FFFD}"
  }

  private func readByte() -> UInt8? {
    var chunk: [UInt8] = [0]
    guard case .success(1) = readChunk(STDIN_FILENO, into: &chunk) else { return nil }
    return chunk[0]
  }

  // MARK: Completion

  /// The matches as the library wants them: what they have in common, then each, then nothing.
  private func matches(for text: UnsafePointer<CChar>?) -> EditLibrary.Matches? {
    library.stopAtOurs()
    guard let text else { return nil }
    let typed = String(cString: text)
    let found = completions(typed)
    guard !found.isEmpty else { return nil }
    let count = found.count == 1 ? 1 : found.count + 1
    let list = calloc(count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    guard let matches = list?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self) else {
      return nil
    }
    matches[0] = strdup(commonStart(of: found, atLeast: typed))
    if found.count > 1 {
      for (index, match) in found.enumerated() { matches[index + 1] = strdup(match) }
    }
    return matches
  }
}

/// What all texts begin with; what was typed where they have less in common than that.
func commonStart(of texts: [String], atLeast typed: String) -> String {
  guard var common = texts.first?[...] else { return typed }
  for text in texts.dropFirst() { common = Substring(common.commonPrefix(with: text)) }
  return common.count < typed.count ? typed : String(common)
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    let length = zip(self, other).prefix { $0 == $1 }.count
    return prefix(length)
  }
}
