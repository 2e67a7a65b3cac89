import EarshotLines
import EarshotModel
import EarshotNotation

// The meaning of a line about opening something or going to it.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// Returns advice for a line such as `focus Pay`, which explains how to move to the element, and
  /// how to write a claim about the cursor.
  ///
  /// If no gesture can go to the element now, the advice is the reason. The result is `nil` for
  /// other lines.
  mutating func focused(_ typed: TypedWords) -> MeantForm.Answer? {
    guard typed.lowered[0] == "focus", typed.count > 1, typed.lowered[1] != "on" else {
      return nil
    }
    let name = typed.rest(after: 1).withoutQuotes
    let called = self.stop(calledBy: name)
    if called == nil, let node = nodeOnScreen(labeled: name),
      let reason = adviceOnUnreachable(node) ?? place(of: node)
    {
      return .advice(reason)
    }
    guard let stop = called ?? self.stop(meantBy: name) else { return nil }
    if let reason = reasonUnreachable(in: "touch \(stop)") { return .advice(reason) }
    return .advice(
      "'touch \(stop)' goes to the element, and '? focus \(stop)' claims that the cursor is on it"
    )
  }

  /// Returns the reason that no gesture can go to the element in a line such as `choose Pay`, or
  /// `nil` if the line names none, or if the element is a stop or contains one.
  func unreachable(_ typed: TypedWords) -> MeantForm.Answer? {
    let verbs = MeantCommand.openings + MeantCommand.goings + ["select", "tap on"]
    guard let count = MeantCommand.verb(of: typed, in: verbs), typed.count > count,
      let node = nodeOnScreen(labeled: typed.rest(after: count).withoutQuotes),
      stop(standingFor: node) == nil
    else { return nil }
    return adviceOnUnreachable(node).map { .advice($0) }
  }

  /// Returns the line that the user meant, such as `start cart` for `open cart`, or
  /// `touch "Size"; double tap` for `open Size`.
  ///
  /// The result is `nil` for other lines.
  mutating func opening(_ typed: TypedWords) -> String? {
    if let line = going(typed) ?? pressing(typed) { return line }
    guard let count = MeantCommand.verb(of: typed, in: MeantCommand.openings),
      typed.count > 2 || BorrowedCommand.command(ofWhole: typed.lowered) == nil
    else { return nil }
    if let place = MeantTarget(typed.rest(after: count)).place { return "\(place); double tap" }
    let name = typed.rest(after: count).withoutQuotes
    guard !name.isEmpty else { return nil }
    if [".screen", ".json", ".xml"].contains(where: name.hasSuffix) { return ":open \(name)" }
    if typed.lowered[0] == "tab" || name.lowercased().hasPrefix("tab "),
      let tab = tab(numbered: String(name.split(separator: " ").last ?? ""))
    {
      return tab
    }
    let isOfScreen = MeantCommand.verb(of: typed, in: MeantCommand.screenOpenings) == count
    let element = stopName(name).map { "touch \($0); double tap" }
    let screen = screen(called: name).map { "start \(Quoting.name($0))" }
    return (isOfScreen ? screen ?? element : element ?? screen) ?? nearOpening(name)
  }

  /// Returns the line that the user meant, such as `touch "Me"; double tap` for `tab 2`, or `nil`
  /// for other lines.
  private func tab(numbered number: String) -> String? {
    let tabs = stops.filter { tree.role(of: $0) == .tab }
    guard let number = Int(number), tabs.indices.contains(number - 1),
      let way = way(to: tabs[number - 1])
    else { return nil }
    return "\(way); double tap"
  }

  /// Returns the line that the user meant, such as `touch #price` for `goto #price`, or
  /// `start cart` for `go to cart`.
  ///
  /// The result is `nil` for other lines.
  private mutating func going(_ typed: TypedWords) -> String? {
    guard let count = MeantCommand.verb(of: typed, in: MeantCommand.goings) else { return nil }
    let name = typed.rest(after: count).withoutQuotes
    if let stop = stop(meantBy: name) { return "touch \(stop)" }
    return screen(called: name).map { "start \(Quoting.name($0))" }
  }

  /// Returns the line that the user meant, such as `touch "Produce"; double tap` for `open Produc`,
  /// or `start cart` for `open carrt`.
  ///
  /// The result is `nil` for other lines.
  private mutating func nearOpening(_ name: String) -> String? {
    if let stop = stop(meantBy: name) { return "touch \(stop); double tap" }
    let screens = document.tree.screens.compactMap { document.tree[$0].identifier }
    return Suggestion.nearest(to: name, in: screens).map { "start \(Quoting.name($0))" }
  }
}
