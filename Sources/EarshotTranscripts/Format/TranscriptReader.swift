import EarshotLines
import EarshotSession
import EarshotModel
public import EarshotNotation

extension Transcript {
  /// The result of reading a transcript, with the parts that Earshot could read, and the errors.
  public struct ParseResult: Sendable {
    /// The transcript, or `nil` if there are errors.
    public let transcript: Transcript?
    /// The errors, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// The parts that Earshot could read despite errors, so it can also check their names.
    ///
    /// The value is `nil` if the names may belong to a different app.
    package let draft: Transcript?

    init(_ transcript: Transcript?, _ diagnostics: [Diagnostic], hasDraft: Bool = true) {
      self.transcript = diagnostics.isEmpty ? transcript : nil
      self.diagnostics = diagnostics
      draft = hasDraft ? transcript : nil
    }
  }

  /// Reads a transcript.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  public static func read(_ source: SourceText) -> ParseResult {
    if let diagnostic = source.diagnosticOfBytes {
      return ParseResult(nil, [diagnostic])
    }
    var reader = TranscriptReader(source)
    reader.read(source.lines)
    return reader.result
  }
}

/// A reader of transcripts that processes one line at a time.
struct TranscriptReader {
  private var transcript: Transcript
  private var header = TranscriptHeader()
  private var sorter = TranscriptLineSorter()
  /// The names of the files that the transcript contains.
  private var embeddedNames: Set<String> = []
  /// The start of each file that the transcript contains.
  private var embeddedPlaces: [(name: String, range: Range<Int>)] = []
  /// The range of the first line with the name of the screen between delimiters other than the `--`
  /// of embedded files, or `nil` if there's none.
  private var nearlyEmbedded: Range<Int>?
  private var diagnostics = DiagnosticCollector()
  /// The number of the last misplaced line before the first command, or 0 if there's none.
  ///
  /// Consecutive misplaced lines cause only one error.
  private var earlyLine = 0

  init(_ source: SourceText) { transcript = Transcript(source: source) }

  /// The result so far.
  var result: Transcript.ParseResult {
    var transcript = transcript
    header.apply(to: &transcript)
    var diagnostics = diagnostics
    for (name, range) in embeddedPlaces where name != header.screenName {
      let holdsSession =
        transcript.steps.isEmpty && transcript.embedded.contains { $0.holdsCommands }
      diagnostics.report(holdsSession ? .sessionInFile(name) : .notOpened(name), at: range)
    }
    if let nearlyEmbedded, let name = header.screenName, !embeddedNames.contains(name) {
      diagnostics.report(.nearlyEmbedded(name), at: nearlyEmbedded)
    }
    var all = diagnostics.sorted
    if !all.isEmpty, isStranger { all = [.ofForeignFile(.noSession)] }
    return Transcript.ParseResult(transcript, all, hasDraft: !header.mayMeanAnotherScreen)
  }

  /// Whether neither the name of the file nor its beginning indicates a session.
  private var isStranger: Bool {
    let source = transcript.source
    guard source.name != "-" else { return false }
    let isNamed = FileKind(ofName: source.name) != nil && source.disclosure == .byName
    return !isNamed && (transcript.steps.isEmpty || !Self.beginsAsSession(source))
  }

  /// Returns whether the first line that is neither blank nor a comment is a complete header or
  /// command.
  private static func beginsAsSession(_ source: SourceText) -> Bool {
    for line in source.lines where !line.text.trimmed.isEmpty && !line.text.hasPrefix("#") {
      var reader = TranscriptReader(SourceText(name: "-", line.text))
      reader.read([line])
      return !reader.diagnostics.hasErrors
        && (!reader.transcript.steps.isEmpty || reader.header.hasField)
    }
    return false
  }

  /// Reports an unclosed block of a document, because its prose would be treated as speech.
  mutating func reportOpen(_ block: MarkdownBlocks.Block) { diagnostics.add(block.problemOfOpen) }

  /// Reads consecutive lines, which are either a whole file or one block of a document.
  ///
  /// The method joins lines that a terminal wrapped, except in embedded files.
  mutating func read(_ lines: [TextLine]) {
    sorter.beginBlock()
    var broken: TextLine?
    for line in lines {
      if !sorter.isEmbedding, let joined = broken?.joined(with: line) {
        broken = joined
        continue
      }
      if let broken { read(broken) }
      broken = line
    }
    if let broken { read(broken) }
  }

  /// Adds a screen that is next to the transcript in a document, unless the transcript contains a
  /// screen with the same name.
  mutating func embed(_ lines: [TextLine], named name: String) {
    guard let first = lines.first, !embeddedNames.contains(name) else { return }
    beginFile(name, after: first.number - 1)
    for line in lines { append(line) }
  }

  /// Adds all screens of a document from another reader.
  ///
  /// - Complexity: O(1), unless the transcript itself contains screens.
  mutating func embedAll(of other: TranscriptReader) {
    guard !embeddedNames.isEmpty else {
      transcript.embedded = other.transcript.embedded
      embeddedNames = other.embeddedNames
      return
    }
    transcript.embedded += other.transcript.embedded.filter { !embeddedNames.contains($0.name) }
    embeddedNames.formUnion(other.embeddedNames)
  }

  private mutating func embed(_ name: String, _ line: TextLine) {
    if embeddedNames.contains(name) {
      diagnostics.report(
        "there's already a file '\(name)'; give this one a different name",
        at: line.range
      )
    }
    embeddedPlaces.append((name, line.range))
    beginFile(name, after: line.number)
  }

  /// Begins an embedded file after a line.
  ///
  /// The lines of the file keep their numbers.
  private mutating func beginFile(_ name: String, after line: Int) {
    transcript.embedded.append(.init(name, in: transcript.source, after: line))
    embeddedNames.insert(name)
  }

  private mutating func append(_ line: TextLine) {
    transcript.embedded[transcript.embedded.count - 1].append(line)
  }

  private mutating func read(_ line: TextLine) {
    let kind = sorter.kind(of: line)
    if kind != .fileLine, line.range.count > TranscriptReader.lineLimit {
      return diagnostics.report(.lineTooLong, at: line.range)
    }
    switch kind {
    case .blank, .prose(phase: nil): break
    case .prose(let title?): transcript.phases.append(.init(title: title, line: line.number))
    case .field(let field): header.read(field, line, &diagnostics)
    case .command(let command): readCommand(command, line)
    case .fileName(let name): embed(name, line)
    case .fileLine: append(line)
    case .claim: readUnderCommand(line) { $0.readClaim(line) }
    case .heard: readUnderCommand(line) { $0.readHeard(line) }
    }
  }

  private mutating func readUnderCommand(
    _ line: TextLine,
    _ read: (inout TranscriptReader) -> Void
  ) {
    guard transcript.steps.isEmpty else { return read(&self) }
    if earlyLine == 0 || earlyLine < line.number - 1 {
      diagnostics.report(.beforeFirstCommand(line.text.trimmed), at: line.range)
    }
    earlyLine = line.number
  }

  private mutating func readCommand(_ command: String, _ line: TextLine) {
    if command.isEmpty {
      return diagnostics.report("write a command after '>'", at: line.range)
    }
    let phase = transcript.phases.count
    var step = Transcript.Step(command: command, line: line.number, phase: phase)
    step.brokenLines = line.lastNumber - line.number
    step.commands = CommandParser.placedCommands(in: command)
    transcript.steps.append(step)
    let start = line.end - command.utf8.count
    for placed in step.commands {
      let range = start + placed.range.lowerBound..<start + placed.range.upperBound
      switch placed.result {
      case .success(.session(.claim(let claim))):
        readClaim(TextLine(text: LineMark.claim.line(claim), range: range, number: line.number))
      case .success(let command): transcript.names += command.names(in: line, range)
      case .failure(let failure):
        if let advice = CommandParser.adviceOnWordsBehindCommand(command) {
          let way = CommandParser.linesApart(command).map { "; write \($0)" } ?? ""
          return diagnostics.report("\(advice)\(way)", at: line.range)
        }
        diagnostics.report(.invalidCommand(failure.reason), at: range)
      }
    }
  }

  private mutating func readHeard(_ line: TextLine) {
    if nearlyEmbedded == nil, let name = header.screenName, line.text.isNearlyEmbedding(name) {
      nearlyEmbedded = line.range
    }
    if let kind = line.kindWithoutBlank {
      let rest = line.trimmed.dropFirst(LineMark.beside.rawValue.count + kind.count)
      return diagnostics.report(.blankMissing(before: kind, String(rest)), at: line.range)
    }
    let pattern = LinePattern(line.text, lines: line.number...line.lastNumber)
    if let diagnostic = pattern.diagnostic(at: line.range.lowerBound) {
      return diagnostics.add(diagnostic)
    }
    if let kind = pattern.unknownKind {
      let ending = pattern.ending(ofUnknown: kind)
      return diagnostics.report("unknown line '~ \(kind)'\(ending)", at: line.range)
    }
    if pattern.isBareKind {
      let kind = pattern.literal.kind ?? ""
      return diagnostics.report(.contentMissing(after: kind), at: line.range)
    }
    transcript.steps[transcript.steps.count - 1].expected.append(pattern)
  }

  private mutating func readClaim(_ line: TextLine) {
    do throws(Diagnostic) {
      var claim = try ClaimParser.claim(in: line)
      claim.phase = transcript.phases.count
      if let step = transcript.steps.last, step.phase < claim.phase {
        diagnostics.report(.claimInEmptyPhase(transcript.phases.last?.title ?? ""), at: line.range)
      }
      transcript.names += claim.names(in: line)
      transcript.steps[transcript.steps.count - 1].claims.append(claim)
    } catch {
      diagnostics.add(error)
    }
  }
}

extension TranscriptReader {
  /// The maximum number of bytes in a line.
  ///
  /// - Source: RELIABILITY.md, row 3.
  static let lineLimit = 65_536
}

extension TextLine {
  /// The kind of a line whose `~` has no space after it, or `nil` for any other line.
  fileprivate var kindWithoutBlank: String? {
    let mark = LineMark.beside.rawValue
    let trimmed = trimmed
    // Nearly all lines have the space.
    guard trimmed.begins(with: mark), !trimmed.begins(with: "\(mark) ") else { return nil }
    let word = String(trimmed.dropFirst(mark.count).prefix { !$0.isBlank && $0 != ":" })
    return LinePattern.kinds.contains(word) ? word : nil
  }
}

extension String {
  /// Returns whether a line is the name of a file next to or between delimiters, such as `--
  /// cup.screen` or `=== cup.screen ===`.
  fileprivate func isNearlyEmbedding(_ name: String) -> Bool {
    guard let mark = utf8.first, "-=#*_~+`".holds(mark), contains(name) else {
      return false
    }
    let marks: Set<Character> = ["-", "=", "#", "*", "_", "~", "+", "`", " ", ":"]
    let start = drop(while: marks.contains)
    return start.hasPrefix(name) && start.dropFirst(name.count).allSatisfy(marks.contains)
  }
}

extension Transcript.EmbeddedFile {
  /// Creates a file without lines.
  ///
  /// Errors in a screen have positions in the transcript. In other formats, the name identifies the
  /// file.
  fileprivate init(_ name: String, in source: SourceText, after line: Int) {
    let isNotation = AppForm.forms(ofName: name) == [.notation]
    self.name = name
    nameOfSource = isNotation ? source.name : "\(source.name)#\(name)"
    firstLine = line
  }

  fileprivate mutating func append(_ line: TextLine) {
    bytes += line.text.utf8
    bytes.append(0x0A)
  }
}
