internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A source of commands from single keys pressed at a terminal.
///
/// The type reads bytes one by one, so the terminal keeps keys that the user typed ahead for the
/// next reader. Call ``rest()`` when you stop reading keys.
struct KeyReader: LineSource {
  /// The maximum time for the rest of a key's bytes, in milliseconds.
  private static let patience: Int32 = 50
  private static let endOfInput = Unicode.Scalar(UInt8(4))

  var prompt = LineMark.note.line(":")
  /// The advice in the response to a key without a function, which follows the key's name.
  var advice = "? lists the keys"
  private let signals: SignalPipe
  private let modes: TerminalModes
  private var decoder = KeyDecoder()
  private var interruptions = Interruptions()
  /// The number of unread bytes that the user typed while the terminal was in line mode, or `nil`
  /// if it's still in line mode.
  ///
  /// Among these bytes, the key for the end of input is a zero byte.
  private var typedAhead: Int?

  /// Begins to read keys.
  ///
  /// Returns `nil` if there's no terminal.
  init?(signals: SignalPipe) {
    guard let modes = TerminalModes() else { return nil }
    self.signals = signals
    self.modes = modes
    modes.protect()
    signals.catchSignals([SIGTSTP, SIGCONT, SIGWINCH, SIGQUIT])
    // If the program that reads the output exits, writing returns an error, so Earshot can restore
    // the terminal.
    signal(SIGPIPE, SIG_IGN)
    resume()
  }

  /// Switches the terminal to reading key by key.
  ///
  /// The terminal still shows keys that the user typed before this call.
  mutating func resume() {
    modes.readKeyByKey()
    if typedAhead == nil { typedAhead = TerminalModes.countOfWaitingBytes }
  }

  /// Restores the original state of the terminal.
  mutating func rest() {
    modes.restore()
    decoder.reset()
    typedAhead = nil
  }

  mutating func next(
    completions: (String) -> [String],
    idling: Idling
  ) throws(Failure) -> Input {
    resume()
    while true {
      if let press = decoder.next() {
        interruptions.reset()
        return input(for: press)
      }
      if let input = try wait(idling) { return input }
    }
  }

  /// Waits for a key that determines whether to show the next page.
  ///
  /// The method returns an empty line for Return and Space, the command of a key that has one, and
  /// `q` for any other key.
  mutating func answer() throws(Failure) -> Input {
    resume()
    while true {
      guard let press = decoder.next() else {
        if let input = try wait(.none) { return input }
        continue
      }
      let goesOn = ["\n", "\r", " "].contains { press == .key(.character($0)) }
      if goesOn { return .line("") }
      guard case .key(let key) = press, ![.character("q"), .character("Q")].contains(key),
        let command = KeyTable.command(for: key)
      else { return .line("q") }
      return .command(command)
    }
  }

  /// Waits for a key that is a character.
  ///
  /// - Returns: The character if the key is a character, or the input that ended the wait. Both are
  ///   `nil` for any other key.
  /// - Throws: ``Failure`` if the terminal isn't readable.
  mutating func character() throws(Failure) -> (character: Character?, input: Input?) {
    resume()
    while true {
      if let press = decoder.next() {
        interruptions.reset()
        guard case .key(.character(let scalar)) = press else { return (nil, nil) }
        return scalar == Self.endOfInput ? (nil, .end) : (Character(scalar), nil)
      }
      if let input = try wait(.none) { return (nil, input) }
    }
  }

  private func input(for press: KeyDecoder.Press) -> Input {
    switch press {
    case .escape: return .lines
    case .key(.character(Self.endOfInput)): return .end
    case .key(.character(KeyTable.prompt)): return .prompt
    case .key(let key):
      return KeyTable.command(for: key).map { .command($0) } ?? .note(unknown(key))
    case .unknown: return .note(unknown(nil))
    }
  }

  private func unknown(_ key: KeyTable.Key?) -> String {
    var name = "that key"
    if let key, Display.safe(key.name) == key.name { name = "the key '\(key.name)'" }
    return "\(name) does nothing; \(advice)"
  }

  // MARK: Bytes and signals

  /// Waits for the next event and returns the input if the event ends the wait, or `nil` otherwise.
  private mutating func wait(_ idling: Idling) throws(Failure) -> Input? {
    switch nextEvent(idling) {
    case nil where decoder.isWaiting: decoder.timeOut()
    case nil: if let lines = idling.act() { writeAll(Array(lines.utf8), to: STDOUT_FILENO) }
    case .signal(let signal): return respond(to: signal)
    case .bytes:
      guard let byte = try readByte() else { return .end }
      let isBehind = typedAhead ?? 0 > 0
      if isBehind { typedAhead? -= 1 }
      if byte == 0, isBehind { return .end }
      decoder.add(byte)
    }
    return nil
  }

  /// Returns the next event, or `nil` after the timeout.
  ///
  /// If a key is incomplete, the timeout is ``patience``. Otherwise, it's the pause between
  /// repetitions of the idle work.
  private func nextEvent(_ idling: Idling) -> SignalPipe.Event? {
    signals.wait(for: STDIN_FILENO, atMost: decoder.isWaiting ? Self.patience : idling.pause)
  }

  private func readByte() throws(Failure) -> UInt8? {
    var chunk: [UInt8] = [0]
    switch readChunk(STDIN_FILENO, into: &chunk) {
    case .success(0): return nil
    case .success: return chunk[0]
    case .failure(let error) where error.code == EBADF || error.code == EIO: return nil
    case .failure(let error): throw .unreadable("-", error)
    }
  }

  private mutating func respond(to signal: Int32) -> Input? {
    switch signal {
    case SIGINT:
      decoder.reset()
      return interruptions.add(atEmptyLine: true)
    case SIGTERM: return .stop(.terminated)
    case SIGHUP: return .stop(.hungUp)
    case SIGTSTP, SIGQUIT:
      modes.restore()
      signals.passOn(signal)
      modes.readKeyByKey()
    case SIGCONT: modes.readKeyByKey()
    default: break
    }
    return nil
  }
}

/// The original modes of the terminal at standard input, and its modes for reading key by key.
struct TerminalModes {
  private let found: termios
  private let keyByKey: termios

  /// Records the current modes of the terminal.
  ///
  /// Returns `nil` if there's no terminal.
  init?() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    found = modes
    modes.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    keyByKey = modes
  }

  /// Switches the terminal to delivering each key when it's pressed, without echoing it.
  ///
  /// Keys that send signals still work.
  func readKeyByKey() { set(keyByKey) }

  /// Restores the original modes.
  func restore() { set(found) }

  /// Restores the modes on every signal that ends the program.
  func protect() { TerminalGuard.protect(found) }

  /// The number of bytes available for reading.
  static var countOfWaitingBytes: Int {
    var count: CInt = 0
    return ioctl(STDIN_FILENO, waitingRequest, &count) == 0 ? Int(count) : 0
  }

  /// The value of `FIONREAD`, a C macro that Swift doesn't import on every platform.
  private static var waitingRequest: UInt {
    #if canImport(Darwin)
    0x4004_667F
    #else
    0x541B
    #endif
  }

  /// Sets the modes without discarding keys that were already typed.
  private func set(_ modes: termios) {
    var modes = modes
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0, errno == EINTR {}
  }
}
