import EarshotNotation

/// A format of another tool: one row, from which recognition, help and documentation derive.
public struct ImportFormat: Sendable {
  /// The word that asks for it.
  public let name: String
  /// What it is, in a few words.
  public let title: String
  /// What a file of it looks like, for whoever wonders why theirs was not recognised.
  public let sign: String
  /// What the format cannot say of a screen.
  public let lacks: String
  /// Recognises a file by its content, and reads or refuses it.
  let reader: Reader

  /// Who recognises and reads a file, by what the file is made of.
  enum Reader: Sendable {
    /// XML, recognised by the name and attributes of its root.
    case xml(
      recognises: @Sendable (XMLRoot) -> Bool,
      read: @Sendable (XMLTree, Int) throws(Diagnostic) -> Dump
    )
    /// JSON, recognised by its outermost values.
    case json(
      recognises: @Sendable (JSONTree) -> Bool,
      read: @Sendable (JSONTree, Int) throws(Diagnostic) -> Dump
    )
    /// Any other text, recognised by its lines.
    case text(
      recognises: @Sendable (SourceText) -> Bool,
      read: @Sendable (SourceText, Int) throws(Diagnostic) -> Dump
    )
    /// A format that is recognised and refused, with what to use in its place.
    case refused(Recogniser, instead: String)
  }

  /// What recognises a format that is refused.
  enum Recogniser: Sendable {
    case xml(@Sendable (XMLRoot) -> Bool)
    case json(@Sendable (JSONTree) -> Bool)
    case text(@Sendable (SourceText) -> Bool)
  }

  /// What a file has to be made of to be of a format.
  enum Carrier: Sendable {
    case xml, json, text
  }

  /// What a file of the format is made of.
  var carrier: Carrier {
    switch reader {
    case .xml, .refused(.xml, _): .xml
    case .json, .refused(.json, _): .json
    case .text, .refused(.text, _): .text
    }
  }

  /// Whether files of the format are read, and not only known.
  public var isRead: Bool {
    if case .refused = reader { false } else { true }
  }

  /// Finds a format that is read by its name, or `nil` if there is none.
  public static func named(_ name: String) -> ImportFormat? {
    all.first { $0.name == name && $0.isRead }
  }

  /// The names of the formats that are read.
  public static var names: [String] { all.filter(\.isRead).map(\.name) }
}

/// The root of an XML document: enough to recognise a format, even where the rest is broken.
struct XMLRoot: Sendable {
  /// The name of the root.
  let name: String
  /// The beginning of the file, from the root on.
  let start: String

  /// Finds the root of a text, or gives `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in what stands before the root.
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
  /// Whether files tell headings from other text even where they name no traits.
  var namesHeadings: Bool {
    switch name {
    case "wda", "wda-json", "xctest", "maestro", "maestro-driver": false
    default: true
    }
  }
}
