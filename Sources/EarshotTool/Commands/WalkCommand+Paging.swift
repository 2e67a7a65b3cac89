internal import EarshotLines
internal import EarshotSession

// Pages that are longer than the terminal.
extension WalkCommand {
  /// Shows what the program says page by page, where it is longer than the terminal; whatever else
  /// is typed meanwhile is done next.
  ///
  /// - Returns: Whether it was.
  mutating func page(
    _ response: Session.Response,
    _ source: inout WalkInput,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    guard environment.isConversation, response.request == nil, let rows = environment.rows,
      response.content.count > 1, response.content.allSatisfy(\.isNote)
    else { return false }
    var pager = Pager(response.lines.flatMap(console.output.pieces), rows: rows)
    if pager.isLast { return false }
    while true {
      let isLast = pager.isLast
      for line in pager.next() { try console.output.verbatim(line) }
      try console.output.flush()
      if isLast { return true }
      let input = try source.line(prompt: LineMark.note.line(Pager.question))
      switch Pager.answer(input) {
      case .more: continue
      case .stop: return true
      case .other:
        waiting = input
        return true
      }
    }
  }
}
