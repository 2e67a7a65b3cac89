import EarshotLines
import EarshotReadOut
import EarshotTranscripts
import EarshotNotation
import EarshotSession
import SessionTestSupport
import TestSupport
import Testing

@Suite("Other people's text never reaches a line raw")
struct SafetyTests {
  /// Sequences that terminals obey, characters that reverse text, and invisible characters.
  static let attacks = [
    "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{1B}]52;c;AA==\u{1B}\\", "\u{1B}P$qm\u{1B}\\", "\u{9B}31m",
    "\u{0}",
    "\u{202E}evil", "\u{2066}\u{2069}", "\u{200E}\u{200F}\u{61C}", "\u{200B}\u{2060}\u{FEFF}",
    "\u{E0041}", "\u{2028}\u{2029}", "\u{7F}", "\u{85}",
  ]

  private func screen(_ attack: String) -> String {
    let text = Quoting.quoted("a\(attack)b")
    let name = Quoting.quotedLiteral("n\(attack)m")
    return """
      app \(text)
      screen \(name) \(text)
        rotor \(text): button
        group \(text)
          button \(text) #\(name) .\(name)
            value: \(text)
            hint: \(text)
            content important \(text): \(text)
            action \(text):
              announce \(text)
            on activate:
              play \(text)
              announce \(text)
              present #\(Quoting.quotedLiteral("p\(attack)"))
            on magicTap:
              wait 2s
              notify layoutChanged \(text)
        textField \(text)
          value: \(text)
        alert \(text) #\(Quoting.quotedLiteral("p\(attack)"))
          text \(text)
      """
  }

  @Test(
    "in labels, values, hints, names, identifiers and announcements",
    arguments: Effort.share(of: attacks, atLeastOneIn: 4)
  )
  func session(attack: String) throws {
    var walk = try Walk(unstarted: screen(attack))
    let commands = [
      "start", ":tree", ":screen", ":what", ":where", ":why", ":rotor", "rotor \"a\(attack)b\"",
      "d",
      "touch #\"n\(attack)m\"", "touch \"a\(attack)b\"", "action \"a\(attack)b\"", "m", ":where",
      "wait 3s", "a", ":why", ":where", "scrub", "n 2", "a", "type \"\(attack)\"", "type \(attack)",
      "touch #\(attack)", "n to \"\(attack)\"", attack, "swipe \(attack)", ":set \(attack) x",
      ":set hints \(attack)", ":open \(attack)", ":help \(attack)", "start \(attack)",
      "? \(attack)",
      "# \(attack)", ":undo",
    ]
    for command in commands {
      let response = walk.session.run(command)
      #expect(response.echo.isSafe, "\(command.debugDescription)")
      for line in response.lines { #expect(line.isSafe, "\(line.debugDescription)") }
    }
  }

  @Test("in readouts, as lines and as JSON", arguments: attacks)
  func readOut(attack: String) throws {
    let document = try AppDocument.of(screen(attack))
    for style in ["spoken", "snapshot"] {
      var options = SessionOptions()
      options.set("style", to: style)
      let readOut = try #require(ReadOut(document, options: options, rotors: .listed))
      #expect(readOut.stops.count == 2)
      for stop in readOut.stops {
        #expect(stop.lines.allSatisfy { $0.isSafe })
        #expect(stop.json.isSafe)
      }
    }
  }

  @Test("in messages about a transcript", arguments: attacks)
  func report(attack: String) throws {
    let text = "> n\(attack)\nHeard \(attack)\n? claim \(attack)\n"
    let source = SourceText(name: "a\(attack).vo", text)
    let reading = Transcript.read(source)
    guard let transcript = reading.transcript else {
      let told = Diagnostic.rendered(reading.diagnostics, in: [source])
      #expect(!told.isEmpty && told.split(separator: "\n").allSatisfy { String($0).isSafe })
      return
    }
    let report = TranscriptRun(transcript, on: try .of("screen main\n  text \"a\"")).report
    #expect(!report.isEmpty)
    #expect(report.split(separator: "\n").allSatisfy { String($0).isSafe })
  }
}
