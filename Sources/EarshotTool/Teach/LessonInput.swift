internal import EarshotLessons
internal import EarshotSession

/// The source of the learner's answers: lines, or single keys for gestures.
struct LessonInput {
  private var lines: any LineSource
  private var keys: KeyReader?
  /// Whether the learner wants to make gestures with single keys.
  private var wantsKeys: Bool
  private let isConversation: Bool
  /// Whether the learner has read the list of keys.
  private var knowsKeys = false

  init(_ options: Options, _ environment: Environment) {
    lines = LineSources.source(prompt: "", options, environment)
    wantsKeys = options.has(.keys) && environment.isConversation
    isConversation = environment.isConversation && !options.has(.speechOnly)
  }

  /// Restores the original state of the terminal.
  mutating func close() {
    keys?.rest()
    keys = nil
  }

  /// Waits for the next input for the lesson's player.
  mutating func next(
    for player: LessonPlayer,
    idling: Idling,
    _ console: inout Console
  ) throws(Failure) -> Input {
    guard wantsKeys, player.takesGestures else { return try line(for: player, idling) }
    if keys == nil { try beginKeys(player.language, &console) }
    console.output.show(player.prompt)
    guard let input = try keys?.next(completions: { _ in [] }, idling: idling) else {
      return try line(for: player, idling)
    }
    console.output.show("\n")
    switch input {
    case .lines:
      wantsKeys = false
      return .note(Wording.linesFromNowOn[player.language])
    case .prompt: return try command(for: player, idling)
    case .command(":what"), .command(":keys"): return .command("?")
    default: return input
    }
  }

  /// Starts reading keys from the terminal, and lists the keys the first time.
  private mutating func beginKeys(
    _ language: LessonLanguage,
    _ console: inout Console
  ) throws(Failure) {
    keys = KeyReader(signals: .shared)
    keys?.advice = Wording.keys[language]
    guard !knowsKeys else { return }
    knowsKeys = true
    try console.output.line(
      LessonLine.tool(verbatim: Wording.keysAtFirst[language]).printed,
      indentedBy: LessonPrinter.indentation
    )
  }

  /// Reads a command of the program after the learner presses the colon key.
  private mutating func command(
    for player: LessonPlayer,
    _ idling: Idling
  ) throws(Failure) -> Input {
    close()
    lines.prompt = player.prompt + ":"
    let input = try lines.next(
      completions: { line in
        player.completions(of: line)
          + player.completions(of: ":" + line).map { String($0.dropFirst()) }
      },
      idling: idling
    )
    guard case .line(let line) = input else { return input }
    return .command(KeyTable.command(typedAfterColon: line))
  }

  private mutating func line(
    for player: LessonPlayer,
    _ idling: Idling
  ) throws(Failure) -> Input {
    close()
    if isConversation { lines.prompt = player.prompt }
    return try lines.next(completions: { player.completions(of: $0) }, idling: idling)
  }
}
