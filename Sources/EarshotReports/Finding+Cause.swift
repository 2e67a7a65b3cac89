import EarshotNotation

extension Finding {
  /// What in an app brings findings about: one change makes many steps sound different.
  ///
  /// - Source: SESSIONS.md, "Causes".
  package struct Cause: Hashable, Sendable {
    /// The change, in a sentence.
    package var sentence: String
    /// The place in the file of the screen, or `nil` if it isn't known.
    package var place: Place?
    /// The name that an element had, if it was renamed or nothing is called so anymore.
    package var oldName: String?
    /// Whether it's known what the element is called now.
    package var isRenamed = false

    /// Creates a cause.
    package init(_ sentence: String, at place: Place?) {
      self.sentence = sentence
      self.place = place
    }

    /// The cause on one line, after its place.
    package var line: String {
      guard let place else { return Display.safe(sentence) }
      let line = place.line.map { ":\($0)" } ?? ""
      return "\(Display.safe(place.file))\(line): \(Display.safe(sentence))"
    }
  }

  /// The message, and the cause if there is one.
  package var sentence: String { cause.map { "\(message): \($0.sentence)" } ?? message }
}

/// What a cause makes different.
package struct CauseBlock: Hashable, Sendable {
  /// The cause.
  package let cause: Finding.Cause
  /// The findings' places that show it first in each session.
  package private(set) var places: [Finding.Place] = []
  /// The number of steps and claims that differ because of it.
  package private(set) var count = 0

  /// The most places that are listed.
  private static let limit = 5

  /// The blocks of all causes of sessions that fail, those with the most steps first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of findings.
  package static func blocks(of cases: [ReportCase]) -> [CauseBlock] {
    var blocks: [CauseBlock] = []
    let renamings = renamings(in: cases)
    var numbers: [Finding.Cause: Int] = [:]
    for session in cases where session.outcome == .failed {
      var isNew: Set<Finding.Cause> = []
      for finding in session.findings where finding.severity == nil {
        guard let own = finding.cause else { continue }
        let cause = own.oldName.flatMap { own.isRenamed ? nil : renamings[$0] } ?? own
        let number = numbers[cause] ?? blocks.count
        numbers[cause] = number
        if number == blocks.count { blocks.append(CauseBlock(cause: cause)) }
        blocks[number].count += 1
        if isNew.insert(cause).inserted { blocks[number].places.append(finding.place) }
      }
    }
    let order = blocks.indices.sorted { (-blocks[$0].count, $0) < (-blocks[$1].count, $1) }
    return order.map { blocks[$0] }
  }

  /// The causes that say how a name changed, by the old name, where all sessions agree.
  private static func renamings(in cases: [ReportCase]) -> [String: Finding.Cause] {
    let all = cases.flatMap(\.findings).compactMap(\.cause).filter(\.isRenamed)
    let byName = Dictionary(grouping: Set(all)) { $0.oldName ?? "" }
    return byName.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private init(cause: Finding.Cause) { self.cause = cause }

  /// How many sessions and steps it makes different, and where it shows first in each session.
  package var extent: String {
    let names = places.prefix(Self.limit).map { place in
      Display.safe(place.file) + (place.line.map { ":\($0)" } ?? "")
    }
    let rest = places.count - names.count
    return "\(count.counted("step")) in \(places.count.counted("session")): "
      + names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  /// The block, as text.
  package var lines: [String] { [cause.line, "  \(extent)"] }
}
