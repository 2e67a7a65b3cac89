import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("One count of findings in check and audit", .waiting)
struct OneCountTests {
  /// The samples, and exports of each format.
  static let files: [String] =
    ProjectFiles.paths(in: "Screens", endingIn: ".screen")
    + [".xml", ".json", ".txt"].flatMap {
      ProjectFiles.everything(in: "Tests/Fixtures/imports", endingIn: $0)
    }

  @Test("is the same", arguments: Effort.share(of: files, atLeastOneIn: 4))
  func count(_ file: String) throws {
    let found = try ToolProcess.run(["audit", file, "--json"]).output.split(separator: "\n").count
    let sentence = try ToolProcess.run(["check", file]).output
    let mark = "'earshot audit' reports "
    guard found > 0 else {
      #expect(!sentence.contains(mark), "\(sentence)")
      return
    }
    let counted = try #require(sentence.components(separatedBy: mark).last)
    let isLeast = counted.hasPrefix("at least ")
    let digits = counted.dropFirst(isLeast ? "at least ".count : 0).prefix { $0.isNumber }
    let number = try #require(Int(digits), "\(sentence)")
    #expect(isLeast ? number <= found : number == found, "\(sentence)")
  }
}
