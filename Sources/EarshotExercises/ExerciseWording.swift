import EarshotLessons
import EarshotLines
import EarshotNotation
import EarshotSession

// Messages about a learner's screen. The words in quotation marks are VoiceOver's words on that
// screen.
extension Wording {
  static func nothingLetsHear(_ text: String) -> Wording {
    Wording(
      en: "no control makes VoiceOver say “\(text)”",
      de: "nichts, was eine Geste erreicht, lässt dich „\(text)“ hören"
    )
  }

  static func nothingLeadsTo(_ text: String) -> Wording {
    Wording(
      en: "no gesture reaches anything that opens “\(text)”",
      de: "nichts, was eine Geste erreicht, führt zu „\(text)“"
    )
  }

  static func isThereAtOnce(_ text: String) -> Wording {
    Wording(
      en: "“\(text)” is on the screen from the start, so nothing opens it",
      de: "„\(text)“ ist von Anfang an da, und nichts öffnet es"
    )
  }

  static func noStopCalled(_ text: String) -> Wording {
    Wording(
      en: "no stop on the first screen is called “\(text)”",
      de: "kein Element auf dem ersten Bildschirm heißt „\(text)“"
    )
  }

  static func noStopOfKind(_ word: String) -> Wording {
    let kind = kind(word)
    return Wording(
      en: "no stop on the first screen is \(kind.en)",
      de: "kein Element auf dem ersten Bildschirm ist \(kind.de)"
    )
  }

  static func isNotHeard(_ text: String) -> Wording {
    Wording(en: "VoiceOver doesn't say “\(text)” anywhere", de: "„\(text)“ ist nirgends zu hören")
  }

  static func isNotHeardAnyMore(_ text: String) -> Wording {
    Wording(en: "you can no longer hear “\(text)”", de: "„\(text)“ ist nicht mehr zu hören")
  }

  static func doesNothingAnyMore(_ name: String) -> Wording {
    Wording(
      en: "a double tap on “\(name)” no longer does anything",
      de: "ein Doppeltippen auf „\(name)“ bewirkt nichts mehr"
    )
  }

  static func isGone(_ name: String) -> Wording {
    Wording(en: "“\(name)” is no longer on the screen", de: "„\(name)“ ist nicht mehr da")
  }

  static func was(_ now: String, _ before: String) -> Wording {
    Wording(en: "“\(before)” is now “\(now)”", de: "„\(now)“ war vorher „\(before)“")
  }
}

// Problems with a name or a kind.
extension Wording {
  static let noLabel = Wording(en: "the element has no label", de: "es hat kein Label")
  static let noWordsInLabel = Wording(
    en: "the label doesn't contain any words",
    de: "sein Label hat keine Wörter"
  )

  static func leaveOutKind(_ word: String) -> Wording {
    Wording(
      en: "VoiceOver says the kind of element, so leave out “\(word)”",
      de: "VoiceOver sagt von selbst, was für ein Element es ist, also lass „\(word)“ weg"
    )
  }

  static func leaveOutState(_ word: String) -> Wording {
    Wording(
      en: "VoiceOver says the state, so leave out “\(word)”",
      de: "VoiceOver sagt den Zustand von selbst, also lass „\(word)“ weg"
    )
  }

  static func youHear(_ text: String, so fault: Wording) -> Wording {
    let heard = hearing(text)
    return Wording(en: "\(heard.en): \(fault.en)", de: "\(heard.de): \(fault.de.asSentence)")
  }

  /// Returns the author's words about a name, with VoiceOver's words for it.
  static func still(_ still: String, hearing text: String) -> Wording {
    self.still(still, because: hearing(text))
  }

  /// Returns the author's words about a check, with the reason if there's one.
  static func still(_ still: String, because reason: Wording?) -> Wording {
    guard let reason else { return Wording(verbatim: still) }
    return Wording(en: "\(still) (\(reason.en))", de: "\(still) (\(reason.de))")
  }

  /// Returns a message with the last speech, if any.
  static func hearing(_ text: String?) -> Wording {
    guard let text else { return Wording(en: "you hear nothing", de: "du hörst nichts") }
    return Wording(en: "you hear “\(text)”", de: "du hörst „\(text)“")
  }

  static func twoStops(called name: String) -> Wording {
    Wording(
      en: "two stops are called “\(name)”, but they do different things",
      de: "zwei Elemente heißen „\(name)“, und sie tun Verschiedenes"
    )
  }

  static func noKind(_ text: String, _ roles: [String]) -> Wording {
    let heard = hearing(text)
    let kinds = roles.map(kind)
    let english = kinds.map(\.en).joined(separator: " or ")
    let german = kinds.map(\.de).joined(separator: " oder ")
    return Wording(
      en: "\(heard.en), but not that the element is \(english)",
      de: "\(heard.de), aber nicht, was für ein Element es ist: \(german)"
    )
  }

  /// Returns the name of a kind of element in a sentence, for the word in a check.
  private static func kind(_ word: String) -> Wording {
    switch word {
    case "button": Wording(en: "a button", de: "eine Taste")
    case "link": Wording(en: "a link", de: "ein Link")
    case "image": Wording(en: "an image", de: "ein Bild")
    case "header": Wording(en: "a heading", de: "eine Überschrift")
    case "switch": Wording(en: "a switch", de: "ein Schalter")
    case "adjustable": Wording(en: "adjustable", de: "einstellbar")
    case "textField": Wording(en: "a text field", de: "ein Textfeld")
    default: Wording(verbatim: word)
    }
  }

  static func stopsStill(at text: String) -> Wording {
    Wording(en: "VoiceOver still stops at “\(text)”", de: "VoiceOver hält noch an „\(text)“ an")
  }

  static func oneIsEnough(_ count: Int, _ word: String) -> Wording {
    Wording(
      en: count == 0
        ? "no stop says “\(word)”; one stop must say it"
        : "\(count.counted("stop")) say “\(word)”; one is enough",
      de: count == 0
        ? "kein Element sagt „\(word)“; eines muss es sagen"
        : "\(count) Elemente sagen „\(word)“; eines genügt"
    )
  }

  static func noHeading(_ name: String) -> Wording {
    Wording(
      en: "the Headings rotor doesn't find “\(name)”",
      de: "der Rotor findet „\(name)“ nicht unter den Überschriften"
    )
  }
}

// Problems with values and with the effects of controls.
extension Wording {
  static func unchanging(_ text: String) -> Wording {
    let heard = hearing(text)
    return Wording(
      en: "\(heard.en), but swiping up and down doesn't change the value",
      de: "\(heard.de), und Streichen nach oben und unten ändert nichts daran"
    )
  }

  static func noWayBack(_ text: String) -> Wording {
    let heard = hearing(text)
    return Wording(
      en: "\(heard.en), and no swipe returns to that value",
      de: "\(heard.de), und kein Streichen führt dahin zurück"
    )
  }

  static func comesAgain(_ text: String) -> Wording {
    Wording(
      en: "after the last value, the values start over with “\(text)”",
      de: "nach dem letzten Wert kommt wieder „\(text)“"
    )
  }

  static func after(using name: String, hearing text: String?) -> Wording {
    let (english, german) =
      text.map { ("you hear only “\($0)”", "nur „\($0)“") } ?? ("you hear nothing", "nichts")
    return Wording(
      en: "after you use “\(name)”, \(english)",
      de: "wenn du „\(name)“ benutzt, hörst du \(german)"
    )
  }

  static func staysBehind(_ text: String) -> Wording {
    Wording(
      en: "the cursor stays on “\(text)”, behind the view that opened",
      de: "der Cursor bleibt dahinter, auf „\(text)“"
    )
  }

  static func opens(hearing text: String?) -> Wording {
    let (english, german) =
      text.map { ("only “\($0)”", "nur „\($0)“") } ?? ("nothing", "nichts")
    return Wording(
      en: "something opens, but you hear \(english)",
      de: "etwas öffnet sich, und du hörst \(german)"
    )
  }

  static func isBehind(_ text: String) -> Wording {
    Wording(
      en: "you can still reach “\(text)” behind the view that opened",
      de: "dahinter lässt sich noch „\(text)“ erreichen"
    )
  }

  static let nothingLeadsBack = Wording(
    en: "none of the new controls brings back everything that was on the screen before",
    de: "nichts in dem, was sich geöffnet hat, führt zu allem zurück, was vorher da war"
  )

  static let noScrubLeadsBack = Wording(
    en: "a scrub doesn't bring back everything that was on the screen before",
    de: "ein Z mit zwei Fingern (scrub) führt nicht zu allem zurück, was vorher da war"
  )

  static func cursor(isOn text: String, afterScrub: Bool) -> Wording {
    let (english, german) =
      afterScrub ? ("a scrub", "Z mit zwei Fingern") : ("a double tap", "Doppeltippen")
    return Wording(
      en: "after \(english), the cursor is on “\(text)”, not on the control that opened the view",
      de: "nach dem \(german) ist der Cursor auf „\(text)“ und nicht auf dem Element, das die "
        + "Ansicht geöffnet hat"
    )
  }

  /// Returns the message about a finding of the audit.
  ///
  /// In German, it contains VoiceOver's words and the requirement of the rule, because the audit's
  /// messages are in English.
  static func finding(line: Int, heard: String?, _ message: String, of rule: String) -> Wording {
    let place = heard.map { "Zeile \(line), bei „\($0)“" } ?? "Zeile \(line)"
    return Wording(
      en: "on line \(line), \(message)",
      de: "„earshot audit“ zu \(place): \(AuditWording.german(rule) ?? message)"
    )
  }

  static func doesNothing(_ command: String, _ reason: RefusalReason) -> Wording {
    Wording(
      en: "'\(command)' does nothing: \(reason.wording.en)",
      de: "„\(command)“ tut nichts: \(reason.wording.de)"
    )
  }
}

// The results of an exercise.
extension Wording {
  static func stillWrong(_ problem: String) -> Wording {
    Wording(en: "Still wrong: \(problem).", de: "Noch falsch: \(problem.asSentence).")
  }

  static func rightNow(_ done: String) -> Wording {
    Wording(en: "Right: \(done).", de: "Richtig: \(done).")
  }

  static func passed(_ passed: Int, of all: Int, percent: Int) -> Wording {
    Wording(
      en: "\(passed) of \(all.counted("check")) passed (\(percent)%).",
      de: "\(passed) von \(all) \(all == 1 ? "Prüfung" : "Prüfungen") bestanden (\(percent) %)."
    )
  }

  /// Returns the number of the hint, or an empty string if there's only one.
  static func place(_ place: Int, of count: Int) -> Wording {
    count > 1
      ? Wording(en: " \(place) of \(count)", de: " \(place) von \(count)") : Wording(verbatim: "")
  }
}
