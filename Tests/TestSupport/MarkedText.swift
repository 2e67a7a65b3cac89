import EarshotNotation

/// A string in which marker characters name places: `button 1️⃣selcted1️⃣ "A"`.
///
/// A marker that appears twice names the range between; one that appears once names an empty range.
public struct MarkedText: Sendable {
  /// The text without its markers.
  public let text: String
  /// The ranges in the order of their numbers, as byte offsets.
  public let ranges: [Range<Int>]

  /// Removes the markers from a string.
  public init(_ marked: String) {
    var text = ""
    var starts: [Character: Int] = [:]
    var ends: [Character: Int] = [:]
    for character in marked {
      guard MarkedText.markers.contains(character) else {
        text.append(character)
        continue
      }
      if starts[character] == nil {
        starts[character] = text.utf8.count
      } else {
        ends[character] = text.utf8.count
      }
    }
    self.text = text
    self.ranges = MarkedText.markers.compactMap { marker in
      starts[marker].map { $0..<(ends[marker] ?? $0) }
    }
  }

  private static let markers: [Character] = [
    "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣",
  ]
}

/// Reads a marked string, and compares its diagnostics with the expected ones.
///
/// The diagnostics must be exactly at the marked ranges, one at each, and there must be no others.
///
/// - Parameters:
///   - marked: A screen file with markers.
///   - messages: The messages, by the numbers of the markers; a part of each is enough.
/// - Returns: The differences, in words; none if everything is as expected.
public func differences(in marked: String, expecting messages: [String]) -> [String] {
  let marked = MarkedText(marked)
  let source = SourceText(name: "test.screen", marked.text)
  let found = AppDocument.read([source]).diagnostics
  var problems: [String] = []
  if marked.ranges.count != messages.count {
    problems.append("\(marked.ranges.count) markers, \(messages.count) messages")
  }
  var rest = found
  for (range, message) in zip(marked.ranges, messages) {
    guard let place = rest.firstIndex(where: { $0.range == range }) else {
      problems.append("nothing at \(range): \(message)")
      continue
    }
    let text = rest.remove(at: place).message.text
    if !text.contains(message) { problems.append("at \(range): '\(text)', not '\(message)'") }
  }
  for other in rest { problems.append("also at \(other.range): \(other.message.text)") }
  return problems
}
