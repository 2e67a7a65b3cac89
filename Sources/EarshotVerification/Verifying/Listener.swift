import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A session that is moved as the service moves VoiceOver, and what you hear then.
struct Listener {
  private var session: Session
  /// What was heard at the last move, as one string, as the service gives it.
  private(set) var heard = ""
  /// The author's own words in it: the label, or the value of what has no label.
  private(set) var name = ""
  /// What was heard at the last move, part by part, or `nil` if nothing was.
  private(set) var utterance: Utterance?
  /// The app's name, as it is heard at the start, or `nil` if the app has none.
  let appName: String?
  /// Whether the last move came to nothing, since the end was reached.
  private(set) var isAtEnd = false

  /// Begins at the start of the app, on a screen of a name if it has one.
  init(_ document: AppDocument, screen: String?, options: SessionOptions) {
    var options = options
    options.set("style", to: "utterance")
    session = Session(document, options: options)
    session.keepsHistory = false
    if let screen, document.tree.screenPlace(named: screen) != nil { session.firstScreen = screen }
    appName = document.tree[document.tree.root].label
    hear("start")
  }

  /// What the cursor is on, or `nil` if it is on nothing.
  var element: String? { session.cursor.map { session.tree.shortName(of: $0) } }

  /// Puts what is heard together with the author's own words in it.
  ///
  /// - Parameters:
  ///   - text: What is heard.
  ///   - leavesOutHints: Whether the same without the hint counts, too.
  /// - Returns: The stop.
  func stop(_ text: String, leavesOutHints: Bool) -> HeardStop {
    var stop = HeardStop(text, name: name)
    let hint = utterance?.hintsAndCues.map(\.text).joined(separator: " ") ?? ""
    if leavesOutHints, !hint.isEmpty, text.hasSuffix(hint) {
      stop.withoutHint = String(text.dropLast(hint.count))
    }
    return stop
  }

  /// What is heard when the element under the cursor is asked for.
  var current: String {
    var copy = self
    copy.hear("tap")
    return copy.heard
  }

  /// Why that was heard, a line a part.
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

  /// Makes a gesture that a test made by touches.
  mutating func perform(_ gesture: Gesture) { hear(gesture.description) }

  /// The stops on the way in one direction, at most so many.
  ///
  /// - Complexity: O(*n*) moves.
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

  /// The first stop from here on of which this is true when it is asked for, or `nil` if none is near.
  func firstStop(upTo count: Int, where isMeant: (String) -> Bool) -> Listener? {
    way(.forward, count: count).first { isMeant($0.current) }
  }

  /// How many stops there are behind this one, up to a bound.
  func stopsAhead(upTo count: Int) -> Int { way(.forward, count: count).count }

  private mutating func hear(_ command: String) {
    let response = session.run(command)
    heard = session.spoken.filter { !$0.isEmpty }.joined(separator: " ")
    utterance = response.utterances.last
    name = utterance?.name ?? ""
    isAtEnd = response.content.contains(.beside(.sound, "boundary"))
  }
}
