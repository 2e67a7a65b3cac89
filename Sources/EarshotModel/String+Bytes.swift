// Access to the stored bytes of strings. Each printed line goes through this code. Indices and
// appending would take several times as many instructions.
extension String {
  /// The first and last byte of the text in UTF-8, or `nil` if it's empty.
  ///
  /// Each printed line needs them. `utf8.last` searches backward through the index before the end,
  /// which takes about 180 instructions, while this property reads the stored bytes.
  ///
  /// - Complexity: O(1).
  package var outerBytes: (first: UInt8, last: UInt8)? {
    if let stored = utf8.withContiguousStorageIfAvailable({ $0.outer }) { return stored }
    guard let first = utf8.first, let last = utf8.last else { return nil }
    return (first, last)
  }
}

extension String {
  /// Returns whether the UTF-8 form of the text contains a byte.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func holds(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var outer: (first: UInt8, last: UInt8)? {
    isEmpty ? nil : (self[0], self[count - 1])
  }
}

extension String {
  /// Creates a string from several strings, in one allocation.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of bytes in UTF-8.
  ///   - write: A function that appends the strings.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(capacity: Int, _ write: (inout TextWriter) -> Void) {
    self.init(unsafeUninitializedCapacity: capacity) { bytes in
      var writer = TextWriter(bytes)
      write(&writer)
      return writer.count
    }
  }
}

/// A writer that appends strings to the memory of a new string.
package struct TextWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes written.
  fileprivate private(set) var count = 0

  fileprivate init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing has been written yet.
  package var isEmpty: Bool { count == 0 }

  /// Appends a string.
  ///
  /// - Returns: The first and last byte of the string, or `nil` if it's empty. Reading them here is
  ///   cheaper than reading them from the string.
  /// - Precondition: There's room for the string.
  @discardableResult
  package mutating func append(_ text: String) -> (first: UInt8, last: UInt8)? {
    let length = text.utf8.count
    precondition(length <= bytes.count - count, "the text exceeds the stated capacity")
    guard length > 0, let end = bytes.baseAddress?.advanced(by: count) else { return nil }
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { stored in
      stored.baseAddress.map { end.update(from: $0, count: length) }
    }
    if isCopied == nil {
      let rest = UnsafeMutableBufferPointer(start: end, count: length)
      _ = rest.update(from: text.utf8)
    }
    count += length
    return (end[0], end[length - 1])
  }

  /// Appends an ASCII character.
  ///
  /// - Precondition: There's room for the character.
  package mutating func append(ascii byte: UInt8) {
    precondition(byte < 0x80 && count < bytes.count, "the text exceeds the stated capacity")
    bytes[count] = byte
    count += 1
  }
}
