/// A path and its destination.
struct FilePath {
  private let path: String

  /// Creates a path from a string.
  init(_ path: String) { self.path = path }

  /// The path of the folder that contains the last component.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: Self.slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The absolute destination of the path, with links resolved.
  ///
  /// The property resolves links only in the components that exist.
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

  /// Returns the path of a name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns a path with each `.` and `..` resolved.
  static func normal(_ path: String) -> String {
    if isClearlyNormal(path) { return path }
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// Returns whether a path has no empty component, and none that begins with a period, as most
  /// paths do.
  private static func isClearlyNormal(_ path: String) -> Bool {
    let period = UInt8(ascii: ".")
    var previous: UInt8 = 0
    for byte in path.utf8 {
      if previous == slash, byte == slash || byte == period { return false }
      previous = byte
    }
    return previous != slash && path.utf8.first != period
  }

  /// Returns whether two paths have the same bytes.
  static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Returns whether a path is the given folder or is inside it.
  ///
  /// Resolve the links in both paths first.
  static func isIn(_ folder: String, _ path: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return folder.hasSuffix("/") || rest.isEmpty || rest.first == slash
  }

  /// Returns the deepest folder that contains both paths.
  static func common(_ first: String, _ second: String) -> String {
    let names = zip(first.split(separator: "/"), second.split(separator: "/"))
      .prefix { isSame(String($0), String($1)) }
    return "/" + names.map(\.0).joined(separator: "/")
  }
}
