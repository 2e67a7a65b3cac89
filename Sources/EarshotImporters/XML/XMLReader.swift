import EarshotNotation

/// A strict reader of the part of XML that page sources use.
///
/// It keeps the location of every element and attribute.
///
/// It supports elements, attributes, text, the five predefined entities, and character references.
/// It rejects document types and entity declarations, so it never expands entities or fetches
/// files. The reader stops at the first mistake.
///
/// - Source: XML 1.0; RELIABILITY.md 4, row 6.
struct XMLReader {
  let bytes: [UInt8]
  let source: Int
  var place = 0
  var tree = XMLTree()
  /// The indices of the elements that are still open.
  private var open: [Int] = []
  /// The index in ``texts`` where the strings of each open element begin.
  private var textStarts: [Int] = []
  private var texts: [String] = []

  /// The maximum nesting depth of elements.
  static let depthLimit = 1_024
  /// The maximum number of elements in a document.
  static let elementLimit = 1_000_000
  /// The maximum number of attributes of an element.
  static let attributeLimit = 256
  private static let sizeLimit = 64 << 20

  private init(_ text: SourceText, source: Int) {
    self.bytes = text.utf8
    self.source = source
  }

  /// Reads a document.
  ///
  /// - Returns: The elements of the document.
  /// - Throws: The first mistake, at its location.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(_ text: SourceText, number: Int = 0) throws(Diagnostic) -> XMLTree {
    var reader = XMLReader(text, source: number)
    try reader.readDocument()
    return reader.tree
  }

  private mutating func readDocument() throws(Diagnostic) {
    guard bytes.count <= XMLReader.sizeLimit else {
      throw error(.xmlTooLarge(bytes.count), at: 0..<0)
    }
    let text = SourceText(name: "", utf8: bytes)
    if let diagnostic = text.encodingDiagnostic(source: source) { throw diagnostic }
    skipByteOrderMark()
    try readDeclaration()
    while place < bytes.count { try readNext() }
    if let last = open.last {
      let element = tree.elements[last]
      throw error(.unclosedElement(tree.name(of: element)), at: element.range)
    }
    guard !tree.elements.isEmpty else { throw error(.noElement, at: place..<place) }
  }

  // MARK: Markup

  /// Reads a tag, a comment, an instruction, or a run of text.
  private mutating func readNext() throws(Diagnostic) {
    guard bytes[place] == UInt8(ascii: "<") else { return try readText() }
    switch place + 1 < bytes.count ? bytes[place + 1] : 0 {
    case UInt8(ascii: "/"): try readClosingTag()
    case UInt8(ascii: "?"): try skip(past: "?>", what: "processing instruction")
    case UInt8(ascii: "!"): try readDeclarationOrComment()
    default: try readOpeningTag()
    }
  }

  private mutating func readDeclarationOrComment() throws(Diagnostic) {
    if starts(with: "<!--") { return try skip(past: "-->", what: "comment") }
    if starts(with: "<![CDATA[") { return try readCharacterData() }
    let end = bytes[place...].firstIndex { $0.isXMLSpace || $0 == UInt8(ascii: ">") }
    let word = place..<(end ?? bytes.count)
    guard word.count > 2, bytes[place + 2].beginsXMLName else {
      throw error(.strayDeclaration, at: word)
    }
    let name = String(decoding: bytes[word], as: UTF8.self)
    let rest = String(decoding: bytes[word.upperBound...].prefix(40), as: UTF8.self)
    let isWebPage =
      name.lowercased() == "<!doctype"
      && rest.drop { $0.isWhitespace }.lowercased().hasPrefix("html")
    throw error(isWebPage ? .webPage : .declaration(name), at: word)
  }

  private mutating func readOpeningTag() throws(Diagnostic) {
    let start = place
    place += 1
    let name = try readName(.elementName)
    if open.isEmpty, !tree.elements.isEmpty {
      throw error(.secondRoot, at: start..<place)
    }
    guard open.count < XMLReader.depthLimit else {
      throw error(.nestedTooDeepXML, at: start..<place)
    }
    guard tree.elements.count < XMLReader.elementLimit else {
      throw error(.tooManyElements, at: start..<place)
    }
    let first = tree.attributes.count
    let isEmpty = try readAttributes(from: first, of: start..<place)
    tree.elements.append(
      XMLTree.Element(
        name: name,
        parent: open.last ?? -1,
        depth: open.count,
        range: start..<place,
        attributes: first..<tree.attributes.count
      )
    )
    guard !isEmpty else { return }
    open.append(tree.elements.count - 1)
    textStarts.append(texts.count)
  }

  private mutating func readClosingTag() throws(Diagnostic) {
    let start = place
    place += 2
    let name = try readName(.elementName)
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw error(.expected("'>'", found: found()), at: rangeHere)
    }
    place += 1
    guard let last = open.popLast() else {
      throw error(.nothingToClose, at: start..<place)
    }
    let element = tree.elements[last]
    guard element.name == name else {
      let line = SourceText(name: "", utf8: bytes).place(of: element.range.lowerBound).line
      throw error(.wrongClosing(tree.name(of: element), line: line), at: start..<place)
    }
    let run = textStarts.removeLast()
    if run < texts.count { tree.elements[last].text = texts[run...].joined() }
    texts.removeSubrange(run...)
  }

  // MARK: Text

  private mutating func readText() throws(Diagnostic) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    guard let first = bytes[start..<place].firstIndex(where: { !$0.isXMLSpace }) else { return }
    guard !open.isEmpty else {
      throw error(tree.elements.isEmpty ? .textBeforeRoot : .textAfterRoot, at: first..<first + 1)
    }
    texts.append(try decoded(start..<place, isAttribute: false))
  }

  private mutating func readCharacterData() throws(Diagnostic) {
    let start = place
    try skip(past: "]]>", what: "CDATA section")
    guard !open.isEmpty else {
      throw error(tree.elements.isEmpty ? .textBeforeRoot : .textAfterRoot, at: start..<start + 1)
    }
    let range = start + 9..<place - 3
    try checkCharacters(in: range)
    texts.append(String(decoding: bytes[range], as: UTF8.self))
  }
}
