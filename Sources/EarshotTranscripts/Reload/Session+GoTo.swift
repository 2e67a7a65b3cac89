import EarshotLines
import EarshotNotation
import EarshotSession

extension Session {
  /// Marks where the session stands.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:mark`.
  mutating func mark(as name: String, _ run: inout ResponseBuilder) {
    guard !name.isEmpty else { return run.refuse(CommandParser.needs(":mark", "a name")) }
    mark(as: name)
    run.note(["':goto \(Display.spoken(name))' leads back here"])
  }

  /// Goes back to a mark: the steps that led there are made again, in the app as it is now.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands", `:goto`.
  mutating func goTo(_ name: String, _ run: inout ResponseBuilder) {
    guard !name.isEmpty else { return run.refuse(CommandParser.needs(":goto", "a name")) }
    guard let mark = marks.first(where: { $0.name == name }) else {
      let names = marks.map(\.name)
      let ending = Suggestion.ending(for: name, in: names)
      let all =
        names.isEmpty ? "; ':mark NAME' sets one" : "; marks: \(names.joined(separator: ", "))"
      return run.note([Display.spoken("no mark '\(name)'\(ending.isEmpty ? all : ending)")])
    }
    let replay = Replay(mark.entries, from: anew(with: mark.document), to: anew(with: document))
    let isSame = mark.document.tree == document.tree
    self = replay.new
    run.note(isSame && replay.end == nil ? [focusLine] : replay.report(hasSameApp: isSame))
  }
}
