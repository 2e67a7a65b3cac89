import EarshotNotation
import EarshotSession
import TestSupport

/// A rule of the program as its source file tells it, with its evidence.
struct SourcedRule: Hashable {
  /// The file, from the root of the project.
  let path: String
  /// What the rule says: the sentence that `:why` prints, or the head of a doc comment.
  let sentence: String
  /// The evidence, as it is written.
  let source: String

  var kinds: [Evidence] { Evidence.kinds(in: source) }

  /// The rules of a file: those that speech carries, then those that comments tell, in their order.
  static func all(in path: String) throws -> [SourcedRule] {
    let text = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    let found = spoken(in: text) + commented(in: text)
    return found.map { SourcedRule(path: path, sentence: $0.sentence, source: $0.source) }
  }
}

// What `Utterance.Rule` declares.
extension SourcedRule {
  private typealias Found = (sentence: String, source: String)

  /// Finds `Self("…", source: "…")` and `Rule("…", source: "…")`, over several lines, too.
  private static func spoken(in text: String) -> [Found] {
    var result: [Found] = []
    for opening in ["Self(", "Rule("] {
      for rest in text.pieces(after: opening) {
        let literals = literals(of: rest)
        guard !literals.sentence.isEmpty, !literals.source.isEmpty else { continue }
        result.append(literals)
      }
    }
    return result
  }

  /// Reads the literals of a call up to its closing parenthesis; what is filled in becomes `…`.
  private static func literals(of call: Substring) -> Found {
    var (sentence, source, current) = ("", "", "")
    var (isInside, isSource, depth) = (false, false, 0)
    var characters = call[...]
    while let character = characters.popFirst() {
      if isInside, character == "\\", characters.first == "(" {
        characters = characters.drop { $0 != ")" }.dropFirst()
        current += "…"
      } else if character == "\"" {
        if isInside {
          if isSource { source += current } else { sentence += current }
          current = ""
        }
        isInside.toggle()
      } else if isInside {
        current.append(character)
      } else if character == ")" {
        if depth == 0 { break }
        depth -= 1
      } else if character == "(" {
        depth += 1
      } else if characters.hasPrefix("source:") {
        isSource = true
      } else if character == "}" || character == ";" {
        break
      }
    }
    return (sentence, source)
  }
}

// What doc comments tell.
extension SourcedRule {
  private static func commented(in text: String) -> [Found] {
    var result: [Found] = []
    var comment: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        comment.append(String(code.dropFirst(3).drop { $0 == " " }))
      } else {
        result += found(in: comment, before: String(code))
        comment = []
      }
    }
    return result
  }

  private static func found(in comment: [String], before code: String) -> [Found] {
    guard let place = comment.firstIndex(where: { $0.hasPrefix("- Source: ") }) else { return [] }
    let rest = comment[(place + 1)...].prefix { !$0.hasPrefix("- ") && !$0.isEmpty }
    let source = ([String(comment[place].dropFirst("- Source: ".count))] + rest)
      .joined(separator: " ")
    let head = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    return [(head.isEmpty ? declared(in: code) : head, source)]
  }

  /// The name that a declaration gives, where its comment is the source alone.
  private static func declared(in code: String) -> String {
    let words = code.split { !($0.isLetter || $0.isNumber) }
    let keyword = words.firstIndex { ["func", "var", "let", "struct", "enum"].contains($0) }
    guard let keyword, words.indices.contains(keyword + 1) else { return code }
    return "`\(words[keyword + 1])`"
  }
}

extension String {
  /// What follows each place where a text stands.
  fileprivate func pieces(after opening: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: opening) {
      rest = rest[range.upperBound...]
      result.append(rest.prefix(1_000))
    }
    return result
  }
}
