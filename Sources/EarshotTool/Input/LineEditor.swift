// Longer than 300 lines: the keys of one line share private state.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotNotation

/// A source of lines typed at a terminal, with editing, history, and completion.
///
/// The library calls ``readKey()`` for each key. This method waits for a key or a signal. It ends
/// an interrupted line in the same way as at the end of the input.
///
/// Earshot protects the library from harmful input. It passes only complete, visible characters, it
/// passes a paste in one piece, and it sets the size of the terminal only between lines and only if
/// the size is plausible.
final class LineEditor: LineSource {
  /// The editor for the library's callbacks, which have no context parameter.
  ///
  /// There's only one terminal and one thread.
  nonisolated(unsafe) static var current: LineEditor?

  /// The key for the end of input.
  ///
  /// If the user types this key while a command is running, it arrives as a zero byte.
  private static let endOfInput: CInt = 4

  var prompt: String
  var immediate: Set<Unicode.Scalar> = []
  private let signals: SignalPipe
  let library: EditLibrary
  private let modes: TerminalModes
  private var raw = termios()
  private var typed = TypedBytes()
  /// The source of unedited lines, used while the terminal reports an implausible size.
  private var plain: PipedLines
  /// The size that the library uses, or `nil` before the first line.
  private(set) var size: TerminalSize?
  private var completions: (String) -> [String] = { _ in [] }
  private var idling = Idling.none
  private var interruptions = Interruptions()
  private var brokenOff: Input?
  private var hasKeys = false
  /// The operation to perform when the library exposes the current line.
  var look: Look?
  var knowsLookKey = false
  /// Whether the editor redrew the line after a stop, before the `SIGCONT` signal arrived.
  private var hasResumed = false
  private var holdsBrokenText = false
  /// The number of bytes that were pasted into the line.
  private var inserted = 0
  private var lastRemembered = ""
  private var remembersAll = true
  private var history: LineHistory?

  /// Creates the editor.
  ///
  /// Returns `nil` if the system has no library for line editing, or if the size of the terminal is
  /// implausible.
  init?(prompt: String, signals: SignalPipe) {
    // The library reads the size when it opens.
    guard let modes = TerminalModes(), TerminalSize.now?.isOfScreen ?? true,
      let library = EditLibrary(
        readKey: { _ in LineEditor.current?.readKey() ?? -1 },
        complete: { text, _, _ in LineEditor.current?.matches(for: text) }
      )
    else { return nil }
    self.prompt = prompt
    self.signals = signals
    self.library = library
    plain = PipedLines(prompt: prompt, signals: signals)
    self.modes = modes
    Self.current = self
    library.callBeforePrompts {
      LineEditor.current?.modes.readKeyByKey()
      return 0
    }
    modes.protect()
    signals.catchSignals([SIGTSTP, SIGCONT, SIGWINCH, SIGQUIT])
  }

  func next(
    completions: (String) -> [String],
    idling: Idling
  ) throws(Failure) -> Input {
    if let input = pastedLine() { return input }
    let now = TerminalSize.now
    guard plain.isEmpty, now?.isOfScreen ?? true else {
      plain.prompt = prompt
      return try plain.next(completions: completions, idling: idling)
    }
    if let size, size != now { library.takeSize() }
    size = now ?? TerminalSize()
    return withoutActuallyEscaping(completions) { completions in
      (self.completions, self.idling) = (completions, idling)
      defer { (self.completions, self.idling) = ({ _ in [] }, .none) }
      return line()
    }
  }

  private func line() -> Input {
    (brokenOff, hasKeys, holdsBrokenText, inserted, look) = (nil, false, false, 0, nil)
    guard let bytes = library.line(prompt: prompt) else {
      if let input = pastedLine() { return input }
      writeAll([UInt8(ascii: "\n")], to: STDOUT_FILENO)
      return brokenOff ?? .end
    }
    if inserted > Input.lineLimit { return .unusable(.tooLong(inserted)) }
    let input = holdsBrokenText ? Input.unusable(.notText) : Input(lineOf: bytes)
    interruptions.reset()
    if remembersAll, case .line(let line) = input { remember(line) }
    return input
  }

  /// Returns and shows the next pasted line as if the user had typed it, or returns `nil`.
  private func pastedLine() -> Input? {
    guard let input = typed.nextLine() else { return nil }
    var shown = ""
    if case .line(let line) = input {
      shown = Display.safe(line)
      if remembersAll { remember(line) }
    }
    writeAll(Array("\r\(prompt)\(shown)\n".utf8), to: STDOUT_FILENO)
    return input
  }

  func remember(_ line: String) {
    guard line != lastRemembered, line.contains(where: { $0 != " " }) else { return }
    library.remember(line)
    history?.add(line)
    lastRemembered = line
  }

  /// Loads the lines of earlier sessions.
  ///
  /// The caller decides which lines to remember.
  func keep(_ history: LineHistory?) {
    remembersAll = false
    for line in history?.lines() ?? [] { remember(line) }
    self.history = history
  }

  // MARK: Keys and signals

  /// Waits for a key.
  ///
  /// The method returns -1 to end the line.
  private func readKey() -> CInt {
    tcgetattr(STDIN_FILENO, &raw)
    if typed.restOfLine > 0, !hasKeys { insertRest() }
    if let input = endOfLook() {
      brokenOff = input
      return -1
    }
    while true {
      switch typed.isEmpty ? signals.wait(for: STDIN_FILENO, atMost: idling.pause) : .bytes {
      case nil: if let lines = idling.act() { return begin(.interject(lines)) }
      case .bytes: if let key = nextKey() { return key }
      case .signal(let signal):
        if signal == SIGINT, hasKeys { return begin(.interrupt) }
        if let input = respond(to: signal) {
          brokenOff = input
          return -1
        }
      }
    }
  }

  /// Reads the available bytes.
  ///
  /// The method returns `nil` if they aren't a key for the library.
  private func nextKey() -> CInt? {
    switch typed.read(mayBePaste: true) {
    case .letter("\0") where !hasKeys: return Self.endOfInput
    case .letter(let scalar):
      guard scalar.isShownByTerminals else {
        writeAll([7], to: STDOUT_FILENO)
        return nil
      }
      if !hasKeys, immediate.contains(scalar) {
        brokenOff = .line(String(scalar))
        return -1
      }
      hasKeys = true
      return CInt(scalar.value)
    case .broken:
      (hasKeys, holdsBrokenText) = (true, true)
      return 0xFFFD
    case .paste:
      if !hasKeys, typed.hasLine { return -1 }
      return insertPaste()
    case .end: return -1
    }
  }

  /// Inserts the first line of a paste after the typed text.
  ///
  /// The method returns the Return key if the paste ends the line.
  private func insertPaste() -> CInt? {
    guard let line = typed.nextLine() else {
      insertRest()
      return nil
    }
    insert(line)
    return 13
  }

  /// Inserts the part of a paste after its last line break, which the user can then edit.
  private func insertRest() {
    hasKeys = true
    insert(Input(lineOf: typed.takeRest()))
    redraw()
  }

  /// Inserts a part of a paste into the line.
  ///
  /// If the line gets too long, only its length is kept.
  private func insert(_ part: Input) {
    switch part {
    case .line(let text):
      inserted += text.utf8.count
      if inserted <= Input.lineLimit { library.insert(text.filteredForTerminals) }
    case .unusable(.tooLong(let count)): inserted += count
    default: holdsBrokenText = true
    }
  }

  /// Handles a signal and returns the input if it ends the line, or `nil` otherwise.
  private func respond(to signal: Int32) -> Input? {
    switch signal {
    case SIGINT: return interrupt(atEmptyLine: true)
    case SIGTERM: return .stop(.terminated)
    case SIGHUP: return .stop(.hungUp)
    case SIGTSTP, SIGQUIT:
      modes.restore()
      signals.passOn(signal)
      resume()
      hasResumed = true
    case SIGCONT:
      if !hasResumed { resume() }
      hasResumed = false
    default: break
    }
    return nil
  }

  private func resume() {
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    redraw()
  }

  /// Records that the user pressed Control-C and returns the resulting input.
  func interrupt(atEmptyLine isEmpty: Bool) -> Input { interruptions.add(atEmptyLine: isEmpty) }

  /// Redraws the line in place.
  private func redraw() {
    writeAll([UInt8(ascii: "\r")], to: STDOUT_FILENO)
    library.redraw()
  }

  // MARK: Completion

  /// Returns the matches as a null-terminated array for the library: the common prefix, followed by
  /// each match.
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

extension Unicode.Scalar {
  /// Whether the character is ASCII or a terminal shows it without interpreting it.
  fileprivate var isShownByTerminals: Bool {
    switch value {
    case ..<0x80, 0x200C, 0x200D, 0xFE0E, 0xFE0F: true
    default: Display.safe(String(self)) == String(self)
    }
  }
}

extension String {
  /// The text without characters that a terminal would interpret.
  ///
  /// A tab becomes a space.
  fileprivate var filteredForTerminals: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        text += " "
      } else if scalar.value >= 0x20, scalar.value != 0x7F, scalar.isShownByTerminals {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
