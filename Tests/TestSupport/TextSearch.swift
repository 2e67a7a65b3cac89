import Foundation

extension String {
  /// Returns whether this string contains another string, byte for byte.
  ///
  /// The C library does the search: when laws look for hundreds of names in all sources, Swift's
  /// own search takes seconds in a debug build.
  ///
  /// - Parameter part: The string to find, without a zero byte.
  /// - Returns: Whether this string contains it.
  public func holds(_ part: String) -> Bool { withCString { strstr($0, part) != nil } }
}
