import EarshotNotation

/// A format of another tool, in a single row for recognition, help, and documentation.
public struct ImportFormat: Sendable {
  /// The word that selects the format.
  public let name: String
  /// A short description of the format.
  public let title: String
  /// A description of files in the format, for users whose file Earshot doesn't recognize.
  public let sign: String
  /// The properties of a screen that the format can't express.
  public let lacks: String
  /// The reader, which recognizes a file by its content, and reads or rejects it.
  let reader: Reader

  /// A reader, depending on the kind of file.
  enum Reader: Sendable {
    /// XML, recognized by the name and attributes of its root.
    case xml(
      recognizes: @Sendable (XMLRoot) -> Bool,
      read: @Sendable (XMLTree, Int) throws(Diagnostic) -> Dump
    )
    /// JSON, recognized by its outermost values.
    case json(
      recognizes: @Sendable (JSONTree) -> Bool,
      read: @Sendable (JSONTree, Int) throws(Diagnostic) -> Dump
    )
    /// Any other text, recognized by its lines.
    case text(
      recognizes: @Sendable (SourceText) -> Bool,
      read: @Sendable (SourceText, Int) throws(Diagnostic) -> Dump
    )
    /// A format that Earshot recognizes and rejects, with an alternative.
    case refused(Recognizer, instead: String)
  }

  /// A recognizer of a rejected format.
  enum Recognizer: Sendable {
    case xml(@Sendable (XMLRoot) -> Bool)
    case json(@Sendable (JSONTree) -> Bool)
    case text(@Sendable (SourceText) -> Bool)
  }

  /// A kind of file that a format requires.
  enum Carrier: Sendable {
    case xml, json, text
  }

  /// The kind of file for the format.
  var carrier: Carrier {
    switch reader {
    case .xml, .refused(.xml, _): .xml
    case .json, .refused(.json, _): .json
    case .text, .refused(.text, _): .text
    }
  }

  /// Whether Earshot reads files of the format, instead of only recognizing them.
  public var isRead: Bool {
    if case .refused = reader { false } else { true }
  }

  /// Finds a readable format by its name, or returns `nil` if there's none.
  public static func named(_ name: String) -> ImportFormat? {
    all.first { $0.name == name && $0.isRead }
  }

  /// The names of the formats that Earshot can read.
  public static var names: [String] { all.filter(\.isRead).map(\.name) }
}

/// The root of an XML document, which identifies a format even if the rest is broken.
struct XMLRoot: Sendable {
  /// The name of the root.
  let name: String
  /// The beginning of the file, starting at the root.
  let start: String

  /// Finds the root of a string, or returns `nil` if there's none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text before the root.
  init?(_ text: SourceText) {
    let bytes = text.utf8
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = open + 1
      if bytes[place...].starts(with: Array("!--".utf8)) {
        while place < bytes.count, !bytes[place...].starts(with: Array("-->".utf8)) { place += 1 }
      }
      guard place < bytes.count, bytes[place].beginsXMLName else { continue }
      let end = bytes[place...].firstIndex { !$0.isInXMLName } ?? bytes.count
      name = String(decoding: bytes[place..<end], as: UTF8.self)
      start = String(decoding: bytes[open...].prefix(4_096), as: UTF8.self)
      return
    }
    return nil
  }
}

extension ImportFormat {
  /// Whether files distinguish headings from other text even if they don't name traits.
  ///
  /// idb and AXe name headings only in some versions, so a file of theirs without a single heading
  /// or trait doesn't show that a heading is missing.
  var namesHeadings: Bool {
    switch name {
    case "wda", "wda-json", "xctest", "maestro", "maestro-driver", "idb": false
    default: true
    }
  }
}
