import EarshotNotation
import EarshotReports

/// The numbers of parts that an app has and that its sessions hear, by kind.
package struct CoverScore: Hashable, Sendable {
  /// The numbers of parts of one kind.
  package struct Count: Hashable, Sendable {
    /// The number of parts that a session hears.
    package var heard = 0
    /// The number of all parts.
    package var total = 0

    fileprivate var json: JSONOutput {
      .object(["heard": .number(Double(heard)), "total": .number(Double(total))])
    }
  }

  private var counts: [CoverItem.Kind: Count] = [:]

  /// Creates an empty score.
  package init() {}

  /// Creates the score of an app.
  package init(_ items: [CoverItem]) {
    for item in items {
      counts[item.kind, default: Count()].total += 1
      if item.heardBy != nil { counts[item.kind, default: Count()].heard += 1 }
    }
  }

  /// Adds the parts of another app.
  package mutating func add(_ other: CoverScore) {
    for (kind, count) in other.counts {
      counts[kind, default: Count()].heard += count.heard
      counts[kind, default: Count()].total += count.total
    }
  }

  /// The numbers for a kind of part.
  package subscript(kind: CoverItem.Kind) -> Count { counts[kind] ?? Count() }

  /// The numbers for all parts.
  package var sum: Count {
    counts.values.reduce(into: Count()) {
      $0.heard += $1.heard
      $0.total += $1.total
    }
  }

  /// The percentage of parts that sessions hear, rounded down, or `nil` if the app has no parts.
  package var percent: Int? { sum.total == 0 ? nil : sum.heard * 100 / sum.total }

  /// The score as a sentence, such as `sessions cover 34 of 36 parts (94%): …`.
  package var line: String {
    let kinds = CoverItem.Kind.allCases.filter { self[$0].total > 0 }.map { kind in
      "\(self[kind].heard) of \(self[kind].total.counted(kind.rawValue))"
    }
    let score = percent.map { " (\($0)%): " } ?? ""
    let parts = sum.total.counted("part")
    return "sessions cover \(sum.heard) of \(parts)\(score)\(kinds.joined(separator: ", "))"
  }

  /// Returns the score of a file as a JSON object on one line.
  package func json(file: String) -> String {
    let kinds = CoverItem.Kind.allCases.map { kind in
      JSONOutput.Member(kind.plural, self[kind].json)
    }
    let members: [JSONOutput.Member] = [
      .init("file", .string(file)), .init("heard", .number(Double(sum.heard))),
      .init("total", .number(Double(sum.total))),
      .init("score", percent.map { .number(Double($0)) } ?? .null),
    ]
    return JSONOutput.object(members + kinds).text()
  }
}

extension CoverItem {
  /// The part on one line, with its place.
  package var line: String { "\(place.text): \(Display.safe(sentence))" }

  /// The part as a JSON object on one line, with all keys, even keys without a value.
  package var json: String {
    JSONOutput.object([
      "file": .string(place.file),
      "line": place.line.map { .number(Double($0)) } ?? .null,
      "column": place.column.map { .number(Double($0)) } ?? .null,
      "kind": .string(kind.rawValue),
      "part": .string(words),
      "heardBy": heardBy.map { .string($0.text) } ?? .null,
    ]).text()
  }
}
