import EarshotReports
import EarshotLines
import EarshotTranscripts
import Foundation
import EarshotNotation
import EarshotSession
import TestSupport
import SessionTestSupport
import Testing

@Suite("Updating a transcript", .waiting)
struct UpdateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var testDescription: String { before }

    init(_ before: String, _ after: String) {
      self.before = before
      self.after = after
    }
  }

  static let cases: [Case] = [
    // Nothing differs.
    Case("> start\nPizzeria\nMenu, Heading\n", "> start\nPizzeria\nMenu, Heading\n"),
    // A line that differs, and the lines around it.
    Case(
      "# a\n\n  > start \n\n  Pizza\n# b\n\n  Menu, Heading  \n\n\n# c",
      "# a\n\n  > start \n\n  Pizzeria\n# b\n\n  Menu, Heading  \n\n\n# c"
    ),
    // A step without a line gets one, with the indentation of its command.
    Case(
      "\t> start\n\n> n\n",
      "\t> start\n\tPizzeria\n\tMenu, Heading\n\n> n\nBonus points, 24, Button\n~ hint: Opens your offers\n"
    ),
    // CRLF stays, and so does a missing newline at the end.
    Case("> start\r\nPizza\r\nMenu\r\n", "> start\r\nPizzeria\r\nMenu, Heading\r\n"),
    Case("> start\r\nPizza\r\nMenu", "> start\r\nPizzeria\r\nMenu, Heading"),
    Case("> start\rPizza\r", "> start\rPizzeria\rMenu, Heading\r"),
    Case("> start", "> start\nPizzeria\nMenu, Heading"),
    Case("> start\nPizzeria\nMenu, Heading\nmore", "> start\nPizzeria\nMenu, Heading"),
    Case("\u{FEFF}> start\nx\n", "\u{FEFF}> start\nPizzeria\nMenu, Heading\n"),
    // Lines that a terminal wrapped, between words or within one, are one line.
    Case(
      "> start\nPizz\n  |eria\nMenu,\n  | Heading\n",
      "> start\nPizz\n  |eria\nMenu,\n  | Heading\n"
    ),
    Case("> start\nPizza\n  | and\n  | pasta\nMenu, Heading", "> start\nPizzeria\nMenu, Heading"),
    Case(
      "> swipe\n  | right\nBonus\n",
      "> swipe\n  | right\nBonus points, 24, Button\n~ hint: Opens your offers\n"
    ),
    // Matchers that still match stay; others go.
    Case("> start\nPizz* (glob)\nMenu\n", "> start\nPizz* (glob)\nMenu, Heading\n"),
    Case("> start\nPizzo* (glob)\nMenu, .* (re)\n", "> start\nPizzeria\nMenu, .* (re)\n"),
    Case("> start\n...\nMenu\n", "> start\n...\nMenu, Heading\n"),
    Case("> start\nPizza\n...\n", "> start\nPizzeria\n...\n"),
    // Steps with only claims stay; steps with speech and claims keep their claims.
    Case(
      "> start\n? focus #points\n> n\nx\n",
      "> start\n? focus #points\n> n\nBonus points, 24, Button\n~ hint: Opens your offers\n"
    ),
    Case(
      "> start\nPizza\n? screen menu\nMenu\n",
      "> start\nPizzeria\n? screen menu\nMenu, Heading\n"
    ),
    Case("> start\n? screen menu\n> n\n> n\n", "> start\n? screen menu\n> n\n> n\n"),
    // Commands of the REPL aren't steps.
    Case(
      "> :set hints off\n> n\n> :where\n# old\n",
      "> :set hints off\n> n\nBonus points, 24, Button\n> :where\n# old\n"
    ),
    // An expected failure stays as it was meant.
    Case("xfail: not yet\n\n> start\nPizza\n", "xfail: not yet\n\n> start\nPizza\n"),
    // Embedded files and headers stay.
    Case(
      "screen: a.screen\nhints: on\n\n> p\n\n-- a.screen --\nscreen a\n",
      "screen: a.screen\nhints: on\n\n> p\n~ sound: boundary\nMenu, Heading\n\n-- a.screen --\nscreen a\n"
    ),
  ]

  @Test("writes only what you hear", arguments: cases)
  func update(_ each: Case) throws {
    let updated = try run(each.before, on: pizzeria).updatedText
    #expect(String(decoding: updated.utf8, as: UTF8.self) == each.after)
    #expect(updated.utf8 == Array(each.after.utf8))
    let second = try run(each.after, on: pizzeria)
    #expect(second.updatedText.utf8 == Array(each.after.utf8))
    if second.transcript.expectedFailure == nil {
      #expect(!second.failures.contains { !$0.isClaim }, "\(second.report)")
    }
  }

  /// The cases that `patch` reads as they are.
  static let patched = (cases + PatchTests.wrong.map { Case($0, "") }).filter { each in
    !each.before.hasPrefix("\u{FEFF}") && !each.before.contains("xfail")
      && !each.before.replacing("\r\n", with: "").contains("\r")
  }

  @Test(
    "does the same as the hunks",
    arguments: Effort.share(of: patched, atLeastOneIn: 4)
  )
  func patches(_ each: Case) throws {
    let run = try run(each.before, on: pizzeria)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.vo")
    try Data(each.before.utf8).write(to: file)
    let output = try patch(run.report, in: folder)
    #expect(
      !output.contains("fuzz") && !output.contains("offset") && !output.contains("FAILED"),
      "\(output)"
    )
    let patched = try Data(contentsOf: file)
    #expect([UInt8](patched) == run.updatedText.utf8, "\(run.report)\n\(output)")
  }

  /// Every transcript of the project with its app, and mutants of it.
  @Test(
    "twice is the same as once, and prints back as it was, for every transcript and mutants",
    arguments: Effort.share(
      of: ["Screens", "Tests/Fixtures"].flatMap {
        ProjectFiles.everything(in: $0, endingIn: ".vo")
      },
      atLeast: 6
    )
  )
  func laws(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    // The fixtures include files that can't be read, and some whose screens can't.
    guard let transcript = Transcript.read(source).transcript,
      let screens = try? transcript.screenSource(),
      let document = AppDocument.read([screens]).document
    else {
      #expect(path.hasPrefix("Tests/Fixtures/"))
      return
    }
    var random = Random(seed: UInt64(path.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF_FFFF))
    for number in 0..<Effort.share(of: 4) {
      let text = random.mutant(of: String(decoding: source.utf8, as: UTF8.self), number)
      let result = Transcript.read(SourceText(name: path, text))
      guard let mutant = result.transcript else { continue }
      let printed = Transcript.read(SourceText(name: path, mutant.text)).transcript
      #expect(printed?.contents == mutant.contents)
      #expect(printed?.text == mutant.text)
      let run = TranscriptRun(mutant, on: document)
      guard run.mistakes.isEmpty else { continue }
      let once = run.updatedText
      let again = try #require(Transcript.read(once).transcript)
      let second = TranscriptRun(again, on: document)
      #expect(second.updatedText.utf8 == once.utf8)
      // An update replaces speech. It doesn't change claims, names, phases that say nothing, a
      // missing screen, an expected failure, or a new refusal.
      guard path.hasPrefix("Screens/"), !second.results.contains(where: \.isKept) else { continue }
      let open = second.failures.filter { !$0.isClaim && $0.id != "no-expectations" }
      #expect(open.isEmpty, "\(second.report)")
    }
  }
}

/// Runs `patch -p0` in a folder.
private func patch(_ report: String, in folder: URL) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["patch", "-p0"]
  process.currentDirectoryURL = folder
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  process.standardError = output
  try process.run()
  input.fileHandleForWriting.write(Data(report.utf8))
  try input.fileHandleForWriting.close()
  process.waitUntilExit()
  return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

extension Transcript {
  /// The content of the transcript, whatever its layout.
  fileprivate var contents: [String] {
    let trim = { (text: String) in text.trimmingCharacters(in: .whitespaces) }
    return settings.map { "\($0.name): \($0.value)" } + [start ?? "", expectedFailure ?? ""]
      + phases.map { "\($0.line) \($0.title)" } + embedded.map(\.name)
      + steps.flatMap { step in
        ["\(step.line) > \(step.command)"]
          + step.expected.map { "\($0.number) \(trim($0.text))" }
          + step.claims.map { "\($0.number) ? \($0.text)" }
      }
  }
}

/// A small generator that returns the same numbers each time.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

  private static let insertions = [
    "...", "x", "~ sound: boundary", "> n", "> p 2", "> a", "? silent", "## new", "# prose", "",
    "   > n", "* (glob)", ".* (re)", "> :where", "> :undo", "\\  blank ", "? focus \"x\" in 2",
    "> nonsense", "> wait 2s; n",
  ]

  /// Returns the text with some lines removed, doubled, swapped, changed, or inserted.
  mutating func mutant(of text: String, _ number: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...number * 2 {
      guard lines.count > 2 else { break }
      let place = next(below: lines.count)
      switch next(below: 6) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines.swapAt(place, next(below: lines.count))
      case 3: lines[place] += "x"
      case 4: lines[place] = "  " + lines[place] + " "
      default: lines.insert(Random.insertions[next(below: Random.insertions.count)], at: place)
      }
    }
    let ends = ["\n", "\r\n", "\r"]
    return lines.joined(separator: ends[next(below: 3)])
  }
}

extension Finding {
  /// Whether it is a claim that fails.
  fileprivate var isClaim: Bool { id == "claim-fails" }
}
