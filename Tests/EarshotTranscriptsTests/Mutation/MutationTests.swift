import EarshotReports
import EarshotModel
import EarshotNotation
import Testing

@testable import EarshotTranscripts

/// A way to break a screen, a session that notices it, and one that doesn't.
struct MutationCase: Sendable, CustomTestStringConvertible {
  var mutation: Mutation
  /// The change, in words; the test ignores other changes of the same kind.
  var words: String
  var screen: String
  /// A session that notices the change.
  var guarded: String
  /// The suggestion for a session that checks only which screen is shown.
  var remedy: String
  /// The settings of both sessions.
  var header: String
  var testDescription: String { mutation.rawValue }

  init(
    _ mutation: Mutation,
    _ words: String,
    on screen: String,
    noticedBy guarded: String,
    remedy: String,
    header: String = ""
  ) {
    self.mutation = mutation
    self.words = words
    self.screen = "screen main\n" + screen
    self.guarded = guarded
    self.remedy = remedy
    self.header = header
  }

  static let pay = """
      header "Cart"
      button "Pay" #pay
    """
}

extension MutationCase {
  static let ofTexts = [
    MutationCase(
      .label,
      "the label of #pay was removed",
      on: pay,
      noticedBy: "> swipe right\nPay, Button",
      remedy: "'? #pay conveys label \"Pay\"' below a.vo:1"
    ),
    MutationCase(
      .rename,
      "the label of #pay was changed to \"Pay 2\"",
      on: pay,
      noticedBy: "> swipe right\n? says /^Pay,/",
      remedy: "'? #pay conveys label \"Pay\"' below a.vo:1"
    ),
    MutationCase(
      .value,
      "the value of #size was removed",
      on: """
          header "Pizza"
          adjustable "Size" #size
            values: Small | Large
            value: Small
        """,
      noticedBy: "> start\n? #size is Small",
      remedy: "'? #size conveys value \"Small\"' below a.vo:1"
    ),
    MutationCase(
      .hint,
      "the hint of #pay was removed",
      on: pay + "\n    hint: Opens the checkout",
      noticedBy: "> swipe right\nPay, Button\n~ hint: Opens the checkout",
      remedy: "'? #pay conveys hint \"Opens the checkout\"' below a.vo:1"
    ),
    MutationCase(
      .placeholder,
      "the placeholder of #name was removed",
      on: "  header \"Name\"\n  textField \"\" #name\n    placeholder: Your name",
      noticedBy: "> swipe right\n? says \"Your name\"",
      remedy: "a step to the stop 'Your name, Text field · Double tap to edit.' below a.vo:1"
    ),
    MutationCase(
      .trait,
      "the trait 'button' of #pay was removed",
      on: pay,
      noticedBy: "> start\n? #pay conveys role button",
      remedy: "'? #pay conveys role button' below a.vo:1"
    ),
    MutationCase(
      .state,
      "the line 'hint when #terms is off' of #pay was removed",
      on: pay + "\n    hint when #terms is off: Agree first\n  switch off \"Terms\" #terms",
      noticedBy: "> swipe right\nPay, Button\n~ hint: Agree first",
      remedy: "'? #pay.hint is \"Agree first\"' below a.vo:1"
    ),
    MutationCase(
      .content,
      "the custom content \"Price\" of #pay was removed",
      on: pay + "\n    content important \"Price\": 9 euros",
      noticedBy: "> swipe right\n? says \"9 euros\"",
      remedy: "a step to the stop 'Pay, 9 euros, Button · More content available' below a.vo:1"
    ),
  ]

  static let sums =
    pay + "\n    chart \"Sums\": Falling\n    axis x \"Day\": A | B | C\n"
    + "    axis y \"Sum\": 0...9 euros\n    series \"Sums\": A 5 | B 7 | C 2\n    series \"Plan\": A 3"

  static let ofCharts = [
    MutationCase(
      .chart,
      "the chart \"Sums\" of #pay was removed",
      on: sums,
      noticedBy: "> swipe right\nPay, Button\n> rotor \"Audio graph\"\n~ rotor: Audio graph",
      remedy: """
        the steps 'start main', 'swipe right', and 'rotor "Audio graph"' to a session, and then \
        the line '~ rotor: Audio graph'
        """
    )
  ]

  static let ofEffects = [
    MutationCase(
      .action,
      "the action \"Delete\" of #pay was removed",
      on: pay + "\n    action \"Delete\": hide #pay",
      noticedBy: "> start\n? #pay has action \"Delete\"",
      remedy: "'? #pay has action \"Delete\"' below a.vo:1"
    ),
    MutationCase(
      .rotor,
      "the rotor \"Sums\" of screen main was removed",
      on: "  rotor \"Sums\": .sum\n" + pay + " .sum",
      noticedBy: "> rotor \"Sums\"\n~ rotor: Sums",
      remedy: """
        the steps 'start main' and 'rotor "Sums"' to a session, and then the line '~ rotor: Sums'
        """
    ),
    MutationCase(
      .announcement,
      "the announcement \"Paid\" in 'on activate' of #pay was removed",
      on: pay + "\n    on activate: announce \"Paid\"",
      noticedBy: "> swipe right\n> double tap\n? says \"Paid\"",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then '? says \
        "Paid"'
        """
    ),
    MutationCase(
      .notification,
      "the notification 'layoutChanged' in 'on activate' of #pay was removed",
      on: pay + "\n    on activate: notify layoutChanged #sum\n  text \"9 euros\" #sum",
      noticedBy: "> swipe right\n> double tap\n? focus #sum",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then the line '9 \
        euros'
        """
    ),
    MutationCase(
      .effect,
      "the effect 'show #sum' in 'on activate' of #pay was removed",
      on: pay + "\n    on activate: show #sum\n  text \"9 euros\" #sum\n    hidden: true",
      noticedBy: "> swipe right\n> double tap\n? reachable #sum",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then '? \
        reachable #sum'
        """
    ),
  ]

  static let ofFollowing = [
    MutationCase(
      .reference,
      "the label of #pay no longer changes with other elements and stays \"Pay Small\"",
      on: """
          adjustable "Size" #size
            values: Small | Large
          button "Pay {#size}" #pay
        """,
      noticedBy: "> start\n> swipe up\n? #pay conveys label \"Pay Large\"",
      remedy: """
        the steps 'start main' and 'increment' to a session, and then a step to the stop \
        'Pay Large, Button'
        """
    ),
    MutationCase(
      .plural,
      "the label of #sum now uses \"items\" for every number",
      on: """
          adjustable "Count" #count
            values: 1 | 2
          text "{#count item|items}" #sum
        """,
      noticedBy: "> start\n? #sum conveys label \"1 item\"",
      remedy: "a step to the stop '1 item' below a.vo:1"
    ),
    MutationCase(
      .text,
      "the value of #size was changed to \"Small 2\"",
      on: "  text \"Size\" #size\n    value: Small",
      noticedBy: "> start\n? #size is Small",
      remedy: "'? #size.value is \"Small\"' below a.vo:1"
    ),
    MutationCase(
      .range,
      "the scale of #size lost its last value",
      on: "  adjustable \"Size\" #size\n    values: Small | Medium | Large\n    value: Medium",
      noticedBy: "> start\n> swipe up\n? #size is Large",
      remedy: "the steps 'start main' and 'increment' to a session, and then the line 'Large'"
    ),
  ]

  static let ofChanges = [
    MutationCase(
      .priority,
      "the announcement \"Paid\" in 'on activate' of #pay now has the priority 'low'",
      on: pay + "\n    on activate:\n      announce \"Paying\"\n      announce \"Paid\"",
      noticedBy: "> swipe right\n...\n> double tap\n...\nPaying—\n...",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then the line \
        'Paying—'
        """
    ),
    MutationCase(
      .target,
      "the notification 'layoutChanged' in 'on activate' of #pay lost its element",
      on: pay + "\n    on activate: notify layoutChanged #sum\n  text \"9 euros\" #sum",
      noticedBy: "> swipe right\n> double tap\n? focus #sum",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then '? focus \
        #sum'
        """
    ),
    MutationCase(
      .screen,
      "the effect 'push done' in 'on activate' of #pay opens the screen 'help'",
      on: pay + """

            on activate: push done
        screen done
          header "Done"
        screen help
          header "Help"
        """,
      noticedBy: "> swipe right\n> double tap\n? screen done",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then '? screen \
        done'
        """
    ),
    MutationCase(
      .voice,
      "the effect 'voice \"Lap\"' in 'on activate' of #pay was changed to \"Lap 2\"",
      on: pay + "\n    on activate: voice \"Lap\"",
      noticedBy: "> swipe right\n> double tap\n? voices /^Lap$/",
      remedy: """
        the steps 'start main', 'swipe right', and 'double tap' to a session, and then '? not \
        voices "Lap 2"'
        """
    ),
    MutationCase(
      .audio,
      "the effect 'audio playback' in 'on activate' of #pay became 'audio ambient'",
      on: "  button \"Pay\" #pay\n    on activate:\n      audio playback\n      voice \"Lap\"",
      noticedBy: "> start\n> double tap\n? voices \"Lap\"",
      remedy: "the step 'double tap' below a.vo:1, and then the line '~ voice: Lap'",
      header: "> silent switch on\n"
    ),
  ]

  static let ofStructure = [
    MutationCase(
      .order,
      "header \"Cart\" and #pay changed places",
      on: pay,
      noticedBy: "> start\n? order \"Cart\", #pay",
      remedy: "'? order \"Cart\", #pay' below a.vo:1"
    ),
    MutationCase(
      .hidden,
      "#pay was hidden",
      on: pay,
      noticedBy: "> start\n? reachable #pay",
      remedy: "'? reachable #pay' below a.vo:1"
    ),
    MutationCase(
      .modal,
      "#cover is no longer modal",
      on: pay + "\n  view #cover\n    viewIsModal: true\n    button \"Close\" #close",
      noticedBy: "> start\n? not reachable #pay",
      remedy: "'? not reachable \"Cart\"' below a.vo:1"
    ),
    MutationCase(
      .split,
      "#pay was split: \"9 euros\" became a separate stop",
      on: "  header \"Cart\"\n  button \"Pay, 9 euros\" #pay",
      noticedBy: "> swipe right\nPay, 9 euros, Button",
      remedy: "'? #pay conveys label \"Pay, 9 euros\"' below a.vo:1"
    ),
    MutationCase(
      .merge,
      "header \"Cart\" and #pay became one stop",
      on: pay,
      noticedBy: "> start\n? reachable #pay",
      remedy: "'? reachable #pay' below a.vo:1"
    ),
  ]

  static let all = ofTexts + ofCharts + ofFollowing + ofEffects + ofChanges + ofStructure + ofVoice

  static let ofVoice = [
    MutationCase(
      .inputLabels,
      "the property 'userInputLabels' of #send was removed",
      on: "  button \"Send now\" #send\n    userInputLabels: Ship, Ship it",
      noticedBy: "> start\n? can say \"Ship it\"",
      remedy: "'? #send shows name \"Ship\"' below a.vo:3",
      header: "voiceControl: on\n\n"
    ),
    MutationCase(
      .interaction,
      "the property 'respondsToUserInteraction' of #total was changed to false",
      on: "  text \"Total\" #total\n    respondsToUserInteraction: true",
      noticedBy: "> start\n? can say \"Total\"",
      remedy: "'? can say \"Total\" for #total' below a.vo:3",
      header: "voiceControl: on\n\n"
    ),
  ]
}

@Suite("A change of an app")
struct MutationTests {
  @Test("is noticed by a session that guards it", arguments: MutationCase.all)
  func noticed(_ each: MutationCase) throws {
    let results = try Self.results(of: each, each.guarded + "\n")
    #expect(results.map(\.isNoticed) == [true], "\(results)")
  }

  @Test("survives a session that doesn't, with what would notice it", arguments: MutationCase.all)
  func survived(_ each: MutationCase) throws {
    let results = try Self.results(of: each, "> start\n? screen main\n")
    #expect(results.map(\.verdict) == [.survived(remedy: each.remedy)])
  }

  @Test("has a case here for each kind")
  func kinds() {
    #expect(MutationCase.all.map(\.mutation) == Mutation.allCases)
  }

  /// The outcome of the change that a case is about.
  static func results(of each: MutationCase, _ session: String) throws -> [MutationResult] {
    let check = try check(each.screen, each.header + session)
    return check.mutants.filter { $0.mutation == each.mutation && $0.words == each.words }
      .map(check.result)
  }

  static func check(
    _ screen: String,
    _ sessions: String...,
    limit: Int = 1_000,
    work: WorkBudget.Limits = .usual
  ) throws -> MutationCheck {
    let source = SourceText(name: "a.screen", screen)
    let transcripts = try sessions.map { text in
      let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
      let document = try #require(AppDocument.read([source]).document)
      #expect(TranscriptRun(transcript, on: document).passed)
      return transcript
    }
    return try #require(
      MutationCheck(
        AppDocument.read([source]),
        in: [source],
        transcripts: transcripts,
        limit: limit,
        work: work
      )
    )
  }
}

extension MutationResult {
  fileprivate var isNoticed: Bool { if case .noticed = verdict { true } else { false } }
}

@Suite("A change of what Voice Control uses")
struct VoiceMutationTests {
  private static let screen = """
    screen main
      button "Send now" #send
        userInputLabels: Ship
      button "Pay" #pay
        respondsToUserInteraction: false
    """

  @Test("is inaudible if Voice Control is off")
  func unheard() throws {
    let check = try MutationTests.check(Self.screen, "> start\n? screen main\n")
    let mutants = check.mutants.filter { [.inputLabels, .interaction].contains($0.mutation) }
    #expect(mutants.map { check.result(of: $0).verdict } == [.unheard, .unheard, .unheard])
  }

  @Test("is given up if the search takes too much work, and doesn't count")
  func givenUp() throws {
    let check = try MutationTests.check(
      Self.screen,
      "> start\n? screen main\n",
      work: WorkBudget.Limits(step: 10, run: 10)
    )
    let mutants = check.mutants.filter { $0.mutation == .interaction }
    let results = mutants.map { check.result(of: $0) }
    #expect(results.map(\.verdict) == [.givenUp])
    var score = MutationScore()
    for result in results { score.add(result) }
    #expect(score.percent == nil)
    #expect(
      MutationSummary(check, score, file: "a.screen").lines.dropFirst().first
        == """
        a.screen: Earshot stopped searching for a way to notice 1 change, because the search took too \
        much work; to search further, use a larger '--budget' (1x by default)
        """
    )
  }

  @Test("also changes the first name, and lets an unresponsive element respond")
  func others() throws {
    let check = try MutationTests.check(Self.screen, "voiceControl: on\n\n> start\n? screen main\n")
    let mutants = check.mutants.filter { [.inputLabels, .interaction].contains($0.mutation) }
    #expect(
      mutants.map { check.result(of: $0).verdict } == [
        .survived(remedy: "'? #send shows name \"Ship\"' below a.vo:3"),
        .survived(remedy: "'? #send shows name \"Ship\"' below a.vo:3"),
        .survived(remedy: "'? not can say \"Pay\" for #pay' below a.vo:3"),
      ]
    )
  }

  @Test("is made only if the screen sets it")
  func silent() throws {
    let check = try MutationTests.check("screen main\n  button \"A\"\n", "> start\nA, Button\n")
    #expect(!check.mutants.contains { [.inputLabels, .interaction].contains($0.mutation) })
  }
}

@Suite("A mutation check")
struct MutationCheckTests {
  private static let screen = """
    screen main "Main"
      button "Pay" #pay
        on activate:
          announce "Paid"
          wait 1s
          announce "Thank you"
      button "Old" #old
        hidden: true
        hint: Never heard
    screen help "Help"
      header "Help"
    """

  @Test("reports where a change was made, at the line of a handler or of a node")
  func places() throws {
    let check = try MutationTests.check(Self.screen, "> start\n? screen main\n")
    let lines = check.mutants.map { check.result(of: $0) }.compactMap(\.line)
    #expect(
      lines.contains {
        $0.hasPrefix(
          "a.screen:3:8: the announcement \"Paid\" in 'on activate' of #pay was removed; "
        )
      }
    )
    #expect(lines.contains { $0.hasPrefix("a.screen:2:3: #pay was hidden; ") })
  }

  @Test("counts inaudible changes separately")
  func unheard() throws {
    let check = try MutationTests.check(Self.screen, "> start\nPay, Button\n")
    let mutant = try #require(check.mutants.first { $0.words == "the hint of #old was removed" })
    #expect(check.result(of: mutant).verdict == .unheard)
    #expect(check.result(of: mutant).line == nil)
    var score = MutationScore()
    score.add(check.result(of: mutant))
    #expect(score.percent == nil)
    #expect(score.line == "Earshot found no change that you can hear")
  }

  @Test("skips screens that no session opens, and names them")
  func unopened() throws {
    let check = try MutationTests.check(Self.screen, "> start\n? screen main\n")
    #expect(check.unopened == ["help"])
    #expect(!check.mutants.contains { $0.words.contains("Help") })
  }

  @Test("changes the first screen of a session that begins with a phrase")
  func withoutStart() throws {
    let screen = """
      screen main
        button "More" #more
          on activate: push other
      screen other
        button "Done"
      """
    let session =
      "voiceControl: on\nvoiceover: off\n\n> say \"More\"\n~ understood: Tap More\n~ screen: other\n"
    let check = try MutationTests.check(screen, session)
    #expect(check.unopened.isEmpty)
    #expect(check.mutants.contains { $0.words.contains("#more") })
  }

  @Test("takes some of many changes, evenly, and the same ones each time")
  func limit() throws {
    let all = try MutationTests.check(Self.screen, "> start\n? screen main\n").mutants.map(\.words)
    let some = try MutationTests.check(Self.screen, "> start\n? screen main\n", limit: 3)
    #expect(some.total == all.count)
    #expect(some.mutants.map(\.words) == (0..<3).map { all[$0 * all.count / 3] })
  }

  @Test("is noticed by whichever session guards it")
  func several() throws {
    let check = try MutationTests.check(
      Self.screen,
      "> start\n? screen main\n",
      "> start\n? #pay conveys role button\n"
    )
    let mutant = try #require(
      check.mutants.first { $0.words == "the trait 'button' of #pay was removed" }
    )
    #expect(check.result(of: mutant).verdict == .noticed(by: .init("a.vo", line: 2)))
  }

  @Test("rounds the score down, so only all is a hundred")
  func score() {
    var score = MutationScore()
    for number in 0..<300 { score.add(.sample(isNoticed: number > 0)) }
    #expect(score.percent == 99)
    #expect(score.line == "sessions noticed 299 of 300 changes (99%)")
  }
}

extension MutationResult {
  fileprivate static func sample(isNoticed: Bool) -> MutationResult {
    let mutant = Mutant(mutation: .hint, node: .init(0), words: "the hint was removed") { _ in }
    return MutationResult(
      mutant,
      .init("a.screen", line: 1),
      isNoticed ? .noticed(by: .init("a.vo", line: 1)) : .survived(remedy: "a line")
    )
  }
}
