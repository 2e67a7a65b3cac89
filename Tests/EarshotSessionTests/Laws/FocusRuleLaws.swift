import EarshotFocusEngine
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotSimulatedApp
import TestSupport
import Testing

@Suite("Every rule of focus and of the app")
struct FocusRuleLaws {
  /// A rule by the name that the code calls it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: Rule
    /// The folder whose files apply it.
    let folder: String

    var testDescription: String { name }
  }

  static let cases =
    FocusRule.allCases.map {
      Case(name: "\($0)", rule: $0.rule, folder: "Sources/EarshotFocusEngine")
    }
    + AppRule.allCases.map {
      Case(name: "\($0)", rule: $0.rule, folder: "Sources/EarshotSimulatedApp")
    }

  @Test("is applied by the code, outside the table of rules")
  func use() throws {
    for (folder, cases) in Dictionary(grouping: Self.cases, by: \.folder) {
      let paths = ProjectFiles.everything(in: folder, endingIn: ".swift")
        .filter { !$0.hasSuffix("Rule.swift") }
      let words = try paths.reduce(into: Set<Substring>()) { words, path in
        words.formUnion(try text(path).split { !($0.isLetter || $0.isNumber) })
      }
      for each in cases { #expect(words.contains(each.name[...]), "\(each.name)") }
    }
  }

  @Test("is one sentence of its own, as a user reads it")
  func sentences() {
    let sentences = Self.cases.map(\.rule.sentence)
    #expect(Set(sentences).count == sentences.count)
    for sentence in sentences {
      #expect(sentence.first?.isLowercase ?? false, "\(sentence)")
      #expect(!sentence.hasSuffix("."), "\(sentence)")
    }
  }

  @Test("cites evidence that Docs/Evidence.md knows, and chapters that exist", arguments: cases)
  func evidence(_ each: Case) throws {
    let source = each.rule.source
    #expect(!Evidence.kinds(in: source).isEmpty, "\(source)")
    for page in ["VOICEOVER.md", "SCREEN-FORMAT.md", "SESSIONS.md"] where source.contains(page) {
      let chapters = Chapter.all(in: source, of: page)
      #expect(!chapters.isEmpty, "\(source)")
      let reference = try text("Docs/Design/\(page)")
      for chapter in chapters { #expect(chapter.stands(in: reference), "\(page) \(chapter)") }
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
  }
}

/// A chapter of the reference as a rule cites it.
private enum Chapter: CustomStringConvertible {
  /// By number: "8.3", "7".
  case number(String)
  /// By heading.
  case heading(String)

  var description: String {
    switch self {
    case .number(let number): number
    case .heading(let heading): heading
    }
  }

  /// Finds the chapters of a page that a source cites, up to the next source.
  static func all(in source: String, of page: String) -> [Chapter] {
    var chapters: [Chapter] = []
    for rest in source.components(after: page) {
      let cited = rest.prefix { $0 != ";" && $0 != "[" }
      if page == "VOICEOVER.md" {
        let words = cited.split { !($0.isNumber || $0 == ".") }
        chapters += words.compactMap { word in
          let number = word.drop { $0 == "." }
          return number.isEmpty ? nil : .number(String(number))
        }
      } else {
        let parts = cited.split(separator: "\"", omittingEmptySubsequences: false)
        chapters += parts.indices.filter { $0 % 2 == 1 }.map { .heading(String(parts[$0])) }
      }
    }
    return chapters
  }

  /// Whether a page has the chapter: as a heading, or in bold at the head of a paragraph.
  func stands(in page: String) -> Bool {
    page.split(separator: "\n").contains { line in
      let words = line.drop { "#*- ".contains($0) }
      guard words.count < line.count else { return false }
      return switch self {
      case .number(let number):
        words.hasPrefix(number)
          && !(words.dropFirst(number.count).first.map { $0.isNumber } ?? false)
      case .heading(let heading): words.hasPrefix(heading)
      }
    }
  }
}

extension String {
  /// What follows each place where a text stands.
  fileprivate func components(after text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      result.append(rest)
    }
    return result
  }
}
