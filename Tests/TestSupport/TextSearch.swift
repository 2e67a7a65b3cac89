import Foundation

extension String {
  /// Returns whether this text contains another one, byte for byte.
  ///
  /// The C library does the search: when laws look for hundreds of names in all sources, Swift's
  /// own search takes seconds in a debug build.
  ///
  /// - Parameter part: What is looked for, without a zero byte.
  /// - Returns: Whether it is there.
  public func holds(_ part: String) -> Bool { withCString { strstr($0, part) != nil } }
}
