internal import EarshotSession

extension Options {
  /// What the command line says of how a session is heard.
  var session: SessionOptions {
    var session = SessionOptions()
    for (name, value) in settings { session.set(name, to: value) }
    return session
  }

  /// The settings that the command line gives.
  var settings: [(name: String, value: String)] {
    [Option.style, .language, .idiom, .direction].compactMap { option in
      self[option].map { (option.rawValue, $0) }
    }
  }
}
