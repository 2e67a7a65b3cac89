package import EarshotNotation
package import EarshotTranscripts
import EarshotModel

/// The part of a session that a UI test can perform with a real VoiceOver.
///
/// It extends from each `start` to the first gesture that prevents the test from continuing.
///
/// `XCUIVoiceOverService` moves the cursor forward and backward and returns the current speech. All
/// other gestures are touches.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService and XCUIElement.
package struct DrivenSession: Hashable, Sendable {
  /// The test's action for a line of the session.
  enum Action: Hashable, Sendable {
    /// The given number of cursor moves, or a request for the element under the cursor.
    case move(SpeechRecord.Move, times: Int)
    /// Touches that perform a gesture, with the command that Earshot performs instead.
    case gesture(DrivenGesture, command: String)
    /// Time that passes.
    case wait(Milliseconds)
    /// A command that the test can't perform.
    case undriven(String, DrivingObstacle)
  }

  /// A walk that begins when the app starts.
  struct Walk: Hashable, Sendable {
    /// The title of the phase in which the walk begins, or `nil` if there's none.
    var title: String?
    /// The screen where the walk begins, or `nil` for the first screen.
    var screen: String?
    /// The actions of the walk, in order.
    var deeds: [Deed] = []
  }

  /// An action with the line of the session that requests it.
  struct Deed: Hashable, Sendable {
    let line: Int
    let action: Action
    /// Earshot's speech, with one string for each move.
    ///
    /// The array is empty if Earshot says nothing that the test can compare.
    var says: [String] = []
    /// The first string with the app's name before it, which is an alternative when the app starts,
    /// or `nil` if there's no alternative.
    var orSays: String?
  }

  /// The name of the session's file.
  let file: String
  /// The settings of the session, such as `language: de`.
  let settings: [String]
  /// The language of the session or of its app, or `nil` if neither specifies one.
  let language: String?
  /// The walks, in order.
  let walks: [Walk]
  /// The number of commands in the session, not including `start` and the commands that ask the
  /// program for information.
  package let commandCount: Int
  /// The number of commands that the test doesn't perform, for each reason.
  let leftOut: [DrivingObstacle: Int]

  /// Finds the parts of a session that a test can perform.
  ///
  /// - Parameters:
  ///   - transcript: The session to perform.
  ///   - document: The app of the session, for counting the swipes that lead to an element.
  /// - Complexity: The same as for running the session.
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

  /// The number of moves in all walks.
  package var moveCount: Int {
    walks.flatMap(\.deeds).reduce(0) { count, deed in
      if case .move(_, let times) = deed.action { count + times } else { count }
    }
  }

  /// A sentence with the number of commands that the test performs, and the reasons for skipping
  /// the other commands.
  package var summary: String {
    let missing = leftOut.values.reduce(0, +)
    let reasons = DrivingObstacle.allCases.compactMap { obstacle in
      leftOut[obstacle].map { (count: $0, words: "because \(obstacle.words)") }
    }
    let all = commandCount.counted("gesture")
    let made = "The tests make \(commandCount - missing) of \(all)."
    guard commandCount > 0 else {
      return "The session only starts the app, so the tests make no gestures."
    }
    guard let first = reasons.first else {
      return "The tests make \(commandCount == 1 ? "the only gesture" : "all \(all)")."
    }
    guard reasons.count > 1 else {
      return "\(made) They leave out \(first.count), \(first.words)."
    }
    let list = reasons.map { "\($0.count) \($0.words)" }.joinedWithAnd
    return "\(made) They leave out \(missing): \(list)."
  }
}

extension DrivenSession.Walk {
  /// The walk up to the first gesture that requires touches, for a test that makes only moves.
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
