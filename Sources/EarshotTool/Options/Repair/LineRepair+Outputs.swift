internal import EarshotNotation

// Files to write, and formats of the output and the input.
extension LineRepair {
  /// The values of `--to`, by the extension of a file to write.
  private static let forms = [
    "screen": "screen", "json": "json", "csv": "spec-csv", "md": "spec", "swift": "swiftui",
    "tsv": "spec-csv", "py": "appium",
  ]

  /// Reads the name of the file to write the output to, and returns whether that's possible.
  mutating func write(_ file: String) -> Bool {
    let isOfUser = FileKind(ofName: file).map { !$0.isShared } ?? false
    guard !Folder.isFolder(file), output == nil, file != "-",
      !isOfUser || !NearbyFiles.isThere(file)
    else { return false }
    let kind = FileName(file).ending
    switch command.name {
    case "new":
      parts.append(.operand(file))
      return true
    case "teach":
      add(.report, file)
      return true
    case "convert", "import":
      if !options.contains(.to), let form = Self.forms[kind] {
        add(.to, isOfSession && kind == "swift" ? "xctest" : form)
      }
    case "draw" where BorrowedArgument.pictures.contains(kind):
      output = "\(FileName(file).stem).svg"
      return true
    case "page" where kind == "md": add(.markdown)
    default:
      if kind == "wav" || kind == "mp3", command.knows(.audio) {
        add(.audio, "\(FileName(file).stem).wav")
        return true
      }
      if kind == "vo", command.knows(.record) {
        add(.record, file)
        return true
      }
      guard writeReport(file, kind) else { return false }
      if options.contains(.junit), kind == "xml" { return true }
    }
    output = file
    return true
  }

  /// Adds the option for a report with the given extension, and returns whether the command can
  /// write the file.
  private mutating func writeReport(_ file: String, _ kind: String) -> Bool {
    if ["html", "htm"].contains(kind), command.name != "page" {
      other = ["page"]
      output = file
      return false
    }
    if kind == "svg" || BorrowedArgument.pictures.contains(kind), command.name != "draw" {
      other = ["draw"]
      return false
    }
    if kind == "xml", command.knows(.junit) { add(.junit, file) }
    if kind == "sarif", command.knows(.sarif) { add(.sarif) }
    if kind == "md", command.knows(.markdown) { add(.markdown) }
    let hasForm = !options.filter {
      [.sarif, .tap, .markdown, .github, .speechOnly, .list].contains($0)
    }.isEmpty
    if ["json", "jsonl"].contains(kind), command.knows(.json), !hasForm { add(.json) }
    return true
  }

  private var isOfSession: Bool { operands.contains(where: NearbyFiles.isSession) }

  /// The words for plain text, which Earshot prints by default.
  private static let texts: Set = [
    "text", "txt", "plain", "console", "terminal", "pretty", "stylish", "human", "default", "line",
    "compact", "stdout",
  ]

  /// Reads the name of a format after an option such as `--format`, and returns whether it has a
  /// meaning.
  mutating func readForm(_ word: String) -> Bool {
    let plain = word.lowercased()
    if Self.texts.contains(plain) { return true }
    if command.name == "new" {
      input.insert(word, at: place)
      return readOperand()
    }
    if command.knows(.to), command.name == "convert", let form = MeantValue.exact(plain, of: .to) {
      add(.to, form)
      return true
    }
    if command.name == "import", ["json", "screen"].contains(plain) {
      add(.to, plain)
      return true
    }
    if let option = Option(rawValue: plain), command.knows(option),
      !option.takesValue || option.writesFile
    {
      add(option, option.takesValue ? option.usualValue : nil)
      return true
    }
    for option in [Option.from, .style, .gestures] where command.knows(option) {
      if let value = MeantValue.exact(plain, of: option) {
        add(option, value)
        return true
      }
    }
    return readOtherForm(plain)
  }

  /// Reads the name of a format that belongs to a different option or a different command.
  mutating func readOtherForm(_ word: String) -> Bool {
    if word == "spec" || word == "list" || word == "dot" || word == "dots", command.name == "test" {
      return true
    }
    for meaning in ForeignOption.meanings(of: word) {
      switch meaning {
      case .flag, .fixed, .value: if attempt({ $0.apply(meaning, nil) }) { return true }
      case .command(let words) where words[0] != command.name:
        other = words
        return false
      case .command:
        wantsOutput = true
        return true
      default: continue
      }
    }
    if let form = MeantValue.exact(word, of: .to) {
      other = ["convert", Option.to.spelling, form]
    } else if word == "json" {
      other = ["speak", "--json"]
    }
    return false
  }
}

extension MeantValue {
  /// Returns the permitted value that a word means, or `nil` if there's none.
  ///
  /// The word can be the value, a different name for the value, or a misspelling.
  static func exact(_ word: String, of option: Option) -> String? {
    guard let values = option.permitted else { return nil }
    if values.contains(word) { return word }
    let named = BorrowedArgument.value(meantBy: word, of: option)
    if let named, values.contains(named) { return named }
    return word.count > 3 ? Suggestion.nearest(to: word, in: values) : nil
  }
}
