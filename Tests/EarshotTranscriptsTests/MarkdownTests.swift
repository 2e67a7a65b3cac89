import EarshotLines
import EarshotTranscripts
import EarshotNotation
import EarshotSession
import SessionTestSupport
import Testing

@Suite("The transcripts of a Markdown document")
struct MarkdownTests {
  private func transcripts(_ text: String) throws -> [Transcript] {
    try Transcript.read(markdown: SourceText(name: "a.md", text)).map { result in
      try #require(result.diagnostics.isEmpty, "\(result.diagnostics)")
      return try #require(result.transcript)
    }
  }

  private let lesson = """
    # A lesson

    ```voiceover
    screen: menu.screen

    > start
    Menu
    ```

    It goes on.

    ~~~ voiceover
    > n
    Points

    ~~~

    ``` voiceover title
    # again
    hints: off
    > start
    ```

    ```swift
    > no command
    ```

    ````
    ```voiceover
    > no command
    ```
    ````

        ```voiceover
        > no command
        ```
    """

  @Test("are its blocks, which share a session unless one begins with a header")
  func blocks() throws {
    let transcripts = try transcripts(lesson)
    #expect(transcripts.count == 2)
    #expect(transcripts[0].screen == .path("menu.screen"))
    #expect(transcripts[0].steps.map(\.command) == ["start", "n"])
    #expect(transcripts[0].steps.map(\.line) == [6, 13])
    #expect(transcripts[0].steps[1].expected.map(\.number) == [14])
    #expect(transcripts[1].settings.map(\.name) == ["hints"])
    #expect(transcripts[1].steps.map(\.line) == [21])
  }

  @Test("begin with the sample app if no block has a header")
  func sample() throws {
    let transcripts = try transcripts("```voiceover\n> start\n```\n")
    #expect(transcripts.map(\.screen) == [.sample])
  }

  @Test("include embedded files up to the end of their block, without its indentation")
  func embedded() throws {
    let transcripts = try transcripts(
      """
      1. One

         ```voiceover
         screen: a.screen

         > start
         a

         -- a.screen --
         screen main
           text "a"
           text "b"
         ```

         ```voiceover
         > n
         b
         ```
      """
    )
    #expect(transcripts.count == 1)
    guard case .embedded(let source) = transcripts[0].screen else {
      Issue.record("the screen is not the embedded one")
      return
    }
    let document = try #require(AppDocument.read([source]).document)
    #expect(TranscriptRun(transcripts[0], on: document).report == "")
  }

  @Test("are none if there is no block, and end where their block is closed")
  func ends() throws {
    #expect(try transcripts("# Nothing\n").isEmpty)
    #expect(try transcripts("```voiceover\n> n\n```\nMore\n").map(\.steps.count) == [1])
    #expect(
      try transcripts("````voiceover\n> n\n```\n````\n")[0].steps[0].expected.map(\.text) == ["```"]
    )
  }

  @Test("report their errors at the lines of the document")
  func errors() throws {
    let source = SourceText(name: "a.md", "\n```voiceover\nhints: maybe\n\n> n\n```\n")
    let result = try #require(Transcript.read(markdown: source).first)
    let text = try #require(result.diagnostics.first).rendered(in: [source])
    #expect(text.hasPrefix("a.md:3:8: error: 'hints' needs 'on' or 'off'"))
  }

  @Test("differ at the lines of the document, in hunks that keep the indentation")
  func hunks() throws {
    let source = SourceText(
      name: "a.md",
      "- a\n\n  ```voiceover\n  hints: on\n\n  > start\n  x\n  ```\n"
    )
    let transcript = try #require(Transcript.read(markdown: source).first?.transcript)
    let report = TranscriptRun(transcript, on: try .of("screen main\n  text \"a\"\n")).report
    #expect(
      report == """
        a.md:6: start: speech differs
          label "x" → "a", from the label of the text "a"
        --- a.md
        +++ a.md
        @@ -4,5 +4,5 @@
           hints: on
         
           > start
        -  x
        +  a
           ```

        """
    )
  }
  /// A fence that isn't at the margin, and how Earshot reads it.
  struct Fence: Sendable, CustomTestStringConvertible {
    var text: String
    /// The number of steps that Earshot reads, or `nil` if it says that there are none.
    var steps: Int?
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ steps: Int?) { (self.text, self.steps) = (text, steps) }
  }

  @Test(
    "are read wherever a list contains them, or Earshot says that they aren't",
    arguments: [
      Fence("1. a\n\n   ```voiceover\n   > n\n   ```\n", 1),
      Fence("1. a\n\n    ```voiceover\n    > n\n    ```\n", 1),
      Fence("10. a\n\n    ```voiceover\n    > n\n    ```\n", 1),
      Fence("10) a\nlazy\n\n    ```voiceover\n    > n\n    ```\n", 1),
      Fence("- ```voiceover\n  > n\n  > p\n  ```\n", 2),
      Fence(
        "- a\n  - b\n\n    ```voiceover\n    > n\n    ```\n\n  ```voiceover\n  > p\n  ```\n",
        2
      ),
      Fence("* + 1. ```voiceover\n       > n\n       ```\n", 1),
      Fence("-\n  ```voiceover\n  > n\n  ```\n", 1),
      Fence("- a\n\n        ```voiceover\n        > n\n        ```\n", nil),
      Fence("1. a\n\n         ```voiceover\n         > n\n         ```\n", nil),
      Fence("> ```voiceover\n> > n\n> ```\n", nil),
      Fence("- > ```voiceover\n  > > n\n  > ```\n", nil),
      Fence("> > ~~~ voiceover\n", nil),
      Fence("```vo\n> n\n```\n", nil),
      Fence("```VO\n> n\n```\n", nil),
      Fence("```session\n> n\n```\n", nil),
      Fence("```voice-over\n> n\n```\n", nil),
      Fence("```session\nno command\n```\n", 0),
      Fence("```\nscreen: a.screen\n\n> n\n```\n", nil),
      Fence("```console\nscreen: a.screen\n\n> n\n```\n", nil),
      Fence("```console\n$ earshot\nscreen: a.screen\n> n\n```\n", 0),
      Fence("```text\nscreen: a.screen\n\n> n\n```\n", 0),
      Fence("```\nscreen: a.screen\n```\n", 0),
      Fence("```\n> n\nscreen: a.screen\n```\n", 0),
      Fence("````\n\n```voiceover\n> n\n```\n", nil),
      Fence("````swift\n```voiceover\n> n\n```\n", nil),
      Fence("````\n```voiceover\n> n\n```\n````\n", 0),
      Fence("````\n```swift\n> n\n```\n", 0),
      Fence("```swift\n> n\n```\n", 0),
      Fence("a\n\n    ```voiceover\n    > n\n    ```\n", 0),
      Fence("- a\n\nb\n\n    ```voiceover\n    > n\n    ```\n", 0),
      Fence("- a\n# b\n\n    ```voiceover\n    > n\n    ```\n", 0),
      Fence("-a\n\n    ```voiceover\n    > n\n    ```\n", 0),
      Fence("> ```swift\n> n\n> ```\n", 0),
    ]
  )
  func nested(_ fence: Fence) {
    let readings = Transcript.read(markdown: SourceText(name: "a.md", fence.text))
    let mistakes = readings.flatMap(\.diagnostics).map(\.message.text)
    let steps = readings.compactMap(\.transcript).flatMap(\.steps)
    #expect(steps.count == fence.steps ?? 0)
    #expect(mistakes.count == (fence.steps == nil ? 1 : 0))
    #expect(mistakes.allSatisfy { $0.contains("Earshot doesn't read") })
  }
}
