import EarshotNotation
import EarshotTranscripts
import TestSupport
import SessionTestSupport
import Testing

@testable import EarshotSession

/// Laws of the undo history, which stores only what a gesture changes.
@Suite("Undo, property by property")
struct UndoLaws {
  /// The stored properties that undo doesn't restore: the work, counters of changes, the place in the
  /// log, and places that are known to need no repair.
  ///
  /// The facts and the starting orders of an app never change, and the text of them is long.
  private static let skipped: Set<String> = [
    "work", "edition", "ownEdition", "settingsEdition", "place", "repairedPlace", "facts",
    "startingOrders",
  ]

  @Test(
    "restores every stored property of the state",
    arguments: Effort.share(of: ProjectFiles.screens, atLeastOneIn: 4)
  )
  func properties(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    var random = RandomWalk(seed: 40, in: document.tree)
    var session = Session(document)
    session.run("start")
    var texts: [(line: String, before: [String])] = []
    while texts.count < Effort.share(of: 60) {
      let line = random.line(for: &session)
      guard !line.contains(";") else { continue }
      let before = Self.lines(of: session.state)
      let count = session.past.total
      session.run(line)
      if session.past.total > count { texts.append((line, before)) }
    }
    for (line, before) in texts.reversed() {
      session.run(":undo")
      let after = Self.lines(of: session.state)
      let place = zip(before, after).enumerated().first { $1.0 != $1.1 }
      #expect(before.count == after.count, "\(line)")
      #expect(place == nil, "\(line)")
    }
  }

  /// The names and values of all stored properties, one on each line.
  private static func lines(of value: Any) -> [String] {
    var lines: [String] = []
    add(value, named: "state", to: &lines)
    return lines
  }

  private static func add(_ value: Any, named name: String, to lines: inout [String]) {
    let children = Mirror(reflecting: value).children
    if children.isEmpty { return lines.append("\(name): \(value)") }
    for (place, child) in children.enumerated() {
      let label = child.label ?? "\(place)"
      if !skipped.contains(label) { add(child.value, named: "\(name).\(label)", to: &lines) }
    }
  }
}
