import EarshotLines
import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotLessons
@testable import EarshotSession

@Suite("The player's own words")
struct WordingTests {
  @Test("every gesture has a German row, and nothing else has")
  func gestures() {
    let made = Set(GestureDefinition.all.filter(\.isSimulated).map(\.words))
    let others = Set(GestureDefinition.all.filter { !$0.isSimulated }.map(\.words))
    #expect(made == Set(GestureWording.german.keys))
    #expect(made.isSuperset(of: GestureWording.english.keys))
    #expect(others == Set(GestureWording.unsimulatedInGerman.keys))
  }

  @Test("a gesture's effect reads as a sentence: a verb after “it”, and a German infinitive")
  func effects() {
    for gesture in GestureDefinition.all {
      let effect = gesture.wording.effect
      let verb = effect.en.prefix { $0.isLetter }
      #expect(verb.hasSuffix("s"), "\(gesture.words): it \(effect.en)")
      let words = effect.de.split { !$0.isLetter }
      let hasInfinitive = words.contains {
        $0.hasSuffix("en") || $0.hasSuffix("ern") || $0 == "tun"
      }
      #expect(hasInfinitive && effect.de != effect.en, "\(gesture.words): \(effect.de)")
      let article = gesture.words.contains("tap") ? "a \(gesture.words)" : gesture.words
      #expect(Wording.made(gesture).en.contains(article))
    }
    let home = GestureDefinition.named("home").map { Wording.made($0).en }
    #expect(home == "That's 'home': it goes to the Home Screen.")
  }

  /// English words that no German line of the player contains.
  private static let english: Set = [
    "the", "you", "that", "is", "it", "type", "lesson", "gesture", "question", "hint",
    "says", "and", "again", "once",
  ]

  @Test("is in German if the lesson is, except for the sentences of rules")
  func german() throws {
    var player = try LessonSample.player(.asking, of: LessonSample.german)
    var lines = player.begin()
    for input in ["", "?", "?", "?", "?", "last", ":undo", "p", "n", "hint", "7", "", "x y", "x y"]
    {
      lines += player.take(input)
    }
    lines += player.end()
    let own = lines.filter { ![.lesson, .session, .outline, .example].contains($0.voice) }.map(
      \.printed
    )
    #expect(own.count > 12)
    for line in own where !line.contains("Regel: ") {
      let words = line.lowercased().split { !$0.isLetter }.map(String.init)
      #expect(Self.english.isDisjoint(with: words), "\(line)")
    }
  }

  @Test("each line of help, and of what is known of a gesture, has a German row")
  func help() {
    let gestures = ["scrub", "double tap", "magic tap", "rotor", "home", "two-finger tap"]
      .flatMap { GestureGuide.lines(on: $0).dropFirst() }
    let help = ["", "gestures", "lines"].flatMap { Help.lines(on: $0) }
    for line in help + gestures {
      let german = SessionWording.row(line)?[.german]
      #expect(german != nil && german != line, "\(line)")
    }
  }

  @Test("everything that ':what' says in the German lessons has a German row")
  func what() throws {
    var count = 0
    for path in LessonLaws.germanPaths {
      for document in try LessonLaws.documents(of: path) {
        var session = Session(document)
        session.run("start")
        for _ in 0..<8 {
          for case .note(let line) in session.run(":what").content {
            let german = SessionWording.row(line)?[.german]
            #expect(german?.contains(" itself") == false, "\(path): \(line)")
            count += 1
          }
          session.run("swipe right")
        }
      }
    }
    #expect(count > 100)
  }

  @Test("everything that ':why' and ':where' say in the German lessons has a German row")
  func why() throws {
    var count = 0
    for path in LessonLaws.germanPaths {
      let lesson = try LessonLaws.lesson(path)
      for (transcript, document) in zip(lesson.transcripts, try LessonLaws.documents(of: path)) {
        var session = Session(document)
        session.firstScreen = transcript.start
        for step in transcript.steps {
          session.run(step.command)
          let answers = [":why", ":where"].flatMap { session.run($0).content }
          for case .note(let line) in answers {
            count += 1
            #expect(SessionWording.row(line) != nil, "\(path): \(line)")
          }
        }
      }
    }
    #expect(count > 100)
  }

  @Test("a refusal is in German if the lesson is, and what stays English is mentioned once")
  func refusals() throws {
    var player = try LessonSample.player(.telling, of: LessonSample.german)
    _ = player.begin()
    #expect(
      player.told("home") == ["> home", "~ refused: ahmt Earshot nicht nach", Self.onTheSide]
    )
    #expect(
      player.told("voiceover off; n").suffix(2) == [
        "~ refused: VoiceOver ist aus", "Earshot: 'voiceover on' schaltet VoiceOver ein",
      ]
    )
    let notice = "Earshot: Einiges von dem, was Befehle mit „:“ sagen, ist auf Englisch:"
    #expect(!player.told(":where").contains(notice))
    #expect(player.told(":help commands").contains(notice))
    #expect(!player.told(":help commands").contains(notice))
    #expect(!player.told(":help").contains(notice))
  }

  private static let onTheSide = "Earshot: \(Wording.onTheSide[.german])"

  @Test(
    "German words for silence are right",
    arguments: ["nichts", "Stille", "ein dumpfer Ton", "es ist nichts zu hören", "kein Wort"]
  )
  func silence(_ typed: String) { #expect(LessonAnswer(typed).isSilence) }

  @Test("VoiceOver's speech isn't silence", arguments: ["Taste", "Ton, Taste", "Ende der Liste"])
  func noSilence(_ typed: String) { #expect(!LessonAnswer(typed).isSilence) }

  @Test(
    "a header's language is one that the player speaks",
    arguments: [("de", "de"), ("de-AT", "de"), ("EN", "en")]
  )
  func header(_ tag: String, _ language: String) throws {
    let text = "---\nlanguage: \(tag)\n---\n" + LessonSample.text
    #expect(try LessonSample.lesson(text).language.rawValue == language)
  }

  @Test("another language is an error")
  func unknown() {
    let text = "---\nlanguage: fr\n---\n" + LessonSample.text
    let messages = Lesson.read(SourceText(name: "tea.md", text)).diagnostics.map(\.message.text)
    #expect(
      messages == [
        "the language of a lesson must be 'en' or 'de'"
      ]
    )
  }
}

extension LessonSample {
  /// The lesson, with a header that makes it German.
  static let german = "---\nlanguage: de\n---\n" + text
}
