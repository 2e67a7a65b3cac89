/// A duration in words, such as `one minute`, `5 Sekunden`, or `2 hours later`.
///
/// - Source: our choice, from what people typed.
struct MeantDuration {
  /// The length in seconds.
  let seconds: Int

  private static let units: [(words: Set<String>, seconds: Int)] = [
    (["s", "sec", "secs", "second", "seconds", "sekunde", "sekunden"], 1),
    (["m", "min", "mins", "minute", "minutes", "minuten"], 60),
    (["h", "hour", "hours", "stunde", "stunden"], 3_600),
  ]
  private static let articles: Set = ["a", "an", "one", "eine", "einen"]

  /// Parses words in lowercase, or returns `nil` if they aren't a number and a unit.
  init?(_ words: some Sequence<String>) {
    let words = words.map { $0.filter { !".,!".contains($0) } }.filter {
      !["for", "later", "später", "spaeter", "noch"].contains($0)
    }
    guard words.count == 2, let unit = Self.units.first(where: { $0.words.contains(words[1]) })
    else { return nil }
    let number = Self.articles.contains(words[0]) ? 1 : Int(PlainWord.canonical(words[0]))
    guard let number, (1...999).contains(number) else { return nil }
    seconds = number * unit.seconds
  }
}
