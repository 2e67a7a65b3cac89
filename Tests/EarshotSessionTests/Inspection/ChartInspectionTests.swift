import EarshotSession
import SessionTestSupport
import Testing

/// AUDIO-GRAPHS.md, chapter 4.
@Suite("What ':what', ':where', and ':why' say of a chart")
struct ChartInspectionTests {
  private static let screen = """
    screen main "Sums"
      header "Sums"
      image "Sums of a week" #sums
        chart "Sums by day": Rising
        axis x "Day": Monday | Tuesday
        axis y "Sum": 0...9 euros
        series "Sums": Monday 1 | Tuesday 9
    """

  /// A walk on the screen with the chart's details.
  private func inDetails() throws -> Walk {
    var walk = try Walk(Self.screen)
    for command in ["n", "rotor \"Audio graph\"", "swipe up", "double tap"] { walk(command) }
    return walk
  }

  @Test("name the chosen entry of the rotor")
  func entries() throws {
    var walk = try Walk(Self.screen)
    #expect(
      !walk("n", ":what").contains("# swipe up or down: chooses what to hear about the chart")
    )
    walk("rotor \"Audio graph\"")
    #expect(walk(":what").contains("# swipe up or down: chooses what to hear about the chart"))
    walk("swipe down")
    #expect(walk(":what").contains("# double tap: performs Describe chart"))
  }

  @Test("say where the gestures of the details lead, at each of its two places")
  func what() throws {
    var walk = try inDetails()
    #expect(
      walk(":what") == [
        "# swipe right: goes to the button that plays the "
          + "chart", "# scrub: closes the chart details",
      ]
    )
    walk("swipe right")
    let atButton = [
      "# swipe left: goes to the heading", "# double tap: plays the chart",
      "# pass through right, pass through left: moves from point to point",
      "# scrub: closes the chart details",
    ]
    #expect(walk(":what") == atButton)
    walk("double tap and hold")
    #expect(walk(":what") == atButton)
    walk("scrub")
    #expect(!walk(":what").contains("# scrub: closes the chart details"))
  }

  @Test("say which of its two places has the cursor")
  func place() throws {
    var walk = try inDetails()
    #expect(walk(":where").last == "# chart details: at the heading")
    walk("swipe right")
    #expect(walk(":where").last == "# chart details: at the button")
    walk("scrub")
    #expect(!walk(":where").contains { $0.contains("chart details") })
  }

  @Test("explain each part of what the details say, and the sound at their ends")
  func why() throws {
    var walk = try inDetails()
    let rule =
      "on the screen of chart details, VoiceOver says the heading, the button, and the point under "
      + "the finger [observed]"
    #expect(
      walk(":why") == [
        "# label \"Audio graph\": system of #sums; \(rule)",
        "# role \"Heading\": system of #sums; \(rule)",
      ]
    )
    walk("swipe right")
    walk("double tap and hold")
    #expect(
      walk(":why") == [
        "# label \"Sums by day\": chart of #sums; \(rule)",
        "# status \"Data point\": system of #sums; \(rule)",
        "# value \"Monday\": chart of #sums; \(rule)",
        "# value \"1 euros\": chart of #sums; \(rule)",
      ]
    )
    walk("pass through left")
    #expect(
      walk(":why") == [
        "# sound \"boundary\": on the screen of chart details, double-tap the button to play the "
          + "chart, hold it and drag along the points, and scrub to leave [observed]"
      ]
    )
    walk("double tap")
    let played = walk(":why")
    #expect(played.count == 2)
    #expect(
      played.first?.hasPrefix("# graph \"Sums, 2 tones from 1 euros to 9 euros\": lowest 1 euros")
        == true
    )
  }
}
