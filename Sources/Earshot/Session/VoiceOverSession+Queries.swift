internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

// Queries for tests, which don't change the session.
extension VoiceOverSession {
  /// The stop under the VoiceOver cursor, or `nil` if the session hasn't started or has no cursor.
  ///
  /// - Complexity: Same as ``order``.
  public var focus: Stop? { session.focusedStop.map { Stop($0) } }

  /// Returns the stop that a gesture with this target would move to, or `nil` if there's none.
  ///
  ///     session.stop("#pay")    // the identifier
  ///     session.stop("Pay")     // the label
  ///
  /// - Complexity: Same as ``order``.
  public func stop(_ target: String) -> Stop? {
    session.stop(CommandTarget(target)).map { Stop($0) }
  }

  /// The stops on the current screen, in the order of swipes.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public var order: [Stop] { session.order.map { Stop($0) } }

  /// The utterances for all stops from the first to the last, including words about entering groups
  /// and lists.
  ///
  /// - Complexity: Same as ``order``.
  public var readOut: [Speech] { session.stopUtterances.map { Speech($0) } }

  /// The text of each utterance in the last response, without hints.
  public var spoken: [String] { session.spoken }

  /// Returns whether swipes reach the element that a gesture with this target would move to.
  ///
  ///     #expect(try !session.isReachable("#pay"))
  ///
  /// - Throws: ``ReadingError`` if no file of the app has the identifier or the label.
  /// - Complexity: Same as ``order``.
  public func isReachable(_ target: String) throws(ReadingError) -> Bool {
    try failure(of: "reachable \(CommandTarget(target).notation)") == nil
  }

  /// The names that Voice Control shows on the current screen, in reading order.
  ///
  /// If Voice Control shows only a number for an item, the item's name is an empty string, so a
  /// test can require a name for every item:
  ///
  ///     #expect(!session.names.contains(""))
  ///
  /// - Complexity: Same as ``order``.
  public var names: [String] { session.namesShownByVoice }

  /// The name of the current screen, even if an alert or a sheet covers it, or `nil` if there's
  /// none.
  public var screen: String? { session.screenName }

  /// The name of the current rotor setting, in the language of the session.
  public var rotor: String { session.rotorChoiceName }

  /// The text of the last copied speech, or `nil` if there's none yet.
  public var clipboard: String? { session.clipboard }

  /// Checks a claim, written as in a session file but without the `?`, such as `focus #pay` or
  /// `says "Added"`.
  ///
  ///     #expect(try session.failure(of: "reachable #pay") == nil)
  ///
  /// - Returns: A sentence about the actual state, or `nil` if the claim is true.
  /// - Throws: ``ReadingError`` if the text isn't a claim, or if the claim names something that
  ///   isn't in the app or can't be false.
  /// - Complexity: Same as ``order``.
  public func failure(of claim: String) throws(ReadingError) -> String? {
    do throws(Diagnostic) {
      return try session.findingOnKnownNames(of: Claim(claim))
    } catch {
      throw ReadingError([error], in: [SourceText(name: "claim", "? \(claim)")])
    }
  }

  /// Returns all gestures since the start and their results, as the text of a session file.
  ///
  /// - Parameter screen: The path of the screen file for the header, or `nil` to omit the path.
  /// - Returns: The text, with a line break at the end.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func transcript(screen: String? = nil) -> String {
    session.transcriptLines(screen: screen).map { $0 + "\n" }.joined()
  }
}
