/// A writer for JSON that writes one value at a time, so deep trees don't need recursion.
///
/// Indented text has two spaces for each level. A value that contains only plain values is on one
/// line if it fits.
struct JSONWriter {
  private(set) var text = ""
  private var open: [(closing: Character, isEmpty: Bool)] = []

  /// The maximum width of a line that contains a whole array or object.
  private static let lineWidth = 100

  mutating func beginObject(key: String? = nil) { begin("{", "}", key: key) }

  mutating func beginArray(key: String? = nil) { begin("[", "]", key: key) }

  /// Closes the innermost array or object.
  mutating func end() {
    guard let (closing, isEmpty) = open.popLast() else { return }
    if !isEmpty { breakLine() }
    text.append(closing)
  }

  /// Writes a value, or a member if there's a key, on one line if it's short enough.
  mutating func write(_ value: JSONOutput, key: String? = nil) {
    let indent = 2 * open.count + (key?.utf8.count ?? 0)
    if let line = JSONWriter.line(value, width: JSONWriter.lineWidth - indent) {
      beginEntry(key: key)
      text += line
      return
    }
    switch value {
    case .array(let entries):
      beginArray(key: key)
      for entry in entries { write(entry) }
      end()
    case .object(let members):
      beginObject(key: key)
      for member in members { write(member.value, key: member.key) }
      end()
    default:
      beginEntry(key: key)
      writeLine(value)
    }
  }

  /// Writes a value without line breaks.
  mutating func writeLine(_ value: JSONOutput) {
    switch value {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += number.asJSON
    case .string(let string): text += string.asJSON
    case .array(let entries):
      text += "["
      for (place, entry) in entries.enumerated() {
        if place > 0 { text += ", " }
        writeLine(entry)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        text += place > 0 ? ", " : ""
        text += member.key.asJSON + ": "
        writeLine(member.value)
      }
      text += "}"
    }
  }

  // MARK: Lines

  private mutating func begin(_ opening: Character, _ closing: Character, key: String?) {
    beginEntry(key: key)
    text.append(opening)
    open.append((closing, true))
  }

  private mutating func beginEntry(key: String?) {
    if let last = open.indices.last {
      if !open[last].isEmpty { text += "," }
      open[last].isEmpty = false
      breakLine()
    }
    if let key { text += key.asJSON + ": " }
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: "  ", count: open.count)
  }

  /// Returns a value on one line, or `nil` if it doesn't fit the given width.
  private static func line(_ value: JSONOutput, width: Int) -> String? {
    guard value.leastWidth(limit: width) <= width else { return nil }
    var writer = JSONWriter()
    writer.writeLine(value)
    return writer.text.utf8.count <= width ? writer.text : nil
  }
}

extension JSONOutput {
  /// Returns a lower bound for the width of the value on one line, and stops counting at the limit.
  fileprivate func leastWidth(limit: Int) -> Int {
    switch self {
    case .null, .bool, .number: return 1
    case .string(let string): return string.utf8.count + 2
    case .array(let entries):
      var width = 2
      for entry in entries where width <= limit {
        width += 1 + entry.leastWidth(limit: limit - width)
      }
      return width
    case .object(let members):
      var width = 2
      for member in members where width <= limit {
        width += member.key.utf8.count + 4 + member.value.leastWidth(limit: limit - width)
      }
      return width
    }
  }
}
