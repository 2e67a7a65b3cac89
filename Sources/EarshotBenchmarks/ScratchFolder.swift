#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A new folder for the files of a measurement.
struct ScratchFolder {
  /// The path of the folder.
  let path: String

  /// Creates the folder in the system's temporary folder, or returns `nil` if that fails.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/earshot-bench.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = template.withUnsafeBufferPointer { name in
      String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Writes a file in the folder.
  ///
  /// - Returns: The path of the file.
  func add(_ name: String, _ text: String) -> String {
    let file = "\(path)/\(name)"
    TextFile.write(text, to: file)
    return file
  }

  /// Removes the folder with all files in it.
  func remove() {
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { TextFile.remove("\(path)/\(name)") }
      }
      closedir(stream)
    }
    rmdir(path)
  }
}

/// Functions that read and write whole files of text.
enum TextFile {
  /// Returns the text of a file, or `nil` if it can't be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Writes a file and returns whether writing succeeded.
  @discardableResult
  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) { unlink(path) }
}
