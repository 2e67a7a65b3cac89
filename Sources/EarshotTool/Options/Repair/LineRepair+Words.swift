internal import EarshotAudit
internal import EarshotNotation

// Words among the files that aren't files.
extension LineRepair {
  /// The words of a sentence that mean nothing to Earshot.
  static let fillers = Set(
    """
    a an the of in on at for to from as with and by it its is are me my please file files
    screen screens app apps session sessions stops what how that this into using via only
    just also then be can you i want would like line number no which where was has have
    between out up them all-screens about der die das den dem ein eine von vom mit und auf
    im zu nach für alle es mir bitte als zeile datei bildschirm option folder directory
    report step phase format against problems if output save write vor under below over than
    do us see tell find hear run does sagen mal print show result results component cookbook
    gesture gestures each every any there his their our -> => → vs + & lines least most text
    table versus should could now again changes change gegen compared let need get give
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )

  /// The words that mean all screens or all files.
  static let wholes: Set = [
    "all", "every", "each", "everything", "alle", "alles", "whole", "jeden",
  ]

  /// Reads a word without a period or a slash.
  mutating func readWord(_ word: String) -> Bool {
    let plain = word.trimming { ",;:.!?\"'()".contains($0) }.lowercased()
    guard !plain.isEmpty else { return true }
    if isRevision(word), command.name == "diff" { return readRevision(word) }
    if Int(plain) != nil { return readNumber(plain) }
    if let option = incomplete.first(where: { $0 != .screen && $0 != .against }) {
      if let value = MeantValue.reading([plain], of: option), let text = value.text {
        incomplete.removeAll { $0 == option }
        add(option, text)
        return true
      }
    }
    if let isRead = readPhrase(plain) { return isRead }
    if Self.wholes.contains(plain) {
      if command.knows(.all), ["speak"].contains(command.name) { add(.all) }
      return true
    }
    if !(operands + input).contains(where: NearbyFiles.isThere), let near = NearbyFiles.near(word),
      FileName(near).stem.lowercased().hasSuffix(plain)
    {
      parts.append(.operand(near))
      return true
    }
    if readScreenName(word) || readOptionWord(plain) { return true }
    let isSecond = ["convert", "import"].contains(command.name) && !operands.isEmpty
    if !isSecond, let near = NearbyFiles.near(word), !operands.contains(near),
      !Self.fillers.contains(plain)
    {
      parts.append(.operand(near))
      return true
    }
    if readPhase(word) { return true }
    if command.name == "teach", operands.isEmpty, following.isEmpty { return false }
    if keepsMissingFiles, takesFiles, operands.isEmpty,
      place == input.count || !Self.fillers.contains(plain)
    {
      parts.append(.operand(word))
      return true
    }
    let isVerb = ForeignVerb.named(plain) != nil || Command(named: plain) != nil
    return Self.fillers.contains(plain) || isVerb
  }

  /// Reads words that mean an option or another command: `help`, a rule, `vs old.screen`, or
  /// `fail on warnings`.
  ///
  /// - Returns: Whether the words have a meaning, or `nil` if a different method reads the words.
  private mutating func readPhrase(_ word: String) -> Bool? {
    if ["help", "hilfe"].contains(word) {
      other = ["help", command.name]
      return false
    }
    if command.name == "audit", let rule = AuditRule.named(word) {
      add(.explain, rule.id)
      return true
    }
    if command.name == "page", ["vs", "versus", "against", "gegen", "compared"].contains(word) {
      return following.isEmpty || following[0] == "to" || attempt { $0.take(.against, nil) }
    }
    guard let next = following.first,
      let option = Option(rawValue: "\(word)-\(next.lowercased())"), command.knows(option)
    else { return nil }
    let isRead = attempt { repair in
      repair.place += 1
      return repair.take(option, nil)
    }
    return isRead ? true : nil
  }

  /// Reads the title of a phase after the name of the session file.
  private mutating func readPhase(_ word: String) -> Bool {
    guard command.name == "test", operands.contains(where: NearbyFiles.isSession),
      sessionPlace == nil, word.contains(" ") || word.first?.isUppercase ?? false
    else { return false }
    let rest = word.contains(" ") ? [] : following.prefix { !NearbyFiles.isThere($0) }
    place += rest.count
    sessionPlace = ([word] + rest).joined(separator: " ")
    return true
  }

  /// Reads a number among the files: the line of a session, or a count.
  private mutating func readNumber(_ text: String) -> Bool {
    let next = following.first?.lowercased() ?? ""
    let isOfJobs = ["cores", "jobs", "workers", "threads", "processes"].contains(next)
    if isOfJobs, command.knows(.jobs), Option.jobs.accepts(text) {
      place += 1
      add(.jobs, text)
      return true
    }
    let before = place > 1 ? input[place - 2].lowercased() : ""
    if NearbyFiles.isApp(operands.last ?? ""), ["line", "zeile"].contains(before) { return true }
    switch command.name {
    case "test", "walk": sessionPlace = text
    case "effort": add(.budget, text)
    case "cover": add(.minScore, text)
    default: return false
    }
    return true
  }

  /// Reads the name of a screen, for a command that shows a single screen.
  private mutating func readScreenName(_ word: String) -> Bool {
    guard command.knows(.screen) || command.name == "walk",
      !["verify", "observe", "teach"].contains(command.name)
    else { return false }
    let places = NearbyFiles.places(in: operands + input[place...].filter(NearbyFiles.isThere))
    for count in (0...min(2, following.count)).reversed() {
      let name = ([word] + following.prefix(count)).joined(separator: " ")
      guard let found = Self.place(name, in: places), Int(name) == nil else { continue }
      place += count
      if command.name == "walk" {
        input.insert(found, at: place)
        return readScreenOfWalk(nil)
      }
      add(.screen, found)
      incomplete.removeAll { $0 == .screen }
      return true
    }
    guard command.knows(.screen), !Self.fillers.contains(word.lowercased()),
      let near = Suggestion.nearest(to: word, in: places.map(\.name)),
      Option(rawValue: word) == nil
    else { return false }
    add(.screen, near)
    return true
  }

  /// Reads a word that belongs to an option, such as `repair` or `json`.
  private mutating func readOptionWord(_ word: String) -> Bool {
    let isImport = command.name == "import"
    let known = Option.allCases.filter {
      command.knows($0) && $0 != .help && $0 != .version && !(isImport && $0 == .to)
    }
    return readFormWord(word) || readOwnWord(word, known) || readLanguage(word)
      || readForeignWord(word)
  }

  /// Reads the format in which to print an app.
  private mutating func readFormWord(_ word: String) -> Bool {
    let isKnown = command.name == "convert" && options.contains(.to)
    if isKnown, MeantValue.exact(word, of: .to) != nil { return true }
    guard command.knows(.to), let form = MeantValue.exact(word, of: .to),
      form != "screen" || following.isEmpty, !options.contains(.to),
      command.name == "convert" || ["json", "screen"].contains(form)
    else { return false }
    add(.to, form)
    return true
  }

  /// Reads the name or the value of an option of the command.
  private mutating func readOwnWord(_ word: String, _ known: [Option]) -> Bool {
    if let flag = known.first(where: { $0.rawValue == word && !$0.takesValue }) {
      add(flag)
      return true
    }
    let written = known.first { $0.rawValue == word && $0.writesFile && $0 != .record }
    if let written, following.isEmpty, let usual = written.usualValue {
      add(written, usual)
      return true
    }
    if let option = known.first(where: { $0.rawValue == word && $0.takesValue }),
      value(of: option, in: following) != nil, attempt({ $0.take(option, nil) })
    {
      return true
    }
    if case .option(let option, let value?)? = Self.option(taking: word, in: known),
      !Self.fillers.contains(word)
    {
      add(option, value)
      return true
    }
    for option in [Option.from, .style, .idiom] where command.knows(option) {
      if let value = BorrowedArgument.value(meantBy: word, of: option),
        option.permitted?.contains(value) ?? false
      {
        add(option, value)
        return true
      }
    }
    return false
  }

  /// Reads the name of a language, or its tag after a preposition.
  private mutating func readLanguage(_ word: String) -> Bool {
    guard let tag = BorrowedArgument.tag(ofLanguage: word), Option.language.accepts(tag) else {
      return false
    }
    let isAfter =
      place > 1 && ["in", "auf", "language"].contains(input[place - 2].lowercased())
    guard word.count > 2 || isAfter else { return false }
    add(.language, tag)
    return true
  }

  /// Reads the name of another tool's option.
  private mutating func readForeignWord(_ word: String) -> Bool {
    guard word.count > 2, !Self.fillers.contains(word) else { return false }
    for meaning in ForeignOption.meanings(of: word) {
      switch meaning {
      case .flag, .fixed, .value, .dryRun:
        if attempt({ $0.apply(meaning, nil) }) { return true }
      case .command(let words):
        if words[0] != command.name { other = words } else { wantsOutput = true }
        return other == nil
      default: continue
      }
    }
    return false
  }
}
