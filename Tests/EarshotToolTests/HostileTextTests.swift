import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import EarshotSession
import EarshotTranscripts
import TestSupport
import Testing

@Suite("Text that a terminal would obey")
struct HostileTextTests {
  @Test("is never printed raw: readouts, files, diagnostics", arguments: 0..<4)
  func readOuts(seed: Int) throws {
    var hostile = HostileScreens(seed: seed)
    var readable = 0
    for _ in 0..<Effort.share(of: 100) {
      let text = hostile.screen()
      let sources = [SourceText(name: hostile.text(), text)]
      let result = AppDocument.read(sources)
      readable += result.document == nil ? 0 : 1
      expectNoHarm(in: Diagnostic.rendered(result.diagnostics, in: sources).lines, text)
      guard let document = result.document else { continue }
      for style in [Style.spoken, .snapshot] {
        var options = SessionOptions()
        options.style = style
        let readOut = try #require(ReadOut(document, options: options, rotors: .listed))
        expectNoHarm(in: readOut.stops.flatMap { $0.lines + [$0.json] }, text)
      }
      expectNoHarm(in: document.screenText.lines + document.json.lines, text)
      let again = AppDocument.read([SourceText(name: "a.screen", document.screenText)])
      #expect(again.document?.screenText == document.screenText)
      let json = AppDocument.read([SourceText(name: "a.json", document.json)])
      #expect((json.document?.tree == document.tree) == true, "\(document.json)")
    }
    #expect(readable > 0)
  }

  @Test("is never printed raw: sessions, whatever you type", arguments: 0..<4)
  func sessions(seed: Int) throws {
    var hostile = HostileScreens(seed: seed + 100)
    let screens = Effort.share(of: 80, atLeast: 8)
    var count = 0
    for _ in 0..<screens {
      let text = hostile.screen()
      let document = AppDocument.read([SourceText(name: "a.screen", text)]).document
      guard let document else { continue }
      count += 1
      var session = Session(document)
      for _ in 0..<12 {
        let command = hostile.command()
        let response = session.run(command)
        expectNoHarm(in: [response.echo] + response.lines, text + command)
      }
      for words in ["touch ", "rotor ", "action ", "start ", "swipe right to #"] {
        expectNoHarm(in: session.completions(of: words), text)
      }
    }
    #expect(8 * count > 3 * screens)
  }

  private func expectNoHarm(in lines: [String], _ context: String) {
    for line in lines where line.unicodeScalars.contains(where: \.isObeyed) {
      Issue.record("\(line.debugDescription) of \(context.debugDescription)")
    }
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }
}

extension Unicode.Scalar {
  /// Returns whether a terminal obeys the character, or hides it.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060: true
    case 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }
}

/// Makes screens and commands full of characters that terminals obey; the same seed always gives
/// the same ones.
private struct HostileScreens {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x2545_F491_4F6C_DD1D | 1 }

  private mutating func number(below count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private mutating func one<Item>(of items: [Item]) -> Item { items[number(below: items.count)] }

  private static let pieces = [
    "\u{1B}[2J", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}]0;title\u{1B}\\", "\u{1B}P$q\u{1B}\\",
    "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{8}\u{8}", "\u{7F}", "\u{85}", "\u{B}\u{C}", "\r", "\t",
    "\u{202E}", "\u{202A}x", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
    "\u{2028}", "\u{2029}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{E0041}", "\u{E007F}",
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{E0100}", "👩\u{200D}👧", "می\u{200C}خواهم",
    "e\u{301}\u{301}\u{301}", "{#a}", "{label}", "\\", "\"", "~ ", "> ", "# ", "?", "--", "|", ",",
    ": ", " and ", "...", " (re)", "Pay", "1", " ", "é", "日本",
  ]

  /// A string of a few pieces.
  mutating func text() -> String {
    (0..<number(below: 4) + 1).map { _ in one(of: Self.pieces) }.joined()
  }

  /// A quoted string, with the characters as they are or by their numbers.
  private mutating func quoted() -> String {
    let text = text()
    let writesNumbers = number(below: 2) == 0
    let body = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\r", "\n", "\u{2028}": "\\u{\(String(scalar.value, radix: 16))}"
      case _ where writesNumbers && scalar != "{": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(body.joined())\""
  }

  /// A value of a line, in quotes or as it is.
  private mutating func value() -> String {
    let text = text().filter { !$0.isNewline }
    return number(below: 3) == 0 && !text.hasPrefix("\"") ? text : quoted()
  }

  /// A screen in which every string and name is hostile; some screens can't be read.
  mutating func screen() -> String {
    var lines = ["# \(text().filter { !$0.isNewline })", "app \(quoted())"]
    if number(below: 4) == 0 { lines.append("  action \(quoted()): announce \(quoted())") }
    lines += ["screen first \(quoted())", "  text \"A\" #a"]
    for _ in 0..<number(below: 5) + 1 { lines += node() }
    lines += ["  alert \(quoted()) #alert", "    button \(quoted())", "      on activate: dismiss"]
    lines += ["screen \"x\(text().filter { !"\"\\\r\u{85}\u{2028}\u{2029}".contains($0) })\""]
    lines.append("  back \(quoted())")
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func node() -> [String] {
    let roles = [
      "button", "text", "header", "adjustable", "switch", "textField", "secureTextField", "cell",
      "group", "image", "list", "tabBar", "link selected notEnabled", "stepper",
    ]
    let name = number(below: 3) == 0 ? " #\(quoted())" : ""
    let tag = number(below: 4) == 0 ? " .\(quoted())" : ""
    var lines = ["  \(one(of: roles)) \(quoted())\(name)\(tag)"]
    let properties = [
      "value: \(value())", "hint: \(value())", "placeholder: \(value())", "class: \(quoted())",
      "values: \(quoted()) | \(quoted())", "label.spoken: ipa \(quoted())",
      "content \(quoted()): \(value())", "content important \(quoted()): \(value())",
      "mark \(quoted()): \(quoted())", "rotor \(quoted()): header, staticText",
      "rotor \(quoted()): header",
      "action \(quoted()): set value: \(value())", "userInputLabels: \(quoted())",
      "action \(quoted()) when self is \(quoted()): announce \(quoted()) high",
      "on activate: present #alert", "on longPress: announce \(quoted())",
      "on magicTap: play \(quoted())", "on escape: notify screenChanged \(quoted())",
      "on scroll next: notify pageScrolled \(quoted())", "every 1s: set value: \(value())",
      "label when #a is \(quoted()): \(value())", "tags: \(quoted())", "hints: \(quoted())",
    ]
    for _ in 0..<number(below: 5) {
      let line = one(of: number(below: 30) == 0 ? properties : Array(properties.dropLast()))
      let head = line.prefix { $0 != ":" && $0 != " " }
      let repeats = ["content", "mark", "rotor", "action"].contains(String(head))
      if repeats || !lines.contains(where: { $0.hasPrefix("    \(head)") }) {
        lines.append("    \(line)")
      }
    }
    return lines
  }

  /// A line that someone may type.
  mutating func command() -> String {
    switch number(below: 4) {
    case 0:
      one(of: ["n", "n 9", "p", "u", "d", "a", "z", "m", "]", "[", "start", "wait 2s", "last", "+"])
    case 1:
      one(of: [
        ":why", ":what", ":where", ":tree", ":screen", ":rotor", ":settings", ":undo", ":help",
        ":map", ":log",
      ])
    case 2:
      one(of: [
        "touch ", "rotor ", "action ", "type ", "start ", ":open ", ":help ", ":set ", ":note ",
        ":gesture ",
        ":set hints ",
        "swipe right to ", "swipe right to #", "touch #", "? #a is ", ":note ", "tap ", "> ",
        "wait ",
      ]) + (number(below: 2) == 0 ? quoted() : text())
    default: text()
    }
  }
}
