import EarshotModel

/// The identifiers, screens, labels, and titles in the files.
struct KnownNames {
  var identifiers: Set<String> = []
  var screens: Set<String> = []
  /// The identifiers of elements by their labels in quotes.
  private(set) var labels: [String: String] = [:]

  /// The words that begin the lines of elements, by their identifiers.
  private(set) var roles: [String: String] = [:]
  /// The parameters of components by their names.
  private(set) var components: [String: [String]] = [:]
  /// The names in braces that aren't identifiers, which can be parameters.
  private(set) var placeholders: Set<String> = []

  /// The names of screens by their titles in quotes.
  private(set) var titles: [String: String] = [:]

  /// Returns the name of the screen with the given title, with or without quotes, or `nil` if
  /// there's none.
  func titled(_ text: String) -> String? {
    titles[text] ?? titles[Quoting.quotedLiteral(text)]
  }

  /// Records the label and the identifier on a line of an element, or the title and the name on a
  /// line of a screen.
  mutating func noteLabel(in line: String) {
    if line.hasPrefix("screen "), line.utf8.count <= 200 {
      let words = LineWords(line).texts
      if words.count == 3, words[2].hasPrefix("\"") { titles[words[2]] = words[1] }
    }
    noteParts(in: line)
    guard line.utf8.count <= 200, line.contains(" #"), line.contains("\"") else { return }
    let words = LineWords(line).all
    guard let label = words.first(where: \.isQuoted), let name = words.last?.text,
      name.hasPrefix("#")
    else { return }
    labels[label.text] = String(name.dropFirst())
  }

  /// Records the role of an identifier, the header of a component, and the names in braces.
  private mutating func noteParts(in line: String) {
    guard line.utf8.count <= 300 else { return }
    if line.hasPrefix("component ") {
      let name = line.dropFirst(10).prefix(while: \.isOfName)
      let rest = line.dropFirst(10 + name.count)
      if components[String(name)] == nil, !rest.contains("\"") {
        components[String(name)] = rest.split { !$0.isOfName }.map(String.init)
      }
    }
    let first = String(line.prefix { $0 != " " })
    if line.holds(UInt8(ascii: "#")), Role(rawValue: first) != nil {
      for word in line.split(separator: " ") where word.hasPrefix("#") && word.count > 1 {
        roles[String(word.dropFirst())] = first
      }
    }
    for part in line.split(separator: "{").dropFirst() {
      let name = part.prefix(while: \.isOfName)
      if part[name.endIndex...].first == "}" { placeholders.insert(String(name)) }
    }
  }

  /// Returns the identifier that a word in code refers to, such as `count`, `Count`, or
  /// `self.count`, or `nil` if there's none.
  func identifier(_ word: String) -> String? {
    let names = word.split { !$0.isOfName }.map(String.init).reversed()
    for name in names {
      if identifiers.contains(name) { return name }
      let lower = name.lowercased()
      let near = identifiers.sorted().first { $0.lowercased() == lower }
      if let near { return near }
    }
    return nil
  }

  /// Returns the name of the screen that a word in code refers to, such as `"done"`, `'/done'`, or
  /// `DoneScreen`, or `nil` if there's none.
  func screen(_ word: String) -> String? {
    let plain = word.filter(\.isOfName).lowercased()
    return screens.sorted().first { name in
      let name = name.lowercased()
      return ["", "screen", "view", "page", "activity", "viewcontroller", "fragment"].contains {
        plain == name + $0
      }
    }
  }
}
