internal import EarshotNotation
internal import EarshotSession

// Files, and the words between them.
extension LineRepair {
  /// Reads a word that isn't an option, and returns whether the word has a meaning.
  mutating func readOperand() -> Bool {
    let word = input[place]
    switch command.name {
    case "new": return readComponent(word)
    case "teach": if readLesson(word) { return true }
    case "help": return readTopic(word)
    case "completion": return readShell(word)
    case "man": return readShell(word)
    default: break
    }
    place += 1
    let isPicture = BorrowedArgument.pictures.contains(FileName(word).ending)
    if isPicture, command.knows(.picture), NearbyFiles.isThere(word) {
      place -= 1
      return take(.picture, nil)
    }
    if NearbyFiles.isThere(word) {
      parts.append(.operand(word))
      return true
    }
    return word.contains { "./:#@".contains($0) } ? readName(word) : readWord(word)
  }

  /// Reads the name of a file that doesn't exist.
  private mutating func readName(_ word: String) -> Bool {
    if readJoined(word) || readPlace(word) { return true }
    if let range = word.firstRange(of: "://"), range.lowerBound > word.startIndex {
      return readAddress(word)
    }
    if isRevision(word), command.name == "diff" { return readRevision(word) }
    let kind = FileName(word).ending
    let isNewSession =
      kind == "vo" && command.knows(.record) && operands.count > 0 && NearbyFiles.near(word) == nil
    if isNewSession || kind == "vo" && command.name == "walk" && NearbyFiles.near(word) == nil {
      add(.record, word)
      return true
    }
    let isSecond = operands.contains(where: NearbyFiles.isThere)
    let isConverted = ["convert", "import", "draw"].contains(command.name) && isSecond
    if isConverted, BorrowedArgument.written.contains(kind) || kind == "screen" {
      return write(word)
    }
    if let near = NearbyFiles.near(word), !operands.contains(near) {
      parts.append(.operand(near))
      return true
    }
    let isRecord = ["verify", "observe"].contains(command.name) && kind == "json"
    if isSecond, !isRecord, BorrowedArgument.written.contains(kind) { return write(word) }
    let isSound = ["wav", "mp3", "m4a", "aiff"].contains(kind)
    if isSecond, isSound, command.knows(.audio) { return write(word) }
    let isReadable = FileKind(ofName: word) != nil || kind == "txt"
    guard keepsMissingFiles, isReadable, takesFiles else { return false }
    let isWritten = ["convert", "import"].contains(command.name) && !operands.isEmpty
    if isWritten { return write(word) }
    parts.append(.operand(word))
    return true
  }

  /// Reads existing files that are joined to each other or to punctuation, such as `a.vo,`,
  /// `a.screen,b.screen`, or `a.screen..b.screen`.
  private mutating func readJoined(_ word: String) -> Bool {
    let plain = word.trimming { ",;:.!?\"'()[]<>".contains($0) }
    var pieces = word.split(separator: ",").map(String.init)
    if plain != word, NearbyFiles.isThere(plain) {
      pieces = [plain]
    } else if let range = word.firstRange(of: "..") {
      let end = word[range.upperBound...].trimming { $0 == "." }
      pieces = [String(word[..<range.lowerBound]), end]
    }
    guard !pieces.isEmpty, pieces.allSatisfy(NearbyFiles.isThere) else { return false }
    parts += pieces.map(Part.operand)
    return true
  }

  /// Reads a file with a place in it: `FILE#NAME`, `FILE:LINE`, `FILE@LINE`, or `FILE(LINE)`.
  private mutating func readPlace(_ word: String) -> Bool {
    for mark in word.indices where "#:@(+?".contains(word[mark]) {
      let file = String(word[..<mark])
      let name = word[word.index(after: mark)...].trimming { "#()\"',.".contains($0) }
      guard !file.isEmpty, !name.isEmpty,
        let found = Self.file(file, isSession: Int(name) != nil),
        !Folder.isFolder(found)
      else { continue }
      parts.append(.operand(found))
      if NearbyFiles.isSession(found) {
        let digits = name.split { !("0"..."9").contains($0) }
        sessionPlace =
          digits.count == 1
            && (name.hasPrefix(digits[0]) || name.hasPrefix("L") || name.hasPrefix("l"))
          ? String(digits[0]) : name
        return true
      }
      guard Int(name.prefix { $0 != ":" }) == nil else { return true }
      input.insert(name, at: place)
      return command.knows(.screen) ? take(.screen, nil) : readScreenOfWalk(nil)
    }
    return false
  }

  /// Returns the file that the name before a place means, or `nil` if there's none.
  ///
  /// If the place is a line, the name can be a session file's name without its extension.
  private static func file(_ name: String, isSession: Bool) -> String? {
    if NearbyFiles.isThere(name) { return name }
    let session = name + FileKind.transcript.ending
    return isSession && NearbyFiles.isThere(session) ? session : NearbyFiles.near(name)
  }

  /// Reads the screen on which a walk should begin, and adds a hint about how to open the screen.
  mutating func readScreenOfWalk(_ attached: String?) -> Bool {
    guard command.name == "walk", let name = attached ?? following.first, Int(name) == nil else {
      return false
    }
    if attached == nil { place += 1 }
    hint = "Then type 'start \(Quoting.name(name))'."
    screenOfHint = name
    return true
  }

  /// Reads a setting of a walk, and adds a hint about how to change the setting.
  ///
  /// A setting without a value is on or, after `--no-`, off.
  mutating func readSettingOfWalk(_ name: String, _ attached: String?) -> Bool {
    let word = String(name.drop { $0 == "-" })
    let isOff = word.hasPrefix("no-")
    let typed = isOff ? String(word.dropFirst(3)) : word
    let next = attached ?? following.first ?? ""
    let given = SettingName.command(setting: typed, to: next)
    guard hint.isEmpty, !NearbyFiles.isThere(typed),
      let line = given ?? SettingName.command(setting: typed, to: isOff ? "off" : "on"),
      !Option.allCases.contains(where: { line.hasPrefix(":set \($0.rawValue) ") })
    else { return false }
    if given != nil, attached == nil { place += 1 }
    hint = "Then type '\(line)'."
    return true
  }

  /// Reads the URL of a file, which the shell can download.
  private mutating func readAddress(_ word: String) -> Bool {
    let name = word.split(separator: "/").last.map(String.init) ?? ""
    guard FileKind(ofName: name) != nil, takesFiles || command.name == "walk" else { return false }
    pipe = "curl -O \(word.asShellWord) && "
    parts.append(.operand(name))
    return true
  }

  func isRevision(_ word: String) -> Bool {
    if let range = word.firstRange(of: "..") {
      return isRevisionAlone(String(word[..<range.lowerBound]))
    }
    return isRevisionAlone(word)
  }

  private func isRevisionAlone(_ word: String) -> Bool {
    word.hasPrefix("HEAD")
      || ["main", "master", "origin/main", "origin/master", "develop"].contains(word)
      || word.count >= 7 && word.allSatisfy(\.isHexDigit)
  }

  /// Reads a Git revision, and adds `git show` to print the file in that revision.
  mutating func readRevision(_ word: String) -> Bool {
    let rest = operands + input[place...]
    guard let file = rest.first(where: NearbyFiles.isThere) else { return false }
    let end = word.firstRange(of: "..")?.lowerBound ?? word.firstIndex(of: ":") ?? word.endIndex
    let revision = String(word[..<end])
    let isPlain = revision.allSatisfy { $0.isLetter || $0.isNumber || "~^/._-@".contains($0) }
    pipe = "git show \(isPlain ? revision : revision.asShellWord):\(file.asShellWord) | "
    parts.insert(.operand("-"), at: 0)
    return true
  }
}

extension StringProtocol {
  /// Returns the text without the characters at its beginning and end that satisfy a condition.
  func trimming(_ isDropped: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isDropped(last) { text.removeLast() }
    return String(text.drop(while: isDropped))
  }
}
