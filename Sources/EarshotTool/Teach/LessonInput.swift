internal import EarshotLessons

/// Where answers come from: lines, and single keys where gestures are asked for.
struct LessonInput {
  private var lines: any LineSource
  private var keys: KeyReader?
  /// Whether gestures come from single keys.
  private var wantsKeys: Bool
  private let isConversation: Bool

  init(_ options: Options, _ environment: Environment) {
    lines = LineSources.source(prompt: "", options, environment)
    wantsKeys = options.has(.keys) && environment.isConversation
    isConversation = environment.isConversation
  }

  /// Gives the terminal back as it was found.
  mutating func close() {
    keys?.rest()
    keys = nil
  }

  /// Waits for what a player is told next.
  mutating func next(
    for player: LessonPlayer,
    _ console: inout Console
  ) throws(Failure) -> Input {
    guard wantsKeys, player.takesGestures else { return try line(for: player) }
    if keys == nil { keys = KeyReader(signals: .shared) }
    console.output.show(player.prompt)
    guard let input = try keys?.next(completions: { _ in [] }) else { return try line(for: player) }
    console.output.show("\n")
    switch input {
    case .lines:
      wantsKeys = false
      return .note("Type lines from now on.")
    case .prompt: return try line(for: player)
    case .command(":what"), .command(":keys"): return .command("?")
    default: return input
    }
  }

  private mutating func line(for player: LessonPlayer) throws(Failure) -> Input {
    close()
    if isConversation { lines.prompt = player.prompt }
    return try lines.next(completions: { player.completions(of: $0) })
  }
}
