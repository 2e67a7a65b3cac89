internal import EarshotLines
internal import EarshotSession

/// The source of a walk's commands: either lines, or single keys with a prompt for individual
/// lines.
struct WalkInput {
  private var lines: any LineSource
  private var keys: KeyReader?
  private let hasTerminal: Bool
  private let isConversation: Bool
  private let erase: (String) -> Void

  /// Creates the input, which begins with lines.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - environment: The environment of the program.
  ///   - erase: A closure that erases a typed line above the cursor.
  init(
    _ options: Options,
    _ environment: Environment,
    erase: @escaping (String) -> Void
  ) {
    self.erase = erase
    lines = LineSources.source(
      prompt: options.has(.speechOnly) ? "" : LineMark.command.line("") + " ",
      options,
      environment,
      memory: .chosen(LineHistory(environment))
    )
    hasTerminal = environment.inputIsTerminal
    isConversation = environment.isConversation
  }

  /// Whether the input is in the mode for single keys.
  var readsKeys: Bool { keys != nil }

  /// Begins to read single keys and returns whether there's a terminal for them.
  mutating func switchToKeys() -> Bool {
    if keys == nil, hasTerminal { keys = KeyReader(signals: .shared) }
    return readsKeys
  }

  /// Adds a line to the history for the arrow keys.
  mutating func remember(_ line: String) { lines.remember(line) }

  /// Reads a line while a long page is visible.
  ///
  /// In an empty line, a character in `immediate` ends the line without Return.
  mutating func line(
    prompt: String,
    endedBy immediate: Set<Unicode.Scalar>
  ) throws(Failure) -> Input {
    let usual = lines.prompt
    lines.prompt = prompt
    lines.immediate = immediate
    keys?.rest()
    defer { (lines.prompt, lines.immediate) = (usual, []) }
    defer { keys?.resume() }
    return try lines.next(completions: { _ in [] })
  }

  /// Waits for a key that determines whether to show the next page.
  ///
  /// Without a terminal, the result is `q`, so the output stops.
  mutating func answer() throws(Failure) -> Input { try keys?.answer() ?? .line("q") }

  /// Restores the original state of the terminal.
  mutating func close() {
    keys?.rest()
    keys = nil
  }

  /// Waits for the next input.
  ///
  /// - Parameters:
  ///   - session: A closure that returns the current session, for completion.
  ///   - idling: The work to repeat during the wait.
  /// - Returns: The input.
  /// - Throws: ``Failure`` if the input or the terminal isn't usable.
  mutating func next(in session: () -> Session, idling: Idling) throws(Failure) -> Input {
    guard let input = try keys?.next(completions: { _ in [] }, idling: idling) else {
      return try lines.next(completions: { session().completions(of: $0) }, idling: idling)
    }
    switch input {
    case .prompt: return try command(in: session, idling)
    case .lines: close()
    default: break
    }
    return input
  }

  /// Reads one line between keys.
  ///
  /// The method erases the line, because the program prints the command again in canonical form.
  private mutating func command(
    in session: () -> Session,
    _ idling: Idling
  ) throws(Failure) -> Input {
    let usual = lines.prompt
    if isConversation, let prompt = keys?.prompt { lines.prompt = prompt }
    keys?.rest()
    defer { lines.prompt = usual }
    defer { keys?.resume() }
    let input = try lines.next(
      completions: { KeyTable.completions(of: $0, in: session()) },
      idling: idling
    )
    if input == .cleared { return .note("Earshot reads single keys again") }
    guard case .line(let line) = input else { return input }
    // The program prints the command again in canonical form.
    if isConversation { erase(lines.prompt + line) }
    return .command(KeyTable.command(typedAfterColon: line))
  }
}
