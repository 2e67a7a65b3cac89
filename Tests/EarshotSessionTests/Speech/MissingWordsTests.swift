import EarshotLines
import EarshotNotation
import SessionTestSupport
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotSession

@Suite("Words that a language lacks")
struct MissingWordsTests {
  private static func remark(_ screen: String) throws -> [String] {
    let document = try #require(AppDocument.read([SourceText(name: "a.screen", screen)]).document)
    var session = Session(document)
    return session.run("start").content.flatMap { $0.printed }.filter { $0.hasPrefix("#") }
  }

  @Test("are all named in one comment")
  func names() throws {
    let screen = """
      app "商店"
        language: zh
      screen main "商店"
        header "面包"
          level: 2
        header "蛋糕"
          level: 3
        textField "姓名"
        switch on "通知"
        switch off "声音"
        link "帮助"
      """
    let remark = try Self.remark(screen)
    #expect(remark.count == 1)
    // A second heading level lacks the same word as the first one.
    #expect(remark.first?.ranges(of: "Heading level").count == 1)
    #expect(remark.first?.hasSuffix(", so you hear English words") == true)
    #expect(remark.first?.contains(" more,") == false)
  }

  @Test("are all named if there are three or fewer, and none is in English")
  func few() throws {
    let screen = "screen main\n  header \"A\"\n    level: 2\n"
    #expect(
      try Self.remark("app\n  language: zh\n\(screen)") == [
        "# Earshot doesn't know VoiceOver's words in 'zh' for \"Heading level 2\", so you hear English "
          + "words"
      ]
    )
    #expect(try Self.remark(screen).isEmpty)
  }
}
