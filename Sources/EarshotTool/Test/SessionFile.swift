/// A session file, with the requested sessions.
struct SessionFile: Hashable, Sendable {
  /// The file.
  let path: String
  /// The requested places, or an empty array for the whole file.
  var places: [SessionPlace] = []
  /// The folder in which the file was found, if the command line names one.
  var root: String?
}

/// The text after the name of a file on the command line, or the word that leads to the file.
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
