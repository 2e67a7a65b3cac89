extension CheckCommand {
  /// Which files make an app together.
  ///
  /// The files named are one app, as when they are walked; but where more than one of them
  /// declares an `app` they are apps of their own. A folder is always one app. (Our choice.)
  static func apps(in operands: [String]) throws(Failure) -> [[String]] {
    var apps: [[String]] = []
    var files: [String] = []
    var declaring = 0
    for operand in operands {
      if operand != "-", try Folder.kind(of: operand) == .folder {
        apps.append(try AppFiles.paths(of: [operand]))
      } else {
        files += try AppFiles.paths(of: [operand])
        if operands.count > 1, operand != "-", declaresApp(try FileReader.read(operand)) {
          declaring += 1
        }
      }
    }
    if declaring > 1 { return files.map { [$0] } + apps }
    return (files.isEmpty ? [] : [files]) + apps
  }

  /// Whether a screen file has an `app` line, which stands at the margin.
  private static func declaresApp(_ bytes: [UInt8]) -> Bool {
    let word = Array("app".utf8)
    return bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .contains { line in
        guard line.starts(with: word) else { return false }
        guard let next = line.dropFirst(word.count).first else { return true }
        return next == UInt8(ascii: " ") || next == UInt8(ascii: "\"")
      }
  }
}
