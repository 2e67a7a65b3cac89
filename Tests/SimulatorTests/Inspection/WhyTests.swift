import Simulator
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
    #expect(walk(":why").allSatisfy { $0.hasSuffix("]") && $0.contains("; ") && $0.contains(" [") })
  }

  @Test("names what has no identifier by role and label, and a group as itself")
  func names() throws {
    var walk = try Walk("screen main\n  group \"Profile\"\n    image \"Photo\"\n")
    #expect(
      origins(&walk) == [
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
    #expect(silent(":why") == ["# the stop has nothing to say"])
  }
}
