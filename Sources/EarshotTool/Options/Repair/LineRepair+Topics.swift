internal import EarshotAudit
internal import EarshotLessons
internal import EarshotNotation
internal import EarshotSession

// Words of commands that take no files of an app.
extension LineRepair {
  /// Reads the name of a component or of the file to write it to, in either order.
  mutating func readComponent(_ word: String) -> Bool {
    place += 1
    let isNamed = operands.contains { (try? NewFile.named($0)) != nil }
    if word == "-" || word.contains("."),
      word == "-" || FileKind(ofName: word) != nil
    {
      parts.append(.operand(word))
      return true
    }
    if isNamed { return Self.fillers.contains(word.lowercased()) }
    let plain = word.lowercased()
    let isFiller = Self.fillers.contains(plain) && plain != "app"
    if isFiller { return true }
    for count in (0...min(1, following.count)).reversed() {
      let name = ([word] + following.prefix(count)).joined(separator: "-")
      guard (try? NewFile.named(name)) != nil else { continue }
      place += count
      parts.insert(.operand(name), at: 0)
      return true
    }
    if ForeignVerb.named(plain) != nil { return true }
    let ending = NewFile.cookbook.ending(for: word, or: NewFile.others.map(\.name))
    guard let meant = Suggestion.meant(in: ending)?.split(separator: " ").last else { return false }
    parts.insert(.operand(String(meant)), at: 0)
    return true
  }

  /// Reads the number or the name of a lesson, or a word such as “lesson” before it.
  mutating func readLesson(_ word: String) -> Bool {
    let plain = word.trimming { "#.,:".contains($0) }.lowercased()
    let nouns: Set = [
      "lesson", "lessons", "lektion", "chapter", "kapitel", "number", "nr", "no", "kurs", "part",
    ]
    if readExercise(plain) { return true }
    if nouns.contains(plain) {
      place += 1
      if plain.hasPrefix("lekt") || plain == "kapitel", !options.contains(.language) {
        add(.language, "de")
      }
      return true
    }
    guard !NearbyFiles.isThere(word) else { return false }
    if plain == "resume" || Int(plain) != nil || MeantValue.numbers[plain] != nil {
      place += 1
      parts.append(.operand(MeantValue.numbers[plain].map(String.init) ?? plain))
      return true
    }
    if ["continue", "weiter", "last"].contains(plain) {
      place += 1
      parts.append(.operand("resume"))
      return true
    }
    if options.contains(.exercise) || incomplete.contains(.exercise) { return false }
    let language = parts.contains(.option(.language, "de")) ? "de" : nil
    if LessonNames.contains(plain, language) {
      place += 1
      parts.append(.operand(plain))
      return true
    }
    return false
  }

  /// Reads the name of an exercise, with or without the word “exercise”, or a word for all of them.
  private mutating func readExercise(_ word: String) -> Bool {
    let nouns: Set = ["exercise", "exercises", "übung", "uebung", "practice"]
    if nouns.contains(word), let name = input.dropFirst(place + 1).first {
      add(.exercise, Self.exercise(name) ?? name)
      place += 2
      return true
    }
    if Self.wholes.contains(word) || nouns.contains(word) {
      place += 1
      add(.list)
      return true
    }
    guard operands.isEmpty, !options.contains(.exercise), let name = Self.exercise(word) else {
      return false
    }
    place += 1
    add(.exercise, name)
    return true
  }

  /// Returns the built-in exercise with the given name or a similar one, or `nil` if there's none.
  static func exercise(_ name: String) -> String? {
    let names = ExerciseSource.builtInNames(in: .english)
    if names.contains(name) { return name }
    return name.contains("-") ? Suggestion.nearest(to: name, in: names) : nil
  }

  /// Reads a topic of help.
  mutating func readTopic(_ word: String) -> Bool {
    place += 1
    let plain = word.trimming { "?!.,".contains($0) }
    if HelpPage.on(plain) != nil {
      if operands.isEmpty { parts.append(.operand(plain)) }
      return true
    }
    if AuditRule.named(plain) != nil {
      other = ["audit", "--explain", plain]
      return false
    }
    return Self.fillers.contains(plain.lowercased()) || !operands.isEmpty
  }

  mutating func readShell(_ word: String) -> Bool {
    place += 1
    let shells = ["bash", "zsh", "fish"]
    let plain = word.lowercased()
    if command.name == "man" {
      guard HelpPage.on(word) != nil else { return false }
      other = ["help", word]
      return false
    }
    guard
      let shell = shells.first(where: { plain.hasSuffix($0) })
        ?? Suggestion.nearest(to: plain, in: shells)
    else {
      return Self.fillers.contains(plain)
    }
    parts.append(.operand(shell))
    return true
  }
}
