import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A session whose cursor moves as `XCUIVoiceOverService` moves VoiceOver's cursor.
struct Listener {
  private var session: Session
  /// The speech at the last move as one string, as the service returns it.
  private(set) var heard = ""
  /// The author's own words in the speech, which are the label or, for an element without a label,
  /// the value.
  private(set) var name = ""
  /// The parts of the speech at the last move, or `nil` if there was none.
  private(set) var utterance: Utterance?
  /// The app's name as VoiceOver says it at the start, or `nil` if the app has none.
  let appName: String?
  /// Whether the last move had no effect because the cursor was at the end.
  private(set) var isAtEnd = false

  /// Begins at the start of the app, or on the screen with the given name.
  init(_ document: AppDocument, screen: String?, options: SessionOptions) {
    var options = options
    options.set("style", to: "utterance")
    session = Session(document, options: options)
    session.keepsHistory = false
    if let screen, document.tree.screenPlace(named: screen) != nil { session.firstScreen = screen }
    appName = document.tree[document.tree.root].label
    hear("start")
  }

  /// The element under the cursor, or `nil` if there's none.
  var element: String? { session.cursor.map { session.tree.shortName(of: $0) } }

  /// Creates a stop from speech and the author's own words in it.
  ///
  /// - Parameters:
  ///   - text: The speech at the stop.
  ///   - leavesOutHints: Whether the same speech without the hint also matches.
  /// - Returns: The stop, for comparison.
  func stop(_ text: String, leavesOutHints: Bool) -> HeardStop {
    var stop = HeardStop(text, name: name)
    let hint = utterance?.hintsAndCues.map(\.text).joined(separator: " ") ?? ""
    if leavesOutHints, !hint.isEmpty, text.hasSuffix(hint) {
      stop.withoutHint = String(text.dropLast(hint.count))
    }
    return stop
  }

  /// The speech in response to a request for the element under the cursor.
  var current: String {
    var copy = self
    copy.hear("tap")
    return copy.heard
  }

  /// The reasons for the speech, with one line for each part.
  var reasons: [String] {
    var copy = session
    return copy.run(":why").content.compactMap { line in
      if case .note(let text) = line { text } else { nil }
    }
  }

  /// Moves the cursor.
  mutating func move(_ move: SpeechRecord.Move) {
    switch move {
    case .forward: hear("swipe right")
    case .backward: hear("swipe left")
    case .current: hear("tap")
    case .in, .out, .gesture: break
    }
  }

  /// Performs a gesture that a test made of touches.
  mutating func perform(_ gesture: Gesture) { hear(gesture.description) }

  /// Returns the stops in one direction, up to a maximum number.
  ///
  /// - Complexity: O(*n*) moves, where *n* is `count`.
  func way(_ move: SpeechRecord.Move, count: Int) -> [Listener] {
    var stops: [Listener] = []
    var next = self
    while stops.count < count {
      next.move(move)
      if next.isAtEnd { break }
      stops.append(next)
    }
    return stops
  }

  /// Returns the first stop after this one whose speech meets a condition, or `nil` if none of the
  /// given number of stops does.
  func firstStop(upTo count: Int, where isMeant: (String) -> Bool) -> Listener? {
    way(.forward, count: count).first { isMeant($0.current) }
  }

  /// Returns the number of stops after this one, up to a maximum.
  func stopsAhead(upTo count: Int) -> Int { way(.forward, count: count).count }

  private mutating func hear(_ command: String) {
    let response = session.run(command)
    heard = session.spoken.filter { !$0.isEmpty }.joined(separator: " ")
    utterance = response.utterances.last
    name = utterance?.name ?? ""
    isAtEnd = response.content.contains(.beside(.sound, "boundary"))
  }
}
