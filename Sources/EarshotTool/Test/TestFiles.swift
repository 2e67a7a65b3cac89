/// Finds the files that hold sessions.
enum TestFiles {
  /// The endings of files that hold transcripts.
  private static let suffixes = [".vo", ".md"]

  /// Replaces each folder by the files in it and in the folders inside, by path in byte order; a
  /// file that is named twice is taken once.
  static func paths(of operands: [String]) throws(Failure) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand != "-", try Folder.kind(of: operand) == .folder else {
        paths.append(operand)
        continue
      }
      paths += try Folder.files(in: operand, endingIn: suffixes, enteringFolders: true)
    }
    var met: Set<String> = []
    return paths.filter { met.insert($0).inserted }
  }
}
