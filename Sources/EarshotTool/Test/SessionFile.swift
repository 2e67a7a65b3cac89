/// A session file, with the requested sessions.
struct SessionFile: Hashable, Sendable {
  /// The file.
  let path: String
  /// The requested places, or an empty array for the whole file.
  var places: [SessionPlace] = []
  /// The folder that contained the file, if the command line names one.
  var root: String?
}

/// A place in a file, from the text after the file's name on the command line.
enum SessionPlace: Hashable, Sendable {
  /// The step or phase at a line: `menu.vo:14`.
  case line(Int)
  /// The phases with a title, or those that contain the text: `menu.vo:"Paying"`.
  case phase(String)
  /// The sessions that walk a screen file: `menu.screen`.
  case walking(String)

  /// Parses the text after the colon.
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
