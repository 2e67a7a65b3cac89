import EarshotNotation
import Foundation
import TestSupport

/// A place where the code cites a page of Docs/Design: a chapter by its number, or a heading by its
/// name.
struct Citation: Hashable, CustomStringConvertible {
  /// The citing file, from the root of the project.
  let path: String
  /// The page, such as `VOICEOVER.md`.
  let page: String
  /// The text after the name of the page, up to the next source.
  let place: String

  var description: String { "\(path): \(page)\(place)" }

  /// The numbers of the cited chapters, without those of rows and steps.
  var chapters: [String] {
    place.replacing(/(rows?|steps?) \d+|"[^"]*"|“[^”]*”|\[[^\]]*\]/, with: "")
      .matches(of: /(^|[ (])(\d+(\.\d+)?)($|[ ,.)])/).map { String($0.2) }
  }

  /// The names of the cited headings.
  var names: [String] {
    place.matches(of: /["“]([^"”]+)["”]/).map { $0.1.filter { $0 != "`" && $0 != "\\" } }
  }
}

extension Citation {
  /// The paths of all source files.
  static let files: [String] = {
    let root = ProjectFiles.root.appendingPathComponent("Sources").path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\($0)" }
  }()

  /// The text of a source file, read once.
  static func text(of path: String) -> String { texts[path] ?? "" }

  private static let texts = Dictionary(
    uniqueKeysWithValues: files.map { path in
      (
        path,
        (try? ProjectFiles.source(path)).map { String(decoding: $0.utf8, as: UTF8.self) } ?? ""
      )
    }
  )

  /// The sources that a source file names.
  static func sources(of path: String) -> (comments: [String], rules: [String]) {
    sources(in: text(of: path))
  }

  /// The sources that a file's text names: in comments after `- Source:`, each on one line, and in
  /// rules.
  private static func sources(in text: String) -> (comments: [String], rules: [String]) {
    var comments: [String] = []
    var rules: [String] = []
    var isInComment = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if isInComment, code.hasPrefix("///  ") {
        comments[comments.count - 1] += " " + code.dropFirst(5)
      } else if code.hasPrefix("/// - Source: ") {
        comments.append(String(code.dropFirst(14)))
        isInComment = true
      } else {
        isInComment = false
        if let range = line.firstRange(of: "source: \"") {
          rules.append(String(line[range.upperBound...]))
        }
      }
    }
    return (comments, rules)
  }

  /// All citations of the design pages in a file.
  static func all(in path: String) -> [Citation] {
    let page = /(VOICEOVER|SCREEN-FORMAT|SESSIONS|RELIABILITY|TERMINAL|STYLE)\.md/
    let sources = sources(of: path)
    return (sources.comments + sources.rules).flatMap { line in
      line.matches(of: page).map { match in
        let rest = line[match.range.upperBound...]
        let end = rest.firstMatch(of: page)?.range.lowerBound ?? rest.endIndex
        let place = rest[..<end].prefix { $0 != ";" && $0 != ":" }
        return Citation(path: path, page: String(match.0), place: String(place))
      }
    }
  }
}

/// The names and numbers under which a page of Docs/Design can be cited.
struct DesignPage {
  private var lines: [String] = []
  private var numbers: Set<String> = []

  /// Reads a page, if it is shipped.
  init?(_ name: String) {
    guard let source = try? ProjectFiles.source("Docs/Design/\(name)") else { return nil }
    var chapter = ""
    for line in String(decoding: source.utf8, as: UTF8.self).split(separator: "\n") {
      let text = line.drop { "#*-|` ".contains($0) }
      lines.append(text.lowercased().filter { $0 != "`" })
      lines += line.matches(of: /\*\*([^*]+)\*\*/).map { $0.1.lowercased() }
      let isItem = line.first?.isNumber ?? false
      guard let number = text.prefixMatch(of: /\d+(\.\d+)?/)?.0,
        isItem || line.hasPrefix("#") || line.hasPrefix("**") || number.contains(".")
      else { continue }
      if line.hasPrefix("## ") { chapter = String(number) }
      numbers.insert(isItem ? "\(chapter).\(number)" : String(number))
    }
  }

  /// Returns whether a chapter exists: a heading, or an item of a list in one.
  func hasChapter(_ number: String) -> Bool { numbers.contains(number) }

  /// Returns whether something has this name: a heading, a row, an item, or a paragraph.
  func hasPlace(named name: String) -> Bool { lines.contains { $0.hasPrefix(name.lowercased()) } }
}
