internal import EarshotAudit
internal import EarshotNotation
internal import EarshotSession

// Options of other tools.
extension LineRepair {
  /// Applies a meaning of another tool's option, and returns whether the command supports it.
  mutating func apply(_ meaning: ForeignOption.Meaning, _ attached: String?) -> Bool {
    switch meaning {
    case .flag(let option):
      return command.knows(option) && takeFlag(option, attached)
    case .value(.screen) where command.name == "walk": return readScreenOfWalk(attached)
    case .value(let option):
      return command.knows(option) && takeOwn(option, attached)
    case .fixed(let option, let value):
      guard command.knows(option), option.accepts(value) else { return false }
      add(option, value)
      skipValue(attached)
      return true
    case .nothing:
      skipValue(attached)
      return true
    case .unused:
      if attached == nil, let next = following.first, !NearbyFiles.isThere(next) { place += 1 }
      return true
    case .dryRun: return readDryRun(attached)
    case .command(let words):
      let isPicture = words == ["draw"] && command.name == "page"
      guard words[0] != command.name, !isPicture else {
        wantsOutput = true
        return true
      }
      other = words
      return false
    default: return applyText(meaning, attached)
    }
  }

  private mutating func applyText(_ meaning: ForeignOption.Meaning, _ attached: String?) -> Bool {
    guard let text = attached ?? following.first else {
      guard case .file = meaning, ["draw", "page"].contains(command.name) else { return false }
      wantsOutput = true
      return true
    }
    if attached == nil { place += 1 }
    switch meaning {
    case .file:
      let isForm = FileName(text).ending.isEmpty && !text.contains("/")
      if isForm, attempt({ $0.readForm(text) }) { return true }
      return isForm && other == nil ? false : other == nil && write(text)
    case .filter: return readFilter(text)
    case .form: return readForm(text)
    case .operand:
      guard
        takesFiles || ["new", "teach", "walk", "help", "completion", "man"].contains(command.name)
      else { return false }
      input.insert(text, at: place)
      return readOperand()
    case .line:
      guard Int(text) != nil, ["test", "walk"].contains(command.name) else { return false }
      sessionPlace = text
      return true
    case .older:
      guard command.name == "diff",
        let file = NearbyFiles.isThere(text) ? text : NearbyFiles.near(text)
      else { return false }
      parts.insert(.operand(file), at: 0)
      return true
    case .ignored: return readIgnored(text)
    case .phase:
      guard command.name == "test" else { return false }
      sessionPlace = text
      return true
    default: return false
    }
  }

  /// Reads the text that a finding must contain to be shown.
  private mutating func readFilter(_ text: String) -> Bool {
    let files = (operands + input[place...]).filter(NearbyFiles.isThere)
    guard command.name == "audit", !files.isEmpty else { return false }
    filter = text
    return true
  }

  /// Reads an audit rule to ignore, which requires a comment in the file.
  private mutating func readIgnored(_ text: String) -> Bool {
    guard command.name == "audit", let rule = MeantValue.reading([text], of: .explain)?.text
    else { return false }
    ignoredRule = rule
    return true
  }

  /// Adds an option with the user's value or, if there's none, a default value.
  private mutating func takeOwn(_ option: Option, _ attached: String?) -> Bool {
    if option == .baseline, command.name == "audit", let file = attached ?? following.first {
      if attached == nil { place += 1 }
      add(.baseline, file)
      if !NearbyFiles.isThere(file) { add(.updateBaseline) }
      return true
    }
    if option == .since, attached == nil, following.first.map(NearbyFiles.isThere) ?? true {
      add(.since, "main")
      return true
    }
    return take(option, attached)
  }

  private mutating func readDryRun(_ attached: String?) -> Bool {
    skipValue(attached)
    let changes = [Option.update, .review, .rename].filter { input.contains($0.spelling) }
    if command.knows(.update), !changes.isEmpty {
      for option in [Option.update, .review] {
        remove(option)
        input = Array(input[..<place]) + input[place...].filter { $0 != option.spelling }
      }
      add(.check)
    } else if command.knows(.fix) {
      remove(.fix)
      input = Array(input[..<place]) + input[place...].filter { $0 != Option.fix.spelling }
    } else if command.knows(.list), command.name == "test" {
      add(.list)
    }
    return true
  }

  /// Skips a number, or a word such as “yes” or “no”, after an option that takes no value.
  private mutating func skipValue(_ attached: String?) {
    guard attached == nil, let next = following.first?.lowercased() else { return }
    let isValue = Int(next) != nil || Self.yes.contains(next) || Self.no.contains(next)
    if isValue, !NearbyFiles.isThere(next) { place += 1 }
  }

  /// Returns the command's option that an unknown name means, or `nil` if there's none.
  ///
  /// The name can be the option's words in a different order, its beginning, one of its values, a
  /// language, or a misspelling.
  func near(_ name: String, _ value: String?) -> Part? {
    let known = Option.allCases.filter { command.knows($0) && $0 != .help && $0 != .version }
    let key = ForeignOption.key(name)
    if Option.allCases.contains(where: { ForeignOption.key($0.rawValue) == key }) { return nil }
    let parts = Set(name.lowercased().split(separator: "-"))
    if let same = known.first(where: {
      parts.count > 1 && Set($0.rawValue.split(separator: "-")) == parts
    }) {
      return .option(same, nil)
    }
    if let taking = Self.option(taking: key, in: known) { return taking }
    for option in [Option.to, .from, .idiom, .direction, .style] where command.knows(option) {
      if let value = BorrowedArgument.value(meantBy: key, of: option) {
        return .option(option, value)
      }
    }
    if let tag = BorrowedArgument.tag(ofLanguage: key), Option.language.accepts(tag) {
      return .option(.language, tag)
    }
    if let begun = Self.option(begunBy: key, value, in: known) { return .option(begun, nil) }
    if let longer = known.first(where: {
      $0.rawValue.count > 2 && name.lowercased().hasPrefix("\($0.spelling)-")
    }) {
      return .option(longer, nil)
    }
    if let value {
      if command.knows(.explain), AuditRule.named(value) != nil { return .option(.explain, nil) }
      let takers = known.filter { $0.permitted?.contains(value.lowercased()) ?? false }
      if takers.count == 1 { return .option(takers[0], nil) }
    }
    let spelled = Suggestion.nearest(to: "--\(name.drop { $0 == "-" })", in: known.map(\.spelling))
    let option = known.first { $0.spelling == spelled }
    guard let option, key.count > 2 else { return nil }
    if let value, option.takesValue, Self.isFolderOnly(value), command.knows(.classReports) {
      return .option(.classReports, nil)
    }
    return .option(option, nil)
  }

  private static func isFolderOnly(_ word: String) -> Bool { Folder.isFolder(word) }

  private static func option(begunBy key: String, _ value: String?, in known: [Option]) -> Option? {
    let begun = known.filter { ForeignOption.key($0.rawValue).hasPrefix(key) && !key.isEmpty }
    guard begun.count > 1 else { return begun.first }
    let taking = begun.filter { option in
      value.map { option.takesValue && option.accepts($0) } ?? false
    }
    return taking.count == 1 ? taking[0] : nil
  }

  /// Returns the option that accepts a word as its value, with the value, or `nil` if there's none.
  static func option(taking word: String, in known: [Option]) -> Part? {
    for option in known {
      guard let values = option.permitted else { continue }
      let same = values.first { ForeignOption.key($0) == word || $0 == word }
      if let same { return .option(option, same) }
    }
    return nil
  }
}
