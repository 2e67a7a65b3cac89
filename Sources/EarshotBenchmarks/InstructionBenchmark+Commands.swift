internal import EarshotNotation

// The costs of commands other than reading, readouts, and swipes.
extension InstructionBenchmark {
  /// Measures the figures that `.ci/run` checks: a swipe, a swipe of the rotor, an audited element,
  /// a byte of each format that is read, a session that isn't the first one, and starting.
  func runGate(report: (Figure) -> Void) {
    startUp.map(report)
    let (screen, size) = (addScreen(2_500), Self.size(2_500))
    reading(screen, ".screen", size, bytes: Self.text(2_500).utf8.count).map(report)
    let source = SampleScreens.source(count: 2_500, hasFrames: false)
    if let tree = AppDocument.read([source]).document?.json {
      reading(folder.add("2500.json", tree), "JSON", size, bytes: tree.utf8.count).map(report)
    }
    swipe(2_200, on: screen, size).map(report)
    rotorSwipe(on: screen, size).map(report)
    auditedElement.map(report)
    laterSampleSession.map { report(("a later session of 23 gestures", $0)) }
  }

  /// Measures commands other than reading, readouts, and swipes.
  func runCommands(report: (Figure) -> Void) {
    var later: [Int] = []
    for count in [2_500, 10_000] {
      let screen = addScreen(count)
      rotorSwipe(on: screen, Self.size(count)).map(report)
      rotorTurn(on: screen, Self.size(count)).map(report)
      if let cost = laterSession(count) {
        later.append(cost)
        report(("a later session of an app, each element, \(Self.size(count))", cost / count))
      }
    }
    if later.count == 2 {
      report(("a later session of an app, each element more", (later[1] - later[0]) / 7_500))
    }
    auditedElement.map(report)
    difference.map(report)
    sample("check of the largest sample app", ["check", "Screens/podcast.screen"]).map(report)
    sample("test of a session of 23 gestures", ["test", "Screens/podcast-queue.vo"]).map(report)
    laterSampleSession.map { report(("a later session of 23 gestures", $0)) }
  }

  /// Returns the name of a size, as the table shows it.
  static func size(_ count: Int) -> String { "\(count.grouped) elements" }

  private func addScreen(_ count: Int) -> String {
    folder.add("\(count).screen", Self.text(count))
  }

  private static func text(_ count: Int) -> String {
    String(decoding: SampleScreens.source(count: count, hasFrames: false).utf8, as: UTF8.self)
  }

  /// Returns the average cost of a swipe down with the rotor on Headings, measured over a hundred
  /// swipes, or `nil` if it can't be measured.
  private func rotorSwipe(on path: String, _ size: String) -> Figure? {
    let turned = "start\nrotor \"Headings\"\n"
    return gestures("swipe down", after: turned, on: path).map { ("a rotor swipe, \(size)", $0) }
  }

  /// Returns the average cost of a turn of the rotor, measured over a hundred turns, or `nil` if it
  /// can't be measured.
  private func rotorTurn(on path: String, _ size: String) -> Figure? {
    gestures("rotor right", after: "start\n", on: path).map { ("a turn of the rotor, \(size)", $0) }
  }

  /// Returns the average cost of a gesture: the difference between sessions with and without a
  /// hundred of them, divided by a hundred, or `nil` if it can't be measured.
  private func gestures(_ line: String, after beginning: String, on path: String) -> Int? {
    let none = folder.add("none", beginning)
    let all = folder.add("all", beginning + String(repeating: line + "\n", count: 100))
    guard let before = counter.count([path], input: none),
      let after = counter.count([path], input: all)
    else { return nil }
    return (after - before) / 100
  }

  /// The average cost of auditing a text element, measured over a thousand elements, or `nil` if it
  /// can't be measured.
  private var auditedElement: Figure? {
    let heading = "screen a \"A\"\n  header \"Heading\"\n"
    let rows = (0..<1_000).map { "  text \"Row \($0) of the list\"\n" }
    let alone = folder.add("heading.screen", heading)
    let full = folder.add("texts.screen", heading + rows.joined())
    guard let before = counter.count(["audit", alone]), let after = counter.count(["audit", full])
    else { return nil }
    return ("an element audited, 1,000 texts", (after - before) / 1_000)
  }

  /// Returns the cost of a later session of two gestures in an app with the given number of
  /// elements, or `nil` if it can't be measured.
  private func laterSession(_ count: Int) -> Int? {
    let screen = addScreen(count)
    let name = screen.split(separator: "/").last.map(String.init) ?? screen
    return laterSession(
      "screen: \(name)\n\n> start\nBig, Heading\n> swipe right\nPart 0, Heading, List start\n"
    )
  }

  /// The cost of a session of 23 gestures in an app with several screens, or `nil` if it can't be
  /// measured.
  private var laterSampleSession: Int? {
    guard let app = TextFile.read("Screens/podcast.screen"),
      let session = TextFile.read("Screens/podcast-queue.vo")
    else { return nil }
    _ = folder.add("podcast.screen", app)
    return laterSession(session)
  }

  /// Returns the average cost of four sessions that follow four others, which read and prepare the
  /// app, or `nil` if it can't be measured.
  ///
  /// One thread runs all sessions, because two threads would each read the app.
  private func laterSession(_ text: String) -> Int? {
    let sessions = (1...8).map { folder.add("\($0).vo", text) }
    guard let four = counter.count(["test", "--jobs", "1"] + sessions.prefix(4)),
      let eight = counter.count(["test", "--jobs", "1"] + sessions)
    else { return nil }
    return (eight - four) / 4
  }

  /// The cost of comparing a thousand elements with the same elements, half of which have a
  /// different value, or `nil` if it can't be measured.
  private var difference: Figure? {
    let new = Self.text(1_000).split(separator: " roubles", omittingEmptySubsequences: false)
    let (old, changed) = (
      addScreen(1_000), folder.add("new.screen", new.joined(separator: " euros"))
    )
    return counter.count(["diff", old, changed]).map { ("diff of 1,000 elements", $0) }
  }

  /// Measures other programs for comparison.
  ///
  /// The figures are the cost per byte of reading a JSON tree of 10,000 elements, and the cost of
  /// startup.
  ///
  /// If a program is missing, its figures are left out.
  func runYardsticks(report: (Figure) -> Void) {
    guard
      let document = AppDocument.read([SampleScreens.source(count: 10_000, hasFrames: false)])
        .document
    else { return }
    let (tree, size) = (document.json, Self.size(10_000))
    let path = folder.add("10000.json", tree)
    let python = InstructionCounter(tool: "/usr/bin/python3", folder: folder)
    let script = folder.add("read.py", "import json, sys\njson.load(open(sys.argv[1]))\n")
    let jq = InstructionCounter(tool: "/usr/bin/jq", folder: folder)
    let small = folder.add("small.json", "{}")
    let readers = [("Python's json.load", python, [script]), ("jq", jq, ["empty"])]
    for (name, reader, words) in readers {
      guard let none = reader.count(words + [small]), let all = reader.count(words + [path]) else {
        continue
      }
      report(("\(name), a byte of JSON, \(size)", (all - none) / tree.utf8.count))
    }
    let git = InstructionCounter(tool: "/usr/bin/git", folder: folder)
    git.count(["--version"]).map { report(("git --version", $0)) }
  }

  private func sample(_ name: String, _ arguments: [String]) -> Figure? {
    counter.count(arguments).map { (name, $0) }
  }
}
