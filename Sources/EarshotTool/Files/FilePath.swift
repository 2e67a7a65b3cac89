/// A path, and where it leads.
struct FilePath {
  private let path: String

  /// Creates a path from a text.
  init(_ path: String) { self.path = path }

  /// The folder that the last name of the path stands in.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: Self.slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where the path leads, from the root on and without links; what isn't there is put together as
  /// the words say.
  var place: String {
    if let place = FileSystem.resolved(path) { return place }
    var names = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var missing: [String] = []
    let start = path.hasPrefix("/") ? "/" : ""
    while let name = names.popLast() {
      missing.insert(name, at: 0)
      let known = start + names.joined(separator: "/")
      if let place = FileSystem.resolved(known.isEmpty ? "." : known) {
        return Self.normal(Self.join(place, missing.joined(separator: "/")))
      }
    }
    return Self.normal(path)
  }
}

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// A name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path without `.`, and without the names that `..` leaves again.
  static func normal(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// Whether two paths have the same bytes.
  static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Whether a path is a folder or leads into it; both are without links.
  static func isIn(_ folder: String, _ path: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return folder.hasSuffix("/") || rest.isEmpty || rest.first == slash
  }

  /// The deepest folder that holds two.
  static func common(_ first: String, _ second: String) -> String {
    let names = zip(first.split(separator: "/"), second.split(separator: "/"))
      .prefix { isSame(String($0), String($1)) }
    return "/" + names.map(\.0).joined(separator: "/")
  }
}
