package import EarshotNotation
package import EarshotTranscripts
import EarshotModel

/// The part of a session in which a UI test can control a real VoiceOver: from each `start` to the
/// first gesture that the test can't perform.
///
/// The service moves forward and backward and gives the current speech. All other gestures are
/// touches.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService and XCUIElement.
package struct DrivenSession: Hashable, Sendable {
  /// The action for a line of the session.
  enum Action: Hashable, Sendable {
    /// A number of moves of the cursor, or a request for its element.
    case move(SpeechRecord.Move, times: Int)
    /// Touches that perform a gesture. The command is the one that Earshot performs instead.
    case gesture(DrivenGesture, command: String)
    /// Time passes.
    case wait(Milliseconds)
    /// A command that the test can't perform.
    case undriven(String, DrivingObstacle)
  }

  /// A walk from a start of the app on.
  struct Walk: Hashable, Sendable {
    /// The title of the phase in which the walk begins, or `nil` if there's none.
    var title: String?
    /// The screen on which the walk begins, or `nil` for the first.
    var screen: String?
    /// The effects, in order.
    var deeds: [Deed] = []
  }

  /// An action, and the line of the session that requests it.
  struct Deed: Hashable, Sendable {
    let line: Int
    let action: Action
    /// The words that Earshot says at each move, as one string.
    ///
    /// It's empty if Earshot says nothing that the test can compare.
    var says: [String] = []
    /// The alternative to the first of these with the app's name, at a start, or `nil`.
    var orSays: String?
  }

  /// The name of the session's file.
  let file: String
  /// The settings of the session: `language: de`.
  let settings: [String]
  /// The language of the session or of its app, or `nil` if neither specifies one.
  let language: String?
  /// The walks, in order.
  let walks: [Walk]
  /// The number of commands in the session, except `start` and the commands that ask the program.
  package let commandCount: Int
  /// The number of commands that the test doesn't perform, for each reason.
  let leftOut: [DrivingObstacle: Int]

  /// Finds the parts of a session that a test can perform.
  ///
  /// - Parameters:
  ///   - transcript: The session.
  ///   - document: The app of the session, for counting the swipes that lead to an element.
  /// - Complexity: Same as running the session.
  package init(_ transcript: Transcript, on document: AppDocument) {
    file = String(transcript.source.name.split(separator: "/").last ?? "session")
    language =
      transcript.settings.last { $0.name == "language" }?.value
      ?? document.tree[document.tree.root].language
    settings = transcript.settings.map { "\($0.name): \($0.value)" }
    var builder = DrivenWalks(transcript, document)
    for step in transcript.steps { builder.add(step) }
    walks = builder.walks
    commandCount = builder.commandCount
    leftOut = builder.leftOut
  }

  /// The number of moves over all walks.
  package var moveCount: Int {
    walks.flatMap(\.deeds).reduce(0) { count, deed in
      if case .move(_, let times) = deed.action { count + times } else { count }
    }
  }

  /// A sentence with the number of commands that the test performs, and the reasons for skipping
  /// the others.
  package var summary: String {
    let missing = leftOut.values.reduce(0, +)
    let reasons = DrivingObstacle.allCases.compactMap { obstacle in
      leftOut[obstacle].map { "\($0): \(obstacle.words)" }
    }
    let made = "\(commandCount - missing) of \(commandCount.counted("gesture"))"
    guard !reasons.isEmpty else { return "\(made)." }
    return "\(made). Not made: " + reasons.joined(separator: "; ") + "."
  }
}

extension DrivenSession.Walk {
  /// The walk up to the first gesture that requires touches, for a test that only makes moves.
  var movesOnly: Self {
    var walk = self
    let end = deeds.firstIndex { deed in
      if case .gesture = deed.action { true } else { false }
    }
    guard let end, case .gesture(_, let command) = deeds[end].action else { return self }
    let left = DrivenSession.Deed(
      line: deeds[end].line,
      action: .undriven(command, .noTouch)
    )
    walk.deeds = deeds[..<end] + [left]
    return walk
  }
}
