internal import EarshotNotation
internal import EarshotTranscripts

/// An answer in a review of changes, with its key as the raw value.
enum ReviewKey: Character, CaseIterable, Sendable {
  case accept = "a"
  case acceptAlike = "A"
  case reject = "r"
  case rejectAlike = "R"
  case rename = "n"
  case skip = "s"
  case quit = "q"

  /// Returns the effect of the answer, as the question lists it, or `nil` if the answer isn't
  /// available for the change.
  private func meaning(_ change: StepChange) -> String? {
    switch self {
    case .accept: change.canBeAccepted ? "a accept" : nil
    case .acceptAlike: change.canBeAccepted ? "A accept all similar changes" : nil
    case .reject: "r reject"
    case .rejectAlike: "R reject all similar changes"
    case .rename: change.renaming.map { "n rename to \(Quoting.quotedLiteral($0.new))" }
    case .skip: "s skip this session"
    case .quit: "q quit"
    }
  }

  /// Creates the answer that a key stands for.
  ///
  /// Returns `nil` if the answer isn't available for the change.
  init?(_ key: Character, to change: StepChange) {
    guard let answer = Self(rawValue: key), answer.meaning(change) != nil else { return nil }
    self = answer
  }

  /// Returns the question below a change.
  static func question(_ change: StepChange) -> String {
    allCases.compactMap { $0.meaning(change) }.joined(separator: ", ")
  }
}

/// The source of answers: keys at a terminal, or bytes from a pipe.
struct ReviewInput {
  private var keys = KeyReader(signals: .shared)

  /// Waits for the next answer.
  ///
  /// The method ignores line breaks and spaces from a pipe.
  ///
  /// - Returns: The key, or `nil` at the end of the input.
  /// - Throws: ``Failure`` if the input isn't readable, or a signal ends the program.
  mutating func next() throws(Failure) -> Character? {
    guard keys != nil else { return try nextOfPipe() }
    while true {
      guard let press = try keys?.character() else { return nil }
      switch press.input {
      case .end?: return nil
      case .stop(let code)?:
        throw Failure(code, "the review was interrupted, so Earshot wrote nothing")
      default: return press.character ?? "?"
      }
    }
  }

  /// Restores the terminal.
  mutating func rest() { keys?.rest() }

  private func nextOfPipe() throws(Failure) -> Character? {
    var byte: [UInt8] = [0]
    while true {
      switch readChunk(0, into: &byte) {
      case .success(0): return nil
      case .success where [0x0A, 0x0D, 0x20].contains(byte[0]): continue
      case .success: return Character(Unicode.Scalar(byte[0]))
      case .failure(let error): throw .unreadable("-", error)
      }
    }
  }
}
