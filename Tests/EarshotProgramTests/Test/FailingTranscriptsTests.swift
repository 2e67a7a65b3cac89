import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// The tool tests itself: transcripts with every kind of mistake, and all output about them.
///
/// `EARSHOT_RECORD=1 swift test --filter FailingTranscripts` writes the current output; then read
/// every line that changed.
@Suite("A transcript that isn't right", .waiting)
struct FailingTranscriptsTests {
  private static let folder = "Tests/Fixtures/failing"

  static let transcripts =
    (ProjectFiles.paths(in: folder, endingIn: ".vo")
    + ProjectFiles.paths(in: folder, endingIn: ".md"))
    .map { String($0.dropFirst(folder.count + 1)) }

  /// An app, and ten ways to break one by mistake.
  static let breakages = ProjectFiles.paths(in: "Tests/Fixtures/broken", endingIn: ".vo")

  @Test(
    "names for each breakage the property of the element",
    arguments: Effort.share(of: breakages, atLeastOneIn: 5)
  )
  func breakage(_ path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    try expect(
      "'\(name)'",
      toPrint: "\(name.prefix { $0 != "." }).out",
      in: "Tests/Fixtures/broken"
    )
  }

  /// Sessions that would be green without any speech, each in a different way.
  static let unheard = ProjectFiles.paths(in: "Tests/Fixtures/unheard", endingIn: ".vo")

  @Test(
    "isn't green if you can't hear anything it expects",
    arguments: Effort.share(of: unheard, atLeastOneIn: 5)
  )
  func isUnheard(_ path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let file = "\(name.prefix { $0 != "." }).out"
    try expect("--strict '\(name)'", toPrint: file, in: "Tests/Fixtures/unheard")
  }

  /// The reports over all of them.
  static let reports = ["--tap", "--json", "--github", "--junit /dev/stdout", "--fail-fast"]

  @Test(
    "gets the messages in the file beside it",
    arguments: Effort.share(of: transcripts, atLeastOneIn: 5)
  )
  func transcript(_ name: String) throws {
    let base = name.prefix { $0 != "." }
    try expect("'\(name)'", toPrint: "\(base).out")
  }

  @Test(
    "gets the report in the file beside it",
    arguments: Effort.share(of: reports, atLeastOneIn: 3)
  )
  func report(_ options: String) throws {
    let name = options.drop { $0 == "-" }.prefix { $0 != " " }
    try expect("*.vo *.md \(options) --jobs 2", toPrint: "report-\(name).out")
  }

  private func expect(
    _ words: String,
    toPrint file: String,
    in name: String = Self.folder
  ) throws {
    let folder = ProjectFiles.root.appendingPathComponent(name)
    let result = try ToolProcess.shell(
      "cd '\(folder.path)' && { LC_ALL=C; \"$earshot\" test \(words); echo \"exit status $?\"; } 2>&1"
    )
    // The time that a session takes varies.
    let output = result.output.replacing(#/ time="[0-9]+[.][0-9]{3}"/#, with: #" time="…""#)
    let url = folder.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try Data(output.utf8).write(to: url)
      Issue.record("recorded \(file)")
    } else {
      let expected = try String(contentsOf: url, encoding: .utf8)
      #expect(output == expected)
    }
  }
}
