package import EarshotModel
package import EarshotNotation

/// A value in JSON text with lenient access to its members.
///
/// A member that's missing or has a different type is `nil`.
package struct JSONValue: Sendable {
  let json: JSONTree
  let index: JSONTree.Index

  init(_ json: JSONTree, _ index: JSONTree.Index) {
    self.json = json
    self.index = index
  }

  /// Creates the outermost value.
  package init(_ json: JSONTree) { self.init(json, json.root) }

  package var kind: JSONTree.Kind { json.kind(index) }

  package var range: Range<Int> { json.range(index) }

  /// The bytes of the opening bracket, for the position of an error.
  package var start: Range<Int> { range.lowerBound..<min(range.lowerBound + 1, range.upperBound) }

  /// Returns a member of an object, or `nil` if it's missing or null.
  ///
  /// - Complexity: O(*m*), where *m* is the number of members.
  package subscript(name: String) -> JSONValue? {
    guard let member = json.member(name, of: index), json.kind(member) != .null else { return nil }
    return JSONValue(json, member)
  }

  /// Returns whether an object has a member with the name, even if it's null.
  package func has(_ name: String) -> Bool { json.member(name, of: index) != nil }

  /// Returns a member if it's a nonempty string, or `nil` if it isn't.
  package func text(_ name: String) -> String? { self[name]?.string }

  /// The value if it's a nonempty string, or `nil` if it isn't.
  package var string: String? { json.string(index).flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns a string, a number as text, or a Boolean value as `1` or `0`, or `nil` for any other
  /// value.
  package func written(_ name: String) -> String? {
    guard let member = self[name] else { return nil }
    if let text = member.string { return text }
    if let number = member.number { return number.written }
    return json.bool(member.index).map { $0 ? "1" : "0" }
  }

  var number: Double? { json.number(index) }

  /// The value if it's a number or a string with a number, or `nil` if it's neither.
  var lenientNumber: Double? { number ?? string.flatMap { Double($0) } }

  /// Returns a Boolean value, which can be written as a number or a string, or `nil` for any other
  /// value.
  func flag(_ name: String) -> Bool? {
    guard let member = self[name] else { return nil }
    if let bool = json.bool(member.index) { return bool }
    switch member.string ?? member.number?.written {
    case "1", "true": return true
    case "0", "false": return false
    default: return nil
    }
  }

  /// The entries of an array.
  ///
  /// The property is empty for any other value.
  package var entries: [JSONValue] {
    kind == .array ? json.children(of: index).map { JSONValue(json, $0) } : []
  }

  /// The members of an object with their names, in order.
  ///
  /// The property is empty for any other value.
  package var members: [(name: String, value: JSONValue)] {
    guard kind == .object else { return [] }
    return json.children(of: index).compactMap { member in
      json.key(member).map { (json.name($0), JSONValue(json, member)) }
    }
  }

  /// Returns the strings in an array.
  func texts(_ name: String) -> [String] { self[name]?.entries.compactMap(\.string) ?? [] }

  /// The value as a rectangle, in any form that tools write: an object with x, y, width, and
  /// height, or with origin and size, `[[x, y], [w, h]]`, or the text `{{x, y}, {w, h}}`.
  ///
  /// The property is `nil` for any other value.
  package var rect: Rect? {
    if let text = string { return Rect(braced: text) }
    let numbers: [Double?]
    if kind == .array {
      numbers = entries.flatMap { entry in
        entry.kind == .array ? entry.entries.map(\.lenientNumber) : [entry.lenientNumber]
      }
    } else if let origin = self["origin"], let size = self["size"] {
      numbers =
        ["x", "y"].map { origin[$0]?.lenientNumber }
        + ["width", "height"].map { size[$0]?.lenientNumber }
    } else {
      numbers = ["x", "y", "width", "height"].map { self[$0]?.lenientNumber }
    }
    let known = numbers.compactMap { $0 }
    guard numbers.count == 4, known.count == 4 else { return nil }
    return Rect(x: known[0], y: known[1], width: known[2], height: known[3]).known
  }

  /// The value as a point if it has the form `[x, y]`, or `nil` if it doesn't.
  var point: Point? {
    let numbers = entries.compactMap(\.lenientNumber).filter { $0.isFinite && abs($0) < 1e9 }
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }
}

extension Double {
  /// The number as people write it, without a fraction if it's whole.
  fileprivate var written: String {
    guard abs(self) < 1e15, self == rounded() else { return "\(self)" }
    return "\(Int(self))"
  }
}

extension Rect {
  /// Parses `{{x, y}, {w, h}}`, as Cocoa writes a rectangle, or returns `nil` if the text has
  /// another form.
  init?(braced text: some StringProtocol) {
    let parts = text.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard let rect = rect.known else { return nil }
    self = rect
  }
}

/// A nonrecursive walk through nested JSON values.
struct JSONWalk {
  /// The values to visit.
  ///
  /// The next value is the last element.
  private var waiting: [(value: JSONValue, depth: Int)]
  private let children: (JSONValue) -> [JSONValue]

  /// Creates a walk that begins with the given values.
  ///
  /// - Parameters:
  ///   - roots: The values to begin with.
  ///   - children: A closure that returns the values inside another value, in order.
  init(_ roots: [JSONValue], children: @escaping (JSONValue) -> [JSONValue]) {
    waiting = roots.reversed().map { ($0, 0) }
    self.children = children
  }

  /// Returns the next value in depth-first order, with its nesting depth.
  mutating func next() -> (value: JSONValue, depth: Int)? {
    guard let last = waiting.popLast() else { return nil }
    for child in children(last.value).reversed() { waiting.append((child, last.depth + 1)) }
    return last
  }
}
