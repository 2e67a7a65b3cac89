internal import EarshotNotation

/// A kind of file that isn't an app in any format, with advice for the user.
///
/// - Source: the first bytes according to file(1); the sentences are our choice.
struct ForeignContent {
  /// The kind of file and the advice, as the end of a sentence.
  private let sentence: String
  /// The byte sequences that a file of this kind can begin with.
  private let beginnings: [[UInt8]]

  private init(_ sentence: String, _ beginnings: [UInt8]...) {
    self.sentence = sentence
    self.beginnings = beginnings
  }

  private static let picture =
    """
    a picture; describe its contents in a screen file, such as one that 'earshot new' writes
    """

  private static let rows = [
    ForeignContent(picture, [0x89] + Array("PNG".utf8), [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)),
    ForeignContent("a PDF; use a screen file, which is plain text", Array("%PDF-".utf8)),
    ForeignContent("an archive; use a screen file, which is plain text", [0x50, 0x4B, 0x03, 0x04]),
    ForeignContent(
      "rich text; in TextEdit, choose Format > Make Plain Text, and save the file again",
      Array("{\\rtf".utf8)
    ),
  ]

  /// Rejects the files of an app if the contents or the name of any file belong to a different kind
  /// of file, or if the app is a single empty file.
  ///
  /// - Throws: ``Failure`` with the kind of contents.
  static func check(_ sources: [SourceText]) throws(Failure) {
    for source in sources { try check(source.utf8, of: source.name) }
    guard sources.count == 1, let source = sources.first, source.name != "-",
      source.utf8.allSatisfy(isBlank)
    else { return }
    let isImport = FileKind(ofName: source.name).map { $0 != .screen } ?? false
    let way =
      isImport
      ? "name a file that contains an app" : "begin with a line such as 'screen home \"Home\"'"
    throw Failure(.malformed, "'\(source.name)' is empty; \(way)")
  }

  /// The file extensions of design tools.
  private static let designs = ["fig", "sketch", "xd", "psd", "ai", "penpot", "framer"]

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func check(_ bytes: [UInt8], of path: String) throws(Failure) {
    let row = rows.first { $0.beginnings.contains { bytes.starts(with: $0) } }
    let ending = path.lowercased().split(separator: ".").last.map(String.init) ?? ""
    if designs.contains(ending) {
      let way = "describe its contents in a screen file, such as one that 'earshot new' writes"
      throw Failure(.malformed, "'\(path)' is a file from a design tool; \(way)")
    }
    if let row { throw Failure(.malformed, "'\(path)' is \(row.sentence)") }
    guard FileKind(ofName: path) == .screen, let first = bytes.first(where: { !isBlank($0) })
    else { return }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      let name = FileKind.json.named(FileKind.screen.stem(of: path))
      throw Failure(.malformed, "'\(path)' is JSON; name it '\(name)'")
    }
  }
}
