internal import EarshotModel

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Conversions between strings and file names, which can be any bytes.
///
/// In the program, a name is a string. A byte that isn't valid UTF-8 becomes a private-use
/// character: `U+10FF80` or one of the 127 characters after it. If a name contains such a
/// character, its bytes are converted in the same way, so each string can be converted back to the
/// original bytes.
enum RawName {
  /// The difference between a byte of 0x80 or more and the character that represents it.
  private static let stand = UInt32(0x10FF00)

  /// Returns the command-line arguments, which can be file names, as strings.
  static func texts(of words: UnsafeBufferPointer<UnsafeMutablePointer<CChar>?>) -> [String] {
    words.compactMap { word in
      word.map { text(of: UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  /// Returns the string for the bytes of a name.
  static func text(of bytes: UnsafeRawBufferPointer) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !holdsStand(text) { return text }
    var text = ""
    var decoder: ScalarDecoder?
    var letter: [UInt8] = []
    for byte in bytes {
      if var open = decoder, byte & 0xC0 == 0x80 {
        open.add(byte)
        letter.append(byte)
        decoder = open
      } else {
        flush(&letter, &decoder, into: &text)
        letter = [byte]
        decoder = ScalarDecoder(byte)
      }
      if decoder?.needsMore == false { flush(&letter, &decoder, into: &text) }
    }
    flush(&letter, &decoder, into: &text)
    return text
  }

  /// Returns the null-terminated bytes of a name.
  static func bytes(of text: String) -> [CChar] {
    guard holdsStand(text) else { return Array(text.utf8CString) }
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      if isStand(scalar) {
        bytes.append(CChar(bitPattern: UInt8(scalar.value - stand)))
      } else {
        bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    return bytes + [0]
  }

  private static func flush(
    _ letter: inout [UInt8],
    _ decoder: inout ScalarDecoder?,
    into text: inout String
  ) {
    if let scalar = decoder?.scalar, !isStand(scalar) {
      text.unicodeScalars.append(scalar)
    } else {
      for byte in letter {
        if let scalar = Unicode.Scalar(byte < 0x80 ? UInt32(byte) : stand + UInt32(byte)) {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    (letter, decoder) = ([], nil)
  }

  private static func isStand(_ scalar: Unicode.Scalar) -> Bool {
    (stand + 0x80...stand + 0xFF).contains(scalar.value)
  }

  private static func holdsStand(_ text: String) -> Bool {
    text.holds(0xF4) && text.unicodeScalars.contains(where: isStand)
  }
}

extension String {
  /// Calls a closure with the null-terminated bytes of the name, for a system call.
  func withRawName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    RawName.bytes(of: self).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("a name ends in a zero") }
      return body(start)
    }
  }
}
