import EarshotAudit
import EarshotNotation
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import Testing

/// VOICE-CONTROL.md, chapter 5.
@Suite("What it costs by voice")
struct VoiceEffortTests {
  private let shop = """
    screen shop "Shop"
      header "Shop"
      button "Pay" #pay
        on activate: announce "Paid"
      button "" #filter
        on activate: announce "Filters"
      button "Delete" #first
        on activate: announce "First"
      button "Delete" #second
        on activate: announce "Second"
      button "Order" #order
        userInputLabels: Delete, Ship
        on activate: announce "Ordered"
      adjustable "Loaves" #loaves
        value: 1
        range: 1...9
      cell notEnabled "Gone" #gone
        on activate: announce "1"
      link "Read" #read
        action "Share": announce "Shared"
      textField "Name" #name
    """

  @Test("a unique name takes one phrase; a shared or missing name, or an action, takes two")
  func controls() throws {
    let screen = try #require(AppEffort(try AppDocument.of(shop), byVoice: true).screens.first)
    let said = Dictionary(
      uniqueKeysWithValues: screen.controls.map { ($0.identifier ?? "", $0.byVoice) }
    )
    #expect(said["pay"]??.phrases == ["Tap Pay"])
    #expect(said["filter"]??.phrases == ["Show numbers", "Tap 2"])
    #expect(said["filter"]??.reason == .nameless)
    #expect(said["first"]??.phrases == ["Tap Delete", "1"])
    #expect(said["second"]??.phrases == ["Tap Delete", "2"])
    #expect(said["second"]??.reason == .shared(3))
    #expect(said["order"]??.phrases == ["Tap Ship"])
    #expect(said["loaves"]??.phrases == ["Increment Loaves"])
    #expect(said["gone"]??.phrases == [])
    #expect(said["gone"]??.reason == .notOffered("is dimmed"))
    #expect(said["read"]??.phrases == ["Show actions for Read", "Share"])
    #expect(said["name"]??.phrases == ["Tap Name"])
  }

  @Test("each phrase is understood, and has the effect it was measured for")
  func said() throws {
    let document = try AppDocument.of(shop)
    let screen = try #require(AppEffort(document, byVoice: true).screens.first)
    var tried = 0
    for control in screen.controls {
      var session = Session(document)
      session.perform(.start())
      session.perform(.voiceControl(isOn: true))
      for phrase in control.byVoice?.phrases ?? [] {
        #expect(!session.perform(.say(phrase)).isRefused, "\(control.heard): \(phrase)")
        tried += 1
      }
    }
    #expect(tried == 12)
  }

  @Test("it is measured only on request")
  func unasked() throws {
    let screen = try #require(AppEffort(try AppDocument.of(shop)).screens.first)
    #expect(screen.controls.allSatisfy { $0.byVoice == nil })
  }

  @Test("a control on another page needs a scroll first")
  func pages() throws {
    let document = try AppDocument.of(
      """
      screen tour "Tour"
        size: 100x100
        scrollView #pages
          frame: 0 0 100 100
          pages: 3
          button "One"
            frame: 0 0 100 100
            on activate: announce "1"
          button "Three"
            frame: 200 0 100 100
            on activate: announce "3"
      """
    )
    let screen = try #require(AppEffort(document, byVoice: true).screens.first)
    let phrases = screen.controls.map { $0.byVoice?.phrases ?? [] }
    #expect(phrases == [["Tap One"], ["Scroll down", "Scroll down", "Tap Three"]])
  }

  @Test("a task needs no phrases for moves, and names the gestures that no phrase replaces")
  func task() throws {
    let text = """
      screen: shop.screen

      > start
      ...
      > swipe right to "Loaves"; swipe up 3
      ...
      > touch "Name"; double tap; type "Anna"
      ...
      > rotor "Actions"
      ...
      > magic tap
      ...
      """
    let transcript = try #require(Transcript.read(.init(name: "a.vo", text)).transcript)
    let task = TaskEffort(transcript, on: try AppDocument.of(shop), byVoice: true)
    #expect(
      task.byVoice?.phrases == ["Increment Loaves", "Repeat 2 times", "Tap Name", "Anna"]
    )
    #expect(task.byVoice?.unsayable == ["'magic tap'"])
  }
}
