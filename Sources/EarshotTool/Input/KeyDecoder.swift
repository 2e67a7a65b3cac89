internal import EarshotSession

/// A decoder that converts bytes from a terminal to keys.
///
/// The bytes can arrive in pieces of any size. The decoder has no clock, so the caller reports
/// pauses. Only a pause distinguishes the Escape key from the first byte of other keys.
struct KeyDecoder: Sendable {
  /// The pressed key.
  enum Press: Hashable, Sendable {
    /// A character or an arrow key.
    case key(KeyTable.Key)
    /// The Escape key.
    case escape
    /// An unknown sequence, a bracketed paste, or bytes that aren't text.
    case unknown
  }

  private enum State {
    case ground
    case letter(ScalarDecoder)
    /// ESC, or a second ESC, which means that Alt was pressed with a key that sends a sequence.
    case escape(isSecond: Bool)
    /// ESC `[`, with the parameters so far, and whether Alt was pressed.
    case control(parameters: [UInt8], isAlt: Bool)
    /// ESC `[` `[`: the Linux console's function keys.
    case console
    /// ESC `O`, possibly with digits.
    case single(hasDigits: Bool, isAlt: Bool)
    /// A response of a terminal, which ends with BEL or ESC `\`.
    case text(endsNext: Bool)
    /// Text in a bracketed paste, with the number of bytes that match the closing sequence so far.
    case paste(matched: Int)
  }

  /// The maximum number of parameter bytes to keep.
  ///
  /// No key has more parameter bytes.
  private static let parameterLimit = 16
  private static let pasteStart = Array("200".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var presses: [Press] = []

  /// Whether the decoder needs more bytes or a pause to identify the key.
  var isWaiting: Bool { if case .ground = state { false } else { true } }

  /// Removes and returns the next key, or returns `nil` if none is complete.
  mutating func next() -> Press? { presses.isEmpty ? nil : presses.removeFirst() }

  /// Adds the next byte.
  mutating func add(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .letter(let letter): addToLetter(byte, letter)
    case .escape(let isSecond): addToEscape(byte, isSecond)
    case .control(let parameters, let isAlt): addToControl(byte, parameters, isAlt)
    case .console: end(with: byte < 0x20 ? byte : nil)
    case .single(let hasDigits, let isAlt): addToSingle(byte, hasDigits, isAlt)
    case .text(let endsNext): addToText(byte, endsNext)
    case .paste(let matched): addToPaste(byte, matched)
    }
  }

  /// Ends a partial key, because no more bytes arrived in time.
  mutating func timeOut() {
    switch state {
    case .ground: break
    case .escape: finish(.escape)
    default: finish(.unknown)
    }
  }

  /// Discards partial and unread keys.
  mutating func reset() {
    state = .ground
    presses = []
  }

  private mutating func finish(_ press: Press) {
    state = .ground
    presses.append(press)
  }

  /// Ends an unknown sequence.
  ///
  /// A byte that isn't part of the sequence is decoded as a separate key.
  private mutating func end(with byte: UInt8?) {
    finish(.unknown)
    if let byte { begin(byte) }
  }
}

// Characters.
extension KeyDecoder {
  private mutating func begin(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape(isSecond: false)
    } else {
      take(ScalarDecoder(byte))
    }
  }

  private mutating func addToLetter(_ byte: UInt8, _ letter: ScalarDecoder) {
    guard byte & 0xC0 == 0x80 else { return end(with: byte) }
    var letter = letter
    letter.add(byte)
    take(letter)
  }

  private mutating func take(_ letter: ScalarDecoder) {
    if letter.needsMore {
      state = .letter(letter)
    } else {
      finish(letter.scalar.map { .key(.character($0)) } ?? .unknown)
    }
  }
}

// Sequences.
extension KeyDecoder {
  private mutating func addToEscape(_ byte: UInt8, _ isSecond: Bool) {
    switch byte {
    case UInt8(ascii: "["): state = .control(parameters: [], isAlt: isSecond)
    case UInt8(ascii: "O"): state = .single(hasDigits: false, isAlt: isSecond)
    case 0x1B where !isSecond: state = .escape(isSecond: true)
    case _ where isSecond:
      finish(.escape)
      state = .escape(isSecond: false)
      addToEscape(byte, false)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .text(endsNext: false)
    case 0x20..<0x7F: finish(.unknown)
    default:
      finish(.escape)
      begin(byte)
    }
  }

  /// - Source: ECMA-48, 5.4: parameters, then intermediate bytes, then a final byte.
  private mutating func addToControl(_ byte: UInt8, _ parameters: [UInt8], _ isAlt: Bool) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .console
    case 0x20...0x3F:
      let kept = parameters.count < Self.parameterLimit ? parameters + [byte] : parameters
      state = .control(parameters: kept, isAlt: isAlt)
    case UInt8(ascii: "~") where parameters == Self.pasteStart: state = .paste(matched: 0)
    case 0x40...0x7E:
      let isPlain = !isAlt && [[], Array("1".utf8), Array("1;1".utf8)].contains(parameters)
      finish(isPlain ? Self.arrow(byte) : .unknown)
    default: end(with: byte)
    }
  }

  private mutating func addToSingle(_ byte: UInt8, _ hasDigits: Bool, _ isAlt: Bool) {
    switch byte {
    case 0x30...0x3F: state = .single(hasDigits: true, isAlt: isAlt)
    case 0x20...0x7E: finish(hasDigits || isAlt ? .unknown : Self.arrow(byte))
    default: end(with: byte)
    }
  }

  private mutating func addToText(_ byte: UInt8, _ endsNext: Bool) {
    if byte == 0x07 || (endsNext && byte == UInt8(ascii: "\\")) {
      finish(.unknown)
    } else {
      state = .text(endsNext: byte == 0x1B)
    }
  }

  private mutating func addToPaste(_ byte: UInt8, _ matched: Int) {
    if byte == Self.pasteEnd[matched] {
      if matched + 1 == Self.pasteEnd.count { finish(.unknown) } else { advance(to: matched + 1) }
    } else {
      advance(to: byte == 0x1B ? 1 : 0)
    }
  }

  private mutating func advance(to matched: Int) { state = .paste(matched: matched) }

  private static func arrow(_ final: UInt8) -> Press {
    switch final {
    case UInt8(ascii: "A"): .key(.up)
    case UInt8(ascii: "B"): .key(.down)
    case UInt8(ascii: "C"): .key(.right)
    case UInt8(ascii: "D"): .key(.left)
    default: .unknown
    }
  }
}
