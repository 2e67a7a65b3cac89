internal import EarshotNotation

/// The options of the command line, each with its row in the table.
enum Option: String, CaseIterable, Sendable {
  case style, language, idiom, direction, json, color
  case plain, keys, record
  case failFast = "fail-fast"
  case screen, rotors, fix, to
  case update, check, force, jobs, tap, junit, github
  case pattern = "k"
  case allowEmpty = "allow-empty"
  case quiz
  case help, version

  /// What follows an option.
  enum Argument: Sendable {
    /// Nothing: the option is there or not.
    case none
    /// One of these words.
    case words([String])
    /// A text that the predicate takes; otherwise the words say what is needed.
    case text(needs: String, accepts: @Sendable (String) -> Bool = { !$0.isEmpty })
  }

  /// The option as it is typed.
  var spelling: String { self == .pattern ? "-k" : "--\(rawValue)" }

  /// What follows it.
  var argument: Argument {
    switch self {
    case .style: .words(["spoken", "snapshot"])
    case .idiom: .words(["phone", "pad"])
    case .direction: .words(["ltr", "rtl"])
    case .color: .words(["auto", "always", "never"])
    case .to: .words(["screen", "json"])
    case .language:
      .text(needs: "\(LanguageTag.needed) or de-DE", accepts: { LanguageTag.isTag($0) })
    case .screen: .text(needs: "a screen")
    case .junit: .text(needs: "a file for the report, such as report.xml", accepts: \.canBeReport)
    case .record: .text(needs: "a file")
    case .pattern: .text(needs: "a pattern")
    case .jobs: .text(needs: "a count of 1 to \(Workers.limit)", accepts: \.isCountOfJobs)
    case .json, .plain, .keys, .failFast, .rotors, .fix, .update, .check, .force, .tap,
      .github, .allowEmpty, .quiz, .help, .version:
      .none
    }
  }

  /// The commands that know it.
  var commands: [Command] {
    switch self {
    case .style, .language, .idiom, .direction, .color, .help, .version: Command.allCases
    case .json: [.speak, .check, .test, .diff]
    case .plain, .record: [.walk, .teach]
    case .keys: [.walk]
    case .failFast: [.walk, .test]
    case .screen, .rotors: [.speak]
    case .fix: [.check]
    case .to: [.convert]
    case .quiz: [.teach]
    case .update, .check, .force, .jobs, .tap, .junit, .github, .pattern, .allowEmpty: [.test]
    }
  }

  /// What an option needs that got something else, or nothing.
  var need: String {
    switch argument {
    case .none: "no value"
    case .words(let words): words.asAlternatives
    case .text(let needs, _): needs
    }
  }

  /// Whether the option takes this value.
  func accepts(_ value: String) -> Bool {
    switch argument {
    case .none: false
    case .words(let words): words.contains(value)
    case .text(_, let accepts): accepts(value)
    }
  }
}

extension String {
  /// Whether a report may stand in the file of this name: not where its name is that of a session
  /// or a screen, which would be lost.
  fileprivate var canBeReport: Bool {
    !isEmpty && FileKind(ofName: self).map { $0 == .json } ?? true
  }

  /// Whether the text says how many threads shall work.
  fileprivate var isCountOfJobs: Bool {
    utf8.count <= 2 && Int(self).map { (1...Workers.limit).contains($0) } ?? false
  }
}
