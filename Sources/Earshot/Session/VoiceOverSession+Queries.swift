internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

// What a test asks a session; nothing moves and nothing runs.
extension VoiceOverSession {
  /// The stop that has VoiceOver's cursor, or `nil` before the start or where there is none.
  ///
  /// - Complexity: as ``order``.
  public var focus: Stop? { session.focusedStop.map { Stop($0) } }

  /// The stop that a gesture would go to, or `nil` if none is called so.
  ///
  ///     session.stop("#pay")    // by its identifier
  ///     session.stop("Pay")     // by its label
  ///
  /// - Complexity: as ``order``.
  public func stop(_ target: String) -> Stop? {
    session.stop(CommandTarget(target)).map { Stop($0) }
  }

  /// The stops of what is shown, in the order in which swipes meet them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  public var order: [Stop] { session.order.map { Stop($0) } }

  /// What is said of each stop on the way from the first to the last, groups and lists that are
  /// entered included.
  ///
  /// - Complexity: as ``order``.
  public var readOut: [Speech] { session.stopUtterances.map { Speech($0) } }

  /// What the last line of gestures let hear, utterance by utterance, without hints.
  public var spoken: [String] { session.spoken }

  /// Tells whether swipes reach the element of an identifier, written without `#`.
  ///
  /// - Complexity: as ``order``.
  public func isReachable(_ identifier: String) -> Bool { session.isReachable(identifier) }

  /// The name of the screen that is shown, under an alert or a sheet, too.
  public var screen: String? { session.screenName }

  /// The name of what the rotor stands at, in the language of the session.
  public var rotor: String { session.rotorChoiceName }

  /// The speech that was copied last, or `nil` before the first time.
  public var clipboard: String? { session.clipboard }

  /// Judges a claim as session files have it, without its `?`: `focus #pay`, `says "Added"`.
  ///
  ///     #expect(try session.failure(of: "reachable #pay") == nil)
  ///
  /// - Returns: What is there instead, as a sentence, or `nil` if the claim holds.
  /// - Throws: ``ReadingError`` if the text is no claim.
  /// - Complexity: as ``order``.
  public func failure(of claim: String) throws(ReadingError) -> String? {
    do throws(Diagnostic) {
      return session.failure(of: try Claim(claim))
    } catch {
      throw ReadingError([error], in: [SourceText(name: "claim", "? \(claim)")])
    }
  }

  /// What was done and heard since the start, as the text of a session file.
  ///
  /// - Parameter screen: The path of the screen file, for the header; or `nil` for none.
  /// - Returns: The text, which ends in a line break.
  /// - Complexity: O(*n*) in what was heard.
  public func transcript(screen: String? = nil) -> String {
    session.transcriptLines(screen: screen).map { $0 + "\n" }.joined()
  }
}
