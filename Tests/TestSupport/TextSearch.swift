import Foundation

extension String {
  /// Whether a text is part of this one, byte for byte.
  ///
  /// The C library looks for it: where laws look for hundreds of names in all sources, Swift's own
  /// search takes seconds in a build for debugging.
  ///
  /// - Parameter part: What is looked for, without a zero byte.
  /// - Returns: Whether it is there.
  public func holds(_ part: String) -> Bool { withCString { strstr($0, part) != nil } }
}
