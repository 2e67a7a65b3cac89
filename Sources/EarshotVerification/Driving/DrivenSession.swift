package import EarshotNotation
package import EarshotTranscripts
import EarshotModel

/// What of a session a UI test can drive a real VoiceOver through, from each `start` on up to the
/// first gesture that nothing can make.
///
/// The service moves forward and backward and gives the current speech. Other gestures are touches.
///
/// - Source: XCUIAutomation, XCUIVoiceOverService and XCUIElement.
package struct DrivenSession: Hashable, Sendable {
  /// What is done at a line of the session.
  enum Action: Hashable, Sendable {
    /// The cursor is moved so many times, or its element asked for.
    case move(SpeechRecord.Move, times: Int)
    /// Touches make a gesture; the command is what Earshot does in its place.
    case gesture(DrivenGesture, command: String)
    /// Time passes.
    case wait(Milliseconds)
    /// A command that cannot be driven.
    case undriven(String, DrivingObstacle)
  }

  /// A walk from a start of the app on.
  struct Walk: Hashable, Sendable {
    /// The title of the phase that it begins in, or `nil` if there is none.
    var title: String?
    /// The screen it begins on, or `nil` for the first.
    var screen: String?
    /// The effects, in order.
    var deeds: [Deed] = []
  }

  /// What is done, and the line of the session that asks for it.
  struct Deed: Hashable, Sendable {
    let line: Int
    let action: Action
    /// What Earshot says at each move of it, as one string; empty if it says nothing that can be
    /// compared.
    var says: [String] = []
    /// What may be said in place of the first of these, or `nil`: with the app's name at a start.
    var orSays: String?
  }

  /// The name of the session's file.
  let file: String
  /// The settings that the session is heard under: `language: de`.
  let settings: [String]
  /// The language of the session or of its app, or `nil` if neither says.
  let language: String?
  /// The walks, in order.
  let walks: [Walk]
  /// How many commands the session has, `start` and those that ask the program left out.
  package let commandCount: Int
  /// How many of the commands are not made, for each reason.
  let leftOut: [DrivingObstacle: Int]

  /// Finds what of a session can be driven.
  ///
  /// - Parameters:
  ///   - transcript: The session.
  ///   - document: The app that it walks, to count the swipes that lead to an element.
  /// - Complexity: as running the session.
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

  /// The number of moves that are driven, over all walks.
  package var moveCount: Int {
    walks.flatMap(\.deeds).reduce(0) { count, deed in
      if case .move(_, let times) = deed.action { count + times } else { count }
    }
  }

  /// How many of the commands are made, and why others aren't, in a sentence.
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
  /// The walk up to the first gesture that touches make, for a test that only has moves.
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
