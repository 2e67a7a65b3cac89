/// The names that occurred most recently, found by their bytes without creating a string.
struct RecentNames {
  private struct Entry {
    /// The name with its quotes.
    var bytes: [UInt8]
    var number: Int
  }

  private var entries: [Entry?] = Array(repeating: nil, count: 256)

  /// Finds the name in plain double quotes at a position, or returns `nil` if it isn't recent.
  func find(at place: Int, in bytes: [UInt8]) -> (number: Int, length: Int)? {
    guard bytes[place] == UInt8(ascii: "\"") else { return nil }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    guard end < bytes.count else { return nil }
    let slot = RecentNames.slot(place..<end + 1, in: bytes)
    guard let entry = entries[slot], entry.bytes.count == end + 1 - place else { return nil }
    for offset in entry.bytes.indices where entry.bytes[offset] != bytes[place + offset] {
      return nil
    }
    return (entry.number, end + 1 - place)
  }

  /// Records a name in plain double quotes.
  mutating func note(_ number: Int, _ range: Range<Int>, in bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let name = bytes[range]
    guard name.count > 2, name.first == quote, name.last == quote, name.count <= 64,
      name.dropFirst().dropLast().allSatisfy({ $0.isWordByte })
    else { return }
    entries[RecentNames.slot(range, in: bytes)] = Entry(bytes: Array(name), number: number)
  }

  private static func slot(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    guard range.count > 2 else { return 0 }
    let first = Int(bytes[range.lowerBound + 1])
    let last = Int(bytes[range.upperBound - 2])
    return (range.count * 37 + first * 7 + last) & 0xFF
  }
}
