import EarshotModel

// The contents of objects and strings in JSON.
extension ElementTreeReader {
  /// Returns the members of an object that have known keys.
  ///
  /// The method treats a null value as missing. It warns about unknown keys, which aren't errors
  /// because tools add their own keys.
  mutating func members(
    of index: JSONTree.Index,
    known: [String]
  ) throws(Diagnostic) -> [String: JSONTree.Index] {
    guard json.kind(index) == .object else {
      if isBroken(index) { return [:] }
      throw mistyped(index, expected: "an object")
    }
    var members: [String: JSONTree.Index] = [:]
    for member in json.children(of: index) {
      guard let key = json.key(member) else { continue }
      let name = json.name(key)
      if !known.contains(name) {
        warn(.unknownKey(name, nearest: nearest(to: name, in: known), in: known), at: key.range)
      } else if json.kind(member) != .null {
        members[name] = member
      }
    }
    return members
  }

  /// Returns the members of an object that represents a part of a node.
  mutating func members(
    of index: JSONTree.Index,
    _ record: JSONRecord
  ) throws(Diagnostic) -> [String: JSONTree.Index] {
    try members(of: index, known: record.names)
  }

  /// Returns the value of a key that the object must have.
  func required(
    _ name: String,
    in members: [String: JSONTree.Index],
    of index: JSONTree.Index
  ) throws(Diagnostic) -> JSONTree.Index {
    guard let member = members[name] else {
      throw error(.missingKey(name), at: openingRange(of: index))
    }
    return member
  }

  /// Returns the range of the bracket or quote that a value begins with.
  func openingRange(of index: JSONTree.Index) -> Range<Int> {
    let start = json.range(index).lowerBound
    return start..<start + 1
  }

  /// Returns the bytes of a string without its quotes.
  func rangeOfText(_ index: JSONTree.Index) -> Range<Int> {
    let range = json.range(index)
    guard json.kind(index) == .string, range.count >= 2 else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Parses a sentence of the notation and records its references.
  mutating func sentence<Result>(
    _ index: JSONTree.Index,
    noting read: (String, Int, Range<Int>, inout UseRecorder) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try read(try string(index), source, rangeOfText(index), &uses)
  }

  /// Parses a sentence of the notation without references.
  func sentence<Result>(
    _ index: JSONTree.Index,
    _ read: (String, Int, Range<Int>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try read(try string(index), source, rangeOfText(index))
  }

  /// Records a string as a reference or a name.
  mutating func note(_ kind: NameReference.Kind, at index: JSONTree.Index) {
    uses.note(kind, source: source, range: rangeOfText(index))
  }

  /// Calls a closure, and uses the given context for the references that it records.
  mutating func within<Result>(
    _ context: NameReference.Context,
    _ body: (inout ElementTreeReader) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let before = uses.context
    uses.context = context
    defer { uses.context = before }
    return try body(&self)
  }
}
