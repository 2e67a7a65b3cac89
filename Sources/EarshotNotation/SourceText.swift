/// A text file with its name, which diagnostics refer to.
public struct SourceText: Hashable, Sendable {
  /// The name as the user gave it, such as `Screens/mail.screen`.
  public let name: String
  /// The bytes, with the byte order mark and the line endings of the file.
  public let utf8: [UInt8]
  /// The condition under which the text can appear in messages.
  package let disclosure: Disclosure
  /// The number of lines before the text, if it's part of a larger file.
  package var linesBefore = 0

  /// Creates a source from bytes, which may not be valid UTF-8.
  public init(name: String, utf8: [UInt8]) {
    self.init(name: name, utf8: utf8, disclosure: .byName)
  }

  /// Creates a source from bytes in a file that someone else may have named.
  package init(name: String, utf8: [UInt8], disclosure: Disclosure) {
    self.name = name
    self.utf8 = utf8
    self.disclosure = disclosure
  }

  /// Creates a source from a string.
  public init(name: String, _ text: String) {
    self.init(name: name, utf8: Array(text.utf8))
  }
}

extension SourceText {
  /// Returns whether the two sources are equal in all properties.
  public static func == (first: SourceText, second: SourceText) -> Bool {
    first.name == second.name && first.linesBefore == second.linesBefore
      && first.disclosure == second.disclosure && first.utf8.isSame(as: second.utf8)
  }

  /// Hashes the name and the number of bytes, because comparing text byte by byte takes far less
  /// time than hashing it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(utf8.count)
  }
}

extension [UInt8] {
  /// Returns whether the bytes equal the bytes of another array.
  ///
  /// The method compares 64 bytes at a time and checks for differences only at the end, because
  /// files with the same name and size are nearly always equal.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        var (offset, differences) = (0, SIMD8<UInt64>())
        while offset + 64 <= first.count {
          differences |=
            first.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
            ^ second.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
          offset += 64
        }
        return differences == SIMD8() && first[offset...].elementsEqual(second[offset...])
      }
    }
  }
}

/// The ranges of the lines in a file.
///
/// A line ends at LF, CRLF, CR, or the end of the file. The ranges exclude the line endings and the
/// byte order mark.
package struct LineRanges: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// The start of the next line.
  private var position: Int

  /// Creates a sequence of the lines in a file's bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: LineRanges.byteOrderMark) ? LineRanges.byteOrderMark.count : 0
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the bytes of the next line without its ending, or `nil` if there are no more lines.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the line.
  package mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    let end = bytes.withUnsafeBytes { bytes in
      var end = start
      while end + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
        guard let place = word.firstControlByte else {
          end &+= 8
          continue
        }
        end &+= place
        // Nearly every control byte ends a line.
        if bytes[end] == 0x0A || bytes[end] == 0x0D { return end }
        end &+= 1
      }
      while end < bytes.count, bytes[end] != 0x0A && bytes[end] != 0x0D { end &+= 1 }
      return end
    }
    let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    position = end + (isPair ? 2 : 1)
    return start..<end
  }
}

extension UInt64 {
  /// The index of the first of the eight bytes that's at most 0x0D, the greatest byte that ends a
  /// line, starting with the least significant byte, or `nil` if there's none.
  ///
  /// Subtracting 0x0E sets the highest bit of a byte that's at most 0x0D, where the bit was clear
  /// before. The borrow of this subtraction can set the bits only of later bytes.
  fileprivate var firstControlByte: Int? {
    let bits = (self &- 0x0E0E_0E0E_0E0E_0E0E) & ~self & 0x8080_8080_8080_8080
    return bits == 0 ? nil : bits.trailingZeroBitCount / 8
  }
}

/// The line and column of an offset in a source.
package struct SourcePlace: Hashable, Sendable {
  /// The number of the line, starting at 1.
  package var line: Int
  /// The number of the character in the line, starting at 1.
  package var column: Int
  /// The bytes of the line, without its ending.
  package var bytes: Range<Int>
}

/// The positions of the lines of a source.
package struct SourceLineTable: Sendable {
  private let bytes: [UInt8]
  private var lines: [Range<Int>]
  private let linesBefore: Int
  /// The long lines, by their indices among the lines.
  private var longLines: [Int: LongLine] = [:]

  /// Finds the lines of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the source.
  package init(_ source: SourceText) {
    bytes = source.utf8
    linesBefore = source.linesBefore
    lines = Array(LineRanges(bytes))
    // There's also a position after the last line break.
    if lines.last?.upperBound != bytes.count { lines.append(bytes.count..<bytes.count) }
    for (number, line) in lines.enumerated() where line.count > LongLine.least {
      longLines[number] = LongLine(line, of: bytes)
    }
  }

  /// Returns the line and the column of an offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the source.
  package func place(of offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    let line = lines[low]
    let end = min(max(offset, line.lowerBound), line.upperBound)
    let known = longLines[low]?.place(before: end) ?? (offset: line.lowerBound, count: 0)
    let before = String(decoding: bytes[known.offset..<end], as: UTF8.self)
    return SourcePlace(
      line: linesBefore + low + 1,
      column: known.count + before.count + 1,
      bytes: line
    )
  }
}

/// Positions with known columns in a long line, where counting can start.
private struct LongLine: Sendable {
  /// The maximum number of bytes of a line that isn't long.
  static let least = 1_024
  /// The minimum number of bytes between two places.
  private static let distance = 512

  /// The starts of characters, and the number of characters before each, in the order of the line.
  private var places: [(offset: Int, count: Int)] = []

  /// Counts the characters of a line, or returns `nil` if it isn't valid UTF-8.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the line.
  init?(_ line: Range<Int>, of bytes: [UInt8]) {
    // In ASCII, a byte is a character: no line contains both halves of a line break.
    guard bytes[line].contains(where: { $0 >= 0x80 }) else {
      places = stride(from: line.lowerBound, to: line.upperBound, by: LongLine.distance)
        .map { ($0, $0 - line.lowerBound) }
      return
    }
    guard let text = String(validating: bytes[line], as: UTF8.self) else { return nil }
    var offset = line.lowerBound
    var count = 0
    places.append((offset, count))
    for character in text {
      if offset - places[places.count - 1].offset >= LongLine.distance {
        places.append((offset, count))
      }
      offset += character.utf8.count
      count += 1
    }
  }

  /// Returns the last known position that isn't after an offset.
  ///
  /// - Complexity: O(log *m*), where *m* is the length of the line.
  func place(before offset: Int) -> (offset: Int, count: Int) {
    var low = 0
    var high = places.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if places[middle].offset <= offset { low = middle } else { high = middle }
    }
    return places[low]
  }
}

extension SourceText {
  /// Returns the line and the column of an offset.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the source.
  package func place(of offset: Int) -> SourcePlace { SourceLineTable(self).place(of: offset) }
}

/// A line of a file.
struct SourceLine {
  /// The bytes after the indentation, without trailing spaces.
  var content: Range<Int>
  /// The bytes of the indentation.
  var indentation: Range<Int>
  /// The number of tabs in the indentation.
  var tabs = 0
}

extension SourceLine {
  /// Finds the indentation and the content of a line.
  fileprivate init(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    var (first, last, tabs) = (line.lowerBound, line.upperBound, 0)
    while first < last, bytes[first].isBlank {
      if bytes[first] == UInt8(ascii: "\t") { tabs += 1 }
      first &+= 1
    }
    while last > first, bytes[last &- 1].isBlank { last &-= 1 }
    self.init(content: first..<last, indentation: line.lowerBound..<first, tabs: tabs)
  }
}

/// The lines of a file, without the byte order mark.
struct SourceLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var lines: LineRanges

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineRanges(bytes)
  }

  mutating func next() -> SourceLine? {
    guard let line = lines.next() else { return nil }
    return bytes.withUnsafeBufferPointer { SourceLine(line, of: $0) }
  }
}
