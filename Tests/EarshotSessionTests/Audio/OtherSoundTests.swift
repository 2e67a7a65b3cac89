import Testing

@testable import EarshotSession

/// APP-AUDIO.md, chapter 3, “`~ audio: music on`”.
@Suite("The sound of another app")
struct OtherSoundTests {
  typealias Level = OtherSound.Level

  @Test(
    "has a word for each change that you hear",
    arguments: [
      (Level.off, Level.on, "on" as String?), (.on, .off, "off"), (.on, .low, "low"),
      (.low, .on, "back"),
      (.on, .silent(.call), "silent"), (.silent(.call), .on, "back"), (.low, .off, "off"),
      (.silent(.session), .low, "low"), (.silent(.call), .silent(.session), nil),
    ]
  )
  func words(old: Level, new: Level, word: String?) { #expect(new.word(after: old) == word) }

  @Test("is one of two, each the other's rival", arguments: OtherSound.allCases)
  func rivals(_ other: OtherSound) {
    #expect(other.rival != other)
    #expect(other.rival.rival == other)
  }
}
