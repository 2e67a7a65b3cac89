internal import EarshotLines
internal import EarshotSession

// Text that doesn't fit the height of the terminal.
extension WalkCommand {
  /// Shows a command's output page by page if it doesn't fit the terminal.
  ///
  /// If the user types a command at a page break, the walk runs it next.
  ///
  /// - Returns: Whether the method showed pages.
  mutating func page(
    _ response: Session.Response,
    _ source: inout WalkInput,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    guard response.request == nil, response.content.count > 1,
      response.content.allSatisfy(\.isNote)
    else { return false }
    return try page(response.lines, &source, &console)
  }

  /// Shows lines page by page if they don't fit the terminal, and returns whether it showed pages.
  mutating func page(
    _ lines: [String],
    _ source: inout WalkInput,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    guard environment.isConversation, let rows = environment.rows else { return false }
    var pager = Pager(lines)
    if pager.fits(rows: rows, { console.output.pieces(of: $0) }) { return false }
    while true {
      let rows = environment.rows ?? rows
      for row in pager.next(rows: rows, { console.output.pieces(of: $0) }) {
        try console.output.verbatim(row)
      }
      try console.output.flush()
      if pager.isOver { return true }
      guard try source.readsKeys ? goesOnByKey(&source, &console) : goesOn(&source, &console)
      else { return true }
    }
  }

  /// Asks at a page break whether to continue, and reads a line as the reply.
  private mutating func goesOn(
    _ source: inout WalkInput,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    let input = try source.line(prompt: LineMark.note.line(Pager.question), endedBy: Pager.keys)
    return try goesOn(after: input, &console)
  }

  /// Asks at a page break whether to continue, and reads a single key as the reply.
  ///
  /// If the key has a command, the command runs next.
  private mutating func goesOnByKey(
    _ source: inout WalkInput,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    console.output.show(LineMark.note.line(Pager.question))
    let input = try source.answer()
    console.output.show("\r\u{1B}[K")
    if Pager.answer(input) == .more { return true }
    switch input {
    case .command, .stop: waiting = input
    default: break
    }
    return false
  }

  /// Handles the reply at a page break.
  ///
  /// The method erases the question. If the reply is a command, it prints the command after a
  /// prompt.
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
