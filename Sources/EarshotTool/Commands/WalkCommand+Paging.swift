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
    var pager = Pager(response.lines)
    if pager.fits(rows: rows, { console.output.pieces(of: $0) }) { return false }
    while true {
      let rows = environment.rows ?? rows
      for row in pager.next(rows: rows, { console.output.pieces(of: $0) }) {
        try console.output.verbatim(row)
      }
      try console.output.flush()
      if pager.isOver { return true }
      let input = try source.line(prompt: LineMark.note.line(Pager.question), endedBy: Pager.keys)
      guard try goesOn(after: input, &console) else { return true }
    }
  }

  /// Acts on what was typed below a part of a page: the question is erased, and a command stands
  /// where the prompt would be.
  private mutating func goesOn(
    after input: Input,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    let typed = if case .line(let line) = input { line } else { "" }
    console.output.erase(LineMark.note.line(Pager.question) + typed)
    switch Pager.answer(input) {
    case .more: return true
    case .stop: break
    case .other:
      waiting = input
      if !typed.isEmpty { try console.output.line(LineMark.command.line(typed.withoutPrompt)) }
    }
    try console.output.flush()
    return false
  }
}
