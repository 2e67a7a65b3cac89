internal import EarshotLines
internal import EarshotModel
internal import EarshotNotation

/// A command line in the words of another tool or in a sentence, as a whole line of the program.
///
///     earshot convert --format json shop.screen    →    earshot convert shop.screen --to json
///     earshot record shop.screen to new.vo         →    earshot walk shop.screen --record new.vo
///
/// A line that the program can't parse is never offered.
///
/// - Source: our choice, from what people typed.
struct ForeignCommandLine {
  private let words: [String]
  private let files: [String]

  init(_ words: [String]) {
    self.words = words
    files = words.filter { $0.contains(".") && !$0.hasPrefix("-") && !$0.contains(" ") }
  }

  /// The line, or `nil` if the words have no known meaning.
  var line: String? {
    guard words.count <= 20, let first = words.first else { return nil }
    let found =
      verb(first) ?? topic(first) ?? glued(first) ?? operand(first) ?? sentence(first)
      ?? withOptions()
    guard let found, Self.isLine(found.words), found.words != words else { return nil }
    let line = (["earshot"] + found.words.map(\.asShellWord)).joined(separator: " ")
    return "\(found.before)\(line)\(found.after)"
  }

  /// The words of a line, with the parts of a shell around it.
  private struct Found {
    var words: [String]
    var before = ""
    var after = ""
  }

  /// Returns whether the program can parse some words as a command with its operands.
  private static func isLine(_ words: [String]) -> Bool {
    guard let options = try? Options(parsing: words) else { return false }
    return options.isCommandNamed || options.operands.contains { $0.contains(".") }
  }

  /// Returns the line for a word that isn't a command.
  private func verb(_ word: String) -> Found? {
    guard Command(named: word) == nil else { return nil }
    let number = words.dropFirst().first { Int($0) != nil }
    switch word.lowercased() {
    case "lessons", "courses", "lektionen", "chapters", "tutorials":
      return Found(words: ["teach", "--list"])
    case "rules", "checks", "regeln": return Found(words: ["audit", "--explain", "all"])
    case "init", "scaffold", "create": return words.count == 1 ? Found(words: ["new", "app"]) : nil
    case "prettier", "format", "fmt", "beautify", "pretty", "tidy", "reformat":
      return files.count == 1 ? Found(words: ["convert", files[0], "--to", "screen"]) : nil
    case "record", "aufnehmen":
      guard let app = files.first(where: { $0.hasSuffix(".screen") }),
        let session = files.first(where: { $0.hasSuffix(".vo") })
      else { return nil }
      return Found(words: ["walk", app, "--record", session])
    case "lektion", "lesson", "kapitel", "chapter":
      let isGerman = word.hasPrefix("le") && word.hasSuffix("tion") || word == "kapitel"
      let tag = language ?? (isGerman ? "de" : nil)
      return number.map { Found(words: ["teach", $0] + (tag.map { ["--language", $0] } ?? [])) }
    default: return nil
    }
  }

  private var language: String? {
    words.lazy.compactMap { BorrowedArgument.tag(ofLanguage: $0) }.first
  }

  /// Returns the help about a topic that someone typed as a command.
  private func topic(_ word: String) -> Found? {
    guard words.count == 1, Command(named: word) == nil, BorrowedArgument.command(word) == nil,
      HelpPage.on(word) != nil
    else { return nil }
    return Found(words: ["help", word])
  }

  /// Returns the line for a command and an option as one word: `check-fix`.
  private func glued(_ word: String) -> Found? {
    guard let hyphen = word.firstIndex(of: "-"), hyphen > word.startIndex,
      let command = Command(named: String(word[..<hyphen])),
      let option = Option(rawValue: String(word[word.index(after: hyphen)...])),
      command.knows(option)
    else { return nil }
    return Found(words: [command.name, option.spelling] + words.dropFirst())
  }

  /// Returns the line for an operand of another kind: a step of a session, a revision, or a file to
  /// write.
  private func operand(_ word: String) -> Found? {
    switch word {
    case "walk", "speak":
      guard words.count == 2, let colon = words[1].lastIndex(of: ":"),
        words[1][..<colon].hasSuffix(".vo"), Int(words[1][words[1].index(after: colon)...]) != nil
      else { return nil }
      return Found(words: ["walk", "--at", words[1]])
    case "diff":
      let operands = words.dropFirst().filter { !$0.hasPrefix("-") }
      guard let revision = operands.first(where: Self.isRevision),
        let file = operands.first(where: { $0.hasSuffix(".screen") })
      else { return nil }
      return Found(words: ["diff", "-", file], before: "git show \(revision):\(file) | ")
    case "import", "convert":
      guard let place = words.indices.dropFirst(2).first(where: { !words[$0].hasPrefix("-") }),
        !words[place - 1].hasPrefix("--"), let form = Self.form(ofFile: words[place]),
        files.count == 2, words[place] == files[1], word == "import" || form != "screen"
      else { return nil }
      return writing(form, to: words[place], without: [place])
    default: return nil
    }
  }

  private static func isRevision(_ word: String) -> Bool {
    word.hasPrefix("HEAD") || ["main", "master", "origin/main"].contains(word)
      || word.count >= 7 && word.allSatisfy(\.isHexDigit)
  }

  /// Returns the form of a file to write, from its ending.
  private static func form(ofFile name: String) -> String? {
    let forms = [
      "screen": "screen", "json": "json", "csv": "spec-csv", "md": "spec", "swift": "swiftui",
    ]
    return name.lastIndex(of: ".").flatMap { forms[String(name[name.index(after: $0)...])] }
  }

  private func writing(_ form: String, to file: String, without places: Set<Int>) -> Found {
    let rest = words.indices.filter { !places.contains($0) }.map { words[$0] }
    return Found(words: rest + ["--to", form], after: " > \(file.asShellWord)")
  }

  /// Returns the line for a sentence: `speak every screen of shop.screen`.
  private func sentence(_ first: String) -> Found? {
    guard let command = Command(named: first), files.count == 1 else { return nil }
    let others = words.dropFirst().filter { $0 != files[0] && !$0.hasPrefix("-") }
    let fillers: Set = [
      "every", "all", "of", "the", "screen", "screens", "in", "from", "for", "please", "file",
      "with",
      "app", "my", "each", "a", "stops", "everything", "on",
    ]
    guard !others.isEmpty, others.allSatisfy({ fillers.contains($0.lowercased()) }) else {
      return nil
    }
    let isAll = others.contains {
      ["every", "all", "each", "everything"].contains($0.lowercased())
    }
    let all = isAll && command.knows(.all) ? [Option.all.spelling] : []
    return Found(words: [command.name, files[0]] + all + words.filter { $0.hasPrefix("-") })
  }

  /// Returns the line with the options of the program in place of another tool's.
  private func withOptions() -> Found? {
    guard let name = words.first, let command = Command(named: name) else { return nil }
    var kept: [String] = []
    var after = ""
    var place = 0
    while place < words.count {
      let parts = words[place].split(separator: "=", maxSplits: 1).map(String.init)
      let next = parts.count > 1 ? parts[1] : place + 1 < words.count ? words[place + 1] : nil
      let values = Array(words[(place + 1)...].prefix(3))
      guard words[place].hasPrefix("-"),
        let option = ForeignOption(parts[0], next, values, command)
      else {
        kept.append(words[place])
        place += 1
        continue
      }
      kept += option.words
      after = option.after ?? after
      if let line = option.position, let file = kept.lastIndex(where: { $0.hasSuffix(".vo") }) {
        kept[file] += line
      } else if option.position != nil {
        return nil
      }
      place += 1 + (parts.count > 1 ? 0 : option.taken)
    }
    if let other = ForeignOption.command(replacing: words) {
      return Found(words: [other] + files)
    }
    return kept == words ? nil : Found(words: kept, after: after)
  }
}
