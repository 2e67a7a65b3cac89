internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Commands from single keys pressed at a terminal.
///
/// Bytes are read one by one, so that what is typed ahead stays with the terminal for whoever reads
/// next. Whoever stops reading keys has to call ``rest()``.
struct KeyReader: LineSource {
  /// How long the rest of what a key sends may take, in milliseconds.
  private static let patience: Int32 = 50
  private static let endOfInput = Unicode.Scalar(UInt8(4))

  var prompt = LineMark.note.line(":")
  /// What a key that does nothing is answered with, after its name.
  var advice = "? lists the keys"
  private let signals: SignalPipe
  private let modes: TerminalModes
  private var decoder = KeyDecoder()
  private var interruptions = Interruptions()
  /// The number of waiting bytes that were typed while the terminal still read lines, or `nil`
  /// while it does.
  ///
  /// Among these the terminal keeps the key that ends the input as a zero.
  private var typedAhead: Int?

  /// Begins to read keys, or `nil` if there is no terminal.
  init?(signals: SignalPipe) {
    guard let modes = TerminalModes() else { return nil }
    self.signals = signals
    self.modes = modes
    modes.protect()
    signals.catchSignals([SIGTSTP, SIGCONT, SIGWINCH, SIGQUIT])
    // A reader of the output that leaves is met as an error, so that the terminal is restored.
    signal(SIGPIPE, SIG_IGN)
    resume()
  }

  /// Reads keys, from the next one typed on; what is typed until then is shown by the terminal.
  mutating func resume() {
    modes.readKeyByKey()
    if typedAhead == nil { typedAhead = TerminalModes.countOfWaitingBytes }
  }

  /// Gives the terminal back as it was found.
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

  /// Waits for a key that answers whether a page goes on: Return or a space, as an empty line; a key
  /// that stands for a command, as that command; any other key as `q`.
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
  /// - Returns: The character, or what came instead; `nil` for any other key.
  /// - Throws: ``Failure`` if the terminal can't be read.
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

  /// Waits for what comes next; gives the input that it ends with, if it does.
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

  /// Waits, but not for longer than a key may take.
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

/// The ways in which the terminal of standard input can work: as it was found, or key by key.
struct TerminalModes {
  private let found: termios
  private let keyByKey: termios

  /// Takes down how the terminal works now, or `nil` if there is none.
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

  /// Gives out each key as it is pressed, and shows none; keys that send signals still do.
  func readKeyByKey() { set(keyByKey) }

  /// Works as it was found.
  func restore() { set(found) }

  /// Restores it on every signal that ends the program.
  func protect() { TerminalGuard.protect(found) }

  /// The number of bytes that can be read at once.
  static var countOfWaitingBytes: Int {
    var count: CInt = 0
    return ioctl(STDIN_FILENO, waitingRequest, &count) == 0 ? Int(count) : 0
  }

  /// `FIONREAD`, which is a macro in C and not imported everywhere.
  private static var waitingRequest: UInt {
    #if canImport(Darwin)
    0x4004_667F
    #else
    0x541B
    #endif
  }

  /// What is typed already stays.
  private func set(_ modes: termios) {
    var modes = modes
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) != 0, errno == EINTR {}
  }
}
