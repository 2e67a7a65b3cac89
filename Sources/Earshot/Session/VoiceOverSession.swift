internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

/// A simulated VoiceOver session that performs gestures in an app and returns the speech.
///
///     var session = VoiceOverSession(try ScreenDocument("""
///       screen menu "Menu"
///         header "Menu"
///         button "Bonus points" #points
///       """))
///     session.start().spoken                // ["Menu, Heading"]
///     try session.swipe(.right).spoken      // ["Bonus points, Button"]
///     session.focus?.identifier             // "points"
///
/// A session is a value. The same gestures produce the same words on every computer, and copies are
/// independent. A session doesn't read the clock, the locale, the environment, or any file, and it
/// doesn't start threads.
public struct VoiceOverSession: Sendable {
  /// The app, as the session opened it.
  public let document: ScreenDocument
  var session: Session
  /// The response to the last gesture or line of commands, or `nil` before the first.
  public internal(set) var response: Response?

  /// Creates a session for an app.
  ///
  /// VoiceOver says nothing before the first gesture.
  ///
  /// - Parameters:
  ///   - document: The app.
  ///   - settings: The style, the language, and the settings of VoiceOver.
  public init(_ document: ScreenDocument, settings: Settings = Settings()) {
    self.document = document
    session = Session(document.app, options: settings.options)
  }

  /// Creates a session for a screen or an app from a string.
  ///
  /// - Parameters:
  ///   - text: The string to read, as in ``ScreenDocument/init(_:named:)``.
  ///   - name: The file name to use in errors.
  ///   - settings: The style, the language, and the settings of VoiceOver.
  /// - Throws: ``ReadingError`` if the string has errors.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public init(
    screen text: String,
    named name: String = "test.screen",
    settings: Settings = Settings()
  ) throws(ReadingError) {
    self.init(try ScreenDocument(text, named: name), settings: settings)
  }

  /// The current settings.
  public var settings: Settings { Settings(session.options) }
}

// Performing gestures.
extension VoiceOverSession {
  /// Performs a gesture.
  ///
  ///     try session.perform(.doubleTap).spoken    // ["Added to cart"]
  ///
  /// To test that a gesture does nothing, use `attempt` instead.
  ///
  /// - Returns: The response, which is also available as ``response``.
  /// - Throws: ``GestureError`` if the gesture does nothing or names something that doesn't exist.
  ///   The error contains the response, and you can continue the session.
  /// - Complexity: O(*n* log *n*) at most, where *n* is the number of visible nodes.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) throws(GestureError) -> Response {
    let response = make(gesture)
    try GestureError.check(response)
    return response
  }

  /// Runs a line of commands, separated by `;`, or a claim, as you type it at the prompt.
  ///
  ///     try session.run("swipe right to #pay")
  ///     try session.run("? focus #pay")
  ///
  /// Each command interrupts the speech of the command before it. In tests, write each command on
  /// its own line.
  ///
  /// - Returns: The response, which is also available as ``response``.
  /// - Throws: ``GestureError`` if a command does nothing or doesn't exist, or if a claim is false
  ///   or names something that isn't in the app. The error suggests a similar command or name if
  ///   there's one. The commands before it on the line have already run.
  /// - Complexity: Same as ``perform(_:)``, for each command.
  @discardableResult
  public mutating func run(_ line: String) throws(GestureError) -> Response {
    let response = record(session.run(line))
    try GestureError.check(response)
    try checkClaims(of: response)
    return response
  }

  /// Performs a gesture that might do nothing.
  ///
  ///     #expect(try session.attempt(.doubleTap).refusal == "dimmed")
  ///
  /// - Returns: The response. If the gesture did nothing, ``Response/refusal`` is the reason.
  /// - Throws: ``GestureError`` if the gesture names something that isn't in any file.
  /// - Complexity: Same as ``perform(_:)``.
  public mutating func attempt(_ gesture: Gesture) throws(GestureError) -> Response {
    let response = make(gesture)
    if response.isMisunderstood { try GestureError.check(response) }
    return response
  }

  /// Runs a line of commands that might do nothing.
  ///
  /// - Returns: The response. If a command did nothing, ``Response/refusal`` is the reason.
  /// - Throws: ``GestureError`` if a command doesn't exist or names something that isn't in any
  ///   file, or if a claim on the line is false.
  /// - Complexity: Same as ``perform(_:)``, for each command.
  public mutating func attempt(_ line: String) throws(GestureError) -> Response {
    let response = record(session.run(line))
    if response.isMisunderstood { try GestureError.check(response) }
    try checkClaims(of: response)
    return response
  }

  private func checkClaims(of response: Response) throws(GestureError) {
    guard let claim = response.failedClaim else { return }
    var mistake: String?
    do throws(Diagnostic) {
      _ = try session.findingOnKnownNames(of: Claim(claim.text))
    } catch {
      mistake = Display.spoken(error.message.text)
    }
    throw GestureError(
      isMisunderstood: mistake != nil,
      reason: mistake ?? claim.failure ?? "",
      response: response,
      claim: LineMark.claim.line(claim.text)
    )
  }

  private mutating func make(_ gesture: Gesture) -> Response {
    record(
      gesture.isMistaken ? session.run(gesture.description) : session.perform(gesture.gesture)
    )
  }

  private mutating func record(_ response: Session.Response) -> Response {
    let response = Response(response)
    self.response = response
    return response
  }
}

// The most common gestures in tests.
extension VoiceOverSession {
  /// Launches the app again, on its first screen.
  ///
  /// If a session begins with a different gesture, the app starts automatically, without speech.
  ///
  /// - Complexity: Same as ``perform(_:)``.
  @discardableResult
  public mutating func start() -> Response { make(.start) }

  /// Launches the app again, on the named screen.
  ///
  /// - Throws: ``GestureError`` if the app has no screen with this name.
  /// - Complexity: Same as ``perform(_:)``.
  @discardableResult
  public mutating func start(_ screen: String) throws(GestureError) -> Response {
    try perform(.start(screen))
  }

  /// Swipes with one finger up to `count` times, 1 to 999, and stops at the first boundary.
  ///
  /// - Throws: ``GestureError`` if the swipe does nothing. The boundary sound isn't an error.
  /// - Complexity: Same as ``perform(_:)``, for each swipe.
  @discardableResult
  public mutating func swipe(
    _ direction: Gesture.Direction,
    count: Int = 1
  ) throws(GestureError) -> Response {
    try perform(.swipe(direction, count: count))
  }

  /// Swipes with one finger until the cursor is on the target.
  ///
  /// - Throws: ``GestureError`` if the cursor doesn't reach the target.
  /// - Complexity: Same as ``perform(_:)``, for each swipe.
  @discardableResult
  public mutating func swipe(
    _ direction: Gesture.Direction,
    to target: String
  ) throws(GestureError) -> Response {
    try perform(.swipe(direction, to: target))
  }

  /// Double-taps to activate the element under the cursor.
  ///
  /// - Throws: ``GestureError`` if the gesture does nothing.
  /// - Complexity: Same as ``perform(_:)``.
  @discardableResult
  public mutating func doubleTap() throws(GestureError) -> Response { try perform(.doubleTap) }

  /// Says a phrase to Voice Control, such as `Tap Pay`.
  ///
  ///     var session = VoiceOverSession(app, settings: try .init(["voiceControl": "on"]))
  ///     try session.say("Tap Pay").lines    // ["~ understood: Tap Pay", "Paid"]
  ///
  /// - Parameter phrase: The words. Case and punctuation don't matter.
  /// - Returns: The response, which is also available as ``response``.
  /// - Throws: ``GestureError`` if Voice Control is off, doesn't understand the phrase, or has no
  ///   item with this name.
  /// - Complexity: Same as ``perform(_:)``.
  @discardableResult
  public mutating func say(_ phrase: String) throws(GestureError) -> Response {
    try perform(.say(phrase))
  }

  /// Lets time pass, so timers fire and VoiceOver says pending announcements.
  ///
  /// - Parameter time: The duration in whole milliseconds.
  /// - Returns: The response, with everything that VoiceOver says in the meantime.
  /// - Throws: ``GestureError`` if the duration is negative.
  /// - Complexity: Same as ``perform(_:)``, for each event in that time.
  @discardableResult
  public mutating func wait(_ time: Duration) throws(GestureError) -> Response {
    try perform(.wait(time))
  }
}
