import EarshotNotation
import EarshotTranscripts
import Testing

@Suite("A claim about a number")
struct ConstantClaimTests {
  private static let screen = """
    screen a
      adjustable "Count" #count
        values: 1 | 2 | 3
      slider "Volume" #volume
        range: 0%...100% by 10%
        value: 50%
      text "Sum" #sum
        value: 5
        on activate: set #sum.value: 9
    """

  @Test(
    "is malformed if no number of the app makes it false",
    arguments: [
      ("#count is above 0", "the value of #count is always above 0, so this claim can't fail"),
      ("#count is below 4", "the value of #count is always below 4, so this claim can't fail"),
      ("not #count is not above 0", "the value of #count is always above 0"),
      ("#volume is below 101", "the value of #volume is always below 101"),
      ("#volume is above -1", "the value of #volume is always above -1"),
      ("#sum is above 4", "the value of #sum is always above 4"),
      ("#count is not above 3", "the value of #count is never above 3"),
      ("#volume is not 120%", "the value of #volume is never '120%', so this claim can't fail"),
      ("#volume is not 40", "the value of #volume is never '40', so this claim can't fail"),
      ("not #volume is 45%", "the value of #volume is never '45%'"),
    ]
  )
  func constant(claim: String, message: String) throws {
    let found = try names(claim)
    #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
  }

  @Test(
    "is judged if one does",
    arguments: [
      "#count is above 1", "#count is below 3", "#volume is below 100", "#volume is above 0",
      "#sum is above 5", "#sum is below 9", "#count is not below 2",
      "#volume is not 40%", "#volume is 40",
    ]
  )
  func open(claim: String) throws {
    #expect(try names(claim) == [])
  }

  private func names(_ claim: String) throws -> [String] {
    let document = AppDocument.read([SourceText(name: "a.screen", Self.screen)]).document
    let transcript = Transcript.read(SourceText(name: "a.vo", "> start\n? \(claim)\n")).transcript
    return try #require(transcript).unknownNames(in: try #require(document)).map(\.message.text)
  }
}
