// Where the program keeps what it remembers from one run to the next.
extension Environment {
  /// The folder for the program's state, or `nil` where the environment names none.
  ///
  /// It is in `XDG_STATE_HOME`, else in `~/.local/state`; relative paths count as none.
  ///
  /// - Source: our choice, after the XDG Base Directory Specification 0.8.
  var stateFolder: String? {
    func folder(_ name: String) -> String? {
      variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/earshot" }
  }
}

extension FileSystem {
  /// Makes a folder that only this user can look into, with the folders around it that are missing.
  static func makePrivateFolders(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.dropFirst() where !parts[count].isEmpty {
      makeFolder(parts[...count].joined(separator: "/"), isPrivate: true)
    }
  }
}
