import EarshotLines
import EarshotNotation
import EarshotSession

// The kinds of sentences that mean a claim.
//
// - Source: our choice, from what people typed.
extension ClaimSentence {
  private static let units: Set = [
    "gesture", "gestures", "swipe", "swipes", "step", "steps", "tap", "taps", "move", "moves",
    "gesten",
  ]
  private static let limits: Set = [
    "most", "maximum", "max", "within", "up", "fewer", "less", "more", "under", "below", "<=", "≤",
    "<", "in", "höchstens", "maximal",
  ]

  /// The claim about the number of gestures, such as `gestures <= 2` for `at most 2 gestures`, or
  /// `nil` for other sentences.
  var limit: String? {
    let isLower = words.contains("least") || words.contains("more") && !isDenied
    if isLower, !isDenied, numbers.count == 1, texts.isEmpty, elements.isEmpty, has(Self.units) {
      let includesNumber = words.contains("least") || words.contains("or")
      let most = includesNumber ? numbers[0] - 1 : numbers[0]
      return most < 0 ? nil : "not gestures <= \(most)"
    }
    guard numbers.count == 1, texts.isEmpty, has(Self.units), has(Self.limits), !isLower else {
      return nil
    }
    let isBelow = has(["fewer", "less", "under", "below", "<"])
    // “No more than 5” is an upper limit, but “no fewer than 5” is a lower one.
    if isDenied, !words.contains("more") {
      let most = isBelow ? numbers[0] - 1 : numbers[0]
      return elements.isEmpty && most >= 0 ? "not gestures <= \(most)" : nil
    }
    let number = isBelow && !isDenied ? numbers[0] - 1 : numbers[0]
    guard number > 0 else { return nil }
    if let element = elements.first {
      return elements.count == 1 ? "focus \(element) in \(number)" : nil
    }
    return "gestures <= \(number)"
  }

  private static let wordsOfSilence: Set = ["silent", "quiet", "silence", "mute", "muted"]
  private static let wordsAroundSilence: Set = [
    "voiceover", "is", "stays", "remains", "the", "phone", "app", "please", "never", "not", "and",
    "it", "be", "should", "must", "keeps", "there", "isn't", "now", "still",
  ]

  private static let wordsOfNoSpeech: Set = [
    "nothing", "no", "speech", "voiceover", "i", "you", "is", "there", "was", "words", "output",
  ]

  /// The claim about silence, such as `silent` for `VoiceOver is silent`, or `nil` for other
  /// sentences.
  var silence: String? {
    guard elements.isEmpty, texts.isEmpty, numbers.isEmpty, words.count > 1 else { return nil }
    if words.filter({ !Self.speaking.contains($0) }).allSatisfy(Self.wordsOfNoSpeech.contains) {
      return words.contains("nothing") || words.contains("no") ? "silent" : nil
    }
    guard has(Self.wordsOfSilence),
      words.allSatisfy({ Self.wordsOfSilence.union(Self.wordsAroundSilence).contains($0) })
    else { return nil }
    return denied("silent")
  }

  /// The claim about a task, such as `task "Pay for tea": reach #pay` for `task: reach #pay ("Pay
  /// for tea")`, or `nil` for other sentences.
  var task: String? {
    guard words.contains("task"), texts.count < 2, elements.count == 1 else { return nil }
    let title = text.dropFirst("task".count).prefix { $0 != ":" }
    let plain = text.lowercased().hasPrefix("task ") ? String(title).trimmed : ""
    guard
      let name = quote
        ?? (plain.isEmpty || plain.contains("#") ? nil : Quoting.quotedLiteral(plain))
    else { return nil }
    return denied("task \(name): reach \(elements[0])")
  }

  /// The claim about the state of an element that can be elsewhere, such as `state of #pay is off`
  /// for `#pay state is off` or `state #pay is off`, or `nil` for other sentences.
  var stateAnywhere: String? {
    let plain = text.split(whereSeparator: \.isBlank).map(String.init)
    guard elements.count == 1, plain.count > 3, plain[..<2].contains("state"),
      plain[..<2].contains(elements[0])
    else { return nil }
    return "state of \(elements[0]) \(plain[2...].joined(separator: " "))"
  }

  /// The claim about a pattern of speech, such as `says /Tea.*/` for `says regex "Tea.*"`, or `nil`
  /// for other sentences.
  var pattern: String? {
    guard let text = texts.first, texts.count == 1, elements.isEmpty, has(Self.speaking),
      has(["regex", "regexp", "matches", "matching", "pattern", "re"])
    else { return nil }
    let verb = has(["hint", "hints"]) ? "hint says" : "says"
    return denied("\(verb) /\(text)/")
  }

  private static let sequence: Set = [
    "order", "first", "then", "finally", "before", "followed", "precedes", "sequence", "comes",
    "after", "follows", "->", "→", "<", "next",
  ]

  /// The claim about the order of elements, such as `order #a, #b` for `first #a, then #b`, or
  /// `nil` for other sentences.
  var order: String? {
    guard elements.count > 1, texts.isEmpty, Set(elements).count == elements.count,
      has(Self.sequence) || words.isEmpty && numbers.isEmpty
    else { return nil }
    let isReversed = elements.count == 2 && has(["after", "follows", "behind", "below"])
    let names = isReversed ? elements.reversed() : elements
    return denied("order \(names.joined(separator: ", "))")
  }

  private static let wordsOfSaying: Set = [
    "say", "hear", "see", "read", "said", "called", "spoken", "tapped",
  ]
  private static let offers: Set = [
    "action", "actions", "offers", "offer", "offered", "supports", "provides", "allows", "aktion",
  ]

  /// The claim about an action, such as `#tea has action "Delete"` for `#tea can "Delete"`, or
  /// `nil` for other sentences.
  var action: String? {
    let isOffer = has(Self.offers) || words.contains("can") && !has(Self.wordsOfSaying)
    guard let quote, texts.count == 1, elements.count < 2, isOffer else { return nil }
    return denied("\(elements.first.map { "\($0) " } ?? "")has action \(quote)")
  }

  private static let speaking: Set = [
    "says", "say", "hears", "hear", "heard", "announces", "announce", "announced", "speaks",
    "spoken", "speak", "mentions", "mention", "mentioned", "reads", "read", "said", "voices",
  ]
  private static let voices: Set = [
    "app", "app's", "apps", "synthesizer", "voice", "navigation", "voices",
  ]

  /// The claim about speech, such as `not says "Thanks"` for `says nothing about "Thanks"`, or
  /// `nil` for other sentences.
  var speech: String? {
    if words == ["hint"], let quote, texts.count == 1, elements.isEmpty {
      return "hint says \(quote)"
    }
    if let quote, texts.count == 1, elements.count < 2, has(["can", "can't", "cannot"]),
      has(["say", "said", "called", "spoken"]), words.last != "for"
    {
      return denied("can say \(quote)\(elements.first.map { " for \($0)" } ?? "")")
    }
    guard let quote, texts.count == 1, elements.isEmpty, numbers.isEmpty, has(Self.speaking),
      words.last != "for"
    else { return nil }
    let verb =
      has(["hint", "hints"])
      ? "hint says"
      : has(Self.voices) && !words.contains("voiceover") ? "voices" : "says"
    return denied("\(verb) \(quote)")
  }

  private static let descriptions: Set = [
    "conveys", "convey", "announced", "read", "reads", "spoken", "described", "called", "labeled",
    "labelled", "as", "named", "label", "says",
  ]

  /// The claim about a description, such as `#pay conveys label "Pay", role button` for `#pay reads
  /// as "Pay", a button`, or `nil` for other sentences.
  var description: String? {
    guard let quote, texts.count == 1, elements.count < 2, has(Self.descriptions),
      !has(["hint", "value", "action", "task", "xfail"]),
      let role = words.lazy.compactMap({ ConveyedItem.RoleWord(heardAs: $0)?.name }).first
    else { return nil }
    let states = words.compactMap { ConveyedItem.StateWord(rawValue: $0)?.rawValue }
    let ending = states.first.map { ", state \($0)" } ?? ""
    let start = elements.first.map { "\($0) " } ?? ""
    return denied("\(start)conveys label \(quote), role \(role)\(ending)")
  }

  /// `role of #pay is button` → `#pay conveys role button`.
  var kind: String? {
    guard has(["role", "trait", "traits", "type", "kind"]), texts.isEmpty, elements.count < 2,
      !words.contains("conveys"),
      let role = words.lazy.filter({ !["role", "type", "kind", "trait", "traits"].contains($0) })
        .compactMap({ ConveyedItem.RoleWord(heardAs: $0)?.name }).first
    else { return nil }
    return denied("\(elements.first.map { "\($0) " } ?? "")conveys role \(role)")
  }

  /// `#pay says "Pay"` → `#pay conveys label "Pay"`.
  var elementSpeech: String? {
    guard let quote, texts.count == 1, elements.count == 1, text.hasPrefix(elements[0]),
      words.count == 1, has(Self.speaking)
    else { return nil }
    return "\(elements[0]) conveys label \(quote)"
  }

  /// `headings in the rotor` → `rotor "Headings"`.
  var rotor: String? {
    let fillers: Set = [
      "rotor", "in", "the", "is", "on", "has", "set", "to", "at", "shows", "not", "contains",
      "setting", "option", "dial", "turned", "now",
    ]
    guard words.contains("rotor"), elements.isEmpty, texts.isEmpty, numbers.isEmpty else {
      return nil
    }
    let names = words.filter { !fillers.contains($0) }
    guard names.count == 1, let name = names.first else { return nil }
    return denied("rotor \(Quoting.quotedLiteral(name.prefix(1).uppercased() + name.dropFirst()))")
  }

  /// The claim about a description with commas between its parts, such as `conveys label "Pay",
  /// role button` for `conveys label "Pay" and role button`.
  ///
  /// The value is `nil` for other sentences.
  var joinedDescription: String? {
    guard words.contains("conveys"), has(["and", "&", "+", "with", "und"]) else { return nil }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let joined = parts.indices.map { place in
      guard place.isMultiple(of: 2) else { return String(parts[place]) }
      return [" and ", " & ", " + ", " with ", " und "].reduce(String(parts[place])) {
        $0.replacing($1, with: ", ")
      }
    }
    return joined.joined(separator: "\"")
  }

  private static let concessions: Set = ["even", "although", "though", "while", "despite"]

  /// The claim about an element that may be hidden, such as `state of #state is Paid` for `even
  /// though it is hidden, #state is Paid`.
  ///
  /// The value is `nil` for other sentences.
  var concession: String? {
    guard let first = words.first, Self.concessions.contains(first), elements.count == 1,
      let place = text.firstRange(of: elements[0])
    else { return nil }
    let claim = String(text[place.lowerBound...])
    return "state of \(ClaimSentence(claim).comparison ?? claim)"
  }

  /// Words that precede a claim and don't change it.
  private static let openings: Set = [
    "i", "we", "you", "am", "are", "is", "it", "the", "then", "user", "should", "now", "that",
    "still", "and", "on", "in", "can", "will", "at", "you're", "i'm", "we're", "one", "someone",
  ]

  /// The claim after words that don't change it, such as `screen details` for `I am on screen
  /// details`, or `nil` for other sentences.
  var inner: String? {
    let parts = text.split(whereSeparator: \.isBlank).map(String.init)
    for place in parts.indices.dropFirst() {
      guard Self.openings.contains(parts[place - 1].lowercased()) else { return nil }
      let word = parts[place].lowercased()
      let rest = parts[place...].joined(separator: " ")
      if word == "reach", parts.indices.contains(place + 1) {
        return "reachable \(parts[(place + 1)...].joined(separator: " "))"
      }
      if let verb = ClaimVerb(rawValue: word), verb.place == .first { return rest }
    }
    return nil
  }
}
