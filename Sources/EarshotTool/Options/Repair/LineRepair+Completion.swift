internal import EarshotNotation

// The parts that a line lacks.
extension LineRepair {
  /// Adds the parts that the command needs, and returns whether the line is complete.
  mutating func complete() -> Bool {
    placeInSession()
    fillIncomplete()
    switch command.name {
    case "verify", "observe": completeComparison()
    case "diff": completeDiff()
    case "convert":
      if let output, !fits(output) { return false }
      completeConversion()
    case "walk": completeWalk()
    case "new": return completeComponent()
    case "teach", "help", "completion", "man": return completeTopic()
    case "audit" where options.contains(.explain) && isForeign:
      for file in operands { remove(operand: file) }
    default: break
    }
    if wantsOutput, output == nil { output = CommandWords.output(of: [command.name] + operands) }
    useScreenOfSession()
    if takesFiles, operands.isEmpty, !options.contains(.explain), !options.contains(.flow) {
      guard !options.contains(.merge), let file = onlyFile else { return false }
      parts.append(.operand(file))
      isExample = isExample || isOneOfSeveral(file)
    }
    return incomplete.isEmpty
  }

  private mutating func completeComponent() -> Bool {
    guard let file = operands.first, operands.count == 1, file.contains(".") else { return true }
    switch FileKind(ofName: file) {
    case .markdown?: parts.insert(.operand("lesson"), at: 0)
    case .screen?: parts.insert(.operand("app"), at: 0)
    default: break
    }
    return true
  }

  private mutating func completeTopic() -> Bool {
    if incomplete == [.exercise] {
      incomplete = []
      add(.list)
    }
    if command.name == "completion", operands.isEmpty {
      parts.append(.operand("zsh"))
      isExample = true
    }
    return incomplete.isEmpty
  }

  /// For a page, replaces a folder of sessions with the sessions in the folder.
  private mutating func useSessionsOfFolder() {
    guard command.name == "page" else { return }
    for folder in operands where Folder.isFolder(folder) && NearbyFiles.holdsOnlySessions(folder) {
      let files = NearbyFiles.files(in: folder).filter(NearbyFiles.isSession)
      guard files.count < 6, let place = parts.firstIndex(of: .operand(folder)) else { return }
      let start = folder.hasSuffix("/") ? folder : "\(folder)/"
      parts.replaceSubrange(place...place, with: files.map { .operand(start + $0) })
    }
  }

  /// If the command needs an app, replaces a session with its screen or, for a page, adds the
  /// screen.
  private mutating func useScreenOfSession() {
    useSessionsOfFolder()
    let isOfApp = ["audit", "draw", "page"].contains(command.name) && !options.contains(.effort)
    guard isOfApp, !operands.contains(where: NearbyFiles.isApp),
      let session = operands.first(where: NearbyFiles.isSession),
      let screen = NearbyFiles.screen(of: session),
      let place = parts.firstIndex(of: .operand(session))
    else { return }
    if command.name == "page" {
      parts.insert(.operand(screen), at: place)
    } else {
      parts[place] = .operand(screen)
    }
  }

  /// Combines the line or the phase of a session with the name of the session file.
  private mutating func placeInSession() {
    guard let text = sessionPlace,
      let place = parts.lastIndex(where: { part in
        if case .operand(let word) = part { NearbyFiles.isSession(word) } else { false }
      }), case .operand(let file) = parts[place]
    else { return }
    sessionPlace = nil
    if command.name == "test" {
      parts[place] = .operand("\(file):\(text)")
    } else if Int(text) != nil {
      parts[place] = .option(.at, "\(file):\(text)")
    }
  }

  /// Completes options without a value from the files and words on the line.
  private mutating func fillIncomplete() {
    let files = operands.filter(NearbyFiles.isThere)
    if incomplete.contains(.against), files.count > 1 {
      let old =
        files.first { $0.lowercased().contains("old") || $0.lowercased().contains("before") }
        ?? files[0]
      remove(operand: old)
      add(.against, old)
      incomplete.removeAll { $0 == .against }
    }
    if incomplete.contains(.against), files.count == 1, let old = olderFile(besides: files[0]) {
      add(.against, old)
      incomplete.removeAll { $0 == .against }
    }
    if incomplete.contains(.screen) { completeComparison() }
    if incomplete.contains(.at), let session = operands.first(where: NearbyFiles.isSession),
      let text = sessionPlace
    {
      remove(operand: session)
      add(.at, "\(session):\(text)")
      incomplete.removeAll { $0 == .at }
    }
  }

  /// Moves the screen after `--screen` and the records to the operands.
  private mutating func completeComparison() {
    guard ["verify", "observe"].contains(command.name) else { return }
    var files = operands
    for part in parts {
      if case .option(.screen, let file?) = part { files.append(file) }
    }
    let isScreen = { (file: String) in FileKind(ofName: file) == .screen || Folder.isFolder(file) }
    if files.count == 1, !isScreen(files[0]), let only = onlyFile {
      files.append(only)
      isExample = isOneOfSeveral(only)
    }
    guard files.count > 1, let screen = files.first(where: isScreen) ?? files.last else { return }
    for file in files { remove(operand: file) }
    remove(.screen)
    parts = files.filter { $0 != screen }.map(Part.operand) + [.option(.screen, screen)] + parts
    incomplete.removeAll { $0 == .screen }
  }

  /// Adds the second file to compare, which is in the current folder or an older version in Git.
  private mutating func completeDiff() {
    for part in parts {
      guard case .option(.against, let old?) = part else { continue }
      remove(.against)
      parts.insert(.operand(old), at: 0)
    }
    let files = operands
    guard files.count == 1, files[0] != "-", NearbyFiles.isThere(files[0]), pipe.isEmpty else {
      return
    }
    if let other = olderFile(besides: files[0]) {
      let isNewer = other.lowercased().contains("new") || files[0].lowercased().contains("old")
      parts.insert(.operand(other), at: isNewer ? parts.count : 0)
    } else if NearbyFiles.isThere(".git"), !files[0].hasPrefix("/"), !files[0].hasPrefix("..") {
      pipe = "git show HEAD:\(files[0].asShellWord) | "
      parts.insert(.operand("-"), at: 0)
    }
  }

  /// Returns the file in the current folder that's probably another version of the given file: the
  /// only other file with the same extension, or one whose name contains “old”.
  private func olderFile(besides file: String) -> String? {
    let kind = FileName(file).ending
    let others = NearbyFiles.files(in: ".").filter { $0 != file && FileName($0).ending == kind }
    let old = others.first { $0.lowercased().contains("old") }
    return others.count == 1 ? others[0] : old
  }

  private mutating func completeConversion() {
    let second = operands.dropFirst().first
    if let second, let kind = FileKind(ofName: second), kind == .json || kind == .screen,
      !NearbyFiles.isThere(second), output == nil, fits(second)
    {
      remove(operand: second)
      _ = write(second)
    }
    if !options.contains(.to), let output {
      if output.hasSuffix(".swift") { add(.to, "swiftui") }
    }
    if !options.contains(.to), operands.contains(where: NearbyFiles.isSession) {
      add(.to, "xctest")
    }
    if !options.contains(.to), !incomplete.contains(.to), output == nil {
      add(.to, "json")
      isExample = true
    }
    let isOfTests = parts.contains { $0 == .option(.to, "xctest") || $0 == .option(.to, "appium") }
    if isOfTests, let app = operands.first, NearbyFiles.isApp(app),
      let session = NearbyFiles.sessions(of: app).first,
      let place = parts.firstIndex(of: .operand(app))
    {
      parts[place] = .operand(session)
      isExample = NearbyFiles.sessions(of: app).count > 1
    }
    for part in parts {
      let isOfApp = operands.contains { NearbyFiles.isSession($0) }
      if case .option(.to, "swiftui") = part, isOfApp { add(.to, "xctest") }
    }
  }

  /// Returns whether the name of a file fits the form that the line requests, if any.
  private func fits(_ file: String) -> Bool {
    guard let kind = FileKind(ofName: file), kind == .json || kind == .screen else { return true }
    return !parts.contains { part in
      guard case .option(.to, let form?) = part else { return false }
      return form != (kind == .json ? "json" : "screen")
    }
  }

  /// Returns whether the file is one of several screen files in the current folder.
  private func isOneOfSeveral(_ file: String) -> Bool {
    FileKind(ofName: file) == .screen
      && NearbyFiles.files(in: ".").count { FileKind(ofName: $0) == .screen } > 1
  }

  private mutating func completeWalk() {
    if options.contains(.at) {
      for file in operands where NearbyFiles.isApp(file) { remove(operand: file) }
    }
    if isRecording, !options.contains(.record), let name = Option.record.usualValue {
      add(.record, name)
    }
  }

  /// The file in the current folder that the command probably needs, the folder itself, or `nil` if
  /// neither is clear.
  private var onlyFile: String? {
    let takesSessions = ["test", "cover"].contains(command.name)
    let files = NearbyFiles.files(in: ".").filter {
      takesSessions ? NearbyFiles.isSession($0) : FileKind(ofName: $0) == .screen
    }
    if takesSessions, files.count != 1 { return NearbyFiles.hasSessions ? "." : nil }
    if files.count == 1 { return files[0] }
    if ["check", "audit"].contains(command.name) { return files.isEmpty ? nil : "." }
    let isOfOne = ["speak", "draw", "page", "effort", "convert", "verify", "observe"].contains(
      command.name
    )
    return isOfOne ? files.first { !$0.lowercased().contains("old") } : nil
  }
}

extension NearbyFiles {
  /// Whether the current folder or one of its subfolders contains sessions.
  static var hasSessions: Bool {
    if files(in: ".").contains(where: { FileKind(ofName: $0) == .transcript }) { return true }
    let names = FileSystem.names(in: ".") ?? []
    return names.filter { !$0.hasPrefix(".") && Folder.isFolder($0) }.sorted().prefix(20).contains {
      files(in: $0).contains { FileKind(ofName: $0) == .transcript }
    }
  }
}
