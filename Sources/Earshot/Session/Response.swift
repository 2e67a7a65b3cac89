internal import EarshotComposer
internal import EarshotLines
internal import EarshotSession

extension VoiceOverSession {
  /// The result of a gesture or a line of commands.
  ///
  /// It prints like a step in a session file: the command, and below it the lines that you hear.
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

    /// The text of each announcement that VoiceOver spoke, in order.
    public var announcements: [String] { speech.compactMap { $0[.announcement] } }

    /// The reason that the gesture did nothing, such as `dimmed`, or `nil` if it did something.
    public var refusal: String? {
      guard response.isRefused || response.isMalformed else { return nil }
      let mark = "~ refused: "
      let line = lines.last { $0.hasPrefix(mark) }
      return line.map { String($0.dropFirst(mark.count)) } ?? lines.last ?? ""
    }

    /// Whether a command doesn't exist, or names something that isn't in any file.
    var isMisunderstood: Bool {
      response.isMalformed
        || response.content.contains {
          if case .refusal(let reason) = $0 { reason.isMistake } else { false }
        }
    }

    /// The command and the lines below it.
    public var description: String { response.description }
  }

  /// An error for a gesture that does nothing, or for a command that doesn't exist.
  ///
  ///     'swpie right': unknown command 'swpie'; did you mean 'swipe right'?
  ///     'double tap': refused: dimmed
  public struct GestureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether the command doesn't exist or names something unknown.
    ///
    /// If so, nothing happened.
    public let isMisunderstood: Bool
    /// The reason in words, with a suggestion if there is one.
    public let reason: String
    /// The response to the gesture or command.
    public let response: Response

    static func check(_ response: Response) throws(GestureError) {
      guard let reason = response.refusal else { return }
      throw GestureError(
        isMisunderstood: response.isMisunderstood,
        reason: reason,
        response: response
      )
    }

    /// The command and the reason.
    public var description: String {
      "'\(response.command)': \(isMisunderstood ? "" : "refused: ")\(reason)"
    }
  }
}
