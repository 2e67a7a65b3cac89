/// A file of text with its name: what diagnostics point into.
public struct SourceText: Hashable, Sendable {
  /// The name as the user gave it, such as `Screens/mail.screen`.
  public let name: String
  /// The bytes, with the byte order mark and line ends as they are in the file.
  public let utf8: [UInt8]

  /// Creates a source from bytes, which need not be valid UTF-8.
  public init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
  }

  /// Creates a source from a text.
  public init(name: String, _ text: String) {
    self.init(name: name, utf8: Array(text.utf8))
  }
}
