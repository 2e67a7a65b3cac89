/// JSON text as one flat array of values in the order of the text, each with its position.
///
/// The subtree of a value is a slice of the array, so neither walking nor freeing it needs
/// recursion.
package struct JSONTree: Sendable {
  /// The index of a value.
  package struct Index: Hashable, Comparable, Sendable {
    let offset: Int

    package static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  /// The kind of a value.
  package enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
    /// A value with an error that was already reported. Readers accept it in any position.
    case broken
  }

  /// The name of a member of an object.
  package struct Key: Hashable, Sendable {
    /// The index of the name in ``JSONTree/names``.
    package let number: Int
    /// The bytes of the name, quotes included.
    package let range: Range<Int>
  }

  private var values: ContiguousArray<Value> = []
  private var strings: ContiguousArray<String> = []
  private var numbers: ContiguousArray<Double> = []
  /// The names of members, without repetitions.
  package private(set) var names: ContiguousArray<String> = []
  private var numbersOfNames: [String: Int32] = [:]

  /// A value with 32-bit positions.
  ///
  /// Strings and numbers are in separate arrays.
  fileprivate struct Value: Sendable {
    let kind: Kind
    let start: Int32
    var end: Int32
    var subtreeEnd: Int32
    let content: Int32
    let name: Int32
    let nameStart: Int32
    let nameEnd: Int32
  }
}

extension JSONTree {
  /// The outermost value.
  package var root: Index { Index(offset: 0) }

  /// The number of values.
  package var count: Int { values.count }

  package func kind(_ index: Index) -> Kind { values[index.offset].kind }

  /// Returns the bytes of a value, including quotes and brackets.
  package func range(_ index: Index) -> Range<Int> {
    Int(values[index.offset].start)..<Int(values[index.offset].end)
  }

  /// Returns the name of a member of an object, or `nil` for any other value.
  package func key(_ index: Index) -> Key? {
    let value = values[index.offset]
    guard value.name >= 0 else { return nil }
    return Key(number: Int(value.name), range: Int(value.nameStart)..<Int(value.nameEnd))
  }

  package func name(_ key: Key) -> String { names[key.number] }

  package func string(_ index: Index) -> String? {
    let value = values[index.offset]
    return value.kind == .string ? strings[Int(value.content)] : nil
  }

  /// Returns the number at an index, or `nil` if the value isn't a number.
  package func number(_ index: Index) -> Double? {
    let value = values[index.offset]
    return value.kind == .number ? numbers[Int(value.content)] : nil
  }

  package func bool(_ index: Index) -> Bool? {
    let value = values[index.offset]
    return value.kind == .bool ? value.content == 1 : nil
  }

  /// Returns the entries of an array or the members of an object, or no values for any other value.
  package func children(of index: Index) -> Children {
    Children(
      values: values,
      upcoming: index.offset + 1,
      end: Int(values[index.offset].subtreeEnd)
    )
  }

  /// Finds the member of an object with the given name, or returns `nil` if there's none.
  ///
  /// - Complexity: O(*m*), where *m* is the number of members.
  package func member(_ name: String, of index: Index) -> Index? {
    member(numbersOfNames[name].map(Int.init), of: index)
  }

  /// Finds the member of an object whose name has the given number, or returns `nil` if there's
  /// none.
  package func member(_ number: Int?, of index: Index) -> Index? {
    guard kind(index) == .object, let number else { return nil }
    var offset = index.offset + 1
    let end = Int(values[index.offset].subtreeEnd)
    while offset < end {
      if Int(values[offset].name) == number { return Index(offset: offset) }
      offset = Int(values[offset].subtreeEnd)
    }
    return nil
  }

  /// Returns the number of a name, or `nil` if no member has it.
  package func number(of name: String) -> Int? { numbersOfNames[name].map(Int.init) }

  /// The values directly inside a value.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let values: ContiguousArray<Value>
    fileprivate var upcoming: Int
    fileprivate let end: Int

    /// A sequence without values.
    static let none = Children(values: [], upcoming: 0, end: 0)

    /// Whether no values are left.
    var isEmpty: Bool { upcoming >= end }

    package mutating func next() -> Index? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(values[upcoming].subtreeEnd) }
      return Index(offset: upcoming)
    }
  }
}

// MARK: - Building

extension JSONTree {
  /// Returns the number of a name, assigning one if necessary.
  mutating func number(ofName name: String) -> Int {
    if let number = numbersOfNames[name] { return Int(number) }
    numbersOfNames[name] = Int32(names.count)
    names.append(name)
    return names.count - 1
  }

  /// Reserves space for the given number of values, which can all be strings.
  mutating func reserveCapacity(_ count: Int) {
    values.reserveCapacity(count)
    strings.reserveCapacity(count)
  }

  mutating func append(string: String, range: Range<Int>, key: Key?) {
    strings.append(string)
    append(.string, content: strings.count - 1, range: range, key: key)
  }

  mutating func append(number: Double, range: Range<Int>, key: Key?) {
    numbers.append(number)
    append(.number, content: numbers.count - 1, range: range, key: key)
  }

  /// Adds a value whose content is in its own entry, or opens an array or object.
  mutating func append(_ kind: Kind, content: Int = 0, range: Range<Int>, key: Key?) {
    values.append(
      Value(
        kind: kind,
        start: Int32(range.lowerBound),
        end: Int32(range.upperBound),
        subtreeEnd: Int32(values.count + 1),
        content: Int32(content),
        name: Int32(key?.number ?? -1),
        nameStart: Int32(key?.range.lowerBound ?? 0),
        nameEnd: Int32(key?.range.upperBound ?? 0)
      )
    )
  }

  /// Ends an array or object.
  mutating func close(_ offset: Int, at end: Int) {
    values[offset].end = Int32(end)
    values[offset].subtreeEnd = Int32(values.count)
  }

  /// Removes the values from an offset to the end.
  mutating func discard(from offset: Int) { values.removeSubrange(offset...) }
}
