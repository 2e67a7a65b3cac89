import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("The cases transcribed from AccessibilitySnapshot, through the command line", .waiting)
struct ToolConformanceTests {
  @Test("agree in order and speech", arguments: Effort.share(of: ConformanceCase.all, atLeast: 8))
  func agrees(_ test: ConformanceCase) throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("case.json", String(decoding: test.tree.utf8, as: UTF8.self))
    let result = try ToolProcess.run([
      "speak", "--style", "snapshot", "--json", file,
      "--idiom", test.idiom, "--direction", test.direction,
    ])
    #expect(result.status == 0)
    let stops = try result.output.split(separator: "\n").map(Stop.init)
    #expect(
      test.expectation.agrees(with: stops.map(\.identifier), stops.map(\.heard)),
      "\(result.output)"
    )
  }

  /// A line of `speak --json`, read by another parser.
  private struct Stop {
    var identifier: String?
    var heard: ConformanceCase.Stop

    init(_ line: Substring) throws {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let fields = try #require(object)
      identifier = fields["identifier"] as? String
      heard = .init(
        description: try #require(fields["description"] as? String),
        hint: fields["hint"] as? String
      )
    }
  }
}
