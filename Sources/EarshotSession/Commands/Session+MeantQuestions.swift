import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of questions about an element, and of a value that an element should get.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  private static let questions: Set = [
    "where", "where's", "is", "why", "can", "can't", "what", "what's", "does", "how", "wo", "ist",
    "warum", "wieso", "was", "kann", "wie",
  ]

  /// Returns the line that the user meant, such as `touch "Pay"` for `where is Pay?` or `? #pay is
  /// dimmed` for `is Pay dimmed?`.
  ///
  /// The result is `nil` for other lines.
  func question(_ typed: TypedWords) -> MeantForm.Answer? {
    guard let first = typed.lowered.first, typed.count > (first.contains("'") ? 1 : 2),
      Self.questions.contains(first),
      !(typed.count > 3 && ["say", "hear"].contains(typed.lowered[2])),
      let node = nodeNamed(in: typed), let label = tree[node].label
    else { return nil }
    let last = typed.lowered[typed.count - 1].filter(\.isLetter)
    if ["is", "ist"].contains(first), StateWord.words.contains(last),
      let name = tree[node].identifier
    {
      return .line("? \(Quoting.name(name, after: "#")) is \(last)")
    }
    let act = ["how", "wie"].contains(first) ? "; double tap" : ""
    return .line("touch \(Quoting.quotedLiteral(label))\(act)")
  }

  /// Returns the element on the screen with the longest label that occurs in a line, even if the
  /// cursor can't reach it.
  ///
  /// The result is `nil` if there's none.
  private func nodeNamed(in typed: TypedWords) -> ElementTree.Index? {
    let line = " \(PlainWord.words(of: typed.joined(typed.count)).joined(separator: " ")) "
    let named = tree.indices.filter { node in
      guard tree.facts(of: node).isElement, tree.screen(of: node) == screen,
        let label = tree[node].label, label.count > 1
      else { return false }
      let words = PlainWord.words(of: label).joined(separator: " ")
      let letters = words.filter { $0.isLetter || $0.isNumber }
      return line.contains(" \(words) ") || letters.count > 2 && line.contains(" \(letters) ")
    }
    return named.max { (tree[$0].label?.count ?? 0) < (tree[$1].label?.count ?? 0) }
  }

  /// Returns the line that the user meant, such as `touch "Minutes"; increment 3` for
  /// `set Minutes to 60`, or `nil` for other lines.
  mutating func stepped(_ typed: TypedWords) -> MeantForm.Answer? {
    guard let count = MeantCommand.verb(of: typed, in: ["set", "change", "move", "drag", "stell"]),
      let place = typed.lowered.lastIndex(where: { ["to", "auf"].contains($0) }), place > count,
      place + 1 < typed.count
    else { return nil }
    let name = typed.words(count..<place).joined(separator: " ").withoutQuotes
    guard let stop = stop(calledBy: name), let node = node(.label(stop.withoutQuotes)),
      let wanted = ExactNumber(firstIn: typed.rest(after: place + 1))
    else { return nil }
    return steps(at: node, to: wanted).map { .line("touch \(stop); \($0)") }
      ?? stepsNear(wanted, at: node, after: "touch \(stop); ")
  }

  /// Returns the command that steps from the value of an element to a number, or `nil` if there's
  /// none.
  ///
  /// The method tries at most 50 steps.
  func steps(at node: ElementTree.Index, to wanted: ExactNumber) -> String? {
    guard let scale = tree[node].scale, let value = tree[node].value else { return nil }
    for (move, word) in [(ScaleMove.increment, "increment"), (.decrement, "decrement")] {
      var value = value
      for count in 1...50 {
        let next = scale.value(after: value, move)
        if next == value { break }
        value = next
        if ExactNumber(firstIn: value) == wanted { return count == 1 ? word : "\(word) \(count)" }
      }
    }
    return nil
  }

  /// Returns the line that the user meant, such as `touch "Pay"; double tap` for
  /// `Taste Pay drücken`, or `nil` for other lines.
  mutating func pressing(_ typed: TypedWords) -> String? {
    let verbs: Set = [
      "drücken", "antippen", "öffnen", "aktivieren", "auswählen", "anklicken", "doppeltippen",
    ]
    guard typed.count > 1, verbs.contains(typed.lowered[typed.count - 1]) else { return nil }
    return stop(calledBy: typed.joined(typed.count - 1).withoutQuotes).map {
      "touch \($0); double tap"
    }
  }
}
