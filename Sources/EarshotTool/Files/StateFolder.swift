// The folders in which the program keeps data between runs.
extension Environment {
  /// The folder for the program's state, or `nil` if the environment specifies none.
  ///
  /// It's in `XDG_STATE_HOME`, or otherwise in `~/.local/state`. Relative paths are ignored.
  ///
  /// - Source: our choice, after the XDG Base Directory Specification 0.8.
  var stateFolder: String? { folder("XDG_STATE_HOME", orHome: ".local/state") }

  /// The folder for cached data, which the program can create again at any time, or `nil` if the
  /// environment specifies none.
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
  /// Creates a folder that only the current user can access, with any missing parent folders.
  static func makePrivateFolders(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.dropFirst() where !parts[count].isEmpty {
      makeFolder(parts[...count].joined(separator: "/"), isPrivate: true)
    }
  }
}
