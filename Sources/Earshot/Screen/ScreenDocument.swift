internal import EarshotImporters
internal import EarshotNotation

/// The screens of an app, as a file or a test describes them, checked and ready to be walked.
///
///     let menu = try ScreenDocument("""
///       screen menu "Menu"
///         header "Menu"
///         button "Bonus points" #points
///       """)
///     var session = VoiceOverSession(menu)
///
/// A document is a value and takes part in no run: any number of sessions may walk it.
public struct ScreenDocument: Hashable, Sendable {
  /// A file of text with its name.
  public struct File: Hashable, Sendable {
    /// The name or path, as errors show it; its ending says what the file is.
    public let name: String
    /// What is in the file, byte for byte.
    public let bytes: [UInt8]

    /// Names bytes that were read from somewhere; they need not be valid UTF-8.
    public init(named name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// Names a text.
    public init(named name: String, _ text: String) {
      self.init(named: name, bytes: Array(text.utf8))
    }

    var source: SourceText { SourceText(name: name, utf8: bytes) }
  }

  let app: AppDocument
  /// What it was made of.
  let origin: Origin
  /// What is doubtful in the files, in their order; nothing of it keeps the document from being
  /// walked.
  public let warnings: [Mistake]

  init(_ app: AppDocument, from origin: Origin, warnings: [Mistake]) {
    self.app = app
    self.origin = origin
    self.warnings = warnings
  }

  /// Reads a screen, or a whole app, from a text.
  ///
  /// - Parameters:
  ///   - text: A text in the notation of Docs/Reference.md, in the JSON form, or in a format that
  ///     another tool exports; which of them, its name and its content tell.
  ///   - name: What errors call the text; one that ends in `.json` holds JSON.
  /// - Throws: ``ReadingError`` if the text has errors; it has all of them.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, named name: String = "test.screen") throws(ReadingError) {
    try self.init(files: [File(named: name, text)])
  }

  /// Reads an app that is written down in several files.
  ///
  /// - Parameter files: The files, at least one; the first holds the screen the app starts with.
  /// - Throws: ``ReadingError`` if a file has errors.
  /// - Complexity: O(*n*) in the length of the files.
  public init(files: [File]) throws(ReadingError) {
    let sources = files.map(\.source)
    let result = AppDocument.open(sources)
    guard let app = result.document else { throw ReadingError(result.diagnostics, in: sources) }
    let warnings = result.diagnostics.map { Mistake($0, in: sources) }
    self.init(app, from: .files(files), warnings: warnings)
  }

  /// Reads a file of the machine on which the test runs.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or seen from the folder of `test`.
  ///   - test: The source file that names it; the caller's own.
  /// - Throws: ``ReadingError`` if there is no such file, or it has errors.
  /// - Complexity: O(*n*) in the length of the file.
  public init(contentsOf path: String, beside test: String = #filePath) throws(ReadingError) {
    try self.init(files: [HostFile.read(path, beside: test)])
  }

  /// The document in the notation, in its canonical form.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public var screenText: String { app.screenText }

  /// The document in the JSON form, indented.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public var json: String { app.json }
}

extension ScreenDocument {
  /// What a document was made of, so that a finding knows its place.
  enum Origin: Sendable {
    case files([File])
    case tree(TreeText)

    /// The texts, in order; a tree is the text that was written of it.
    var sources: [SourceText] {
      switch self {
      case .files(let files): files.map(\.source)
      case .tree(let text): [text.source]
      }
    }
  }

  /// Documents are the same where the same is on their screens, whatever they were made of.
  public static func == (first: ScreenDocument, second: ScreenDocument) -> Bool {
    first.app == second.app && first.warnings == second.warnings
  }

  /// Hashes what is on the screens.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    hasher.combine(warnings)
  }
}
