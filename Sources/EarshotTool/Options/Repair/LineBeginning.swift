internal import EarshotNotation

/// The interpreted beginning of a command line: the command, the remaining words, and the
/// information in the verb.
struct LineBeginning {
  var command: Command
  var words: [String]
  /// Whether the line names the command.
  var isNamed = true
  /// Whether the verb comes from another tool or a sentence.
  var isForeign = false
  /// Whether the verb requests recording a session.
  var isRecording = false
  var output: String?
  var keepsMissingFiles = false
}

extension LineBeginning {
  /// Returns the beginning of a line, or `nil` if the words mean no command.
  static func beginning(of words: [String]) -> LineBeginning? {
    guard let place = words.firstIndex(where: { !$0.hasPrefix("-") || $0 == "-" }) else {
      return ofOptions(words)
    }
    let word = words[place]
    var rest = words
    rest.remove(at: place)
    if let command = Command(named: word.lowercased()) {
      return LineBeginning(command: command, words: rest)
    }
    if let glued = glued(word, rest) { return glued }
    let isFile = NearbyFiles.isThere(word) || word.contains(".")
    if let verb = verb(in: words) { return ofVerb(verb, words) }
    if !isFile, let near = Suggestion.nearest(to: word, in: Command.all.map(\.name)),
      let command = Command(named: near), NearbyFiles.near(word) == nil || !rest.isEmpty
    {
      return LineBeginning(command: command, words: rest)
    }
    if !isFile, place == 0, word.count > 3,
      let near = Suggestion.nearest(to: word, in: ForeignVerb.all.flatMap { $0.words.sorted() }),
      let verb = ForeignVerb.named(near), rest.contains(where: { !$0.hasPrefix("-") })
    {
      return ofVerb((place, verb), words)
    }
    if let option = words.first(where: {
      $0.hasPrefix("--") && Command(named: String($0.dropFirst(2))) != nil
    }),
      let command = Command(named: String(option.dropFirst(2)))
    {
      return LineBeginning(command: command, words: words.filter { $0 != option })
    }
    if !isFile, words.count == 1, HelpPage.on(word) != nil {
      return LineBeginning(command: .help, words: words)
    }
    guard isFile || NearbyFiles.near(word) != nil || NearbyFiles.isThere(words.last ?? "") else {
      return nil
    }
    return LineBeginning(command: .walk, words: words, isNamed: false)
  }

  /// Returns the beginning of a line that consists of options.
  private static func ofOptions(_ words: [String]) -> LineBeginning? {
    let key = ForeignOption.key(String(words[0].prefix { $0 != "=" }))
    let isOfFile = ForeignOption.meanings(of: key).contains {
      if case .operand = $0 { true } else { false }
    }
    if isOfFile { return LineBeginning(command: .walk, words: words, isNamed: false) }
    if ["v", "version", "ver"].contains(key) {
      return LineBeginning(command: .walk, words: ["--version"], isNamed: false)
    }
    if ["h", "help", "?", "usage"].contains(key) {
      return LineBeginning(command: .walk, words: ["--help"], isNamed: false)
    }
    if let command = Command(named: key) {
      return LineBeginning(command: command, words: Array(words.dropFirst()))
    }
    if let verb = ForeignVerb.named(key) { return ofVerb((0, verb), [key] + words.dropFirst()) }
    let option = Option.allCases.first { ForeignOption.key($0.rawValue) == key }
    let command = option.flatMap { option in Command.all.first { $0.knows(option) } }
    return command.map { LineBeginning(command: $0, words: words, isNamed: $0 != .walk) }
  }

  /// Returns the beginning of a line whose command is joined to an option, such as `check-fix` or
  /// `test:watch`.
  private static func glued(_ word: String, _ rest: [String]) -> LineBeginning? {
    guard !NearbyFiles.isThere(word), let mark = word.firstIndex(where: { "-:_".contains($0) }),
      let command = Command(named: word[..<mark].lowercased())
    else { return nil }
    let end = String(word[word.index(after: mark)...])
    return LineBeginning(command: command, words: (end.isEmpty ? [] : ["--\(end)"]) + rest)
  }

  /// Returns the verb of a sentence and its index: the first command or specific verb or, if
  /// there's none, the first word for opening an app.
  private static func verb(in words: [String]) -> (place: Int, verb: ForeignVerb?)? {
    var opening: (Int, ForeignVerb?)?
    for (place, word) in words.enumerated() where !NearbyFiles.isThere(word) {
      let before = place > 0 && words[place - 1].hasPrefix("--") ? words[place - 1] : ""
      if Option(rawValue: String(before.dropFirst(2)))?.takesValue ?? false { continue }
      if Command(named: word.lowercased()) != nil { return (place, nil) }
      guard let verb = ForeignVerb.named(word) else { continue }
      guard verb.isOpening else { return (place, verb) }
      opening = opening ?? (place, verb)
    }
    return opening
  }

  private static func ofVerb(_ found: (place: Int, verb: ForeignVerb?), _ words: [String])
    -> LineBeginning?
  {
    let word = words[found.place].lowercased()
    var rest = words
    rest.remove(at: found.place)
    rest = CommandWords.withoutLeadingWords(rest, before: found.place)
    guard let verb = found.verb else {
      return Command(named: word).map { LineBeginning(command: $0, words: rest) }
    }
    let files = rest.filter {
      NearbyFiles.isThere($0) || NearbyFiles.isSession($0) || NearbyFiles.isApp($0)
    }
    let isAlone = rest.allSatisfy {
      LineRepair.fillers.contains($0.lowercased()) || ForeignVerb.named($0) != nil && files.isEmpty
    }
    let isOfSessions =
      !files.isEmpty
      && files.allSatisfy {
        NearbyFiles.isSession($0) || Folder.isFolder($0) && NearbyFiles.holdsOnlySessions($0)
      }
    var meant = isOfSessions ? verb.meaning.sessions : verb.meaning.screens
    if isAlone, let alone = verb.meaning.alone {
      meant = alone
      rest = []
    }
    guard let name = meant.first else { return nil }
    if name == "--version" { return LineBeginning(command: .walk, words: [name], isNamed: false) }
    guard let command = Command(named: name) else { return nil }
    let isGerman = word.hasPrefix("lektion") || word == "kapitel" || word == "übung"
    let language =
      isGerman && !rest.contains { BorrowedArgument.tag(ofLanguage: $0) != nil }
      ? ["--language", "de"] : []
    return LineBeginning(
      command: command,
      words: Array(meant.dropFirst()) + rest + language,
      isForeign: true,
      isRecording: ["record", "rec", "capture", "aufnehmen", "aufzeichnen"].contains(word),
      output: rest.contains {
        ["-o", "--output", "--out"].contains($0) || $0.hasPrefix("-o=") || $0.hasPrefix("--output=")
      } ? nil : CommandWords.output(of: verb.meaning.output.map { _ in meant + files } ?? [])
    )
  }
}

extension ForeignVerb {
  /// Whether the verb only opens or lists something, so another word of the line can be more
  /// specific.
  var isOpening: Bool {
    meaning.screens.first == "walk" && meaning.screens.count == 1 && meaning.alone != nil
      || meaning.screens == ["speak"]
        && meaning.alone != nil
  }
}

extension NearbyFiles {
  /// Returns whether a folder contains sessions and no screen files.
  static func holdsOnlySessions(_ folder: String) -> Bool {
    let names = files(in: folder)
    return names.contains { FileKind(ofName: $0) == .transcript }
      && !names.contains { FileKind(ofName: $0) == .screen }
  }
}
