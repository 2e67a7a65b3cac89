internal import EarshotNotation

/// A picture of a screen, as in `--picture menu=menu.png`.
struct ScreenPicture: Hashable, Sendable {
  /// The name of the screen, alert, or sheet.
  let screen: String
  /// The path of the file.
  let path: String

  /// Parses `SCREEN=FILE`, or returns `nil` if the text has a different form.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    (screen, path) = (parts[0], parts[1])
  }
}

extension ScreenPicture {
  /// The kinds of pictures that a page can contain: the first bytes of the file, and the media
  /// type.
  private static let kinds: [(start: [UInt8], type: String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
    ([0xFF, 0xD8, 0xFF], "image/jpeg"),
  ]

  /// Returns the media type of a picture, or `nil` if the bytes are neither PNG nor JPEG.
  static func type(of bytes: [UInt8]) -> String? {
    kinds.first { bytes.starts(with: $0.start) }?.type
  }
}
