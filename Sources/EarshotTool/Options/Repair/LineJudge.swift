internal import EarshotAudit
internal import EarshotNotation

/// Functions that decide whether a repaired command line works in the current folder.
///
/// They parse the line and look for its files, but don't run a command.
enum LineJudge {
  /// Returns a message that suggests the repaired line, or `nil` if the line isn't valid or is the
  /// same as what the user typed.
  static func line(of repair: inout LineRepair, isNamed: Bool, _ typed: [String]) -> String? {
    for _ in 0..<4 {
      let words = repair.words(namingCommand: isNamed || repair.command.name != "walk")
      do throws(Failure) {
        let options = try Options(parsing: words)
        if let screen = repair.screenOfHint {
          let places = NearbyFiles.places(in: options.operands, areScreens: true)
          guard LineRepair.place(screen, in: places) != nil else { return nil }
        }
        if repair.keepsMissingFiles {
          // An example doesn't help as long as a file that the user named is missing.
          if repair.isExample { return nil }
          try checkKinds(options.operands, options)
        } else {
          try check(options, repair)
        }
        let isNew =
          (try? Options(parsing: typed)) != options || repair.ignoredRule != nil
          || repair.filter != nil
          || repair.output != nil || !repair.pipe.isEmpty
        guard isNew,
          !options.operands.isEmpty || options.isCommandNamed || options.has(.version)
            || options.has(.help)
        else { return nil }
        return text(words, repair)
      } catch {
        guard let message = error.message, repair.take(message) else { return nil }
      }
    }
    return nil
  }

  /// Returns whether a line without shell syntax works in the current folder.
  static func accepts(_ words: [String]) -> Bool {
    guard let options = try? Options(parsing: words), !options.has(.help), !options.has(.version)
    else { return false }
    return (try? check(options, LineRepair(options.command, []))) != nil
  }

  private static func text(_ words: [String], _ repair: LineRepair) -> String {
    let line = (["earshot"] + words.map(shellWord)).joined(separator: " ")
    let output =
      (repair.filter.map { " | grep \($0.asShellWord)" } ?? "")
      + (repair.output.map { " > \($0.asShellWord)" } ?? "")
    if let rule = repair.ignoredRule {
      return
        "write '# audit: ignore \(rule) \"WHY\"' above the element, and then run '\(line)\(output)'"
    }
    let whole = "\(repair.pipe)\(line)\(output)"
    if repair.isExample, repair.hint.isEmpty { return "write a line such as '\(whole)'" }
    return "did you mean '\(whole)'?" + (repair.hint.isEmpty ? "" : " \(repair.hint)")
  }

  /// Returns a word quoted for the shell, with the phase of a session in double quotes, as in help.
  private static func shellWord(_ word: String) -> String {
    let mark = "\(FileKind.transcript.ending):"
    guard let range = word.firstRange(of: mark), word.contains(" "),
      !word.contains(where: { "\"\\$`!".contains($0) })
    else { return word.asShellWord }
    let file = String(word[..<range.upperBound].dropLast()).asShellWord
    return "\(file):\"\(word[range.upperBound...])\""
  }

  /// Rejects a line if its command can't open its files, or if it contains an unknown name.
  private static func check(_ options: Options, _ repair: LineRepair) throws(Failure) {
    if options.has(.help) || options.has(.version) { return }
    if let rule = options[.explain], rule != "all", AuditRule.named(rule) == nil {
      throw .silent(.usage)
    }
    if let file = options[.record], NearbyFiles.isThere(file) { throw .silent(.usage) }
    if let place = options[.at] {
      let file = String(place[..<(place.lastIndex(of: ":") ?? place.endIndex)])
      guard NearbyFiles.isSession(file), NearbyFiles.isThere(file) else { throw .silent(.noInput) }
      return
    }
    if options.has(.to), options.operands.count > 1, options.command.name == "convert" {
      throw .silent(.usage)
    }
    let files = options.operands.filter { $0 != "-" }
    guard repair.pipe.hasPrefix("curl ") == false else { return }
    switch options.command.name {
    case "test", "cover":
      for file in files where !file.contains(":") && !NearbyFiles.isThere(file) {
        throw .silent(.noInput)
      }
      let others = files.filter { !Folder.isFolder($0) }
      _ = try SessionOperands(others, in: options.room)
    case "walk", "speak", "check", "audit", "draw", "convert", "effort", "page":
      try checkApp(files, options)
    case "verify" where files.contains(where: NearbyFiles.isSession): throw .silent(.malformed)
    case "import"
    where options.has(.verify) && files.contains(where: { FileKind(ofName: $0) == .screen }):
      throw .silent(.malformed)
    case "import", "verify", "observe", "diff":
      try checkThere(files)
      try checkKinds(files, options)
    case "new":
      if let name = files.first { _ = try NewFile.named(name) }
      if files.count > 1, NearbyFiles.isThere(files[1]) { throw .silent(.cannotWrite) }
    case "teach": try checkTeach(files, options)
    default: break
    }
  }

  private static func checkTeach(_ files: [String], _ options: Options) throws(Failure) {
    let isOtherPlan =
      options.has(.clock) && files.contains { FileKind(ofName: $0) != .markdown }
    let isOtherFolder = files.count == 2 && !Folder.isFolder(files[0])
    if isOtherPlan || isOtherFolder || options.has(.minScore) && !options.has(.quiz) {
      throw .silent(.usage)
    }
  }

  private static func checkApp(_ files: [String], _ options: Options) throws(Failure) {
    try checkThere(files)
    try checkKinds(files, options)
    let apps = files.filter { !NearbyFiles.isSession($0) }
    for app in apps { _ = try Operand(ofApp: app, in: options.room) }
    if let twice = apps.first(where: { app in apps.count { $0 == app } > 1 }) {
      throw .usage("'\(twice)' appears twice; name it only once")
    }
    if ["walk", "speak", "draw", "effort"].contains(options.command.name), !apps.isEmpty,
      apps.allSatisfy(NearbyFiles.isRegular)
    {
      _ = try Operands.appSources(apps, in: options.room)
    }
    guard let screen = options[.screen], ["speak", "draw"].contains(options.command.name) else {
      return
    }
    let places = NearbyFiles.places(in: apps)
    guard places.isEmpty || LineRepair.place(screen, in: places) != nil else {
      throw .silent(.usage)
    }
  }

  /// Rejects sessions if the command needs an app, and apps if it needs records.
  private static func checkKinds(_ files: [String], _ options: Options) throws(Failure) {
    let name = options.command.name
    if ["verify", "observe"].contains(name),
      files.contains(where: { FileKind(ofName: $0) == .screen || Folder.isFolder($0) })
    {
      throw .silent(.malformed)
    }
    guard ["walk", "speak", "check", "audit", "draw", "convert"].contains(name) else { return }
    let isForTests = ["xctest", "appium"].contains(options[.to] ?? "")
    let takesSessions = isForTests || options.has(.effort)
    if files.contains(where: NearbyFiles.isSession), !takesSessions { throw .silent(.malformed) }
  }

  private static func checkThere(_ files: [String]) throws(Failure) {
    if files.contains(where: { !NearbyFiles.isThere($0) }) { throw .silent(.noInput) }
  }
}

extension LineRepair {
  /// Changes the line to satisfy an error message, and returns whether that's possible.
  ///
  /// The method supports messages about an option that needs another option, two options that can't
  /// be used together, and a file that appears twice.
  mutating func take(_ message: String) -> Bool {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let named = quoted.compactMap { text in
      Option.allCases.first { $0.spelling == text || $0.usage == text }
    }
    if message.contains(.exclusive), named.count == 2 {
      let first = options.firstIndex(of: named[0]) ?? 0
      let second = options.firstIndex(of: named[1]) ?? 0
      remove(first < second ? named[0] : named[1])
      return true
    }
    // A record isn't a sheet, so `--check` isn't what's missing.
    if message.contains(.needsOption), named.count > 1, command.knows(named[1]), named[1] != .check,
      !named[1].takesValue || named[1].usualValue != nil,
      named[1] != .update || !options.contains(.check)
    {
      add(named[1], named[1].takesValue ? named[1].usualValue : nil)
      return true
    }
    if message.contains(.appearsTwice), let file = quoted.first,
      let place = parts.lastIndex(of: .operand(file))
    {
      parts.remove(at: place)
      return true
    }
    return false
  }
}
