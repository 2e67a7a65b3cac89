import EarshotLines
import EarshotModel
import EarshotNotation

struct ArgumentParser {
  typealias Failure = CommandParser.Failure

  /// The words of the command, as typed.
  let words: String
  /// The text after the words, without leading and trailing spaces.
  let rest: String

  /// Parses the arguments and returns the value that the syntax creates from them.
  func made<Made>(_ syntax: ArgumentSyntax<Made>) throws(Failure) -> Made {
    switch syntax {
    case .nothing(let made): made
    case .count(let make): make(try count())
    case .countOrTarget(let make): make(try extent())
    case .optionalPlace(let make): make(rest.isEmpty ? nil : try place())
    case .place(let make): make(try place())
    case .path(let make): try path(make)
    case .rotorName(let make), .actionName(let make): make(try text(or: "a name", .name))
    case .optionalScreen(let make): make(rest.isEmpty ? nil : try text(or: "a name", .name))
    case .text(let make), .phrase(let make):
      make(try text(or: "text in quotes", .quotedText, ifMissing: "text"))
    case .optionalText(let make):
      make(rest.isEmpty ? nil : try text(or: "text in quotes", .quotedText))
    case .duration(let make): make(try duration())
    case .file(let make): make(try text(or: file, .file))
    case .setting(let make): setting(make)
    case .all(let make): make(try all())
    case .topic(let make), .markName(let make), .anything(let make): make(rest)
    }
  }

  /// The requirement of a file, with an example.
  private var file: String {
    "a file, as in '\(words) \(words.lowercased() == ":record" ? "walk.vo" : "app.screen")'"
  }

  private func needs(_ what: String, _ need: ArgumentNeed? = nil) -> Failure {
    CommandParser.needs(words, what, need)
  }

  private func count() throws(Failure) -> Int {
    if rest.isEmpty { return 1 }
    guard rest.utf8.allSatisfy(\.isDigit), let count = Int(rest), Gesture.counts.contains(count)
    else {
      let wayOut = WrittenCount(rest).map { "\(words) \($0.count)" } ?? lineInRange
      throw needs("a number from 1 to 999\(wayOut.map { "; write '\($0)'" } ?? "")", .count)
    }
    return count
  }

  /// The line for a number that isn't a count, such as `swipe left 2` for `swipe right -2`, or `nil`
  /// for other text.
  private var lineInRange: String? {
    guard let number = Double(rest), number.isFinite else { return nil }
    let most = Double(Gesture.counts.upperBound)
    let count = Int(min(number.magnitude.rounded(), most))
    let back = number < 0 ? Self.opposite(of: words) : words
    return back.map { count == 0 ? $0 : "\($0) \(count)" }
  }

  /// Returns the command in the opposite direction, such as `swipe left` for `swipe right`, or `nil`
  /// if there's none.
  private static func opposite(of words: String) -> String? {
    let pairs = [
      ("left", "right"), ("up", "down"), ("increment", "decrement"), ("n", "p"), ("u", "d"),
      ("+", "-"), ("[", "]"),
    ]
    var parts = words.lowercased().split(separator: " ").map(String.init)
    guard let last = parts.popLast() else { return nil }
    let other = pairs.lazy.compactMap { first, second in
      last == first ? second : last == second ? first : nil
    }.first
    return other.map { (parts + [$0]).joined(separator: " ") }
  }

  private func extent() throws(Failure) -> Gesture.Extent {
    guard let word = rest.split(whereSeparator: \.isBlank).first,
      !(word.utf8.first?.isDigit ?? true)
    else { return .times(try count()) }
    let lowered = word.lowercased()
    guard lowered == "to" else {
      let isMeant =
        lowered == "until" || Suggestion.nearest(to: lowered, in: ["to", "until"]) != nil
      guard isMeant else { return .times(try count()) }
      throw CommandParser.unknown("\(words) \(word)", words, "to")
    }
    let name = String(rest[word.endIndex...]).trimmed
    let place = ArgumentParser(words: "\(words) \(word)", rest: name)
    return .until(try place.target(name, or: "an element, such as '#pay'", .targetElement))
  }

  private func place() throws(Failure) -> Gesture.TouchTarget {
    if let point = point(rest.split(whereSeparator: \.isBlank)) { return .point(point) }
    return .target(try target(rest))
  }

  private func path<Made>(_ make: (Point, Point) -> Made) throws(Failure) -> Made {
    let words = rest.split(whereSeparator: \.isBlank)
    guard words.count == 5, words[2].lowercased() == "to", let start = point(words.prefix(2)),
      let end = point(words.suffix(2))
    else { throw needs("two points, as in '\(self.words) 20 20 to 20 80'", .places) }
    return make(start, end)
  }

  private func point(_ words: some Collection<Substring>) -> Point? {
    let numbers = words.compactMap(\.decimal)
    guard words.count == 2, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  private func target(
    _ text: String,
    or what: String = "a point or an element, such as '100 60' or '#pay'",
    _ need: ArgumentNeed = .element
  ) throws(Failure) -> CommandTarget {
    guard !text.isEmpty, text != "#" else { throw needs(what, need) }
    if text.hasPrefix("#") {
      let name = text.dropFirst().prefix { !$0.isBlank }
      let isQuoted = String(text.dropFirst()).withStraightQuotes.hasPrefix("\"")
      if !isQuoted, name.count < text.count - 1 {
        throw Failure(
          reason: "'\(words) #\(name)' takes nothing after it",
          kind: .takesNothing("\(words) #\(name)")
        )
      }
      return .identifier(try unquoted(String(text.dropFirst()), or: "a name", .name))
    }
    return .label(try unquoted(text, or: "text in quotes", .quotedText))
  }

  private func text(
    or what: String,
    _ need: ArgumentNeed,
    ifMissing missing: String? = nil
  ) throws(Failure) -> String {
    guard !rest.isEmpty else { throw needs(missing ?? what, missing == nil ? need : .text) }
    return try unquoted(rest, or: what, need)
  }

  /// Returns text without its quotation marks.
  ///
  /// Curly quotes are treated like straight quotes, as in screen files.
  private func unquoted(
    _ text: String,
    or what: String,
    _ need: ArgumentNeed
  ) throws(Failure) -> String {
    let text = text.withStraightQuotes
    if let unquoted = Quoting.unquoted(text) { return unquoted }
    guard text.begins(with: "\""), text.count > 1, Quoting.unquoted(text + "\"") != nil else {
      let isFollowed = text.indices.dropFirst().dropLast().contains {
        text[$0] == "\"" && Quoting.unquoted(String(text[...$0])) != nil
      }
      let more =
        need == .file
        ? ""
        : isFollowed
          ? " and nothing after it"
          : text.contains("\\") ? ", with '\\\\' for each backslash" : ""
      throw needs(what + more, need)
    }
    throw Failure(
      reason: "the closing quotation mark is missing; write '\(words) \(rest.withStraightQuotes)\"'"
    )
  }

  private func duration() throws(Failure) -> Milliseconds {
    do {
      return try Sentence.duration(rest.lowercased(), source: 0, range: 0..<0)
    } catch {
      if let meant = Suggestion.meant(in: error.message.text), !meant.hasPrefix(words.lowercased())
      {
        // A large number without a unit is in milliseconds, as in other tools.
        let isShort = (Int(rest) ?? 0) >= 500
        let line = "\(words) \(isShort ? "\(rest)ms" : meant)"
        let wayOut = MeantForm.isCommand(line) ? "; write '\(line)'" : ""
        throw needs("a duration such as 2s\(wayOut)", .duration)
      }
      let positive = "\(words) \(rest.dropFirst())"
      if rest.hasPrefix("-"), MeantForm.isCommand(positive) {
        throw needs("a duration such as 2s; write '\(positive)'", .duration)
      }
      let isDuration =
        rest.contains(where: \.isNumber)
        || TypedWords(rest).lowered.contains { WrittenCount($0) != nil }
      let wayOut =
        !isDuration
        ? "" : error.message.text.split(separator: ";").dropFirst().joined(separator: ";")
      // A number without a unit is in seconds.
      let unit = rest.last?.isNumber ?? false ? "s" : ""
      if rest.hasPrefix("."), let duration = PlainDuration.written([rest.lowercased() + unit]) {
        throw needs("a duration such as 2s; write '\(words) \(duration)'", .duration)
      }
      throw needs("a duration such as 2s" + (wayOut.isEmpty ? "" : ";\(wayOut)"), .duration)
    }
  }

  private func all() throws(Failure) -> Bool {
    guard rest.isEmpty || rest.lowercased() == "all" else { throw needs("'all' or nothing") }
    return !rest.isEmpty
  }

  private func setting<Made>(_ make: (String, String) -> Made) -> Made {
    let words = rest.split(maxSplits: 1, whereSeparator: \.isBlank).map { String($0).trimmed }
    return make(words.first ?? "", words.count > 1 ? words[1] : "")
  }
}

extension String {
  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "‟", "«", "»"]

  /// The text, with straight quotes instead of any curly quotes at its ends.
  fileprivate var withStraightQuotes: String {
    guard let first, first != "\"", Self.quotes.contains(first) else { return self }
    let isClosed = count > 1 && last.map(Self.quotes.contains) ?? false
    return "\"" + dropFirst().dropLast(isClosed ? 1 : 0) + (isClosed ? "\"" : "")
  }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Substring {
  /// The number that the text represents, with an optional minus sign and decimal point, or `nil`
  /// for any other text.
  fileprivate var decimal: Double? {
    guard utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }),
      let number = Double(self), number.isFinite
    else { return nil }
    return number == 0 ? 0 : number
  }
}
