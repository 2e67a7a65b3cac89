import EarshotNotation
import EarshotSession

/// The mistake in a gesture that answers a question: its effect, compared with the effect that the
/// question asks for.
struct GestureMistake {
  /// The learner's gesture, and the gesture of the lesson.
  let made: GestureDefinition
  let wanted: GestureDefinition

  /// One or two sentences about the mistake.
  var sentence: Wording {
    if isSame { return isPointing ? .otherElement : .rightGestureElsewhere }
    return .made(made) + (isOtherDirection ? .otherDirection : .needed(wanted.wording.effect))
  }

  /// Whether fingers make both gestures in the same way.
  ///
  /// A tap on an element is the same as a touch.
  private var isSame: Bool { made.words == wanted.words || isPointing }

  /// Whether both gestures go to the element under the finger, wherever the cursor is.
  private var isPointing: Bool {
    Set(["tap", "touch"]).isSuperset(of: [made.words, wanted.words])
  }

  /// Whether the two gestures differ only in their direction.
  private var isOtherDirection: Bool {
    let (made, wanted) = (made.words.split(separator: " "), wanted.words.split(separator: " "))
    let opposites = [["left", "right"], ["up", "down"], ["top", "bottom"], ["in", "out"]]
    guard made.count == wanted.count, made.dropLast() == wanted.dropLast(),
      let last = made.last, let other = wanted.last
    else { return false }
    return opposites.contains { $0.contains(String(last)) && $0.contains(String(other)) }
  }
}
