internal import EarshotComposer
internal import EarshotLines
internal import EarshotSession

extension VoiceOverSession {
  /// What a gesture or a line of commands led to.
  ///
  /// Printed, it is what a session file has: the command, and under it what is heard.
  public struct Response: Hashable, Sendable, CustomStringConvertible {
    private let response: Session.Response

    init(_ response: Session.Response) { self.response = response }

    /// The commands in their canonical form: `swipe right to #pay`.
    public var command: String {
      let echo = response.echo
      return echo.hasPrefix("> ") ? String(echo.dropFirst(2)) : echo
    }

    /// All that is heard, line by line, hints and sounds included, as session files have it.
    public var lines: [String] { response.lines }

    /// What was spoken, without hints: the texts of the utterances, in order.
    public var spoken: [String] { response.spoken }

    /// What was spoken, part by part.
    public var speech: [Speech] { response.utterances.map { Speech($0) } }

    /// The hint of the last utterance, or `nil` if it has none.
    public var hint: String? { response.hint }

    /// The announcements that were heard, in order.
    public var announcements: [String] { speech.compactMap { $0[.announcement] } }

    /// Why the gesture came to nothing, such as `dimmed`, or `nil` if it did not.
    public var refusal: String? {
      guard response.isRefused || response.isMalformed else { return nil }
      let mark = "~ refused: "
      let line = lines.last { $0.hasPrefix(mark) }
      return line.map { String($0.dropFirst(mark.count)) } ?? lines.last ?? ""
    }

    /// Whether a command was not understood: it does not exist, or names what no file names.
    var isMisunderstood: Bool {
      response.isMalformed
        || response.content.contains {
          if case .refusal(let reason) = $0 { reason.isMistake } else { false }
        }
    }

    /// The command and the lines under it.
    public var description: String { response.description }
  }

  /// A gesture that came to nothing, or a command that does not exist.
  ///
  ///     'swpie right': unknown command 'swpie'; did you mean 'swipe'?
  ///     'double tap': refused: dimmed
  public struct GestureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether there is no such command, or nothing is called as it says; nothing moved then.
    public let isMisunderstood: Bool
    /// Why, in words; with what was perhaps meant.
    public let reason: String
    /// What was heard all the same.
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
