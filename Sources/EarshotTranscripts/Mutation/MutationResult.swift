package import EarshotReports
import EarshotNotation

/// The result of trying a change.
package struct MutationResult: Sendable {
  /// The verdict of the check on a change.
  package enum Verdict: Hashable, Sendable {
    /// A session differs. The place is the first difference.
    case noticed(by: Finding.Place)
    /// No session differs, although you can hear the change. The remedy would have noticed it.
    case survived(remedy: String)
    /// The search found no place where you can hear the change.
    case unheard
    /// The search for a place where you can hear the change took too much work.
    case givenUp
  }

  /// The kind of change.
  package let mutation: Mutation
  /// The change, in words.
  package let words: String
  /// The position of the change in the file.
  package let place: Finding.Place
  /// The verdict on the change.
  package let verdict: Verdict

  init(_ mutant: Mutant, _ place: Finding.Place, _ verdict: Verdict) {
    mutation = mutant.mutation
    words = mutant.words
    self.place = place
    self.verdict = verdict
  }

  /// The change on one line, with the claim or line that would have noticed it, or `nil` if the
  /// change didn't survive.
  package var line: String? {
    guard case .survived(let remedy) = verdict else { return nil }
    return
      "\(place.text): \(Display.safe(words)); to notice the change, add \(Display.safe(remedy))"
  }

  /// The change as a JSON object on one line, with all keys, even keys without a value.
  package var json: String {
    let noticing: Finding.Place?
    let remedy: String?
    switch verdict {
    case .noticed(let place): (noticing, remedy) = (place, nil)
    case .survived(let words): (noticing, remedy) = (nil, words)
    case .unheard, .givenUp: (noticing, remedy) = (nil, nil)
    }
    return JSONOutput.object([
      "file": .string(place.file),
      "line": .whole(place.line),
      "column": .whole(place.column),
      "mutation": .string(mutation.rawValue),
      "change": .string(words),
      "outcome": .string(verdict.name),
      "noticedBy": .string(noticing?.text),
      "remedy": .string(remedy),
    ]).text()
  }
}

extension MutationResult.Verdict {
  /// The name of the verdict in JSON.
  fileprivate var name: String {
    switch self {
    case .noticed: "noticed"
    case .survived: "survived"
    case .unheard: "unheard"
    case .givenUp: "givenUp"
    }
  }
}

extension Finding.Place {
  /// The place at the start of a message, such as `menu.screen:3:5`.
  var text: String {
    Display.safe(file) + [line, column].compactMap { $0.map { ":\($0)" } }.joined()
  }
}

/// The numbers of changes, by verdict.
package struct MutationScore: Hashable, Sendable {
  /// The number of changes that a session noticed.
  package private(set) var noticed = 0
  /// The number of audible changes that no session noticed.
  package private(set) var survived = 0
  /// The number of changes for which the search found no audible difference.
  ///
  /// These changes don't affect the percentage.
  package private(set) var unheard = 0

  /// The number of changes for which the search took too much work before it found an audible
  /// difference.
  ///
  /// These changes don't affect the percentage.
  package private(set) var givenUp = 0

  /// Creates an empty score.
  package init() {}

  /// Counts a change.
  package mutating func add(_ result: MutationResult) {
    switch result.verdict {
    case .noticed: noticed += 1
    case .survived: survived += 1
    case .unheard: unheard += 1
    case .givenUp: givenUp += 1
    }
  }

  /// Adds the changes of another app.
  package mutating func add(_ other: MutationScore) {
    noticed += other.noticed
    survived += other.survived
    unheard += other.unheard
    givenUp += other.givenUp
  }

  /// The percentage of audible changes that sessions noticed, rounded down, or `nil` if there are
  /// none.
  package var percent: Int? {
    noticed + survived == 0 ? nil : noticed * 100 / (noticed + survived)
  }

  /// The score as a sentence, such as `sessions noticed 34 of 36 changes (94%); you can't hear 2
  /// more changes`.
  package var line: String {
    guard let percent else { return "Earshot found no change that you can hear" }
    let rest = unheard == 0 ? "" : "; you can't hear \(unheard.counted("more change"))"
    let start =
      switch (noticed, noticed + survived) {
      case (0, 1): "no session noticed the only audible change"
      case (_, 1): "sessions noticed the only audible change"
      case (0, let all): "no session noticed any of the \(all) changes"
      case (let noticed, let all): "sessions noticed \(noticed) of \(all) changes"
      }
    return "\(start) (\(percent)%)\(rest)"
  }
}

/// The summary of an app's check.
package struct MutationSummary: Sendable {
  private let file: String
  private let score: MutationScore
  private let tried: Int
  private let total: Int
  private let unopened: [String]

  /// Creates the summary of a finished check.
  package init(_ check: MutationCheck, _ score: MutationScore, file: String) {
    self.file = file
    self.score = score
    tried = check.mutants.count
    total = check.total
    unopened = check.unopened
  }

  /// The summary, line by line.
  package var lines: [String] {
    let file = Display.safe(file)
    var lines = ["\(file): \(score.line)"]
    if tried < total {
      lines.append(
        "\(file): Earshot tried \(tried) of \(total) changes; to try all, use '--limit \(total)'"
      )
    }
    if score.givenUp > 0 {
      let changes = score.givenUp.counted("change")
      lines.append(
        """
        \(file): Earshot stopped searching for a way to notice \(changes), because the search \
        took too much work; to search further, use a larger '--budget' (1x \
        by default)
        """
      )
    }
    if !unopened.isEmpty {
      let names = unopened.map { Display.safe($0) }.joined(separator: ", ")
      lines.append(
        "\(file): Earshot didn't test \(unopened.count.counted("screen")), because no session "
          + "opens \(unopened.count == 1 ? "it" : "them"): \(names)"
      )
    }
    return lines
  }

  /// The summary as a JSON object on one line.
  package var json: String {
    JSONOutput.object([
      "file": .string(file),
      "noticed": .whole(score.noticed),
      "survived": .whole(score.survived),
      "unheard": .whole(score.unheard),
      "givenUp": .whole(score.givenUp),
      "score": .whole(score.percent),
      "tried": .whole(tried),
      "changes": .whole(total),
      "unopened": .strings(unopened),
    ]).text()
  }
}

extension JSONOutput {
  /// Returns a number in JSON, or null if there's none.
  fileprivate static func whole(_ count: Int?) -> JSONOutput {
    count.map { .number(Double($0)) } ?? .null
  }
}
