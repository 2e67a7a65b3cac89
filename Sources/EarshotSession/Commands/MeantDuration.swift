/// A duration in words, such as `one minute`, `5 Sekunden`, or `2 hours later`.
///
/// - Source: our choice, from what people typed.
struct MeantDuration {
  let seconds: Int

  private static let units: [(words: Set<String>, seconds: Int)] = [
    (["s", "sec", "secs", "second", "seconds", "sekunde", "sekunden"], 1),
    (["m", "min", "mins", "minute", "minutes", "minuten"], 60),
    (["h", "hour", "hours", "stunde", "stunden"], 3_600),
  ]
  private static let articles: Set = ["a", "an", "one", "eine", "einen"]

  /// Parses words in lowercase, or returns `nil` if they aren't a number and a unit.
  init?(_ words: some Sequence<String>) {
    let marks: Set<Character> = [".", ",", "!"]
    let words = words.map { word in
      String(word.drop(while: marks.contains).reversed().drop(while: marks.contains).reversed())
    }.filter { !["for", "later", "später", "spaeter", "noch"].contains($0) }
    if words == ["half", "a", "minute"] || words == ["half", "minute"] {
      seconds = 30
      return
    }
    if words.count == 1, let seconds = Self.seconds(inOneWord: words[0]) {
      self.seconds = seconds
      return
    }
    guard words.count == 2, let unit = Self.units.first(where: { $0.words.contains(words[1]) })
    else { return nil }
    let number = Self.articles.contains(words[0]) ? 1 : Int(PlainWord.canonical(words[0]))
    guard let number, (1...999).contains(number) else { return nil }
    seconds = number * unit.seconds
  }

  /// Returns the seconds in a single word, such as `1h30`, `1m30s`, or `1:30`, or `nil` if the word
  /// isn't a duration.
  private static func seconds(inOneWord word: String) -> Int? {
    var (total, digits, size) = (0, "", 0)
    for character in word + "s" {
      if character.isNumber, character.isASCII {
        digits.append(character)
      } else if let number = Int(digits), digits.count < 5 {
        let unit = character == "s" && size > 1 && total > 0 ? size / 60 : seconds(in: character)
        guard let unit else { return nil }
        (total, digits, size) = (total + number * unit, "", unit)
      } else if character != "s" {
        return nil
      }
    }
    return size > 0 && word.contains { !$0.isNumber } && total > 0 ? total : nil
  }

  private static func seconds(in unit: Character) -> Int? {
    ["s": 1, "m": 60, ":": 60, "h": 3_600][unit]
  }
}
