import EarshotLines
import EarshotNotation
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotVerification

@Suite("The sheet of short walks")
struct DeviceCheckTests {
  private let walk = """
    # Sheet

    - Phone: iPhone 15
    - iOS: 26.6

    ## 1. The last element

    ```screen a.screen
    screen a
      text "One"
    ```

    ```voiceover
    screen: a.screen
    boundary: repeats

    > start
    One
    > swipe right
    ~ sound: boundary
    One
    ```

    ```voiceover
    screen: a.screen
    boundary: sound

    > start
    One
    > swipe right
    ~ sound: boundary
    ```

    ```reading something else
    > swipe right
    End
    ```

    ```heard
    > swipe right
    @
    ```

    """

  private func result(_ heard: String) throws -> DeviceCheckResult {
    let text = walk.replacing("@", with: heard)
    let (sheet, diagnostics) = DeviceCheck.read(SourceText(name: "sheet.md", text))
    #expect(diagnostics.isEmpty)
    return try #require(sheet).result
  }

  @Test(
    "names the reading that matches the phone, and the settings that it wants",
    arguments: [
      ("One", "1. The last element: boundary: repeats (", ["  boundary: repeats"]),
      ("-", "1. The last element: boundary: sound (", ["  boundary: sound"]),
      ("End", "1. The last element: something else (", []),
    ]
  )
  func readings(_ heard: String, _ line: String, _ settings: [String]) throws {
    let result = try result(heard)
    #expect(result.isExplained)
    #expect(result.lines.first == "iPhone 15, iOS 26.6")
    #expect(result.lines[1].hasPrefix(line))
    #expect(result.lines.filter { $0.hasPrefix("  boundary") } == settings)
  }

  /// Walks of the sheet, with the speech of a phone with other names, and the matching reading.
  static let realNames: [(walk: Int, heard: [String], reading: String?)] = [
    (1, ["Transfer or Reset iPhone, Button"], "boundary: repeats"),
    (1, ["Bonk, who knows"], nil),
    (2, ["Back, Button"], "boundary: repeats"),
    (3, ["85%"], "boundary: repeats"),
    (4, ["95%"], "Earshot's reading"),
    (5, ["minutes, 10, Selected, Picker item, Adjustable, 11 of 60"], "Earshot's reading"),
    (7, ["Name, iPhone 17, Button"], "focusAfterPush: content"),
    (7, ["Back, Back button"], "focusAfterPush: first"),
    (7, ["General, Heading"], nil),
    (8, ["Software Update, Button"], "focusAfterBack: restored"),
    (10, ["November 2026, Heading"], "focusAfterDismiss: first"),
    (11, ["Unable to connect"], "alerts: title"),
    (11, ["Alert", "Unable to connect"], "alerts: announced"),
    (12, ["Recents, Heading"], "focusAfterDismiss: first"),
    (14, ["iCloud Drive, Heading"], "ios: 26.2"),
    (16, ["Selected, Alarms, Tab, 2 of 4"], "focusAfterTab: tab"),
    (17, ["off"], "Earshot's reading"),
    (19, ["Copy", "Copied to clipboard"], "announcements: kept"),
    (
      23, ["7:00 AM, Alarm, Switch button, on", "Double tap to toggle setting. Actions available"],
      "actionsFeedback: speak"
    ),
    (25, ["Wi-Fi"], nil),
  ]

  @Test(
    "finds the reading even though names differ from phone to phone",
    arguments: realNames.indices
  )
  func otherNames(_ place: Int) throws {
    let (number, heard, reading) = Self.realNames[place]
    let source = try ProjectFiles.source("Docs/DeviceCheck.md")
    let sheet = try #require(DeviceCheck.read(source).sheet)
    var walk = sheet.walks[number - 1]
    let last = try #require(walk.heard.last)
    walk.heard = [DeviceCheck.Step(gesture: last.gesture, lines: heard, number: last.number)]
    let result = DeviceCheck(phone: nil, walks: [walk]).result
    #expect(result.isExplained == (reading != nil), "\(result.lines)")
    if let reading {
      #expect(result.lines[0].hasPrefix("\(walk.title): \(reading), with different names ("))
    } else {
      #expect(!result.lines.contains("settings of this device:"))
    }
    #expect(result.lines[1] == "  \(last.gesture): \(heard.joined(separator: " | "))")
  }

  @Test("takes repeated words for a repeated element, whatever its name is")
  func repeated() throws {
    let source = try ProjectFiles.source("Docs/DeviceCheck.md")
    let sheet = try #require(DeviceCheck.read(source).sheet)
    var walk = sheet.walks[0]
    walk.heard = walk.readings[0].steps.suffix(2).map {
      DeviceCheck.Step(gesture: $0.gesture, lines: ["Something else, Button"], number: $0.number)
    }
    let result = DeviceCheck(phone: nil, walks: [walk]).result
    #expect(result.lines.last == "  boundary: repeats")
  }

  @Test("says which walks contradict each other, and gives no setting for them")
  func contradictions() throws {
    let source = try ProjectFiles.source("Docs/DeviceCheck.md")
    let sheet = try #require(DeviceCheck.read(source).sheet)
    var walks = Array(sheet.walks.prefix(3))
    for (place, lines) in [["-"], ["Settings, Back button"], ["100%"]].enumerated() {
      let last = try #require(walks[place].heard.last)
      walks[place].heard = [
        DeviceCheck.Step(gesture: last.gesture, lines: lines, number: last.number)
      ]
    }
    let result = DeviceCheck(phone: nil, walks: walks).result
    let remark =
      "some walks contradict each other: 'boundary: sound' (walk 1), 'boundary: repeats' (walks 2 and 3)"
    #expect(result.lines.last == remark)
    #expect(!result.lines.contains("settings of this device:"))
  }

  @Test("says if no reading is near, and if nothing is filled in")
  func unexplained() throws {
    let other = try result("Something nobody expected, Button")
    #expect(!other.isExplained)
    let start = "1. The last element: no reading is closer than the others ("
    #expect(other.lines.contains { $0.hasPrefix(start) })
    #expect(other.lines.contains("  swipe right: Something nobody expected, Button"))
    #expect(!other.lines.contains("settings of this device:"))
    let empty = try result("")
    #expect(!empty.isExplained)
    #expect(empty.lines.contains { $0.hasPrefix("no walk is filled in;") })
  }

  @Test("becomes a page of demonstrations with the observations")
  func demonstration() throws {
    let text = try result("One").demonstrations
    #expect(text.hasPrefix("# Heard on iPhone 15, iOS 26.6\n"))
    #expect(text.contains("\n## 1. The last element\n"))
    #expect(text.contains("\n```screen a.screen\nscreen a\n  text \"One\"\n```\n"))
    #expect(text.contains("\n```voiceover\nscreen: a.screen\nboundary: repeats\n\n> start\n"))
    #expect(text.contains("# Observed: \"One\" [device check, iPhone 15, iOS 26.6]\n"))
  }

  @Test("writes a page whose sessions pass, whatever was heard", arguments: [0, 1])
  func page(_ reading: Int) throws {
    let source = try ProjectFiles.source("Docs/DeviceCheck.md")
    let sheet = try #require(DeviceCheck.read(source).sheet)
    let walks = sheet.walks.map { walk in
      var walk = walk
      walk.heard = walk.heard.map { step in
        let said = walk.readings[reading].steps.last { $0.gesture == step.gesture }?.spoken(
          hints: false
        )
        let lines = said.flatMap { $0.isEmpty ? nil : $0 } ?? ["-"]
        return DeviceCheck.Step(gesture: step.gesture, lines: lines, number: step.number)
      }
      return walk
    }
    let page = DeviceCheck(phone: "iPhone", walks: walks).result.demonstrations
    let transcripts = Transcript.read(markdown: SourceText(name: "page.md", page))
    #expect(transcripts.count == 25)
    for result in transcripts {
      let transcript = try #require(result.transcript)
      let app = AppDocument.read([try transcript.screenSource()])
      let run = TranscriptRun(transcript, on: try #require(app.document))
      #expect(run.passed, "\(run.report)")
    }
  }

  @Test("rejects what isn't a sheet, and a gesture that no reading has")
  func mistakes() {
    let (none, problems) = DeviceCheck.read(SourceText(name: "a.md", "# Nothing\n"))
    #expect(none == nil)
    #expect(problems.count == 1)
    let text = walk.replacing("```heard\n> swipe right", with: "```heard\n> swipe up")
    let (sheet, diagnostics) = DeviceCheck.read(SourceText(name: "sheet.md", text))
    #expect(sheet == nil)
    #expect(diagnostics.first?.message.text.hasPrefix("the readings above don't contain") == true)
  }

  @Test("in the project has twenty-five walks, each with a screen, readings, and a blank")
  func sheet() throws {
    let source = try ProjectFiles.source("Docs/DeviceCheck.md")
    let sheet = try #require(DeviceCheck.read(source).sheet)
    #expect(sheet.walks.count == 25)
    for walk in sheet.walks {
      #expect(walk.screen != nil)
      #expect(walk.readings.count >= 2, "\(walk.title) has one reading")
      #expect(!walk.heard.isEmpty)
      let filled = walk.heard.filter { !$0.lines.isEmpty }
      #expect(filled.isEmpty)
    }
    let advice = "write what you hear in the 'heard' blocks"
    #expect(sheet.result.lines == ["no walk is filled in; \(advice)"])
  }

  @Test("in the project distinguishes its readings: each is found again from its own words")
  func distinct() throws {
    let source = try ProjectFiles.source("Docs/DeviceCheck.md")
    let sheet = try #require(DeviceCheck.read(source).sheet)
    for walk in sheet.walks {
      for reading in walk.readings {
        var filled = walk
        filled.heard = walk.heard.reversed().map { step in
          let lines = reading.steps.last { $0.gesture == step.gesture }?.lines ?? []
          let spoken = lines.map { $0.replacing("~ names: ", with: "") }
            .filter { !$0.hasPrefix("~") || $0.hasPrefix("~ hint") }
          return DeviceCheck.Step(
            gesture: step.gesture,
            lines: spoken.isEmpty ? ["-"] : spoken,
            number: step.number
          )
        }.reversed()
        let result = DeviceCheck(phone: nil, walks: [filled]).result
        #expect(
          result.lines.first?.hasPrefix("\(walk.title): \(reading.name) (") == true,
          "\(result.lines)"
        )
      }
    }
  }
}
