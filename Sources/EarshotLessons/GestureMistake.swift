import EarshotNotation
import EarshotSession

/// What is wrong with a gesture that was answered: what it does, and what is needed.
struct GestureMistake {
  /// The gesture that was made, and the one that the lesson makes.
  let made: GestureDefinition
  let wanted: GestureDefinition

  /// One sentence or two on what is wrong.
  var sentence: String {
    if made.words == wanted.words {
      return "The gesture is right, but it doesn't lead there from here."
    }
    let what = "That is \(made.words.withArticle) (\(made.effect))."
    return isOtherDirection
      ? "\(what) You need the other direction." : "\(what) You need this: \(wanted.effect)."
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

extension String {
  /// The words of a gesture with an article: `a swipe left`.
  fileprivate var withArticle: String {
    let first = first.map { "aeio".contains($0) } ?? false
    return (first ? "an " : "a ") + self
  }
}
