import EarshotModel
import EarshotFocusEngine

extension CommandDefinition.Gesture {
  /// What the fingers do, as it is said while gestures are practised.
  ///
  /// Reads as “two finger rotate right”.
  ///
  /// - Source: blindios.uk for “two finger rotate”; the others follow VOICEOVER.md, chapter 5: our
  ///   choice.
  var fingers: String {
    switch self {
    case .turnRotor(let step): step < 0 ? "two finger rotate left" : "two finger rotate right"
    case .passThrough(let direction): "double tap, hold and drag \(direction.rawValue)"
    default:
      Self.namesOfFingers[self] ?? words.map { String($0.map { $0 == "-" ? " " : $0 }) } ?? ""
    }
  }

  /// The canonical words of the first command that makes the gesture.
  private var words: String? {
    CommandDefinition.all.first { $0.meaning == .gesture(self) }?.words
  }

  /// Gestures whose commands are not called after the fingers.
  private static let namesOfFingers: [Self: String] = [
    .rotor: "two finger rotate right",
    .scrub: "two finger scrub",
    .magicTap: "two finger double tap",
    .action: "double tap",
    .adjust(.increment): "swipe up",
    .adjust(.decrement): "swipe down",
    .zoom(.zoomIn): "swipe up",
    .zoom(.zoomOut): "swipe down",
  ]
}
