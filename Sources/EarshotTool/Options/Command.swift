/// What the program can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case walk, speak, test, diff, check, convert, teach, help

  /// What stands after the command's name in its usage line.
  var usage: String {
    switch self {
    case .walk: "[FILE…]"
    case .speak, .check: "FILE…"
    case .test: "FILE/DIR…"
    case .diff: "OLD NEW"
    case .convert: "FILE --to screen/json"
    case .teach: "[LESSON]"
    case .help: "[TOPIC]"
    }
  }

  /// What has to be named for the command to make sense, where nothing can stand in for it.
  var need: String? {
    switch self {
    case .walk, .teach, .help: nil
    case .speak, .check, .convert: "a file"
    case .test: "a file or a folder"
    case .diff: "two files"
    }
  }
}
