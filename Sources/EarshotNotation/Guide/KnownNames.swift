import EarshotModel

/// The identifiers, screens, labels, and titles in the files.
struct KnownNames {
  var identifiers: Set<String> = []
  var screens: Set<String> = []
  /// The identifiers of elements by their labels in quotes.
  private(set) var labels: [String: String] = [:]

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
    guard line.utf8.count <= 200, line.contains(" #"), line.contains("\"") else { return }
    let words = LineWords(line).all
    guard let label = words.first(where: \.isQuoted), let name = words.last?.text,
      name.hasPrefix("#")
    else { return }
    labels[label.text] = String(name.dropFirst())
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
