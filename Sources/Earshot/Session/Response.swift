internal import EarshotComposer
internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

extension VoiceOverSession {
  /// The result of a gesture or a line of commands.
  ///
  /// The description looks like a step in a session file: the command and, below it, the lines that
  /// you hear.
  public struct Response: Hashable, Sendable, CustomStringConvertible {
    private let response: Session.Response

    init(_ response: Session.Response) { self.response = response }

    /// The commands in canonical form, such as `swipe right to #pay`.
    public var command: String {
      let echo = response.echo
      return echo.hasPrefix("> ") ? String(echo.dropFirst(2)) : echo
    }

    /// The lines of the result as in a session file, including hints and sounds.
    public var lines: [String] { response.lines }

    /// The text of each utterance in order, without hints.
    public var spoken: [String] { response.spoken }

    /// The utterances in order, with their parts.
    public var speech: [Speech] { response.utterances.map { Speech($0) } }

    /// The hint of the last utterance, or `nil` if there's none.
    public var hint: String? { response.hint }

    /// The text of each hint in order.
    public var hints: [String] {
      response.content.compactMap { if case .hint(let spoken) = $0 { spoken.text } else { nil } }
    }

    /// The name of each sound in order, such as `activate` or `boundary`.
    public var sounds: [String] { heard(.sound) }

    /// The name of the screen, alert, or sheet that appeared last, or `nil` if none appeared.
    public var screen: String? { heard(.screen).last }

    private func heard(_ kind: SessionLine.Kind) -> [String] {
      response.content.compactMap {
        if case .beside(kind, let text) = $0 { text } else { nil }
      }
    }

    /// The text of each announcement that VoiceOver spoke, in order.
    public var announcements: [String] { speech.compactMap { $0[.announcement] } }

    /// The reason that the gesture did nothing, such as `dimmed`, or `nil` if it did something.
    public var refusal: String? {
      guard response.isRefused || response.isMalformed else { return nil }
      let mark = "~ refused: "
      let line = lines.last { $0.hasPrefix(mark) }
      if let line { return String(line.dropFirst(mark.count)) }
      return response.content.last.flatMap(Self.note) ?? lines.last ?? ""
    }

    private static func note(_ line: SessionLine) -> String? {
      if case .note(let text) = line { Display.spoken(text) } else { nil }
    }

    /// The invalid claim as written, with its `?`, or `nil` if there's none.
    fileprivate var malformedClaim: String? {
      response.input == .claim && response.isMalformed
        ? response.content.first.flatMap(Self.note) : nil
    }

    /// The comment after the refusal, which gives the reason and lists existing names, or `nil` if
    /// there's none.
    fileprivate var advice: String? {
      let content = response.content
      let place = content.lastIndex { if case .refusal = $0 { true } else { false } }
      guard let place, place + 1 < content.count else { return nil }
      return Self.note(content[place + 1])
    }

    /// The first false claim on the line, or `nil` if there's none.
    var failedClaim: JudgedClaim? {
      response.content.lazy.compactMap {
        if case .claim(let claim) = $0, claim.failure != nil { claim } else { nil }
      }.first
    }

    /// Whether a command doesn't exist or names something that isn't in any file.
    var isMisunderstood: Bool {
      response.isMalformed
        || response.content.contains {
          if case .refusal(let reason) = $0 { reason.isMistake } else { false }
        }
    }

    /// The command and the lines below it.
    public var description: String { response.description }
  }

  /// An error for a gesture that does nothing, a command that doesn't exist, or a false claim.
  ///
  ///     'swpie right': unknown command 'swpie'; did you mean 'swipe right'?
  ///     'double tap': refused: dimmed
  ///     '? focus #pay': false: the cursor is on #points
  public struct GestureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether the command doesn't exist or names something unknown.
    ///
    /// If so, the gesture or claim had no effect.
    public let isMisunderstood: Bool
    /// The reason in words, with a suggestion if there's one.
    public let reason: String
    /// The response to the gesture or command.
    public let response: Response
    /// The claim that's false or invalid, with its `?`, or `nil` for a gesture or a command.
    let claim: String?

    static func check(_ response: Response) throws(GestureError) {
      guard let reason = response.refusal else { return }
      throw GestureError(
        isMisunderstood: response.isMisunderstood,
        reason: response.advice ?? reason,
        response: response,
        claim: response.malformedClaim
      )
    }

    /// The command and the reason.
    public var description: String {
      let kind = isMisunderstood ? "" : claim == nil ? "refused: " : "false: "
      return "'\(claim ?? response.command)': \(kind)\(reason)"
    }
  }
}
