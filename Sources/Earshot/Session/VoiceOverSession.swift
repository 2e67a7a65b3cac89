internal import EarshotLines
internal import EarshotSession
internal import EarshotTranscripts

/// A walk through an app with VoiceOver: gestures go in, what is heard comes out.
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
/// A session is a value and a pure function of its gestures: the same ones give the same words on
/// every machine, and a copy goes its own way. It reads no clock, no locale, no environment and no
/// file, and starts no threads.
public struct VoiceOverSession: Sendable {
  /// The app that is walked, as it was opened.
  public let document: ScreenDocument
  var session: Session
  /// What the last gesture or line of commands led to, or `nil` before the first.
  public internal(set) var response: Response?

  /// Opens an app; nothing is heard before the first gesture.
  ///
  /// - Parameters:
  ///   - document: The app.
  ///   - settings: The language, the style and the settings of VoiceOver.
  public init(_ document: ScreenDocument, settings: Settings = Settings()) {
    self.document = document
    session = Session(document.app, options: settings.options)
  }

  /// Opens a screen, or a whole app, that is written down as a text.
  ///
  /// - Parameters:
  ///   - text: As for ``ScreenDocument/init(_:named:)``.
  ///   - name: What errors call the text.
  ///   - settings: The language, the style and the settings of VoiceOver.
  /// - Throws: ``ReadingError`` if the text has errors.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    screen text: String,
    named name: String = "test.screen",
    settings: Settings = Settings()
  ) throws(ReadingError) {
    self.init(try ScreenDocument(text, named: name), settings: settings)
  }

  /// The settings as they are now.
  public var settings: Settings { Settings(session.options) }
}

// Making gestures.
extension VoiceOverSession {
  /// Makes a gesture.
  ///
  ///     try session.perform(.doubleTap).spoken    // ["Added to cart"]
  ///
  /// - Returns: What is heard; the same is kept as ``response``.
  /// - Throws: ``GestureError`` if the gesture came to nothing, or names something that is not
  ///   there; what was heard stands in it, and the session goes on from there. To look at a
  ///   refusal that is meant, use `attempt`.
  /// - Complexity: O(*n* log *n*) at most, where *n* is the number of nodes shown.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) throws(GestureError) -> Response {
    let response = make(gesture)
    try GestureError.check(response)
    return response
  }

  /// Runs a line as it is typed at the prompt: commands separated by `;`.
  ///
  ///     try session.run("swipe right to #pay")
  ///
  /// Each command of a line cuts short what the one before says; in tests a line a gesture is
  /// better.
  ///
  /// - Returns: What is heard; the same is kept as ``response``.
  /// - Throws: ``GestureError`` if a command does not exist, with what was perhaps meant, or came to
  ///   nothing. What stands before it on the line has been done.
  /// - Complexity: as ``perform(_:)``, for each command.
  @discardableResult
  public mutating func run(_ line: String) throws(GestureError) -> Response {
    let response = record(session.run(line))
    try GestureError.check(response)
    return response
  }

  /// Makes a gesture that may come to nothing: then ``Response/refusal`` says why.
  ///
  ///     #expect(try session.attempt(.doubleTap).refusal == "dimmed")
  ///
  /// - Throws: ``GestureError`` if the gesture names something that no file names.
  /// - Complexity: as ``perform(_:)``.
  public mutating func attempt(_ gesture: Gesture) throws(GestureError) -> Response {
    let response = make(gesture)
    if response.isMisunderstood { try GestureError.check(response) }
    return response
  }

  /// Runs a line whose commands may come to nothing: then ``Response/refusal`` says why.
  ///
  /// - Throws: ``GestureError`` if a command does not exist, or names something that no file names.
  /// - Complexity: as ``perform(_:)``, for each command.
  public mutating func attempt(_ line: String) throws(GestureError) -> Response {
    let response = record(session.run(line))
    if response.isMisunderstood { try GestureError.check(response) }
    return response
  }

  private mutating func make(_ gesture: Gesture) -> Response {
    record(session.perform(gesture.gesture))
  }

  private mutating func record(_ response: Session.Response) -> Response {
    let response = Response(response)
    self.response = response
    return response
  }
}

// The gestures that tests make most.
extension VoiceOverSession {
  /// Launches the app anew, on its first screen.
  ///
  /// A session that begins with another gesture starts silently by itself.
  ///
  /// - Complexity: as ``perform(_:)``.
  @discardableResult
  public mutating func start() -> Response { make(.start) }

  /// Launches the app anew, on the screen of a name.
  ///
  /// - Throws: ``GestureError`` if there is no such screen.
  /// - Complexity: as ``perform(_:)``.
  @discardableResult
  public mutating func start(_ screen: String) throws(GestureError) -> Response {
    try perform(.start(screen))
  }

  /// Swipes with one finger, so many times from 1 to 999; a boundary ends them.
  ///
  /// - Throws: ``GestureError`` if the swipe came to nothing; a boundary that is heard is no error.
  /// - Complexity: as ``perform(_:)``, for each time.
  @discardableResult
  public mutating func swipe(
    _ direction: Gesture.Direction,
    count: Int = 1
  ) throws(GestureError) -> Response {
    try perform(.swipe(direction, count: count))
  }

  /// Swipes with one finger until the cursor is on a stop.
  ///
  /// - Throws: ``GestureError`` if the cursor does not get there.
  /// - Complexity: as ``perform(_:)``, for each swipe.
  @discardableResult
  public mutating func swipe(
    _ direction: Gesture.Direction,
    to target: String
  ) throws(GestureError) -> Response {
    try perform(.swipe(direction, to: target))
  }

  /// Taps twice: activates the element in focus.
  ///
  /// - Throws: ``GestureError`` if that came to nothing.
  /// - Complexity: as ``perform(_:)``.
  @discardableResult
  public mutating func doubleTap() throws(GestureError) -> Response { try perform(.doubleTap) }

  /// Lets time pass: timers fire, and announcements that wait are heard.
  ///
  /// - Parameter time: How long, in steps of a millisecond; nothing shorter passes.
  /// - Returns: What is heard meanwhile.
  /// - Complexity: as ``perform(_:)``, for each thing that happens meanwhile.
  @discardableResult
  public mutating func wait(_ time: Duration) -> Response { make(.wait(time)) }
}
