import EarshotLines
import EarshotNotation

/// A name that no element has, such as `on Time`, `the price`, or `100,200`, and its intended
/// meaning.
///
/// - Source: our choice, from what people typed.
package struct MeantTarget {
  private let text: String

  /// Creates a name from the typed text.
  package init(_ text: String) { self.text = text }

  /// Words for the kind of an element.
  private static let kinds: Set = [
    "element", "item", "button", "field", "text", "switch", "tab", "cell", "link", "image",
    "header", "heading", "stepper", "picker", "toggle", "control", "slider", "icon", "row", "taste",
    "knopf", "schalter", "feld", "option",
    "checkbox",
  ]
  /// Words that can accompany the name of an element.
  private static let fillers: Set = kinds.union([
    "on", "at", "the", "to", "label", "auf", "den", "die", "das", "der", "me", "my", "that", "says",
    "called", "named", "with", "for", "a", "an", "of", "into", "please",
  ])
  private static let separators: Set = [
    "and", "then", "&&", "|", "&", "und", "dann", "->", "→", "||", ">", ",",
  ]

  /// Returns the intended label, or `nil` if there's none.
  package func label(in labels: [String]) -> String? {
    let letters = text.letters
    if letters.count > 2, let label = labels.first(where: { $0.letters == letters }) {
      return label
    }
    if let name = nameBeforeKind, let label = Self.found([name], labels) { return label }
    var words = text.split(whereSeparator: \.isBlank).map(String.init)
    while words.count > 1, let first = words.first, Self.fillers.contains(first.lowercased()) {
      words.removeFirst()
      if let label = Self.found(words, labels) { return label }
    }
    while words.count > 1, let last = words.last, Self.fillers.contains(last.lowercased()) {
      words.removeLast()
      if let label = Self.found(words, labels) { return label }
    }
    return nil
  }

  /// Returns the only label that begins with the intended name, such as `Garden, 425 roubles` for `I
  /// hear "Garden"`, or `nil` if there isn't exactly one.
  func onlyLabel(in labels: [String]) -> String? {
    let words = text.split(whereSeparator: \.isBlank).map(String.init)
      .drop {
        Self.fillers.contains($0.lowercased()) || Self.wordsOfHearing.contains($0.lowercased())
      }
    let name = words.joined(separator: " ").withoutQuotes.lowercased()
    guard name.utf8.count > 2, words.count > 0 else { return nil }
    let found = Set(
      labels.filter { label in
        let rest = label.dropFirst(name.count).first
        return label.lowercased().hasPrefix(name) && !(rest?.isLetter ?? false)
      }
    )
    return found.count == 1 ? found.first : nil
  }

  /// Words before the name of an element in a sentence such as `until I hear "Pay"`.
  private static let wordsOfHearing: Set = [
    "i", "you", "we", "hear", "hears", "hearing", "reach", "reaching", "until", "voiceover", "it",
    "reads", "find", "see", "is", "focused",
  ]

  /// The name before the kind of an element, as in `Wifi button`, or `nil` if the text doesn't end
  /// with a kind.
  var nameBeforeKind: String? {
    let words = text.split(whereSeparator: \.isBlank)
    guard words.count > 1, let last = words.last, Self.kinds.contains(last.lowercased()) else {
      return nil
    }
    return words.dropLast().joined(separator: " ")
  }

  private static func found(_ words: [String], _ labels: [String]) -> String? {
    let name = words.joined(separator: " ").withoutQuotes
    return labels.index(ofName: name).map { labels[$0] }
  }

  /// The command `touch 100 200` for `100,200`, or `nil` if the text isn't a point.
  var place: String? {
    guard text.contains(where: \.isNumber),
      text.allSatisfy({ $0.isASCII && $0.isNumber || ",. ()".contains($0) })
    else { return nil }
    let numbers = text.split { !($0.isNumber || $0 == ".") }
    return numbers.count == 2 ? "touch \(numbers.joined(separator: " "))" : nil
  }

  /// The gesture that words after `tap` mean, such as `double tap` for `twice` or `it two times`, or
  /// `four-finger tap top` for `top with four fingers`, or `nil` for any other words.
  package var taps: String? {
    let words = text.lowercased().split(whereSeparator: \.isBlank).filter {
      !["it", "this", "that", "the", "element", "here"].contains($0)
    }
    guard Int(text) == nil, let count = WrittenCount(words.joined(separator: " "))?.count,
      GestureWords.multiples.indices.contains(count - 1)
    else {
      let gesture = words.count > 1 ? PlainGesture("tap \(text)")?.gesture : nil
      let namesFingers = words.contains { GestureWords.fingers.contains(String($0)) }
      return gesture == "tap" && !namesFingers ? nil : gesture
    }
    return "\(GestureWords.multiples[count - 1]) tap".trimmed
  }

  /// Returns the commands for a name that's followed by commands, such as
  /// `touch "Time"; double tap` for `Time and double tap`.
  ///
  /// The result is `nil` if there are no commands after the name.
  func commands(in labels: [String]) -> String? {
    let words = text.split(whereSeparator: \.isBlank).map(String.init)
    for place in words.indices.dropFirst() {
      let isSeparator = Self.separators.contains(words[place].lowercased())
      let isComma = words[place - 1].hasSuffix(",")
      guard isSeparator || isComma else { continue }
      let name = words[..<place].joined(separator: " ")
      let label = Self.found([isComma ? String(name.dropLast()) : name], labels)
      let rest = words[(isSeparator ? place + 1 : place)...].joined(separator: " ")
      if let label, MeantForm.isCommand(rest) {
        return "touch \(Quoting.quotedLiteral(label)); \(rest)"
      }
    }
    return nil
  }

  /// The advice on the notation of a point if the text contains coordinates, or `nil` otherwise.
  ///
  /// A time such as `10:30`, a date, an amount such as `$5`, and a percentage aren't coordinates.
  var adviceOnPlace: String? {
    let isOfNumber = { (sign: Character) in sign.isASCII && sign.isNumber || ".-".contains(sign) }
    let numbers = text.split { !isOfNumber($0) }
    let words = text.lowercased().split { !$0.isLetter && $0 != "×" }
    let isTime = zip(text, text.dropFirst()).contains { $0.isNumber && $1 == ":" }
    guard !isTime, words.allSatisfy({ Self.wordsOfPlaces.contains(String($0)) }),
      text.allSatisfy({ $0.isLetter || isOfNumber($0) || Self.marksOfPlaces.contains($0) }),
      numbers.count > 1 || Int(numbers.first ?? "") != nil && !text.contains("%")
    else { return nil }
    let isPoint = numbers.count == 2 && numbers.allSatisfy { Double($0) != nil }
    let place = isPoint && !text.contains("%") ? numbers.joined(separator: " ") : "100 200"
    return "to touch a point, write its x and y coordinates, as in 'touch \(place)'"
  }

  /// Marks that can accompany the coordinates of a point.
  private static let marksOfPlaces: Set<Character> = [
    " ", "\t", ",", ";", ":", "=", "%", "×", "(", ")", "[", "]", "{", "}",
  ]

  /// Words that can accompany the coordinates of a point.
  private static let wordsOfPlaces: Set = [
    "at", "on", "x", "y", "×", "px", "pt", "point", "points", "position", "coordinates", "the",
    "and", "to",
  ]
}

extension String {
  /// The letters and digits of the text in lowercase, such as `wifi` for `Wi-Fi`.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
