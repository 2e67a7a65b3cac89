import EarshotNotation
import EarshotSession

/// What is wrong with a gesture that was answered: what it does, and what is needed.
struct GestureMistake {
  /// The gesture that was made, and the one that the lesson makes.
  let made: GestureDefinition
  let wanted: GestureDefinition

  /// One sentence or two on what is wrong.
  var sentence: Wording {
    if isSame { return isPointing ? .otherElement : .rightGestureElsewhere }
    return .made(made) + (isOtherDirection ? .otherDirection : .needed(wanted.wording.effect))
  }

  /// Whether the two are made alike; a tap on an element is a touch.
  private var isSame: Bool { made.words == wanted.words || isPointing }

  /// Whether both go to the element under the finger, wherever the cursor is.
  private var isPointing: Bool {
    Set(["tap", "touch"]).isSuperset(of: [made.words, wanted.words])
  }

  /// Whether the two differ in the direction alone.
  private var isOtherDirection: Bool {
    let (made, wanted) = (made.words.split(separator: " "), wanted.words.split(separator: " "))
    let opposites = [["left", "right"], ["up", "down"], ["top", "bottom"], ["in", "out"]]
    guard made.count == wanted.count, made.dropLast() == wanted.dropLast(),
      let last = made.last, let other = wanted.last
    else { return false }
    return opposites.contains { $0.contains(String(last)) && $0.contains(String(other)) }
  }
}
