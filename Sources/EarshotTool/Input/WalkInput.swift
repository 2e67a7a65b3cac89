internal import EarshotLines
internal import EarshotSession

/// Where the commands of a walk come from: lines, or single keys with a prompt for one line.
struct WalkInput {
  private var lines: any LineSource
  private var keys: KeyReader?
  private let hasTerminal: Bool
  private let isConversation: Bool
  private let erase: (String) -> Void

  /// Creates the input; it begins with lines.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - environment: What the program is connected to.
  ///   - erase: Erases a line above the cursor that was typed.
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

  /// Whether single keys are read.
  var readsKeys: Bool { keys != nil }

  /// Begins to read single keys; says whether there is a terminal for it.
  mutating func switchToKeys() -> Bool {
    if keys == nil, hasTerminal { keys = KeyReader(signals: .shared) }
    return readsKeys
  }

  /// Adds a line to those that the arrow keys bring back.
  mutating func remember(_ line: String) { lines.remember(line) }

  /// Asks for a line while a long page is shown; some keys end it at once.
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

  /// Waits for a key that answers whether a page goes on; without a terminal it doesn't.
  mutating func answer() throws(Failure) -> Input { try keys?.answer() ?? .line("q") }

  /// Gives the terminal back as it was found.
  mutating func close() {
    keys?.rest()
    keys = nil
  }

  /// Waits for what comes next.
  ///
  /// - Parameters:
  ///   - session: Gives the session as it is when something is to be completed.
  ///   - idling: What is done meanwhile.
  /// - Returns: What came.
  /// - Throws: ``Failure`` if the input or the terminal cannot be used.
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

  /// Reads one line while keys rest; it is a command that has to be shown in its own form.
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
    if input == .cleared { return .note("back to single keys") }
    guard case .line(let line) = input else { return input }
    // The command is repeated in its own form.
    if isConversation { erase(lines.prompt + line) }
    return .command(KeyTable.command(typedAfterColon: line))
  }
}
