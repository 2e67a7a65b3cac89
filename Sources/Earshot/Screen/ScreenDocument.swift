internal import EarshotImporters
internal import EarshotNotation

/// The screens of an app from a file or a test, checked and ready for a session.
///
///     let menu = try ScreenDocument("""
///       screen menu "Menu"
///         header "Menu"
///         button "Bonus points" #points
///       """)
///     var session = VoiceOverSession(menu)
///
/// A document is a value that sessions don't change. Any number of sessions can use the same
/// document.
public struct ScreenDocument: Hashable, Sendable {
  /// A text file with its name.
  public struct File: Hashable, Sendable {
    /// The name or path of the file, which appears in errors.
    ///
    /// The extension and the content determine the format.
    public let name: String
    /// The content of the file, in bytes.
    public let bytes: [UInt8]

    /// Creates a file from bytes, which don't have to be valid UTF-8.
    public init(named name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    /// Creates a file from a string.
    public init(named name: String, _ text: String) {
      self.init(named: name, bytes: Array(text.utf8))
    }

    var source: SourceText { SourceText(name: name, utf8: bytes) }
  }

  let app: AppDocument
  let origin: Origin
  /// The warnings about the files, in the order of the files.
  ///
  /// You can still use the document.
  public let warnings: [Mistake]

  init(_ app: AppDocument, from origin: Origin, warnings: [Mistake]) {
    self.app = app
    self.origin = origin
    self.warnings = warnings
  }

  /// Creates a document for a screen or an app from a string.
  ///
  /// - Parameters:
  ///   - text: A string in the notation of Docs/Reference.md, in the JSON form, or in a format that
  ///     another tool exports. The name and the content determine the format.
  ///   - name: The file name to use in errors. For JSON, use a name that ends in `.json`.
  /// - Throws: ``ReadingError`` with all mistakes if the string has errors.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public init(_ text: String, named name: String = "test.screen") throws(ReadingError) {
    try self.init(files: [File(named: name, text)])
  }

  /// Creates a document for an app from one or more files.
  ///
  /// - Parameter files: The files, at least one. The app starts on a screen of the first file.
  /// - Throws: ``ReadingError`` if a file has errors.
  /// - Complexity: O(*n*), where *n* is the length of the files.
  public init(files: [File]) throws(ReadingError) {
    let sources = files.map(\.source)
    let result = AppDocument.open(sources)
    guard let app = result.document else { throw ReadingError(result.diagnostics, in: sources) }
    let warnings = result.diagnostics.map { Mistake($0, in: sources) }
    self.init(app, from: .files(files), warnings: warnings)
  }

  /// Creates a document from a file on disk.
  ///
  /// - Parameters:
  ///   - path: The path, absolute or relative to the folder of `test`.
  ///   - test: The path of a source file. The default is the caller's file.
  /// - Throws: ``ReadingError`` if the file can't be read or has errors.
  /// - Complexity: O(*n*), where *n* is the length of the file.
  public init(contentsOf path: String, beside test: String = #filePath) throws(ReadingError) {
    try self.init(files: [HostFile.read(path, beside: test)])
  }

  /// The text of the document in the notation of screen files, in canonical form.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var screenText: String { app.screenText }

  /// The text of the document in the JSON form, indented.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var json: String { app.json }
}

// The names that a test uses, which are also in the enums of
// `earshot convert --to swift-identifiers`.
extension ScreenDocument {
  /// The accessibility identifiers of elements, alerts, and sheets, in the order of the file.
  ///
  ///     #expect(MenuIdentifier.allCases.map(\.rawValue) == document.identifiers)
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var identifiers: [String] { app.elementIdentifiers }

  /// The names of the screens that a session can start on, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var screens: [String] { app.screenIdentifiers }

  /// The names of the custom actions, without repetitions, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and actions.
  public var actions: [String] { app.actionNames }
}

extension ScreenDocument {
  /// The origin of a document, which determines whether findings have lines or paths of nodes.
  enum Origin: Sendable {
    case files([File])
    case tree(TreeText)

    /// The source files, or the generated JSON of a tree.
    var sources: [SourceText] {
      switch self {
      case .files(let files): files.map(\.source)
      case .tree(let text): [text.source]
      }
    }
  }

  /// Returns whether two documents have the same screens and warnings, whatever their source.
  public static func == (first: ScreenDocument, second: ScreenDocument) -> Bool {
    first.app == second.app && first.warnings == second.warnings
  }

  /// Hashes the screens and the warnings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    hasher.combine(warnings)
  }
}
