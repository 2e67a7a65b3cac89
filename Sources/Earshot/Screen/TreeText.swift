internal import EarshotNotation

/// The JSON form of a tree created in code, with the path of the node at each byte.
///
/// Earshot reads trees only as text. For a mistake at a byte, it reports the path of the node at
/// that byte. This type doesn't use recursion, because trees can be deep.
struct TreeText: Sendable {
  /// The byte range and the name of a node or a member, with the index of the enclosing range.
  private struct NamedRange: Sendable {
    var start: Int
    var end = Int.max
    var holder: Int?
    var name: String
    /// Whether the range belongs to a member of a node instead of a whole node.
    var isMember = false
  }

  private(set) var bytes: [UInt8] = []
  /// The ranges of nodes and members, in the order of their first bytes.
  private var places: [NamedRange] = []
  /// The indices in `places` of the nodes that aren't closed yet, from the outermost to the
  /// innermost.
  private var open: [Int] = []
  private var isFirst = true

  /// The JSON as source text for the reader.
  var source: SourceText { SourceText(name: "tree.json", utf8: bytes) }

  /// Returns the path of the node or member at a byte offset, or `nil` if there's none.
  ///
  /// A long path has an ellipsis in the middle.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func path(at offset: Int) -> String? { path(of: place(at: offset)) }

  /// Returns the path of the node at a byte offset, without the member that ``path(at:)`` adds, or
  /// `nil` if there's none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func nodePath(at offset: Int) -> String? {
    let number = place(at: offset)
    return path(of: number.flatMap { places[$0].isMember ? places[$0].holder : $0 })
  }

  private func place(at offset: Int) -> Int? {
    places.lastIndex { $0.start <= offset && offset < $0.end }
  }

  private func path(of number: Int?) -> String? {
    var next = number
    var names: [String] = []
    while let place = next {
      names.append(places[place].name)
      next = places[place].holder
    }
    if names.count > 20 { names.replaceSubrange(4..<names.count - 4, with: ["…"]) }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  mutating func write(
    app name: String?,
    _ properties: [String: ScreenNode.Property],
    _ screens: [ScreenDocument.Screen]
  ) {
    append("{")
    write("app", name.map { .text($0) })
    write(properties)
    begin("screens")
    for (number, screen) in screens.enumerated() { write(screen, number) }
    append("]}")
  }

  private mutating func write(_ screen: ScreenDocument.Screen, _ number: Int) {
    enter("screens[\(number)]")
    write("screen", .text(screen.name), named: "name")
    write("title", screen.title.map { .text($0) })
    write(screen.properties)
    begin("children")
    write(screen.children)
    append("]")
    leave()
  }

  /// Writes nodes and everything inside them.
  private mutating func write(_ nodes: [ScreenNode]) {
    var levels = [nodes.enumerated().makeIterator()]
    while !levels.isEmpty {
      guard let (number, node) = levels[levels.count - 1].next() else {
        levels.removeLast()
        if !levels.isEmpty {
          append("]")
          leave()
        }
        continue
      }
      enter("children[\(number)]")
      writeMembers(of: node)
      begin("children")
      levels.append(node.children.enumerated().makeIterator())
    }
  }

  private mutating func writeMembers(of node: ScreenNode) {
    write("role", .text(node.role.rawValue))
    write("label", node.label.map { .text($0) })
    write("value", node.value.map { .text($0) })
    write("hint", node.hint.map { .text($0) })
    write("traits", Self.list(node.traits.map(\.rawValue)))
    write("identifier", node.identifier.map { .text($0) })
    write("frame", node.frame.map { .list([$0.x, $0.y, $0.width, $0.height].map { .number($0) }) })
    write("customActions", Self.list(node.actions), named: "actions")
    write(node.properties)
  }

  private static func list(_ texts: [String]) -> ScreenNode.Property? {
    texts.isEmpty ? nil : .list(texts.map { .text($0) })
  }

  private mutating func write(_ properties: [String: ScreenNode.Property]) {
    for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
      write(key, value, named: "properties[\"\(Display.safe(key))\"]")
    }
  }

  /// Writes a member of the open object.
  private mutating func write(
    _ key: String,
    _ value: ScreenNode.Property?,
    named name: String? = nil
  ) {
    guard let value else { return }
    separate()
    let start = bytes.count
    append(JSONOutput.string(key).text() + ":" + value.output.text())
    places.append(
      NamedRange(
        start: start,
        end: bytes.count,
        holder: open.last,
        name: name ?? key,
        isMember: true
      )
    )
  }

  /// Opens an array as a member.
  private mutating func begin(_ key: String) {
    separate()
    append("\"\(key)\":[")
    isFirst = true
  }

  /// Opens an object in an array.
  private mutating func enter(_ name: String) {
    separate()
    places.append(NamedRange(start: bytes.count, holder: open.last, name: name))
    open.append(places.count - 1)
    append("{")
    isFirst = true
  }

  private mutating func leave() {
    append("}")
    if let place = open.popLast() { places[place].end = bytes.count }
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { append(",") }
    isFirst = false
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }
}

extension ScreenNode.Property {
  /// The value as JSON.
  ///
  /// Infinite numbers and NaN become strings.
  ///
  /// The recursion is safe because literals in code are only a few levels deep.
  fileprivate var output: JSONOutput {
    switch self {
    case .text(let text): .string(text)
    case .number(let number) where number.isNaN: .string("NaN")
    case .number(let number) where number.isInfinite:
      .string(number < 0 ? "-Infinity" : "Infinity")
    case .number(let number): .number(number)
    case .flag(let isTrue): .bool(isTrue)
    case .list(let values): .array(values.map(\.output))
    case .object(let members):
      .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.output) })
    }
  }
}
