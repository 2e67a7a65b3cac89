/// A session file, with the requested places in it.
struct SessionFile: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// The requested places, or an empty array for the whole file.
  var places: [SessionPlace] = []
  /// The folder on the command line that contains the file, or `nil` if the command line names the
  /// file itself.
  var root: String?
}

/// A place in a file, from the text after the file's name on the command line.
enum SessionPlace: Hashable, Sendable {
  /// The step or phase at a line, as in `menu.vo:14`.
  case line(Int)
  /// The phases with the given title or, if there are none, with titles that contain the text, as
  /// in `menu.vo:"Paying"`.
  case phase(String)
  /// The sessions that use a screen file, as for the operand `menu.screen`.
  case walking(String)

  /// Parses the text after the colon.
  init(_ text: Substring) {
    if let line = Int(text), line >= 0 {
      self = .line(line)
    } else if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      self = .phase(String(text.dropFirst().dropLast()))
    } else {
      self = .phase(String(text))
    }
  }
}
