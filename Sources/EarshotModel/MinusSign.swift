/// The form of a minus sign before a number.
///
/// - Source: our choice; see FORMAT-EXTENSIONS.md.
public enum MinusSign: Hashable, Sendable {
  /// `-`, as on keyboards.
  case hyphen
  /// `−`, U+2212, as in typography.
  case typographic

  /// The character of the sign.
  package var mark: String {
    switch self {
    case .hyphen: "-"
    case .typographic: "\u{2212}"
    }
  }

  /// The number of bytes of the mark in UTF-8.
  package var length: Int { mark.utf8.count }

  /// Creates the minus sign at the start of the bytes, or returns `nil` if they don't start with
  /// one.
  @inlinable package init?(beginning bytes: some Collection<UInt8>) {
    switch bytes.first {
    case UInt8(ascii: "-"): self = .hyphen
    case 0xE2 where bytes.starts(with: "\u{2212}".utf8): self = .typographic
    default: return nil
    }
  }

  /// Creates the minus sign at the end of the bytes, or returns `nil` if they don't end with one.
  init?(ending bytes: some BidirectionalCollection<UInt8>) {
    switch bytes.last {
    case UInt8(ascii: "-"): self = .hyphen
    case 0x92: self.init(beginning: bytes.suffix(3))
    default: return nil
    }
  }

  /// Returns the digits of a number, with this form of the minus sign if the number is negative.
  package func written(_ digits: String) -> String {
    digits.hasPrefix("-") ? mark + digits.dropFirst() : digits
  }
}
