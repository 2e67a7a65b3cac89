internal import EarshotNotation
internal import EarshotSession

// Options.
extension LineRepair {
  /// The words that turn an option on.
  static let yes: Set = ["on", "true", "yes", "1", "enabled", "always", "ja", "all"]
  static let no: Set = ["off", "false", "no", "0", "never", "none", "disabled", "nein"]

  /// Reads an option with its value, and returns whether the option has a meaning.
  mutating func readOption() -> Bool {
    var word = input[place]
    while let last = word.last, ",;".contains(last) { word.removeLast() }
    place += 1
    let end = word.firstIndex { $0 == "=" || $0 == ":" } ?? word.endIndex
    let name = String(word[..<end])
    let attached = end == word.endIndex ? nil : String(word[word.index(after: end)...])
    if let isRead = readOptionOfText(name, attached) { return isRead }
    if let option = known(name), attempt({ $0.take(option, attached) }) { return true }
    if other != nil { return false }
    let isComparison = ["verify", "observe"].contains(command.name)
    let isRecord = ForeignOption.key(name) == "record" && !isComparison
    for meaning in isRecord ? [] : ForeignOption.meanings(of: name) {
      // For most commands, `--strict` means the option of `test`, not a limit of the audit.
      if case .command = meaning, name == Option.strict.spelling, command.name != "check" {
        continue
      }
      if attempt({ $0.apply(meaning, attached) }) { return true }
      if other != nil { return false }
    }
    if let option = known(String(name.drop { $0 == "-" }.dropFirst(3))), name.hasPrefix("--no-") {
      remove(option)
      return true
    }
    guard let near = near(name, attached ?? following.first) else { return false }
    switch near {
    case .option(let option, nil): return attempt { $0.take(option, attached) }
    case .option(let option, let value): add(option, value)
    case .operand: break
    }
    return true
  }

  /// Reads an option of a command that takes words instead of files, or `--from` or `--to` before
  /// an existing file.
  ///
  /// - Returns: Whether the option has a meaning, or `nil` if a different method reads the option.
  private mutating func readOptionOfText(_ name: String, _ attached: String?) -> Bool? {
    let key = ForeignOption.key(name)
    switch command.name {
    case "new":
      if ["list", "ls", "all"].contains(key) { return true }
      guard (try? NewFile.named(key)) != nil else { return nil }
      parts.insert(.operand(key), at: 0)
      return true
    case "teach" where ["resume", "continue"].contains(key):
      parts.append(.operand("resume"))
      return true
    case "walk" where known(name) == nil:
      return readSettingOfWalk(name, attached) ? true : nil
    case "completion" where ["bash", "zsh", "fish"].contains(key):
      parts.append(.operand(key))
      return true
    case "help" where key != "help" && key != "version":
      guard operands.isEmpty, following.isEmpty else { return true }
      if HelpPage.on(key) != nil {
        parts.append(.operand(key))
      } else if let option = Option.allCases.first(where: {
        ForeignOption.key($0.rawValue) == key
      }) {
        let isCommon = OptionRow.common.contains { $0.option == option }
        let commands = isCommon ? [] : Command.all.filter { $0.knows(option) }
        parts.append(.operand(commands.first?.name ?? "options"))
        isExample = commands.count > 1
      }
      return true
    default: break
    }
    let isSource = key == "from" || key == "to" && command.name == "diff"
    guard isSource, let file = attached ?? following.first, NearbyFiles.isThere(file) else {
      return nil
    }
    if attached == nil { place += 1 }
    parts.append(.operand(file))
    return true
  }

  /// Returns the command's option with the given name, ignoring case and hyphens, or `nil` if
  /// there's none.
  private func known(_ name: String) -> Option? {
    if name == "-h" { return .help }
    let key = ForeignOption.key(name)
    return Option.allCases.first { ForeignOption.key($0.rawValue) == key && command.knows($0) }
  }

  /// Adds an option with the value that the next words mean, and returns whether that's possible.
  mutating func take(_ option: Option, _ attached: String?) -> Bool {
    guard option.takesValue else { return takeFlag(option, attached) }
    let given = attached.map { [$0] + following } ?? following
    if option == .to, given.count > 1,
      let form = MeantValue.exact(given.prefix(2).joined(separator: "-").lowercased(), of: .to)
    {
      place += attached == nil ? 2 : 1
      add(.to, form)
      return true
    }
    if option == .to, command.name == "import", let word = given.first?.lowercased(),
      let form = MeantValue.exact(word, of: .to), !["json", "screen"].contains(form)
    {
      if attached == nil { place += 1 }
      other = ["convert", option.spelling, form]
      return false
    }
    if option == .to, let word = given.first, MeantValue.exact(word.lowercased(), of: .to) == nil {
      if attached == nil { place += 1 }
      return word.contains(".") ? write(word) : readOtherForm(word.lowercased())
    }
    if let value = value(of: option, in: given) {
      place += max(0, value.taken - (attached == nil ? 0 : 1))
      if let text = value.text { add(option, text) }
      return true
    }
    let isOfOther =
      given.isEmpty || option.writesFile || NearbyFiles.isThere(given[0]) && attached == nil
    guard isOfOther else { return false }
    if option == .jobs { return true }
    if attached == nil { skipOutput(of: option, given) }
    if let usual = option.usualValue {
      add(option, usual)
      if option == .baseline, !NearbyFiles.isThere(usual) { add(.updateBaseline) }
    } else {
      incomplete.append(option)
    }
    return true
  }

  /// Skips an invalid name of a file to write if the line also names files to read.
  private mutating func skipOutput(of option: Option, _ given: [String]) {
    guard option.writesFile, option != .record, !given.isEmpty,
      (operands + given.dropFirst()).contains(where: NearbyFiles.isThere)
    else { return }
    place += 1
  }

  mutating func takeFlag(_ option: Option, _ attached: String?) -> Bool {
    let word = attached ?? following.first ?? ""
    if let attached, attached.contains(".") {
      add(option)
      return write(attached)
    }
    if option == .voice, attached == nil, following.count > 0, !NearbyFiles.isThere(word),
      !word.contains("."), Int(word) == nil, word.first?.isUppercase ?? false
    {
      place += 1
    }
    if option == .rotors, attached == nil, !following.isEmpty, !NearbyFiles.isThere(word) {
      place += 1
    }
    let isYes = Self.yes.contains(word.lowercased()) || Int(word) != nil && !takesNumber
    let isNo = Self.no.contains(word.lowercased()) && option != .failFast
    if attached == nil, isYes || isNo, !NearbyFiles.isThere(word) { place += 1 }
    if !isNo { add(option) }
    return true
  }

  /// Whether a number among the operands means something to the command.
  private var takesNumber: Bool {
    ["teach", "test"].contains(command.name) && Int(following.first ?? "") != 1
  }

  /// Returns the value of an option, checked against the files on the line.
  func value(of option: Option, in given: [String]) -> MeantValue? {
    guard let first = given.first else { return nil }
    switch option {
    case .at:
      if let value = MeantValue.reading(given, of: option) { return value }
      guard NearbyFiles.isSession(first), let line = NearbyFiles.lastLine(of: first) else {
        return nil
      }
      return MeantValue("\(first):\(line)", 1)
    case .exercise: return MeantValue(Self.exercise(first) ?? first, 1)
    case .screen: return screen(given)
    case .picture: return picture(first)
    case _ where option.writesFile:
      let isLessonNamed = command.name == "teach" && !operands.isEmpty
      let isInput =
        !isLessonNamed && NearbyFiles.isThere(first)
        && (option == .record || option == .audio
          || NearbyFiles.isApp(first) && FileKind(ofName: first)?.isShared != true
          || NearbyFiles.isSession(first) && option != .report || Folder.isFolder(first))
      return isInput ? nil : MeantValue.reading(given, of: option)
    case .against, .flow, .apple, .sources, .allow, .durations, .classReports:
      if NearbyFiles.isThere(first) { return MeantValue(first, 1) }
      return NearbyFiles.near(first).map { MeantValue($0, 1) }
    case .since:
      let isFile = NearbyFiles.isThere(first)
      return isFile ? nil : MeantValue.reading(given, of: option)
    case .pattern:
      return NearbyFiles.isThere(first) && !operands.contains(where: NearbyFiles.isThere)
        && given.count == 1 ? nil : MeantValue(first, 1)
    default: return MeantValue.reading(given, of: option)
    }
  }

  /// Returns the screen that the words name or, for a comparison, the file with the app.
  private func screen(_ given: [String]) -> MeantValue? {
    if ["verify", "observe"].contains(command.name) {
      let file = NearbyFiles.isThere(given[0]) ? given[0] : NearbyFiles.near(given[0])
      return file.map { MeantValue($0, 1) }
    }
    let files = operands + input[place...].filter(NearbyFiles.isThere)
    let places = NearbyFiles.places(in: files)
    for count in (1...min(3, given.count)).reversed() {
      let name = given.prefix(count).joined(separator: " ")
      if let found = Self.place(name, in: places) { return MeantValue(found, count) }
    }
    let near = Suggestion.nearest(to: given[0], in: places.map(\.name))
    return near.map { MeantValue($0, 1) } ?? (places.isEmpty ? MeantValue(given[0], 1) : nil)
  }

  /// Returns the name of the screen with the given name, title, or number, or `nil` if there's
  /// none.
  static func place(_ word: String, in places: [(name: String, title: String)]) -> String? {
    let plain = word.drop { $0 == "#" }.lowercased()
    if let same = places.first(where: {
      $0.name.lowercased() == plain || $0.title.lowercased() == plain
    }) {
      return same.name.isEmpty ? same.title : same.name
    }
    guard let number = Int(plain), places.indices.contains(number - 1) else { return nil }
    return places[number - 1].name
  }

  /// Returns the picture and its screen, which is the one that the file name means or the app's
  /// first screen.
  private func picture(_ word: String) -> MeantValue? {
    if ScreenPicture(word) != nil { return MeantValue(word, 1) }
    if let colon = word.firstIndex(of: ":"), colon > word.startIndex {
      return MeantValue("\(word[..<colon])=\(word[word.index(after: colon)...])", 1)
    }
    let places = NearbyFiles.places(in: operands + input[place...].filter(NearbyFiles.isThere))
    let stem = String(FileName(word).stem.split(separator: "/").last ?? "")
    guard let name = Self.place(stem, in: places) ?? places.first?.name else { return nil }
    return MeantValue("\(name)=\(word)", 1)
  }
}
