import EarshotModel
public import EarshotNotation

/// A type that reads files in the formats of other tools and keeps the results.
public struct Importer: Sendable {
  /// The options for converting exports to screens.
  public let options: ImportOptions
  /// The files in the formats of other tools, in order.
  public private(set) var imports: [ImportedFile] = []

  /// Creates an importer that hasn't read any files.
  public init(options: ImportOptions = ImportOptions()) { self.options = options }
}

/// A file in the format of another tool.
public struct ImportedFile: Sendable {
  /// The index of the file among the files that were read together.
  public let number: Int
  /// The format of the file.
  public let format: ImportFormat
  /// The result of converting its views.
  public let summary: ImportSummary
  /// The speech at each stop according to the file itself, in reading order.
  public let spoken: [SpokenText]
}

/// The speech at a stop according to the file itself.
public struct SpokenText: Hashable, Sendable {
  /// The text, or `nil` if the file doesn't contain it.
  public let text: String?
  /// The number of the list or landmark around the stop, or `nil` if there's none.
  public let list: Int?
}

extension AppDocument {
  /// Reads files as one app.
  ///
  /// The files can be in Earshot's own formats and in the formats of other tools.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the files, not including the lines that
  ///   `each` blocks add.
  public static func open(
    _ sources: [SourceText],
    importing options: ImportOptions = ImportOptions()
  ) -> ParseResult {
    var importer = Importer(options: options)
    return importer.read(sources)
  }
}

extension Importer {
  /// Reads files as one app.
  public mutating func read(_ sources: [SourceText]) -> AppDocument.ParseResult {
    var reader: (any ForeignReader)? = self
    let result = AppDocument.read(sources, work: options.work, foreign: &reader)
    if let reader = reader as? Importer { self = reader }
    return result
  }
}

extension Importer: ForeignReader {
  private var wanted: ImportFormat? { options.format.flatMap(ImportFormat.named) }

  package func form(of text: SourceText) -> AppForm? {
    guard let wanted, FileKind(ofName: text.name) != .screen else { return nil }
    // Text that begins like another format is read in that format, and rejected if a different
    // format was requested.
    guard AppForm(of: text) == .notation else { return nil }
    return wanted.carrier == .xml ? .xml : .notation
  }

  package mutating func read(text: SourceText, number: Int) -> ForeignApp? {
    do throws(Diagnostic) {
      if text.beginsMarkup || wanted?.carrier == .xml { return try readXML(text, number: number) }
      return try readLines(text, number: number)
    } catch {
      return ForeignApp(diagnostics: [error])
    }
  }

  package mutating func read(json: JSONTree, of text: SourceText, number: Int) -> ForeignApp? {
    let formats = ImportFormat.all.filter { $0.carrier == .json }
    do throws(Diagnostic) {
      for format in formats {
        switch format.reader {
        case .json(let recognizes, let read) where isWanted(format, recognizes(json)):
          return make(try read(json, number), format, text, number)
        case .refused(.json(let recognizes), let instead) where wanted == nil && recognizes(json):
          throw Diagnostic(.error, .refused(format, instead), source: number, range: 0..<1)
        default: continue
        }
      }
      if let wanted { throw Diagnostic.ofForeignFile(.isNot(wanted), source: number) }
      guard !json.isOfOwnForm else { return nil }
      throw Diagnostic.ofForeignFile(.unknownJSON, source: number)
    } catch {
      return ForeignApp(diagnostics: [error])
    }
  }

  /// Returns whether a format is the one to read, because it was requested, or because none was
  /// requested and it's recognized.
  private func isWanted(_ format: ImportFormat, _ isRecognized: @autoclosure () -> Bool) -> Bool {
    wanted.map { $0.name == format.name } ?? isRecognized()
  }

  private mutating func readXML(
    _ text: SourceText,
    number: Int
  ) throws(Diagnostic) -> ForeignApp {
    if let wanted, wanted.carrier != .xml {
      throw Diagnostic.ofForeignFile(.isNot(wanted), source: number)
    }
    guard let root = XMLRoot(text) else {
      // Without a root, the XML has an error that its reader finds.
      _ = try XMLReader.read(text, number: number)
      throw Diagnostic(.error, .noElement, source: number, range: 0..<0)
    }
    for format in ImportFormat.all {
      switch format.reader {
      case .xml(let recognizes, let read) where isWanted(format, recognizes(root)):
        let tree = try XMLReader.read(text, number: number)
        return make(try read(tree, number), format, text, number)
      case .refused(.xml(let recognizes), let instead) where wanted == nil && recognizes(root):
        throw Diagnostic(.error, .refused(format, instead), source: number, range: 0..<1)
      default: continue
      }
    }
    // Errors in the XML itself come first.
    do throws(Diagnostic) {
      _ = try XMLReader.read(text, number: number)
    } catch {
      throw error.withoutText
    }
    throw Diagnostic.ofForeignFile(.unknownXML(root: root.name), source: number)
  }

  private mutating func readLines(
    _ text: SourceText,
    number: Int
  ) throws(Diagnostic) -> ForeignApp? {
    if let diagnostic = text.encodingDiagnostic(source: number) { throw diagnostic }
    for format in ImportFormat.all {
      switch format.reader {
      case .text(let recognizes, let read) where isWanted(format, recognizes(text)):
        return make(try read(text, number), format, text, number)
      case .refused(.text(let recognizes), let instead) where wanted == nil && recognizes(text):
        throw Diagnostic(.error, .refused(format, instead), source: number, range: 0..<1)
      default: continue
      }
    }
    if let app = try readConsoleOutput(text, number: number) { return app }
    if let wanted { throw Diagnostic.ofForeignFile(.isNot(wanted), source: number) }
    if text.isBlank || text.beginsAsScreenFile || text.isTyped { return nil }
    throw Diagnostic.ofForeignFile(
      text.looksLikeSourceCode ? .sourceCode : .unknownText,
      source: number
    )
  }

  /// Reads JSON that follows other lines of a tool's output, or returns `nil` if there's none.
  private mutating func readConsoleOutput(
    _ text: SourceText,
    number: Int
  ) throws(Diagnostic) -> ForeignApp? {
    let start = LineRanges(text.utf8).prefix(Importer.consoleLines)
    guard start.contains(where: { text.utf8[$0].first?.opensJSON ?? false }) else { return nil }
    let (json, _) = text.readAsJSON(number: number)
    return json.flatMap { read(json: $0, of: text, number: number) }
  }

  /// The maximum number of lines before a tool's JSON.
  private static let consoleLines = 20

  /// Makes an app from the contents of a file, and records how its screens were converted.
  private mutating func make(
    _ dump: Dump,
    _ format: ImportFormat,
    _ text: SourceText,
    _ number: Int
  ) -> ForeignApp {
    var result = ForeignApp(diagnostics: dump.warnings + dump.longLabels(in: number))
    var wanted = options
    if !dump.more.isEmpty { wanted.screen = nil }
    for var screen in dump.screensWithStops(wanted) {
      screen.namesHeadings = format.namesHeadings
      var maker = ScreenMaker(screen, options: wanted)
      maker.makeNodes()
      let file = ImportedFile(
        number: number,
        format: format,
        summary: maker.summary,
        spoken: maker.spoken
      )
      imports.append(file)
      let app = maker.app(named: text.screenName, source: number)
      result.app = result.app ?? app.app
      result.nodes += app.nodes
      result.diagnostics += app.diagnostics
    }
    return result
  }
}

extension SourceText {
  /// Whether the text is empty except for comments.
  fileprivate var isBlank: Bool { firstWords == nil }

  /// Whether the text comes from standard input and begins with a word of the notation for screens.
  ///
  /// If so, the user typed the text, and Earshot reads it as a screen file to show the mistakes in
  /// it.
  fileprivate var isTyped: Bool {
    guard name == "-", let first = firstWords else { return false }
    let word = first[...].trimmed.prefix { $0.isASCII && $0.isLetter }
    return ["app", "screen", "each"].contains(String(word))
      || Role.written.contains { $0.rawValue == word }
  }

  /// The first line that isn't empty or a comment, or `nil` if there's none.
  fileprivate var firstWords: String? {
    for line in LineRanges(utf8) {
      let content = String(decoding: utf8[line].prefix(200), as: UTF8.self)
      guard let first = content.first(where: { !$0.isWhitespace }), first != "#" else { continue }
      return content
    }
    return nil
  }

  /// Whether the text begins with a tag.
  fileprivate var beginsMarkup: Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return utf8.first { !blanks.contains($0) } == UInt8(ascii: "<")
  }
}

extension Diagnostic.Message {
  static func refused(_ format: ImportFormat, _ instead: String) -> Self {
    "can't open the \(format.title), because \(instead)"
  }

  static func isNot(_ format: ImportFormat) -> Self {
    """
    this file isn't in the format of '--from \(format.name)'; to have Earshot recognize the \
    format, leave out '--from'
    """
  }

  static var unknownJSON: Self {
    """
    unknown JSON format; open a file in a format that 'earshot help import' lists, or JSON with \
    the key 'screens', 'screen', or 'role' at the top level
    """
  }

  static var unknownText: Self {
    """
    unknown format; begin a screen file with 'app' or 'screen', or open a file in a format that \
    'earshot help import' lists
    """
  }

  static var sourceCode: Self {
    """
    this looks like source code, which Earshot doesn't read; write a screen file, or open a file \
    that a tool exports from the running app ('earshot help import' lists the formats)
    """
  }

  static func unknownXML(root: String) -> Self {
    "unknown XML format: the root is <\(root)>; open a file with \(ImportFormat.signs(of: .xml))"
  }
}

extension ImportFormat {
  /// Returns the descriptions of the formats for one kind of file, for a message.
  static func signs(of carrier: Carrier) -> String {
    let rows = all.filter { $0.carrier == carrier && $0.isRead }
    return rows.map { "\($0.sign) (the format '\($0.name)')" }.joined(separator: ", or ")
  }
}

extension SourceText {
  /// Whether one of the first lines looks like Swift, Kotlin, Dart, or JavaScript.
  fileprivate var looksLikeSourceCode: Bool {
    let words: Set = [
      "import", "package", "public", "class", "struct", "@Composable", "export", "func",
    ]
    let lines = String(decoding: utf8.prefix(4_096), as: UTF8.self).split(separator: "\n")
    return lines.prefix(20).contains { line in
      line.split(separator: " ").first.map { words.contains(String($0)) } ?? false
    }
  }
}
