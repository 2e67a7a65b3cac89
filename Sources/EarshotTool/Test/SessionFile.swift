/// A file with sessions, and which of them somebody asked for.
struct SessionFile: Hashable, Sendable {
  /// The file.
  let path: String
  /// What is wanted of it; the whole file where nothing is named.
  var places: [SessionPlace] = []
  /// The folder that was named, where the file was found in one.
  var root: String?
}

/// What stands behind the name of a file on the command line, or leads to the file.
enum SessionPlace: Hashable, Sendable {
  /// The step or phase at a line: `menu.vo:14`.
  case line(Int)
  /// The phase with a title, or those that hold the text: `menu.vo:"Paying"`.
  case phase(String)
  /// The sessions that walk a screen file: `menu.screen`.
  case walking(String)

  /// Reads what stands behind the colon.
  init(_ text: Substring) {
    if let line = Int(text), line > 0 {
      self = .line(line)
    } else if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      self = .phase(String(text.dropFirst().dropLast()))
    } else {
      self = .phase(String(text))
    }
  }
}
