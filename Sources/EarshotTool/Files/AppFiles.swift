internal import EarshotNotation

/// The files that describe an app, as they were named on the command line.
enum AppFiles {
  /// The endings of files that can describe screens.
  static let suffixes = [".screen", ".json"]

  /// Replaces each folder by the files in it.
  static func paths(of operands: [String]) throws(Failure) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", try Folder.kind(of: operand) == .folder else {
        if [".vo", ".md"].contains(where: operand.hasSuffix) { throw .noScreen(operand) }
        paths.append(operand)
        continue
      }
      let inside = try Folder.files(in: operand, endingIn: suffixes)
      if inside.isEmpty { throw Failure(.noInput, "no screen files in '\(operand)'") }
      paths += inside
    }
    return paths
  }

  /// Reads the files and what is in the folders.
  static func sources(_ operands: [String]) throws(Failure) -> [SourceText] {
    if operands.count(where: { $0 == "-" }) > 1 {
      throw .usage("standard input can be read only once")
    }
    var sources: [SourceText] = []
    for path in try paths(of: operands) {
      sources.append(SourceText(name: path, utf8: try FileReader.read(path)))
    }
    return sources
  }
}

extension Failure {
  /// A file with sessions in the place of a screen.
  fileprivate static func noScreen(_ path: String) -> Failure {
    Failure(.malformed, "'\(path)' is no screen; 'earshot test' runs the sessions in it")
  }
}
