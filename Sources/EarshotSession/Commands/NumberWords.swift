/// Functions that convert numbers in words, up to a hundred, and percentages to digits.
///
/// - Source: our choice.
enum NumberWords {
  private static let english = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let german = [
    "zwanzig", "dreissig", "vierzig", "fuenfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]
  private static let teens = [
    ["thirteen", "dreizehn"], ["fourteen", "vierzehn"], ["fifteen", "fuenfzehn"],
    ["sixteen", "sechzehn"], ["seventeen", "siebzehn"], ["eighteen", "achtzehn"],
    ["nineteen", "neunzehn"],
  ]
  private static let units = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]
  private static let germanUnits = [
    "ein", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht", "neun",
  ]
  private static let hundreds: Set = ["hundred", "hundert"]
  private static let ones: Set = ["one", "a", "ein", "eine", "1"]
  private static let percents: Set = ["percent", "prozent", "%"]

  /// The numbers greater than twelve that are a single word, by that word.
  static let tens: [String: Int] = {
    var tens: [String: Int] = ["hundert": 100, "einhundert": 100, "hundred": 100]
    for (place, words) in teens.enumerated() { for word in words { tens[word] = 13 + place } }
    for (place, pair) in zip(english, german).enumerated() {
      let ten = 20 + 10 * place
      (tens[pair.0], tens[pair.1]) = (ten, ten)
      for (unit, word) in units.enumerated() { tens["\(pair.0)-\(word)"] = ten + unit + 1 }
      for (unit, word) in germanUnits.enumerated() { tens["\(word)und\(pair.1)"] = ten + unit + 1 }
    }
    return tens
  }()

  /// Returns the words with each number of several words replaced by a single word in digits.
  ///
  /// For example, `twenty`, `one`, `percent` become `21%`.
  static func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      let last = result.last ?? ""
      if hundreds.contains(word), ones.contains(last) {
        result[result.count - 1] = "100"
      } else if let unit = units.firstIndex(of: word), let ten = english.firstIndex(of: last) {
        result[result.count - 1] = "\(20 + 10 * ten + unit + 1)"
      } else if percents.contains(word), let number = Int(PlainWord.canonical(last)) {
        result[result.count - 1] = "\(number)%"
      } else {
        result.append(word)
      }
    }
    return result
  }
}
