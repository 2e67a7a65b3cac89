import EarshotNotation

extension Finding {
  /// A change in an app that causes findings, often in many steps.
  ///
  /// - Source: SESSIONS.md, "Causes".
  package struct Cause: Hashable, Sendable {
    /// The change, in a sentence.
    package var sentence: String
    /// The location of the change in a screen file, or `nil` if it isn't known.
    package var place: Place?
    /// The old name of an element that was renamed or removed, or `nil` for other causes.
    package var oldName: String?
    /// Whether the new name of the element is known.
    package var isRenamed = false

    /// Creates a cause.
    package init(_ sentence: String, at place: Place?) {
      self.sentence = sentence
      self.place = place
    }

    /// Returns the place and the cause on one line.
    package func line(_ paths: ReportPaths = .unchanged) -> String {
      (place.map { "\($0.text(paths)): " } ?? "") + Display.safe(sentence)
    }
  }

  /// The message, followed by the cause if it's known.
  package var sentence: String {
    guard let cause else { return message }
    return cause.sentence.hasPrefix(message)
      ? cause.sentence : "\(message): \(cause.sentence)"
  }
}

/// A cause, with the differences that result from it.
package struct CauseBlock: Hashable, Sendable {
  /// The change that causes the differences.
  package let cause: Finding.Cause
  /// The place of the first finding with the cause in each session.
  package private(set) var places: [Finding.Place] = []
  /// The number of steps and claims that differ because of the cause.
  package private(set) var count = 0

  /// The maximum number of places to list.
  private static let limit = 5
  /// The maximum number of blocks in output for people.
  private static let shownLimit = 10

  /// The number of sessions whose first difference has this cause.
  private var sessionsBegun = 0

  /// Returns the blocks of all causes of failing sessions.
  ///
  /// The list begins with the causes that come first in the most sessions, because later
  /// differences in a session may follow from them. If several causes come first equally often, the
  /// cause with the most steps precedes the others.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of findings.
  package static func blocks(of cases: [ReportCase]) -> [CauseBlock] {
    var blocks: [CauseBlock] = []
    let renamings = renamings(in: cases)
    var numbers: [[String]: Int] = [:]
    for session in cases where session.outcome == .failed {
      var isNew: Set<[String]> = []
      for finding in session.findings where finding.severity == nil {
        guard let own = finding.cause else { continue }
        let cause = own.oldName.flatMap { own.isRenamed ? nil : renamings[$0] } ?? own
        let key = [cause.sentence, cause.place?.file ?? ""]
        let number = numbers[key] ?? blocks.count
        numbers[key] = number
        if number == blocks.count { blocks.append(CauseBlock(cause: cause)) }
        blocks[number].count += 1
        if isNew.isEmpty { blocks[number].sessionsBegun += 1 }
        if isNew.insert(key).inserted { blocks[number].places.append(finding.place) }
      }
    }
    let order = blocks.indices.sorted {
      (-blocks[$0].sessionsBegun, -blocks[$0].count, $0)
        < (-blocks[$1].sessionsBegun, -blocks[$1].count, $1)
    }
    return order.map { blocks[$0] }
  }

  /// Returns the causes that describe a renaming, by old name, if all sessions agree on the new
  /// name.
  private static func renamings(in cases: [ReportCase]) -> [String: Finding.Cause] {
    let all = cases.flatMap(\.findings).compactMap(\.cause).filter(\.isRenamed)
    let byName = Dictionary(grouping: Set(all)) { $0.oldName ?? "" }
    return byName.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private init(cause: Finding.Cause) { self.cause = cause }

  /// Returns the number of sessions and steps that the cause changes, and the first location in
  /// each session.
  package func extent(_ paths: ReportPaths = .unchanged) -> String {
    let names = places.prefix(Self.limit).map { $0.text(paths) }
    let rest = places.count - names.count
    return "\(count.counted("step")) in \(places.count.counted("session")): "
      + names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// Returns the blocks for people to read.
  ///
  /// - Parameters:
  ///   - cases: The sessions.
  ///   - isNext: Whether the first finding follows the blocks directly and repeats the cause.
  /// - Returns: Two lines for each block, followed by an empty line. If `isNext` is true and only
  ///   one step differs, the array contains only the block's first line and the empty line, or
  ///   nothing if the cause has no place.
  package static func lines(of cases: [ReportCase], beforeFinding isNext: Bool) -> [String] {
    let blocks = blocks(of: cases)
    let count = blocks.reduce(0) { $0 + $1.count }
    if isNext, count == 1 {
      let lines = blocks.filter { $0.cause.place != nil }.map { $0.cause.line() }
      return lines.isEmpty ? [] : lines + [""]
    }
    guard count > 0 else { return [] }
    let rest = blocks.count - shownLimit
    return blocks.prefix(shownLimit).flatMap { [$0.cause.line(), "  \($0.extent())"] }
      + (rest > 0 ? ["\(rest.counted("more cause"))"] : []) + [""]
  }
}

extension Finding.Place {
  /// Returns the place in the form `FILE:LINE`, or only the file if the place is the whole file.
  func text(_ paths: ReportPaths) -> String {
    Display.safe(paths.path(file)) + (line.map { ":\($0)" } ?? "")
  }
}
