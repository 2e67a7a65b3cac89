import EarshotLines
import EarshotReadOut
import EarshotModel
import Foundation
import EarshotNotation
import EarshotSession
import EarshotComposer
import SessionTestSupport
import Testing

@Suite("A readout")
struct ReadOutTests {
  private func lines(
    _ screen: String,
    of name: String? = nil,
    _ settings: KeyValuePairs<String, String> = [:]
  ) throws -> [String] {
    var options = SessionOptions()
    for (name, value) in settings { options.set(name, to: value) }
    let readOut = try #require(ReadOut(try .of(screen), screen: name, options: options))
    return readOut.stops.flatMap(\.lines)
  }

  private let shelter = """
    screen main
      group "Dogs"
        element "Bailey, beagle"
          hint: Barks
          action "Adopt": back
          action "# Call": back
          content "Weight": 9 kilos
          content important "Age": three years
      element
        action "Feed": back
        content "Note": hungry
      element
        content "Note":
      element
      text "# 1"
    """

  @Test("has the lines of a session in the spoken style, including entered groups")
  func spoken() throws {
    #expect(
      try lines(shelter) == [
        "Dogs, Bailey, beagle, three years",
        "~ hint: Barks. Actions available. More content available",
        "~ hint: Actions available. More content available", "~ hint: More content available",
        "~ silent", "\\# 1",
      ]
    )
  }

  @Test("has description, hint, actions, and content in the snapshot style")
  func snapshot() throws {
    #expect(
      try lines(shelter, of: nil, ["style": "snapshot"]) == [
        "Bailey, beagle", "  Barks", "  Actions Available", "  - Adopt", "  - # Call",
        "  More Content Available", "  - Weight: 9 kilos", "  - Age: three years",
        "Actions Available", "  - Feed", "  More Content Available", "  - Note: hungry",
        "More Content Available", "  - Note",
        "~ silent", "\\# 1",
      ]
    )
  }

  @Test("escapes a line below the description that would be taken for something else")
  func escaped() throws {
    let screen = "screen main\n  text \"a\"\n    hint: ? b\n"
    #expect(try lines(screen, of: nil, ["style": "snapshot"]) == ["a", "  \\? b"])
    #expect(try lines(screen) == ["a", "~ hint: ? b"])
  }

  @Test("shows the first screen or the requested one, without the app's name")
  func screens() throws {
    #expect(try lines(pizzeria).first == "Menu, Heading")
    #expect(
      try lines(pizzeria, of: "offers") == [
        "Your offers, Heading", "Close, Button", "Tab Bar, Menu, Tab, 1 of 2",
        "Cart, 0 items, Tab, 2 of 2",
      ]
    )
    #expect(ReadOut(try .of(pizzeria), screen: "none") == nil)
  }

  @Test("is empty if there are no stops")
  func empty() throws {
    #expect(try lines("app \"a\"\nscreen main\n") == [])
  }

  @Test("runs no event and no timer")
  func events() throws {
    let screen = """
      screen main
        on appear: set #a.value: 1
        every 1s: set #a.value: 2
        text "a" #a
          on focus: set #a.value: 3
      """
    #expect(try lines(screen) == ["a"])
  }

  @Test("uses the given language, style, and settings")
  func settings() throws {
    #expect(try lines("screen main\n  button \"a\"\n", of: nil, ["language": "de"]) == ["a, Taste"])
    #expect(
      try lines("screen main\n  button \"a\"\n    hint: b\n", of: nil, ["hints": "off"]) == [
        "a, Button"
      ]
    )
  }
}

@Suite("A readout as JSON")
struct ReadOutJSONTests {
  private func objects(_ screen: String, style: Style, _ rotors: ReadOut.Rotors = .omitted) throws
    -> [[String: Any]]
  {
    var options = SessionOptions()
    options.style = style
    let readOut = try #require(ReadOut(try .of(screen), options: options, rotors: rotors))
    return try readOut.stops.map { stop in
      #expect(!stop.json.contains("\n"))
      let object = try JSONSerialization.jsonObject(with: Data(stop.json.utf8))
      return try #require(object as? [String: Any])
    }
  }

  private let screen = """
    screen main
      rotor "Dogs": .dog
      button "Bailey" #bailey .dog
        value: 3
        hint: Barks
        action "Adopt": back
        content important "Age": three
      element
      adjustable "Size"
    """

  @Test(
    "is one object for each stop, always with every key and its type",
    arguments: Style.allCases
  )
  func keys(style: Style) throws {
    let objects = try objects(screen, style: style)
    #expect(objects.count == 3)
    for (number, object) in objects.enumerated() {
      #expect(
        Set(object.keys) == [
          "index", "identifier", "description", "hint", "utterance", "actions", "content",
        ]
      )
      #expect(object["index"] as? Int == number + 1)
      #expect(object["description"] is String)
      #expect(object["utterance"] is [[String: Any]])
      #expect(object["actions"] is [String])
      #expect(object["content"] is [[String: Any]])
    }
    #expect(objects[0]["identifier"] as? String == "bailey")
    #expect(objects[0]["actions"] as? [String] == ["Adopt"])
    #expect(objects[1]["identifier"] is NSNull)
    #expect(objects[1]["hint"] is NSNull)
    #expect(objects[1]["description"] as? String == "")
    let content = try #require((objects[0]["content"] as? [[String: Any]])?.first)
    #expect(content["label"] as? String == "Age")
    #expect(content["value"] as? String == "three")
    #expect(content["important"] as? Bool == true)
  }

  @Test("has description and hint in the given style")
  func styles() throws {
    let spoken = try objects(screen, style: .spoken)[0]
    #expect(spoken["description"] as? String == "Bailey, 3, three, Button")
    #expect(spoken["hint"] as? String == "Barks. Actions available. More content available")
    let snapshot = try objects(screen, style: .snapshot)[0]
    #expect(snapshot["description"] as? String == "Bailey: 3. Button.")
    #expect(snapshot["hint"] as? String == "Barks")
  }

  @Test("has the parts in order, with kind, text, and source")
  func parts() throws {
    let parts = try #require(
      try objects(screen, style: .spoken)[0]["utterance"] as? [[String: Any]]
    )
    #expect(
      parts.map { $0["kind"] as? String } == [
        "label", "value", "content", "role", "hint", "actions", "moreContent",
      ]
    )
    #expect(
      parts.map { $0["source"] as? String } == [
        "label", "value", "customContent", "traits", "hint", "system", "system",
      ]
    )
    #expect(parts.allSatisfy { Set($0.keys) == ["kind", "text", "source"] })
  }

  @Test("has rotors only on request")
  func rotors() throws {
    let object = try objects(screen, style: .spoken, .listed)[1]
    let rotors = try #require(object["rotors"] as? [[String: Any]])
    #expect(rotors.count == 1)
    #expect(rotors[0]["name"] as? String == "Dogs")
    #expect(rotors[0]["results"] as? [String] == ["Bailey, 3, three, Button"])
    let none = try objects("screen main\n  text \"a\"\n", style: .spoken, .listed)[0]
    #expect((none["rotors"] as? [Any])?.isEmpty == true)
  }

  @Test("keeps line breaks and quotes, and escapes what is invisible")
  func escapes() throws {
    let text = "a\n\"b\"\\\u{1B}\u{202E}c"
    let object = try objects("screen main\n  text \(Quoting.quoted(text))\n", style: .spoken)[0]
    #expect(object["description"] as? String == text)
  }
}
