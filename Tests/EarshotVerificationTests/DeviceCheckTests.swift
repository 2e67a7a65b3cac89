import EarshotLines
import EarshotNotation
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
    "names the reading that the phone is like, and the settings that it wants",
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

  @Test("finds the reading though names differ from phone to phone")
  func otherNames() throws {
    let text = walk.replacing("@", with: "Transfer or Reset, One")
    let sheet = try #require(DeviceCheck.read(SourceText(name: "sheet.md", text)).sheet)
    #expect(sheet.result.lines[1].hasPrefix("1. The last element: nearest is boundary: repeats ("))
    #expect(!sheet.result.isExplained)
  }

  @Test("says so where no reading is near, and where nothing is filled in")
  func unexplained() throws {
    let other = try result("Something nobody expected")
    #expect(!other.isExplained)
    #expect(other.lines.contains { $0.hasPrefix("1. The last element: no reading is nearest (") })
    #expect(other.lines.contains("  swipe right: Something nobody expected"))
    let empty = try result("")
    #expect(!empty.isExplained)
    #expect(empty.lines.contains("nothing is filled in"))
  }

  @Test("becomes a demonstration with what was observed, which agrees with its own screen")
  func demonstration() throws {
    let text = try result("One").demonstrations
    #expect(text.contains("screen: a.screen\nboundary: repeats\n\n## 1. The last element\n"))
    #expect(text.contains("# Observed: \"One\" [device check, iPhone 15, iOS 26.6]\n"))
    #expect(text.hasSuffix("-- a.screen --\nscreen a\n  text \"One\"\n"))
  }

  @Test("refuses what is no sheet, and a gesture that no reading has")
  func mistakes() {
    let (none, problems) = DeviceCheck.read(SourceText(name: "a.md", "# Nothing\n"))
    #expect(none == nil)
    #expect(problems.count == 1)
    let text = walk.replacing("```heard\n> swipe right", with: "```heard\n> swipe up")
    let (sheet, diagnostics) = DeviceCheck.read(SourceText(name: "sheet.md", text))
    #expect(sheet == nil)
    #expect(diagnostics.first?.message.text.hasPrefix("no reading above says") == true)
  }

  @Test("of the project has twenty-five walks, each with a screen, readings and a blank")
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
    #expect(sheet.result.lines == ["nothing is filled in"])
  }

  @Test("of the project tells its readings apart: each, written down as heard, is found again")
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
