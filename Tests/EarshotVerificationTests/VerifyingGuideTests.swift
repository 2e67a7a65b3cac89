import EarshotLines
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotVerification

@Suite("The guide to verifying")
struct VerifyingGuideTests {
  @Test("shows the output for its record and its screen")
  func example() throws {
    let page = "Docs/Verifying.md"
    let guide = String(decoding: try ProjectFiles.source(page).utf8, as: UTF8.self)
    func block(_ language: String) throws -> String {
      let rest = try #require(guide.split(separator: "```\(language)\n", maxSplits: 1).last)
      return String(try #require(rest.split(separator: "```", maxSplits: 1).first))
    }
    let screen = SourceText(name: "settings.screen", try block("screen"))
    let verification = Verification(
      of: try #require(
        SpeechRecord.read(SourceText(name: "record.json", try block("json"))).records.first
      ),
      on: try #require(AppDocument.read([screen]).document),
      options: SessionOptions(),
      comparison: .words
    )
    let lines = VerificationText.lines(of: verification).map { $0 + "\n" }.joined()
    #expect(lines == (try block("text")))
  }
}
