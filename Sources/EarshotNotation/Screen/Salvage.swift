/// The names that unreadable lines may have defined.
struct Salvage {
  private(set) var identifiers: Set<String> = []
  private(set) var tags: Set<String> = []
  private(set) var screens: Set<String> = []

  /// Records everything on a line that looks like a name.
  ///
  /// At the margin, the name of a screen may follow a misspelled `screen`.
  mutating func note(_ scanner: inout Scanner, atMargin: Bool) {
    let isScreen = scanner.isNext("screen") || atMargin && !scanner.isNext("each")
    if isScreen, scanner.bareName() != nil {
      scanner.skipBlanks()
      if let name = try? scanner.name(for: "'screen'") { screens.insert(name) }
    }
    while let byte = scanner.peek {
      switch byte {
      case UInt8(ascii: "\""): if (try? scanner.string(for: "a text")) == nil { return }
      case UInt8(ascii: "#"), UInt8(ascii: "."): noteName(byte, &scanner)
      default: scanner.position = max(scanner.junk().upperBound, scanner.position + 1)
      }
    }
  }

  /// The names of components' uses that can't be expanded.
  private var broken: [String] = []

  /// Records the name of a component's use that can't be expanded.
  ///
  /// The names of the nodes inside would begin with this name.
  mutating func noteUse(named name: String?) {
    guard let name else { return }
    identifiers.insert(name)
    broken.append(name)
  }

  /// Records an identifier that a line in another notation would have defined.
  mutating func note(identifier name: String) { identifiers.insert(name) }

  /// Records the tags of nodes that the document doesn't create, such as those of an unused component.
  mutating func noteTags(_ tags: [String]) { self.tags.formUnion(tags) }

  /// Returns whether an unreadable line might have created a node with the name.
  func mayGive(_ name: String) -> Bool {
    identifiers.contains(name) || broken.contains { name.hasPrefix("\($0)-") }
  }

  /// Records the name after `#` or `.`.
  private mutating func noteName(_ mark: UInt8, _ scanner: inout Scanner) {
    scanner.position += 1
    guard let name = try? scanner.name(for: "the mark") else { return }
    if mark == UInt8(ascii: "#") {
      identifiers.insert(name)
    } else {
      tags.insert(name)
    }
  }
}
