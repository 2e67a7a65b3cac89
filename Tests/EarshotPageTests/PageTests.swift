import EarshotAudit
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReadOut
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotPage

@Suite("The page for a review")
struct PageTests {
  /// A review of a screen file.
  static func review(
    _ text: String,
    against old: String? = nil,
    session: String? = nil
  ) throws -> Review {
    let source = try source(text)
    let stories = try session.map { text in
      let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
      return [Story(transcript, on: source.document, overrides: [], work: .usual)]
    }
    return Review(source, stories: stories ?? [], against: try old.map(Self.source))
  }

  private static func source(_ text: String) throws -> ReviewSource {
    let sources = [SourceText(name: "a.screen", text)]
    return try #require(ReviewSource(AppDocument.read(sources), of: sources))
  }

  private static let shop = """
    app "Shop"
    screen shop "Shop"
      header "Bread"
      switch off "Gift wrapping"
      button "Pay" #pay
        hint: Opens the sheet
        on activate: present #sheet
      sheet "Payment" #sheet
        button "Done"
          on activate: dismiss
    """

  @Test("shows each stop once in the drawing and once in the list, and links them")
  func stops() throws {
    let html = ReviewPage(try Self.review(Self.shop)).html
    for id in ["s1-1", "s1-2", "s1-3", "s2-1"] {
      #expect(html.components(of: "id=\"\(id)\"") == 1)
      #expect(html.components(of: "id=\"b\(id.dropFirst())\"") == 1)
      #expect(html.components(of: "href=\"#b\(id.dropFirst())\"") == 1)
    }
    #expect(
      html.contains(
        "<span class=\"l\">Gift wrapping</span>, <span class=\"r\">Switch button</span>"
      )
    )
    #expect(html.contains("<p class=\"hint\">Opens the sheet</p>"))
  }

  @Test("gives the same bytes each time, and loads nothing")
  func bytes() throws {
    let html = ReviewPage(try Self.review(Self.shop)).html
    #expect(try ReviewPage(Self.review(Self.shop)).html == html)
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains(" src="))
    #expect(html.contains("default-src 'none'"))
    #expect(html.contains(PageStyle.sheet.policy) && html.contains(PageStyle.script.policy))
    #expect(!html.contains(" style=\""))
  }

  @Test("lists the states that the audit's walk and a session reach")
  func states() throws {
    let review = try Self.review(
      Self.shop,
      session: "screen: a.screen\n\n> start\n> swipe right\n> double tap\n"
    )
    let states = review.screens[0].states
    #expect(states.count == 1)
    #expect(states.first?.origin == "after “double tap” in a.vo, line 5")
    #expect(states.first?.changes.contains { $0.contains("off") && $0.contains("on") } == true)
  }

  @Test("marks what sounds different in both states, and says it as diff does")
  func comparison() throws {
    let new = Self.shop.replacing("\"Pay\"", with: "\"Pay now\"")
      .replacing("  header \"Bread\"", with: "  header \"Bread\"\n  text \"Fresh\"")
    let review = try Self.review(new, against: Self.shop)
    #expect(review.screens[0].stops.map(\.change) == [nil, .added, nil, .differs])
    #expect(review.old[0].stops.map(\.change) == [nil, nil, .differs])
    let html = ReviewPage(review).html
    for line in try #require(review.comparison).changes.map(\.line) {
      #expect(html.contains(line.replacing("\"", with: "&quot;")))
    }
    #expect(html.contains("<h3>Before</h3>") && html.contains("<h3>After</h3>"))
    #expect(!ReviewPage(try Self.review(new, against: new)).html.contains("<h3>Before</h3>"))
  }

  @Test("shows a session step by step, with what fails and why")
  func story() throws {
    let session =
      "screen: a.screen\n\n> start\nShop\nBread, Heading\n> swipe right\nCheese, Button\n"
    let review = try Self.review(Self.shop, session: session)
    let story = try #require(review.stories.first)
    #expect(!story.passes && story.steps.count == 2)
    #expect(story.steps[0].failures.isEmpty && !story.steps[1].failures.isEmpty)
    #expect(review.place(of: story.steps[1])?.stop == 2)
    #expect(ReviewPage(review).html.contains("href=\"#s1-2\" class=\"ref\">Stop 2</a>"))
    #expect(ReviewPage(review).html.contains("href=\"#t1-6\" class=\"ref\">a.vo, line 6</a>"))
    #expect(review.facts.last?.figure == "0 of 1")
  }

  @Test("lists what no session hears, if a session passes")
  func unheard() throws {
    let session = "screen: a.screen\n\n> start\nShop\nBread, Heading\n"
    let review = try Self.review(Self.shop, session: session)
    let html = ReviewPage(review).html
    #expect(review.facts.last?.noun == "of parts covered by sessions")
    #expect(html.contains("<a href=\"#unheard\">Parts that no session covers</a>"))
    let missing = try #require(review.cover).items.filter { $0.heardBy == nil }
    #expect(missing.count > 1)
    #expect(html.ranges(of: "<li>No session ").count == missing.count)
    let comment = ReviewComment(review).lines
    #expect(comment.contains("**Parts that no session covers**"))
    let failing = try Self.review(Self.shop, session: session.replacing("Bread", with: "Bred"))
    #expect(failing.cover == nil && !ReviewPage(failing).html.contains("unheard"))
  }

  @Test("draws a story’s screens in the states that it reaches, each drawing once")
  func storyboard() throws {
    let session = """
      screen: a.screen

      > start
      > swipe right
      > double tap
      > swipe right
      > double tap
      """
    let review = try Self.review(Self.shop, session: session)
    let panels = try #require(review.stories.first).panels
    #expect(panels.map(\.steps.count) == [4, 1])
    let html = ReviewPage(review).html
    // The switch is on, so this drawing is new, and the sheet appears as it opens.
    #expect(html.components(of: "<svg viewBox=\"-1 -1 ") == 5)
    #expect(html.components(of: "<use ") == 1 && html.contains("<use href=\"#b2\""))
    #expect(html.components(of: "class=\"seen bad\"/>") == 4)
  }

  @Test("begins with what is wrong, the most serious first, with links to the places")
  func first() throws {
    let screen =
      "screen main \"Main\"\n  button \"Pay button\"\n"
      + (1...9).map { _ in "  button \"\"\n" }.joined()
    let html = ReviewPage(try Self.review(screen)).html
    let start = try #require(html.firstRange(of: "<section id=\"first\""))
    let rest = html[start.upperBound...]
    let end = try #require(rest.firstRange(of: "</section>"))
    let section = rest[..<end.lowerBound]
    #expect(section.ranges(of: "<b class=\"fail\">Error</b>").count == 9)
    #expect(section.contains("href=\"#s1-2\" class=\"ref\">Main, stop 2</a>"))
    let fold = try #require(section.firstRange(of: "2 more"))
    #expect(section[fold.upperBound...].contains("Main, stop 1<"))
    let clean = try Self.review("screen main \"Main\"\n  header \"Main\"\n")
    #expect(!ReviewPage(clean).html.contains("id=\"first\""))
  }

  @Test("has findings at their stop, with the rule and the fix")
  func findings() throws {
    let review = try Self.review("screen main \"Main\"\n  header \"Main\"\n  button \"\"\n")
    #expect(
      review.screens[0].stops[1].findings.contains { $0.rule == "label-missing" && !$0.fix.isEmpty }
    )
    #expect(ReviewPage(review).html.contains("<code>label-missing</code>"))
    #expect(ReviewComment(review).lines.contains { $0.contains("label-missing") })
  }

  @Test("is empty if the app is, and contains five hundred stops in linear size")
  func sizes() throws {
    #expect(ReviewPage(try Self.review("screen main\n")).html.contains("<ol class=\"read\""))
    let screen = "screen main\n" + (1...500).map { "  button \"Item \($0)\"\n" }.joined()
    #expect(ReviewPage(try Self.review(screen)).html.utf8.count < 2_000_000)
  }

  @Test("folds a long comment after eight entries of each list")
  func comment() throws {
    let screen = "screen main\n" + (1...20).map { _ in "  button \"\"\n" }.joined()
    let lines = ReviewComment(try Self.review(screen)).lines
    let fold = try #require(lines.firstIndex { $0.hasPrefix("<details>") })
    #expect(fold < 24)
  }

  @Test("has colors with enough contrast in light and dark mode")
  func contrast() throws {
    for colors in [DrawingStyle.light, DrawingStyle.dark] {
      let table = Dictionary(
        uniqueKeysWithValues: colors.split(separator: ";").map { entry in
          let parts = entry.split(separator: ":")
          let digits = parts[1].dropFirst()
          let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
          let value = Int(long, radix: 16) ?? 0
          let color = Color(
            red: UInt8(value >> 16 & 0xFF),
            green: UInt8(value >> 8 & 0xFF),
            blue: UInt8(value & 0xFF)
          )
          return (String(parts[0].dropFirst(2)), color)
        }
      )
      for text in ["ink", "soft", "mark", "warn", "bad", "good"] {
        for ground in ["bg", "paper", "card"] {
          let pair = try (#require(table[text]), #require(table[ground]))
          #expect(Contrast(pair.0, on: pair.1).hundredths >= 450, "\(text) on \(ground)")
        }
      }
      let onMark = try (#require(table["paper"]), #require(table["mark"]))
      #expect(Contrast(onMark.0, on: onMark.1).hundredths >= 450)
      let onTint = try (#require(table["mark"]), #require(table["tint"]))
      #expect(Contrast(onTint.0, on: onTint.1).hundredths >= 450)
    }
  }
}

extension String {
  /// The number of times that another string occurs in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

@Suite("Hashes in policies")
struct PolicyHashTests {
  @Test(
    "follow the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ]
  )
  func digest(text: String, hash: String) {
    #expect(Base64.text(of: SHA256.digest(Array(text.utf8))) == hash)
  }
}
