// Where the program keeps what it remembers from one run to the next.
extension Environment {
  /// The folder for the program's state, or `nil` where the environment names none.
  ///
  /// It is in `XDG_STATE_HOME`, else in `~/.local/state`; relative paths count as none.
  ///
  /// - Source: our choice, after the XDG Base Directory Specification 0.8.
  var stateFolder: String? { folder("XDG_STATE_HOME", orHome: ".local/state") }

  /// The folder for what the program can make again at any time, or `nil` if the environment names none.
  ///
  /// - Source: our choice, after the XDG Base Directory Specification 0.8.
  var cacheFolder: String? { folder("XDG_CACHE_HOME", orHome: ".cache") }

  private func folder(_ name: String, orHome usual: String) -> String? {
    func absolute(_ name: String) -> String? {
      variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute(name) ?? absolute("HOME").map { "\($0)/\(usual)" }
    return folder.map { $0 + "/earshot" }
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
