/// A reader that reads JSON strictly according to RFC 8259 and records the position of every value.
///
/// The reader reports an error inside a value and continues. It stops if it can't tell where the
/// next value begins. Earshot doesn't use Foundation's reader, which doesn't report lines on Linux.
struct JSONReader {
  let bytes: [UInt8]
  let source: Int
  let nestingLimit: Int
  var place = 0
  var diagnostics: [Diagnostic] = []
  private var tree = JSONTree()
  private var open: [Frame] = []
  /// The numbers of the names of all open objects, object by object.
  private var openNames: [Int] = []
  /// For each name, by its number, the offset of the last object that uses it, or -1 if there's
  /// none.
  private var lastObjects: [Int] = []
  /// The most recent names, which the reader recognizes by their bytes.
  private var recentNames = RecentNames()

  /// The default limit for nested arrays and objects.
  static let usualNestingLimit = 1_024

  /// The maximum number of bytes to read, so positions fit in 32 bits.
  private static let sizeLimit = 64 << 20

  /// The approximate number of bytes of a value in a file, to reserve space for the values.
  private static let bytesPerValue = 20

  /// An array or object that isn't closed yet.
  private struct Frame {
    let offset: Int
    let isObject: Bool
    let firstName: Int
    var count = 0
    /// The numbers of the object's names, if there are too many for a linear search.
    var names: Set<Int> = []
    /// The offset of a repeated name's value, which will be discarded, or `nil` if there's none.
    var discarded: Int?

    var closing: UInt8 { UInt8(ascii: isObject ? "}" : "]") }
  }

  private init(_ source: SourceText, number: Int, nestingLimit: Int) {
    self.bytes = source.utf8
    self.source = number
    self.nestingLimit = nestingLimit
  }

  /// Reads text with one value, or with a sequence of values that become the entries of an array.
  ///
  /// - Returns: The values and the diagnostics, or no values if an error stopped the reader.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(
    _ source: SourceText,
    number: Int = 0,
    nestingLimit: Int = usualNestingLimit,
    isSequence: Bool = false
  ) -> (JSONTree?, [Diagnostic]) {
    var reader = JSONReader(source, number: number, nestingLimit: nestingLimit)
    do throws(Diagnostic) {
      if isSequence { try reader.readSequence() } else { try reader.readText() }
      return (reader.tree, reader.diagnostics)
    } catch {
      return (nil, reader.diagnostics + [error])
    }
  }

  private mutating func readText() throws(Diagnostic) {
    guard bytes.count <= JSONReader.sizeLimit else {
      throw error(.fileTooLarge(bytes.count), at: 0..<0)
    }
    try checkEncoding()
    tree.reserveCapacity(bytes.count / Self.bytesPerValue)
    try skipSpace()
    guard place < bytes.count else { throw error(.emptyJSON, at: place..<place) }
    try beginValue(key: nil)
    while !open.isEmpty { try continueContainer() }
    try skipSpace()
    guard place == bytes.count else {
      throw expected("the end of the file", "delete everything after the first value")
    }
  }

  /// Reads consecutive values as the entries of an array.
  private mutating func readSequence() throws(Diagnostic) {
    try checkEncoding()
    try skipSpace()
    tree.append(.array, range: 0..<bytes.count, key: nil)
    while place < bytes.count {
      try beginValue(key: nil)
      while !open.isEmpty { try continueContainer() }
      try skipSpace()
    }
    tree.close(0, at: bytes.count)
  }

  // MARK: Arrays and objects

  /// Reads the end or the next entry of the innermost array or object.
  private mutating func continueContainer() throws(Diagnostic) {
    try skipSpace()
    let last = open.count - 1
    let (closing, isObject) = (open[last].closing, open[last].isObject)
    takeBackRepeated()
    try checkEnd()
    if bytes[place] == closing { return closeContainer() }
    if try readCommas(before: closing, inObject: isObject, isFirst: open[last].count == 0) {
      return closeContainer()
    }
    open[last].count += 1
    guard isObject else { return try beginValue(key: nil) }
    let key = try readKey()
    try skipSpace()
    try checkEnd()
    guard bytes[place] == UInt8(ascii: ":") else {
      throw expected("':'", "add a colon")
    }
    place += 1
    try skipSpace()
    try checkEnd()
    try beginValue(key: key)
  }

  /// Reads the separator between two values and reports extra or missing commas.
  ///
  /// - Returns: Whether the array or object ends after the separator.
  private mutating func readCommas(
    before closing: UInt8,
    inObject isObject: Bool,
    isFirst: Bool
  ) throws(Diagnostic) -> Bool {
    var first: Int?
    var second: Int?
    while place < bytes.count, bytes[place] == UInt8(ascii: ",") {
      if first == nil { first = place } else { second = second ?? place }
      place += 1
      try skipSpace()
    }
    try checkEnd()
    let ends = bytes[place] == closing
    if let surplus = isFirst || ends ? first : second {
      let range = surplus..<surplus + 1
      report(error(.surplusComma, at: range, fixIt: .init(range: range, replacement: "")))
    } else if first == nil, !isFirst {
      guard isObject ? bytes[place].beginsName : bytes[place].beginsValue else {
        let end = "'\(Unicode.Scalar(closing))'"
        throw expected("',' or \(end)", "add one of them")
      }
      report(expected("','", "add a comma"))
    }
    return ends
  }

  private mutating func openContainer(_ kind: JSONTree.Kind, key: JSONTree.Key?) throws(Diagnostic)
  {
    guard open.count < nestingLimit else {
      throw error(.nestedTooDeep(limit: nestingLimit), at: rangeHere)
    }
    open.append(
      Frame(offset: tree.count, isObject: kind == .object, firstName: openNames.count)
    )
    tree.append(kind, range: place..<place + 1, key: key)
    place += 1
  }

  private mutating func closeContainer() {
    place += 1
    let frame = open.removeLast()
    openNames.removeSubrange(frame.firstName...)
    tree.close(frame.offset, at: place)
  }

  // MARK: Names

  private mutating func readKey() throws(Diagnostic) -> JSONTree.Key {
    let start = place
    if let recent = recentNames.find(at: place, in: bytes) {
      place = start + recent.length
      return key(recent.number, start..<place)
    }
    let name: String
    if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
      name = try readString()
    } else {
      name = word()
      guard !name.isEmpty else {
        throw expected("a name in double quotes", "write a name")
      }
      place += name.utf8.count
      let fixIt = Diagnostic.FixIt(range: start..<place, replacement: "\"\(name)\"")
      report(error(.nameWithoutQuotes(name), at: start..<place, fixIt: fixIt))
    }
    let number = tree.number(ofName: name)
    if number == lastObjects.count { lastObjects.append(-1) }
    recentNames.note(number, start..<place, in: bytes)
    return key(number, start..<place)
  }

  private mutating func key(_ number: Int, _ range: Range<Int>) -> JSONTree.Key {
    if !isNew(number) {
      open[open.count - 1].discarded = tree.count
      let name = tree.names[number]
      report(Diagnostic(.warning, .repeatedName(name), source: source, range: range))
    }
    return JSONTree.Key(number: number, range: range)
  }

  /// Records a name in the innermost object and returns whether the object didn't have it yet.
  private mutating func isNew(_ number: Int) -> Bool {
    let last = open.count - 1
    let object = open[last].offset
    defer { lastObjects[number] = object }
    if lastObjects[number] < object {
      // No object has used the name since this object began.
      openNames.append(number)
      if !open[last].names.isEmpty { open[last].names.insert(number) }
      return true
    }
    let run = openNames[open[last].firstName...]
    if run.count < 32 {
      guard !run.contains(number) else { return false }
    } else {
      if open[last].names.isEmpty { open[last].names = Set(run) }
      guard open[last].names.insert(number).inserted else { return false }
    }
    openNames.append(number)
    return true
  }

  private mutating func takeBackRepeated() {
    guard let offset = open[open.count - 1].discarded else { return }
    tree.discard(from: offset)
    open[open.count - 1].discarded = nil
  }

  // MARK: Values

  /// Reads a value, or the beginning of a value that contains other values.
  private mutating func beginValue(key: JSONTree.Key?) throws(Diagnostic) {
    let start = place
    switch bytes[place] {
    case UInt8(ascii: "{"): try openContainer(.object, key: key)
    case UInt8(ascii: "["): try openContainer(.array, key: key)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string = try readString()
      tree.append(string: string, range: start..<place, key: key)
    case let byte where byte.beginsNumber:
      if let number = readNumber() {
        tree.append(number: number, range: start..<place, key: key)
      } else {
        tree.append(.broken, range: start..<place, key: key)
      }
    default: try readWord(key: key)
    }
  }

  private mutating func readWord(key: JSONTree.Key?) throws(Diagnostic) {
    let word = word()
    let range = place..<place + word.utf8.count
    place = range.upperBound
    switch word {
    case "null": tree.append(.null, range: range, key: key)
    case "true", "false":
      tree.append(.bool, content: word == "true" ? 1 : 0, range: range, key: key)
    case "":
      let missing = expected("a value", "write a value")
      guard key != nil, [UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[place]) else {
        throw missing
      }
      report(missing)
      tree.append(.broken, range: range, key: key)
    default:
      report(unknownWord(word, at: range))
      tree.append(.broken, range: range, key: key)
    }
  }

  /// Throws an error at the opening bracket if the text ends inside an array or object.
  private func checkEnd() throws(Diagnostic) {
    guard place == bytes.count, !open.isEmpty else { return }
    let start = tree.range(JSONTree.Index(offset: open[open.count - 1].offset)).lowerBound
    throw error(.unclosed(Character(Unicode.Scalar(bytes[start]))), at: start..<start + 1)
  }
}

extension UInt8 {
  fileprivate var beginsName: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || (isWordByte && !beginsNumber)
  }

  fileprivate var beginsValue: Bool {
    beginsName || beginsNumber || self == UInt8(ascii: "{") || self == UInt8(ascii: "[")
  }
}
