@testable import EarshotLines
@testable import EarshotReadOut
@testable import EarshotSession
import EarshotModel
import EarshotComposer
import SessionTestSupport
import Testing

@Suite("The rotors of a readout")
struct ReadOutRotorTests {
  private func lines(_ count: Int, _ settings: KeyValuePairs<String, String> = [:]) throws
    -> [String]
  {
    let texts = (0..<count).map { "    text \"\($0)\" .hit\n" }.joined()
    let rotor = count == 0 ? "  rotor \"Hits\": link\n" : "  rotor \"Hits\": .hit\n"
    let screen = "screen main\n\(rotor)  header \"Title\"\n  view\n\(texts)"
    var options = SessionOptions()
    for (name, value) in settings { options.set(name, to: value) }
    return try #require(
      ReadOut(try .of(screen), options: options, rotors: .listed)?.stops.first?.lines
    )
  }

  private func results(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "  - \($0)" } }

  @Test(
    "are listed by name with their results, indented by two",
    arguments: ["spoken", "snapshot"]
  )
  func listed(style: String) throws {
    let title = style == "spoken" ? "Title, Heading" : "Title. Heading."
    #expect(try lines(3, ["style": style]) == [title, "  Hits"] + results(0..<3))
    #expect(try lines(10, ["style": style]) == [title, "  Hits"] + results(0..<10))
  }

  @Test("are shown only with results")
  func empty() throws {
    #expect(try lines(0) == ["Title, Heading"])
  }

  @Test(
    "with more than ten results have the last ten, then the first, and say how many more there are"
  )
  func more() throws {
    #expect(
      try lines(15) == ["Title, Heading", "  Hits"] + results(5..<15) + results(0..<5)
        + ["  + 10 More Results..."]
    )
    #expect(
      try lines(40) == ["Title, Heading", "  Hits"] + results(30..<40) + results(0..<10)
        + ["  + 60 More Results..."]
    )
    #expect(try lines(108).last == "  + 196 More Results...")
    #expect(try lines(109).last == "  + Many More (198+) Results...")
    #expect(try lines(500).last == "  + Many More (198+) Results...")
  }

  @Test("say so in the words of the language")
  func languages() throws {
    #expect(try lines(15, ["language": "de"]).last == "  + 10 weitere Ergebnisse...")
    #expect(try lines(15, ["language": "ru"]).last == "  + 10 дополнительных результатов...")
    #expect(
      try lines(200, ["language": "de", "style": "snapshot"]).last
        == "  + Viele weitere (198+) Ergebnisse..."
    )
  }

  @Test("belong to the stop and to what is around it, without groups in the results")
  func inherited() throws {
    let screen = """
      screen main
        text "outside"
        group "Map"
          rotor "Stores": .store
          element "North" .store
            action "Call": back
          element "South" .store
      """
    let stops = try #require(ReadOut(try .of(screen), rotors: .listed)?.stops)
    #expect(
      stops.map(\.lines) == [
        ["outside"],
        [
          "Map, North", "~ hint: Use the rotor to access Stores. Actions available",
          "  Stores", "  - North", "  - South",
        ],
        ["South", "~ hint: Use the rotor to access Stores.", "  Stores", "  - North", "  - South"],
      ]
    )
  }
}
