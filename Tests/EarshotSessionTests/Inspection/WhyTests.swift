import EarshotSession
import SessionTestSupport
import Testing

@Suite(":why")
struct WhyTests {
  /// The beginnings of the lines, up to the rule.
  private func origins(_ walk: inout Walk) -> [String] {
    walk(":why").filter { !$0.hasPrefix("# cursor at") }.map { line in
      String(line.prefix { $0 != ";" })
    }
  }

  @Test("says for each part what it is, where it comes from, and by which rule")
  func parts() throws {
    var walk = try Walk(pizzeria)
    walk("n")
    #expect(
      origins(&walk) == [
        "# label \"Bonus points\": label of #points", "# value \"24\": value of #points",
        "# role \"Button\": traits of #points", "# hint \"Opens your offers\": hint of #points",
      ]
    )
    #expect(
      walk(":why") == [
        "# label \"Bonus points\": label of #points; VoiceOver says the label as written [contract]",
        "# value \"24\": value of #points; VoiceOver says the value after the label [observed]",
        "# role \"Button\": traits of #points; VoiceOver says “Button” unless a more specific role "
          + "or a tab bar hides the word [observed]",
        "# hint \"Opens your offers\": hint of #points; VoiceOver pauses after the description, then "
          + "says the hint [observed]",
      ]
    )
    #expect(
      walk(":why all").prefix(2) == [
        "# label \"Bonus points\": label of #points; VoiceOver says the label as written "
          + "[UIAccessibility.h]",
        "# value \"24\": value of #points; VoiceOver says the value after the label [WWDC26-220]",
      ]
    )
    #expect(walk(":why much") == ["~ refused: ':why' needs 'all' or nothing"])
  }

  /// A command, and the beginning of the first line of `:why` after it.
  private static let endings: [(command: String, why: String)] = [
    ("scrub", "# sound \"boundary\": "),
    ("double tap", "# refused \"nothing to activate\": "),
    ("increment", "# refused \"nothing to adjust\": "),
    ("touch \"None\"", "# refused \"no such element\": "),
    ("swip right", "# refused \"unknown command "),
    ("# a remark", "# VoiceOver doesn't say comments"),
  ]

  @Test("explains what ended a gesture, and a comment, and nothing before it", arguments: endings)
  func ends(_ row: (command: String, why: String)) throws {
    var walk = try Walk("screen main\n  text \"Plain\"\n  button \"Go\"\n")
    walk(row.command)
    let lines = walk(":why")
    #expect(lines.first?.hasPrefix(row.why) == true, "\(lines)")
    #expect(lines.count == 1)
  }

  @Test("explains the sound of an end, and then the repetition")
  func repeats() throws {
    var walk = try Walk("screen main\n  text \"Plain\"\n")
    walk("swipe left")
    let lines = walk(":why")
    #expect(lines.first?.hasPrefix("# sound \"boundary\": at either end of the screen") == true)
    #expect(lines.dropFirst().first?.hasPrefix("# label \"Plain\": ") == true, "\(lines)")
  }

  @Test(
    "cites the rule of what VoiceOver says of itself",
    arguments: [
      (
        "copy", "Copied to clipboard",
        "VoiceOver says that its last words are now on the clipboard"
      ),
      ("mute", "Speech off", "VoiceOver announces that speech is off or on"),
    ]
  )
  func status(_ command: String, _ words: String, _ rule: String) throws {
    var walk = try Walk("screen main\n  text \"Plain\"\n")
    #expect(walk(command) == [words])
    let line = walk(":why").first ?? ""
    #expect(line.hasPrefix("# status \"\(words)\": "))
    #expect(line.contains("; \(rule)"))
    #expect(line.hasSuffix(" [choice]"))
  }

  @Test("calls evidence by its weight, and our choice a choice, whatever follows")
  func weights() {
    let sources = [
      "WWDC26-220": "observed", "XCUITest": "observed", "our choice": "choice",
      "our choice, near WWDC26-220": "choice", "WWDC18-226; our choice": "observed",
      "UIAccessibility.h; our choice": "contract", "AccessibilitySnapshot": "model",
    ]
    for (source, word) in sources { #expect(Evidence.weight(of: source).rawValue == word) }
  }

  @Test("explains both of two utterances, and silence by its rule")
  func several() throws {
    var walk = try Walk(
      """
      screen main
        button "Go"
          on activate: announce "Gone"
        button startsMediaSession "Play"
          on activate: set value: on
      """
    )
    walk("a")
    // An utterance that a phone may lose comes with both sides, and only if VoiceOver itself
    // speaks.
    let doubt = walk(":why").last ?? ""
    #expect(
      doubt.hasPrefix(
        "# announcement: VoiceOver says an announcement that the app posts during speech"
      )
    )
    #expect(doubt.contains("a phone may lose it (sources disagree)"))
    #expect(
      origins(&walk) == [
        "# label \"Go\": label of button \"Go\"", "# announcement \"Gone\": announcement of app",
        String(doubt.prefix { $0 != ";" }),
      ]
    )
    walk("n", "a")
    #expect(
      walk(":why").first?.hasPrefix("# VoiceOver said nothing: ") == true,
      "\(walk(":why"))"
    )
  }

  @Test("cites the new value after an adjustment, and deletion after a deletion")
  func newValues() throws {
    var walk = try Walk("screen main\n  slider \"A\"\n  textField \"B\"\n    value: Hi\n")
    walk("u")
    #expect(
      walk(":why") == [
        "# value \"10%\": value of slider \"A\"; after a change, VoiceOver says only the new value or, "
          + "for a toggle, the new state [observed]"
      ]
    )
    walk("n", "a", "delete")
    #expect(
      walk(":why").first
        == "# echo \"i\": value of textField \"B\"; VoiceOver says deleted characters at a lower "
        + "pitch [observed]"
    )
  }

  @Test("says where the cursor landed, by which rule, and how sure that is")
  func landing() throws {
    var walk = try Walk(
      """
      screen main
        header "Trips"
        button "Add"
          on activate: present #sure
        alert "Sure?" #sure
          button "No"
      """
    )
    _ = walk("n", "a", "z")
    #expect(
      walk(":why").last?.hasPrefix(
        "# cursor at 1 of 2, header \"Trips\": when an alert, a sheet, or a presented screen "
          + "closes, the cursor moves to the first element underneath unless the app moves it"
      ) == true
    )
    #expect(walk(":why").last?.hasSuffix(" [observed]") == true)
    #expect(walk(":why all").last?.contains("[cvs-health") == true)
    #expect(walk("n", ":why").contains { $0.hasPrefix("# cursor at") } == false)
  }

  @Test("names the rule of a touch, of a polled value, and of a moved insertion point")
  func particularRules() throws {
    var walk = try Walk(
      """
      screen a
        element allowsDirectInteraction "Drum" #d
        text updatesFrequently "T"
          value: {#n}
        textField "N"
        text #n
          hidden: true
          value: 0
          every 1s: increment #n
          range: 0...9
      """
    )
    walk("touch #d")
    let touched =
      "if an element handles touches itself, VoiceOver says its label each time you touch it "
      + "[WWDC23-10036"
    #expect(walk("touch #d", ":why all").contains { $0.contains(touched) })
    let polled =
      "if the value of the element under the cursor changes and the element updates frequently, "
      + "VoiceOver says only the new value"
    #expect(walk("swipe right", "wait 2s", ":why").contains { $0.contains(polled) })
    #expect(walk(":why").contains { $0.hasSuffix("the new value [choice]") })
    let moved =
      "if you double-tap the field that you're editing, VoiceOver says the new position of the "
      + "insertion point"
    let lines = walk("swipe right", "double tap", "double tap", ":why all")
    #expect(lines.contains { $0.contains(moved) && $0.contains("[yaraneba (ja)") })
  }

  @Test("doesn't claim to know how a voice reads the point in an amount of money")
  func money() throws {
    var walk = try Walk("screen main\n  text \"$418.36, 1.5\"\n")
    let note =
      "# note: a voice may read \"1.5\" as \"1 dot 5\" [observed], a comma as a pause [choice]"
    #expect(walk("tap", ":why").last == note)
  }

  @Test("says that digits between colons are read one by one, and that a comma is a pause")
  func digits() throws {
    var walk = try Walk("screen main\n  text \"Code 1:2:3:4\"\n  text \"1:2, 10:30\"\n")
    #expect(
      walk("tap", ":why").last == "# note: a voice may read \"1:2:3:4\" digit by digit [choice]"
    )
    #expect(
      walk("swipe right", ":why").last == "# note: a voice may read a comma as a pause [choice]"
    )
  }

  @Test("says how a voice would read the text as it is written")
  func voice() throws {
    var walk = try Walk("screen main\n  text \"4.50 or 245 ₽, on 2024/10/27 in USA, 1234567.\"\n")
    #expect(
      walk("tap", ":why").last
        == "# note: a voice may read \"4.50\" as \"4 dot 50\" [observed], "
        + "\"245 ₽\" as \"245 ruble sign\" [choice], "
        + "\"2024/10/27\" as \"2024 slash 10 slash 27\" [observed], \"USA\" letter by letter, "
        + "\"1234567\" as one number, a comma as a pause [choice]"
    )
  }

  /// A label, and what a voice may make of it.
  private static let readings: [(label: String, reading: String)] = [
    ("1234", "\"1234\" as one number [choice]"),
    ("•••", "\"•••\" as \"three bullets\" [observed]"),
    ("••••", "\"••••\" as \"bullet\" 4 times [choice]"),
    ("A", "\"A\" as \"capital A\" [observed]"),
    ("1 - 2 rooms", "\"1 - 2\" as \"1, 2\" [choice]"),
    ("Wait...", "\"Wait...\" as \"Wait ellipsis\" [observed]"),
    ("2 h 5 m left", "\"2 h 5 m\" as \"2 hours 5 minutes\" [observed]"),
    ("12 m; 3", "\"12 m\" as \"12 meters\" [observed]"),
    ("1,500 m", "\"1,500 m\" as a number and a unit, or as a number and letters [choice]"),
    ("*****", "\"*****\" as \"star\" 5 times [choice]"),
    ("★★★★☆", "\"★★★★☆\" as \"black star\" 4 times and \"white star\" [choice]"),
    ("A+", "\"A+\" as \"A plus\" [choice]"), ("+7", "\"+7\" as \"plus 7\" [choice]"),
    ("9–17", "\"9–17\" as \"9 dash 17\" [choice]"),
    ("2026-05-14", "\"2026-05-14\" as \"2026 dash 05 dash 14\" [choice]"),
    ("14.05.2026", "\"14.05.2026\" as \"14 dot 05 dot 2026\" [choice]"),
    ("250 g", "\"250 g\" as a number and a unit, or as a number and letters [choice]"),
    ("ic_close", "\"ic_close\" as \"ic underscore close\" [choice]"),
    ("photo.jpg", "\"photo.jpg\" as \"photo dot jpg\" [choice]"),
    ("🍕", "\"🍕\" as \"slice of pizza\" [choice]"),
  ]

  @Test("says how a voice would read numbers and signs", arguments: readings)
  func signs(_ row: (label: String, reading: String)) throws {
    var walk = try Walk("screen main\n  text \"\(row.label)\"\n")
    #expect(walk("tap", ":why").last == "# note: a voice may read \(row.reading)")
  }

  @Test("in the readings style, names each reading, and who heard it")
  func written() throws {
    var walk = try Walk("screen main\n  text \"1m, 4 km\"\n  button \"A\"\n    value: 2nd\n")
    _ = walk(":set style readings")
    let sentence = "the readings style writes symbols the way people have heard voices read them"
    let label =
      "# label \"1 meter, 4 km\": label of text \"1m, 4 km\"; VoiceOver says the label as written"
    let why = walk("tap", ":why")
    #expect(why.first == "\(label) [contract]")
    #expect(why.dropFirst().first == "# read \"1m\" as \"1 meter\": \(sentence) [observed]")
    #expect(
      why.last
        == "# note: a voice may read \"4 km\" as a number and a unit, or as a number and letters, "
        + "a comma as a pause [choice]"
    )
    let reads = walk("swipe right", ":why all").filter { $0.hasPrefix("# read") }
    #expect(
      reads == [
        "# read \"A\" as \"capital A\": \(sentence) [r2-testapp-swift#107]",
        "# read \"2nd\" as \"second\": \(sentence) [kevin-hirsch.com]",
      ]
    )
    #expect(!walk(":set style spoken", "tap", ":why").contains { $0.hasPrefix("# read") })
  }

  @Test(
    "says nothing about plain words",
    arguments: ["Menu", "it's well-known", "e.g.", "3 items", "120"]
  )
  func plain(_ label: String) throws {
    var walk = try Walk("screen main\n  text \"\(label)\"\n")
    let lines = walk(":why")
    #expect(!lines.isEmpty && !lines.contains { $0.hasPrefix("# note: a voice") })
  }

  @Test("says what the author wants spelled out or pronounced, and leaves those words alone")
  func pronunciation() throws {
    var walk = try Walk(
      """
      screen main
        text "Code 1234"
          label.spoken: spellOut on "1234"
        text "Live"
          label.spoken: ipa "laɪv"
      """
    )
    #expect(
      walk("tap", ":why").last
        == "# note: the app makes the voice spell out \"1234\""
    )
    walk("n")
    #expect(
      walk(":why").last
        == "# note: the app makes the voice pronounce the label as /laɪv/"
    )
  }

  @Test("names an element without an identifier by role and label, and a group as itself")
  func names() throws {
    var walk = try Walk("screen main\n  group \"Profile\"\n    image \"Photo\"\n")
    #expect(
      origins(&walk).filter { !$0.hasPrefix("# cursor at") } == [
        "# context \"Profile\": container of group \"Profile\"",
        "# label \"Photo\": label of image \"Photo\"",
        "# role \"Image\": traits of image \"Photo\"",
      ]
    )
  }

  @Test("explains the last utterance, even an announcement or the app's name")
  func last() throws {
    var walk = try Walk(pizzeria)
    walk("start card", "m")
    #expect(
      origins(&walk) == ["# announcement \"Added to cart\": announcement of app \"Pizzeria\""]
    )
    var empty = try Walk("app \"Empty\"\nscreen main\n")
    #expect(origins(&empty) == ["# app \"Empty\": label of app \"Empty\""])
  }

  /// An app, gestures in it, and the lines of `:why` about each interruption, up to the rule.
  private static let cuts: [(effects: String, lines: [String], cuts: [String])] = [
    (
      "announce \"One fish\"\n      announce \"Two fish\"\n      announce \"Three—\"",
      ["double tap"],
      [
        "# \"One—\" is cut short by \"Two fish\": if an app posts announcements at the same time",
        "# \"Two—\" is cut short by \"Three—\": if an app posts announcements at the same time",
      ]
    ),
    (
      "wait 1s\n      announce \"The news of today\"\n      wait 400ms\n      announce \"Newer\"",
      ["double tap", "wait 5s"],
      [
        "# \"The news—\" is cut short by \"Newer\": if something interrupts speech, you hear it up to the"
      ]
    ),
    ("announce \"Paid—\"", ["double tap"], []),
  ]

  @Test("says what cuts an announcement, and by which rule", arguments: cuts)
  func interruptions(_ row: (effects: String, lines: [String], cuts: [String])) throws {
    var walk = try Walk(
      "screen main\n  button \"Go\"\n    on activate:\n      \(row.effects)\n"
    )
    for line in row.lines { walk(line) }
    let lines = walk(":why").filter { $0.contains(" is cut") }
    #expect(lines.count == row.cuts.count, "\(lines)")
    for (line, start) in zip(lines, row.cuts) { #expect(line.hasPrefix(start)) }
  }

  @Test("says if nothing was spoken")
  func nothing() throws {
    var walk = try Walk(unstarted: "screen main\n")
    #expect(walk(":why") == ["# VoiceOver hasn't said anything yet"])
    var silent = try Walk("screen main\n  element\n")
    #expect(silent("tap", ":why") == ["# VoiceOver has nothing to say at this stop"])
  }
}
