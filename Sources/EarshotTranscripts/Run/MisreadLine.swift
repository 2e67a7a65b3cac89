// Longer than 300 lines: a table of words of other tools.

import EarshotLines
import EarshotNotation
import EarshotSession

// Lines that their author didn't mean as speech.
extension TranscriptRun {
  /// Returns errors for the lines of speech that don't occur and that look like a command, a claim,
  /// or a header.
  ///
  /// The prefix of these lines is missing or wrong, or the lines are in the wrong place.
  ///
  /// If Earshot treated them as speech, an update would delete them. The result never contains a
  /// line that VoiceOver says, regardless of its words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file, if there are such lines.
  /// - Source: SESSIONS.md, "Transcripts"; our choice.
  static func misreadLines(
    _ results: [StepResult],
    in source: SourceText,
    of session: Session
  ) -> [Diagnostic] {
    let failed = results.filter { !$0.isAsWritten }
    guard failed.contains(where: { !$0.unheardSpeech.isEmpty }) else { return [] }
    let lines = source.lines
    let found = failed.flatMap { result in
      let heard = result.actual
      return result.unheardSpeech.compactMap { pattern in
        let text = pattern.text.trimmed
        let assertion = MisreadLine(assertion: text, in: session)
        let isCode = text.contains("(") || text.hasPrefix("- ")
        let own = MisreadLine(text, heard: heard) ?? lines.title(pattern.number, text)
        let line = isCode ? assertion ?? own : own ?? assertion
        return line.map { (pattern.number, $0.naming(in: session)) }
      }
    }
    guard !found.isEmpty else { return [] }
    return found.map { number, line in
      Diagnostic(.error, line.message, range: lines[number - 1].range)
    }
  }
}

extension TranscriptRun.StepResult {
  /// The lines of speech that don't occur, except for patterns and escaped lines.
  fileprivate var unheardSpeech: [LinePattern] {
    let removed = edit.removed
    return step.expected.filter { pattern in
      removed.contains(pattern.number) && pattern.literal.isSpeech && pattern.loosened == nil
        && !pattern.isAnyLines && !pattern.text.trimmed.begins(with: LineMark.escape.rawValue)
    }
  }
}

extension [TextLine] {
  /// Returns the title in a line between two blank lines, such as `Phase 2: Paying`, or `nil` for
  /// other lines.
  fileprivate func title(_ number: Int, _ text: String) -> MisreadLine? {
    let isApart = [number - 2, number].allSatisfy {
      !indices.contains($0) || self[$0].text.trimmed.isEmpty
    }
    return isApart ? MisreadLine.titleOfPhase(text).map { .heading($0) } : nil
  }
}

/// The probable meaning of a line of speech.
enum MisreadLine {
  case glob(String)
  case expression(String)
  case pattern(String)
  /// A command, and the line that contains it.
  case command(String, in: String)
  case heading(String)
  case comment(String)
  /// Speech after a word of another tool.
  case speech(String)
  /// The expected speech, in quotes.
  case quoted(String)
  /// A `~` line, without its `~`.
  case beside(String)
  case claim(String, in: String)
  /// The claim for another tool's assertion.
  case assertion(String)
  case header(String)
  /// Words that stand for silence, in a step without speech.
  case silence

  /// Reads an assertion of another tool, or returns `nil` for other lines.
  init?(assertion text: String, in session: Session) {
    guard let claim = session.foreignClaim(text), (try? Claim(claim)) != nil else { return nil }
    self = .assertion(claim)
  }

  /// Classifies a line.
  ///
  /// The result is `nil` if the line can only be speech.
  ///
  /// Labels begin with capital letters and are often words such as “Next”. Therefore, text that
  /// begins with a capital letter is a command only if it has several words, and it's never a
  /// claim.
  init?(_ text: String, heard: [String]) {
    guard let line = Self.inWords(text) ?? Self.marked(text, heard) else { return nil }
    self = line
  }

  /// Returns the pattern, command, claim, or header that a line spells almost correctly.
  private static func inWords(_ text: String) -> MisreadLine? {
    if text == "…" || text == ".." || isAnything(text) { return .pattern("...") }
    if isSilence(text) { return nil }
    if text.hasPrefix("--"), titleBetweenMarks(text) == nil, let comment = comment(text) {
      return .comment(comment)
    }
    if let reason = reasonToSkip(text) {
      return .claim("xfail \(Quoting.quotedLiteral(reason))", in: text)
    }
    let isInLowerCase = text.unicodeScalars.first.map { !$0.properties.isUppercase } ?? false
    let hasSeveralWords = text.contains(where: \.isBlank)
    let mayBeCommand = isInLowerCase && text.utf8.count > 2
    if let ending = endingOfGlob(text) { return .glob(ending) }
    if let ending = endingOfExpression(text) { return .expression(ending) }
    if hasSeveralWords || mayBeCommand, text.contains(where: \.isLetter), isCommand(text) {
      return .command(text, in: text)
    }
    if isInLowerCase, hasSeveralWords, (try? Claim(text)) != nil { return .claim(text, in: text) }
    if isInLowerCase, isField(text) { return .header(text) }
    if mayBeCommand || CommandParser.beginsLikeProse(text),
      let command = CommandParser.command(inProse: text)
    {
      guard command.hasPrefix("? ") else { return .command(command, in: text) }
      return .claim(String(command.dropFirst(2)), in: text)
    }
    guard let claim = CommandParser.claim(ofOtherTools: text), (try? Claim(claim)) != nil else {
      return nil
    }
    return .claim(claim, in: text)
  }

  /// Returns the comment, title, or output in a line with a wrong prefix or no prefix.
  private static func marked(_ text: String, _ heard: [String]) -> MisreadLine? {
    if heard.contains("~ silent"), isSilence(text) { return .silence }
    if let title = titleBetweenMarks(text) { return .heading(title) }
    if let comment = comment(text) { return .comment(comment) }
    if let line = besideSpeech(text, heard) { return .beside(line) }
    if let quoted = Quoting.unquoted(text), quoted != text, heard.contains(quoted) {
      return .quoted(quoted)
    }
    if let said = speechInProse(text), heard.contains(said),
      heard.filter({ !$0.hasPrefix("~") }).count > 1
    {
      return .claim("says \(Quoting.quotedLiteral(said))", in: text)
    }
    if let speech = speech(text) { return .speech(speech) }
    if let title = titleOfScenario(text) ?? titleOfCall(text) { return .heading(title) }
    if let pattern = patternBehindWord(text) { return .pattern(pattern) }
    if let line = inBrackets(text, heard) { return .beside(line) }
    if let glob = globForDots(text, heard) { return .pattern(glob) }
    return endingOfPattern(text, heard).map {
      .pattern("\(text.withoutSlashes ?? text) (\($0))")
    }
  }

  /// Returns the reason in another tool's mark for a known failure, such as `@Ignore("issue 31")` or
  /// `skip: issue 31`, or `nil` for other lines.
  private static func reasonToSkip(_ text: String) -> String? {
    let words: Set = [
      "ignore", "ignored", "disabled", "skip", "skipped", "xfail", "todo", "fixme", "wip",
      "pending",
      "xctexpectfailure", "knownissue", "withknownissue", "expectedfailure", "flaky", "xit",
    ]
    let start = text.drop { $0 == "@" || $0 == "." || $0 == "#" }
    let name = start.prefix { $0.isLetter || $0 == "." || $0 == "_" }
    let last = name.split { "._".contains($0) }.last.map { $0.lowercased() } ?? ""
    let rest = start[name.endIndex...].drop { $0 == " " }
    guard words.contains(last),
      start.startIndex > text.startIndex || "(:".contains(rest.first ?? " ")
    else { return nil }
    // Below the header, 'xfail:' is a header in the wrong place.
    guard last != "xfail" || rest.first != ":" else { return nil }
    if let quoted = rest.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    {
      return String(quoted)
    }
    let reason = String(rest.drop { "(: ".contains($0) }.prefix { $0 != ")" }).trimmed
    return reason.isEmpty ? "REASON" : reason
  }

  /// Returns whether a line means that VoiceOver says nothing, such as `(no speech)`.
  private static func isSilence(_ text: String) -> Bool {
    let words = text.lowercased().filter { !"()[]<>{}~-–—.*_".contains($0) }.trimmed
    let known: Set = [
      "no speech", "silence", "silent", "nothing", "no output", "quiet", "none",
      "says nothing", "no announcement", "no sound", "nothing heard", "stille", "nichts", "empty",
      "voiceover says nothing", "voiceover is silent", "keine ausgabe", "no speech output",
    ]
    return known.contains(words)
  }

  /// Returns whether a line stands for any lines, such as `(anything)` or `<any>`.
  private static func isAnything(_ text: String) -> Bool {
    let words = text.lowercased().filter { $0.isLetter || $0 == " " }.trimmed
    if ["etc", "and so on", "and so forth", "usw", "und so weiter"].contains(words) { return true }
    guard let first = text.first, "([<{*….".contains(first) else { return false }
    return [
      "", "anything", "any", "any lines", "any line", "any speech", "whatever", "some speech",
      "skip", "more", "any text", "egal", "beliebig", "more lines", "other lines", "the rest",
      "rest", "skipped", "and more", "more speech", "others", "snip", "omitted", "continued",
    ].contains(words)
  }

  /// Returns the title in a line that numbers a phase, such as `Phase 2: Paying`, or `nil` for
  /// other lines.
  static func titleOfPhase(_ text: String) -> String? {
    let kinds: Set = [
      "phase", "part", "step", "stage", "chapter", "section", "teil", "schritt", "abschnitt",
      "task", "scene",
    ]
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    let words = parts.first?.lowercased().split(whereSeparator: \.isBlank).map(String.init) ?? []
    guard let kind = words.first, kinds.contains(kind), words.count > 1 || parts.count > 1 else {
      return nil
    }
    if parts.count == 2, words.count < 3 { return parts[1].isEmpty ? nil : parts[1] }
    return words[1].first?.isNumber == true ? text : nil
  }

  /// Returns the line with the name of an element instead of words around the name, such as `touch
  /// #pay` for `touch the button Pay`.
  func naming(in session: Session) -> MisreadLine {
    guard case .command(let command, let text) = self,
      let line = session.commandNaming(command)
    else { return self }
    return .command(line, in: text)
  }

  /// Returns the title in a line such as `=== Paying ===`, or `nil` for other lines.
  private static func titleBetweenMarks(_ text: String) -> String? {
    guard let mark = text.first, "=-*#~_+".contains(mark) else { return nil }
    let title = text.drop { $0 == mark }
    let inner = title.reversed().drop { $0 == mark }.reversed()
    let isMarked = text.count - title.count > 1 && title.count - inner.count > 1
    let words = String(inner).trimmed
    return isMarked && words.contains(where: \.isLetter) ? words : nil
  }

  /// Returns the ending of a line with `*` if the ending is almost `(glob)`, or `nil` otherwise.
  private static func endingOfGlob(_ text: String) -> String? {
    guard text.contains("*"), text.hasSuffix(")"), let start = text.lastIndex(of: "(") else {
      return nil
    }
    let word = text[text.index(after: start)...].dropLast()
    let isMeant =
      ["glob", "wildcard", "wildcards", "pattern"].contains(word.lowercased())
      || Suggestion.nearest(to: word, in: ["glob"]) != nil
    return isMeant ? String(text[start...]) : nil
  }

  /// Returns the line's ending if it's almost `(re)`, such as `(regex)`, or `nil` otherwise.
  private static func endingOfExpression(_ text: String) -> String? {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return nil }
    let word = text[text.index(after: start)...].dropLast().lowercased()
    let words: Set = ["regex", "regexp", "regular expression", "reg", "rx", "pcre", "re2", "re"]
    return words.contains(word) ? String(text[start...]) : nil
  }

  /// Returns the pattern for a line with dots if it matches a line of output, such as `Loaves, *
  /// (glob)` for `Loaves, ...`, or `nil` otherwise.
  private static func globForDots(_ text: String, _ heard: [String]) -> String? {
    guard let dots = text.firstRange(of: "...") ?? text.firstRange(of: "…") else { return nil }
    let glob = "\(text[..<dots.lowerBound])*\(text[dots.upperBound...]) (glob)"
    let pattern = LinePattern(glob, number: 1)
    return pattern.loosened != nil && heard.contains { pattern.matches(HeardLine($0)) } ? glob : nil
  }

  /// Returns the ending with which the line matches a line of output, or `nil` if there's none.
  private static func endingOfPattern(_ text: String, _ heard: [String]) -> String? {
    if let expression = text.withoutSlashes {
      let pattern = LinePattern("\(expression) (re)", number: 1)
      return heard.contains { pattern.matches(HeardLine($0)) } ? "re" : nil
    }
    guard text.contains(where: { "*?+\\[|".contains($0) }) else { return nil }
    return ["glob", "re"].first { ending in
      let pattern = LinePattern("\(text) (\(ending))", number: 1)
      return pattern.loosened != nil && heard.contains { pattern.matches(HeardLine($0)) }
    }
  }

  /// Returns the words of a comment in another notation, such as `// Pay`, or `nil` otherwise.
  static func comment(_ text: String) -> String? {
    guard let mark = ["//", "--", "/*", ";"].first(where: text.hasPrefix) else { return nil }
    let words = String(text.dropFirst(mark.count)).trimmed
    return words.contains(where: \.isLetter) ? words : nil
  }

  /// Returns the expected `~` line for text such as `hint: Opens it`, or `nil` for other lines.
  private static func besideSpeech(_ text: String, _ heard: [String]) -> String? {
    let bare = ["- ", "* ", "(", "["].first(where: text.hasPrefix).map { text.dropFirst($0.count) }
    let text = (bare.map(String.init) ?? text).replacing(" = ", with: ": ")
      .replacing(") ", with: ": ").replacing("] ", with: ": ")
    guard let colon = text.firstIndex(of: ":"),
      LinePattern.kinds.contains(text[..<colon].lowercased())
    else { return nil }
    let words = String(text[text.index(after: colon)...]).trimmed
    let line = "~ \(text[..<colon].lowercased()): \(words)"
    return heard.contains(line) || heard.contains { $0.hasPrefix(line.prefix { $0 != ":" }) }
      ? line : nil
  }

  /// Returns the speech in a line such as `expect: Pay, Button`, or `nil` for other lines.
  private static func speech(_ text: String) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    let words: Set = [
      "expect", "expected", "heard", "says", "speech", "spoken", "output", "voiceover", "hears",
    ]
    if parts.count == 2, words.contains(parts[0].lowercased()) { return parts[1] }
    return speechInProse(text)
  }

  /// Returns the speech in a line such as `Then I hear "Pay, Button"`, or `nil` for other lines.
  private static func speechInProse(_ text: String) -> String? {
    guard let quote = text.firstIndex(of: "\""),
      let speech = Quoting.unquoted(String(text[quote...]).trimmed)
    else { return nil }
    let words = text[..<quote].lowercased().split { $0.isBlank || $0 == ":" || $0 == "," }
    let verbs: Set = [
      "hear", "hears", "heard", "say", "says", "announce", "announces", "read", "reads",
    ]
    return words.last.map { verbs.contains(String($0)) } == true ? speech : nil
  }

  /// Returns the title in a line such as `Scenario: Sugar can be set` or in a heading with a
  /// different level, or `nil` for other lines.
  static func titleOfScenario(_ text: String) -> String? {
    let words: Set = [
      "scenario", "feature", "test", "test case", "describe", "it", "background", "szenario",
      "funktion", "story", "title", "scenario outline", "rule", "examples", "suite",
    ]
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, words.contains(parts[0].lowercased()), !parts[1].isEmpty else {
      return title(text)
    }
    return parts[1]
  }

  /// Returns the title of another tool's test, such as `func testPay()`, or `nil` for other lines.
  static func titleOfTest(_ text: String) -> String? {
    let names = ["it", "test", "describe", "context", "@test", "@suite", "specify", "scenario"]
    let head = text.prefix { $0 != "(" && !$0.isBlank }.lowercased()
    let quotes: [Character] = ["'", "\"", "`"]
    if names.contains(String(head)), let open = text.firstIndex(where: quotes.contains) {
      let inside = text[text.index(after: open)...].prefix { $0 != text[open] }
      return inside.isEmpty ? nil : String(inside)
    }
    let isFunction = ["func", "def", "fun", "function", "void"].contains(String(head))
    guard isFunction, let place = text.firstRange(of: "test") else { return nil }
    let name = text[place.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let words = name.reduce(into: "") { words, letter in
      words += letter == "_" ? " " : letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }
    return words.trimmed.isEmpty ? nil : words.trimmed
  }

  /// Returns the title in a call that begins a test, such as `describe("Paying")`, or `nil` for
  /// other lines.
  private static func titleOfCall(_ text: String) -> String? {
    text.contains("(") ? titleOfTest(text) : nil
  }

  /// Returns the pattern after a word such as `re:`, or `nil` for other lines.
  private static func patternBehindWord(_ text: String) -> String? {
    let words = ["re": "re", "regex": "re", "regexp": "re", "glob": "glob", "wildcard": "glob"]
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    guard parts.count == 2, !parts[1].isEmpty, let ending = words[parts[0].lowercased()] else {
      return nil
    }
    return "\(parts[1]) (\(ending))"
  }

  /// Returns the only `~` line of a step for words in brackets, such as `~ sound: boundary` for
  /// `(end of screen)`, or `nil` if there isn't exactly one.
  private static func inBrackets(_ text: String, _ heard: [String]) -> String? {
    guard let first = text.first, let last = text.last,
      ["()", "[]", "<>"].contains("\(first)\(last)")
    else { return nil }
    let lines = heard.filter { $0.hasPrefix("~ ") }
    return lines.count == 1 ? lines[0] : nil
  }

  /// Returns the title in a line that begins like a heading, such as `### Pay`, or `nil` otherwise.
  private static func title(_ text: String) -> String? {
    let title = text.drop { $0 == "#" }
    guard title.startIndex > text.startIndex, title.first?.isBlank == true || text.hasPrefix("##")
    else { return nil }
    return String(title).trimmed
  }

  private static func isCommand(_ text: String) -> Bool {
    guard CommandParser.beginsLikeCommand(text) else { return false }
    return CommandParser.placedCommands(in: text).allSatisfy {
      if case .success = $0.result { true } else { false }
    }
  }

  private static func isField(_ text: String) -> Bool {
    let line = TextLine(text: text, range: 0..<text.utf8.count, number: 1)
    return Transcript.Field(line).map { TranscriptHeader.isField(named: $0.name) } ?? false
  }

  var message: Diagnostic.Message {
    switch self {
    case .glob("(glob)"): "you don't hear this line; a space is missing before '(glob)'"
    case .glob(let ending):
      "you don't hear this line, and '\(ending)' has no meaning; did you mean '(glob)'?"
    case .expression(let ending):
      "you don't hear this line, and '\(ending)' has no meaning; did you mean '(re)'?"
    case .pattern("..."): "you don't hear exactly this line; to match any lines, write '...'"
    case .pattern(let text):
      "you don't hear exactly this line; to use it as a pattern, write '\(text)'"
    case .comment(let words):
      "you don't hear this line, and it looks like a comment; write '# \(words)'"
    case .speech(let words):
      "you don't hear this line; VoiceOver's words have no prefix, so write '\(words)'"
    case .quoted(let words):
      "you don't hear quotation marks; write VoiceOver's words as they are: '\(words)'"
    case .beside(let line):
      "you don't hear this line; other output begins with '~ ', so write '\(line)'"
    case .heading(let title):
      """
      you don't hear this line, and it looks like a heading; write '## \(title)' for a phase, or '# \
      \(title)' for a comment
      """
    case .command(let command, let text):
      """
      you don't hear this line, and it looks like a command; write '> \(command)', or '\\\(text)' for \
      speech
      """
    case .claim(let claim, let text):
      """
      you don't hear this line, and it looks like a claim; write '? \(claim)', or '\\\(text)' for \
      speech
      """
    case .assertion(let claim):
      "you don't hear this line, and it looks like another tool's assertion; write '? \(claim)'"
    case .silence: "you don't hear this line; for a step without speech, write '~ silent'"
    case .header(let text):
      """
      you don't hear this line, and headers belong above the first blank line and the first command; \
      write '\\\(text)' for speech
      """
    }
  }
}

extension String {
  /// The expression in text such as `/Pay.*/`, or `nil` for any other text.
  fileprivate var withoutSlashes: String? {
    guard count > 2, first == "/", last == "/" else { return nil }
    return String(dropFirst().dropLast())
  }
}
