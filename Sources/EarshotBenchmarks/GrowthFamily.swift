/// Inputs of the same shape in different sizes, with the commands that read them.
///
/// In a file of families, `== NAME` begins a family, `% NUMBER` is the smaller size, `! REMARK` is
/// a comment, `$ WORDS` is a command, and `--- FILE` begins a file. Lines with a leading star are
/// repeated as a block, and so is text between ‹ and › in a line. In the repeated text, `@i` is the
/// number starting at 0, `@j` is the next number, `@-` is the number counted from the end, and `@>`
/// is two spaces for each preceding repetition. `@n` is the number of repetitions.
struct GrowthFamily {
  /// The name of the family.
  let name: String
  /// The sizes to count.
  ///
  /// The first size shows the fixed cost of a run, and the last size is four times the second.
  ///
  /// If a search has a limit, even the smaller size reaches it.
  private(set) var sizes = GrowthFamily.sizes(from: 40)
  /// The words of each command.
  private(set) var commands: [[String]] = []
  /// The names of the files, with their lines.
  private var files: [(name: String, lines: [String])] = []

  /// Returns the families in the text of a file.
  static func all(in text: String) -> [GrowthFamily] {
    var families: [GrowthFamily] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        families.append(GrowthFamily(name: String(line.dropFirst(3))))
      } else if !families.isEmpty {
        families[families.count - 1].read(line)
      }
    }
    return families
  }

  private init(name: String) { self.name = name }

  private static func sizes(from size: Int) -> [Int] { [1, size, 4 * size] }

  private mutating func read(_ line: Substring) {
    if files.isEmpty, line.hasPrefix("% "), let size = Int(line.dropFirst(2)) {
      sizes = GrowthFamily.sizes(from: size)
    } else if files.isEmpty, line.hasPrefix("$ ") {
      commands.append(line.dropFirst(2).split(separator: " ").map(String.init))
    } else if line.hasPrefix("--- ") {
      files.append((String(line.dropFirst(4)), []))
    } else if !files.isEmpty {
      files[files.count - 1].lines.append(String(line))
    }
  }

  /// Returns the files at one size.
  func files(_ count: Int) -> [(name: String, text: String)] {
    files.map { ($0.name, Self.text(of: $0.lines, count)) }
  }

  /// Returns the number of bytes of all files at one size.
  func bytes(_ count: Int) -> Int { files(count).reduce(0) { $0 + $1.text.utf8.count } }

  private static func text(of lines: [String], _ count: Int) -> String {
    var text = ""
    var rest = lines[...]
    while let line = rest.first {
      let block = rest.prefix { $0.hasPrefix("*") }
      guard !block.isEmpty else {
        text += filled(line, count, count) + "\n"
        rest.removeFirst()
        continue
      }
      for number in 0..<count {
        for line in block { text += filled(String(line.dropFirst()), number, count) + "\n" }
      }
      rest = rest.dropFirst(block.count)
    }
    return text
  }

  /// Returns a line with its repeated parts and its numbers filled in.
  private static func filled(_ line: String, _ number: Int, _ count: Int) -> String {
    var text = ""
    let parts = line.split(separator: "‹", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      guard place > 0, let end = part.firstIndex(of: "›") else {
        text += numbered(String(part), number, count)
        continue
      }
      let repeated = String(part[..<end])
      for inner in 0..<count { text += numbered(repeated, inner, count) }
      text += numbered(String(part[part.index(after: end)...]), number, count)
    }
    return text
  }

  private static func numbered(_ text: String, _ number: Int, _ count: Int) -> String {
    var result = ""
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let value: String? =
        switch place > 0 ? part.first : nil {
        case "i": String(number)
        case "j": String(number + 1)
        case "-": String(count - number)
        case "n": String(count)
        case ">": String(repeating: "  ", count: number)
        default: nil
        }
      result += value.map { $0 + part.dropFirst() } ?? (place > 0 ? "@" : "") + part
    }
    return result
  }
}
