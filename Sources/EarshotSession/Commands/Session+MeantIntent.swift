import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of a line, based on the ideas in it, and advice on names that don't exist.
extension Session {
  /// Returns the line that the ideas in the text mean, such as `four-finger tap bottom` for `take
  /// me to the very end`.
  ///
  /// The result is `nil` if there's none, or if a phrase at the beginning explains more of the
  /// line.
  func intent(_ text: String, _ typed: TypedWords) -> MeantForm.Answer? {
    guard let intent = Intent.meant(by: text) else { return nil }
    let borrowed = BorrowedCommand.meant(by: typed.lowered)?.count ?? 0
    let explained = typed.lowered.prefix(borrowed).filter { !IntentWords.isFiller($0) }.count
    return explained < max(2, intent.explained) && borrowed < typed.count ? intent.answer : nil
  }

  /// Returns the replacement for a line with a name that no element has, such as `open Zurich`, or
  /// with a word such as `rotor` instead of a name.
  ///
  /// The result is `nil` for other lines.
  func adviceOnStops(_ typed: TypedWords) -> MeantForm.Answer? {
    let verbs = MeantCommand.openings + MeantCommand.goings
    guard let count = MeantCommand.verb(of: typed, in: verbs), typed.count > count,
      !typed.lowered[0].hasPrefix(":"),
      BorrowedCommand.meant(by: typed.lowered).map({ $0.count <= count }) ?? true
    else { return nil }
    let words = Array(typed.lowered.dropFirst(count))
    // `choose the last pizza` doesn't mean the last stop.
    let isPlain = words.filter { !IntentWords.isFiller($0) }.count < 2
    if let answer = MeantKeyword.answer(to: words),
      isPlain || ![.line("first"), .line("last")].contains(answer)
    {
      return answer
    }
    let name = Display.safe(typed.rest(after: count).withoutQuotes)
    if let action = cursor.map({ actionNames(at: $0) })?
      .first(where: { $0.lowercased() == name.lowercased() })
    {
      return .line("action \(Quoting.quotedLiteral(action))")
    }
    var copy = self
    if let stop = copy.node(.identifier(name)), let way = way(to: stop) {
      return .line("\(way); double tap")
    }
    if let line = swipeToValue(name.lowercased()) ?? actionCalled(name.lowercased()) {
      return .line(line)
    }
    let isHeld = stops.contains { label(of: $0)?.lowercased().contains(name.lowercased()) ?? false }
    if isHeld { return .line("two-finger triple tap \(Quoting.quotedLiteral(name))") }
    let start = "no stop on this screen is called '\(name)'"
    return .advice("\(start), but ':screen' lists the stops, and 'touch \"NAME\"' goes to one")
  }
}
