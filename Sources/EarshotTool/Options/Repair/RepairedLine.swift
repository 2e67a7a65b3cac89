internal import EarshotNotation

/// Functions that find the valid line that an invalid command line means.
///
///     earshot auidt app.screen --covrage           →    earshot audit app.screen --coverage
///     earshot record shop.screen to new.vo         →    earshot walk shop.screen --record new.vo
///     earshot show what changed from a.screen to b.screen    →    earshot diff a.screen b.screen
///
/// The functions return a line only if Earshot accepts it and can open its files. They don't run
/// commands or write files.
///
/// - Source: our choice, from what people typed.
enum RepairedLine {
  /// The maximum number of words of a line.
  private static let limit = 40

  /// Returns a message that suggests the line that the words mean, or `nil` if there's none.
  ///
  /// The message can contain shell syntax around the line and a hint about what to do next.
  static func answer(to words: [String]) -> String? {
    guard words.count <= limit, !words.isEmpty else { return nil }
    let joined = CommandWords.joined(words)
    if joined != words, LineJudge.accepts(joined) {
      return "did you mean '\((["earshot"] + joined.map(\.asShellWord)).joined(separator: " "))'?"
    }
    if let line = answer(to: joined, keepingMissingFiles: false) { return line }
    // If only its files are missing, a line that drops a file and keeps another is no better.
    let operands = (try? Options(parsing: words))?.operands ?? []
    guard
      operands.count < 2 || Options.command(meantBy: operands[0]) != nil
        || operands.contains(where: NearbyFiles.isThere)
        || operands.allSatisfy({ $0.contains(".") })
    else { return nil }
    return answer(to: joined, keepingMissingFiles: true)
  }

  private static func answer(to words: [String], keepingMissingFiles: Bool) -> String? {
    var plain = CommandWords.plain(words)
    var output: String?
    for _ in 0..<4 {
      guard var start = LineBeginning.beginning(of: plain) else { return nil }
      start.output = output ?? start.output
      start.keepsMissingFiles = keepingMissingFiles
      var redirected: [String]?
      if let line = line(from: start, words, &redirected) { return line }
      guard let redirected else { return keepingMissingFiles ? nil : others(start, words) }
      output = CommandWords.output(of: redirected)
      let files = redirected.filter(NearbyFiles.isThere)
      if start.command == .diff, redirected[0] == "page", files.count == 2 {
        plain = ["page", files[1], Option.against.spelling, files[0]]
        continue
      }
      plain = redirected.filter { $0 != Option.markdown.spelling || redirected[0] != "page" }
    }
    return nil
  }

  private static func others(_ start: LineBeginning, _ words: [String]) -> String? {
    for command in alternatives(to: start) {
      var start = start
      start.command = command
      start.isNamed = true
      start.isForeign = true
      var redirected: [String]?
      if let line = line(from: start, words, &redirected) { return line }
    }
    return nil
  }

  /// Reads a line from its beginning.
  ///
  /// - Parameters:
  ///   - start: The beginning.
  ///   - typed: The words as typed, which the line must differ from.
  ///   - redirected: The words of another command if an option belongs to that command.
  /// - Returns: The message with the line, or `nil` if a word has no meaning.
  private static func line(
    from start: LineBeginning,
    _ typed: [String],
    _ redirected: inout [String]?
  ) -> String? {
    var repair = LineRepair(start.command, start.words)
    repair.isForeign = start.isForeign
    repair.isRecording = start.isRecording
    repair.output = start.output
    repair.keepsMissingFiles = start.keepsMissingFiles
    guard repair.read() else {
      if let other = repair.other {
        redirected = other + repair.input[..<repair.beginning] + repair.input[repair.place...]
      }
      return nil
    }
    return LineJudge.line(of: &repair, isNamed: start.isNamed, typed)
  }

  /// Returns the other commands that support all options of a line, the most probable ones first.
  ///
  /// The array is empty unless the line has an option that its command doesn't support, or names
  /// sessions for a command that needs something else.
  private static func alternatives(to start: LineBeginning) -> [Command] {
    // These commands don't take the files of one app, so no other command does what's meant.
    let takesApp = !["man", "new", "completion", "diff", "teach"].contains(start.command.name)
    if start.isNamed, !start.isForeign, !takesApp { return [] }
    let files = start.words.filter { !$0.hasPrefix("-") }.compactMap {
      NearbyFiles.isThere($0) ? $0 : start.isNamed ? nil : NearbyFiles.near($0)
    }
    let isOfSessions =
      !files.isEmpty
      && files.allSatisfy {
        NearbyFiles.holdsSessions($0) || Folder.isFolder($0) && NearbyFiles.holdsOnlySessions($0)
      }
    if start.command == .verify { return isOfSessions ? [.observe] : [] }
    let needsApp = ["walk", "speak", "check", "audit", "draw", "page", "convert"].contains(
      start.command.name
    )
    let keys = start.words.filter { $0.hasPrefix("--") }.map {
      ForeignOption.key(String($0.prefix { $0 != "=" }))
    }
    let strange = Option.allCases.filter {
      keys.contains(ForeignOption.key($0.rawValue)) && !start.command.knows($0)
    }
    guard !strange.isEmpty || isOfSessions && needsApp else { return [] }
    let isVisual = ["page", "draw"].contains(start.command.name)
    var names = [
      "walk", "speak", "check", "audit", "effort", "page", "draw", "convert", "test", "cover",
      "diff", "import", "teach",
    ]
    if isOfSessions || start.command == .cover {
      names = ["test", "effort", "cover", "convert", "walk", "page"]
    }
    if isVisual { names = ["draw", "page"] + names }
    return names.filter { $0 != start.command.name }.compactMap { Command(named: $0) }
      .filter { command in
        strange.allSatisfy { command.knows($0) }
          && !(strange.contains(.voice) && command == .effort)
      }
  }
}
