import EarshotSession
import SessionTestSupport
import Testing

@Suite(":why")
struct WhyTests {
  /// The beginnings of the lines, up to the rule.
  private func origins(_ walk: inout Walk) -> [String] {
    walk(":why").map { line in String(line.prefix { $0 != ";" }) }
  }

  @Test("says of each part what it is, where it comes from, and by which rule")
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
        "# label \"Bonus points\": label of #points; the label is spoken as it is written "
          + "(Apple's contract) [UIAccessibility.h]",
        "# value \"24\": value of #points; the value follows the label "
          + "(a recorded demonstration) [WWDC26-220]",
        "# role \"Button\": traits of #points; a button says so, unless a narrower role or a tab bar "
          + "hides it (a model) [AccessibilitySnapshot]",
        "# hint \"Opens your offers\": hint of #points; the hint follows the description after a pause "
          + "(Apple's contract) [UIKit]",
      ]
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
        "# cursor at 1 of 2, header \"Trips\": closing an alert, a sheet or a presented screen puts "
          + "the cursor on the first element of what lay below"
      ) == true
    )
    #expect(
      walk(":why").last?.contains(
        "(a recorded demonstration; testers' records; the project's design; sure for the system "
          + "that was recorded) [[cvs-health]"
      ) == true
    )
    #expect(walk("n", ":why").contains { $0.hasPrefix("# cursor at") } == false)
  }

  @Test("says how a voice would read what stands there as it is written")
  func voice() throws {
    var walk = try Walk("screen main\n  text \"4.50 or 245 ₽, on 2024/10/27 in USA, 1234567.\"\n")
    #expect(
      walk("tap", ":why").last
        == "# note: a voice may read \"4.50\" as \"4 dot 50\", \"₽\" as \"ruble sign\", "
        + "\"2024/10/27\" as \"2024 slash 10 slash 27\", \"USA\" letter by letter, "
        + "\"1234567\" as one number"
    )
  }

  @Test("names what has no identifier by role and label, and a group as itself")
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

  @Test("explains the last utterance, an announcement and the app's name, too")
  func last() throws {
    var walk = try Walk(pizzeria)
    walk("start card", "m")
    #expect(
      origins(&walk) == ["# announcement \"Added to cart\": announcement of app \"Pizzeria\""]
    )
    var empty = try Walk("app \"Empty\"\nscreen main\n")
    #expect(origins(&empty) == ["# app \"Empty\": label of app \"Empty\""])
  }

  @Test("says so where nothing was spoken")
  func nothing() throws {
    var walk = try Walk(unstarted: "screen main\n")
    #expect(walk(":why") == ["# nothing was spoken yet"])
    var silent = try Walk("screen main\n  element\n")
    #expect(silent("tap", ":why") == ["# the stop has nothing to say"])
  }
}
