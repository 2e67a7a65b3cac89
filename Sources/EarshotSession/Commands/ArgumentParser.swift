import EarshotModel
import EarshotNotation

/// Understands what follows the words of a command.
struct ArgumentParser {
  typealias Failure = CommandParser.Failure
  typealias Argument = Command.Argument

  /// The words of the command, as they were typed.
  let words: String
  /// What follows them, without blanks at the ends.
  let rest: String

  /// Reads what follows, if it fits the command.
  func argument(_ syntax: CommandDefinition.Syntax) throws(Failure) -> Argument {
    switch syntax {
    case .nothing: .none
    case .count: try count()
    case .countOrTarget: try countOrTarget()
    case .optionalTarget: rest.isEmpty ? .none : .target(try target(rest))
    case .place: try place()
    case .path: try path()
    case .name: .text(try text(or: "a name"))
    case .optionalScreen: rest.isEmpty ? .none : .screen(try text(or: "a name"))
    case .text: .text(try text(or: "a text in quotes"))
    case .optionalText: rest.isEmpty ? .none : .text(try text(or: "a text in quotes"))
    case .duration: .duration(try duration())
    case .file: .file(try text(or: "a file"))
    case .setting: setting()
    case .anything: rest.isEmpty ? .none : .anything(rest)
    }
  }

  private func needs(_ what: String) -> Failure { CommandParser.needs(words, what) }

  private func count() throws(Failure) -> Argument {
    if rest.isEmpty { return .none }
    guard rest.utf8.allSatisfy(\.isDigit), let count = Int(rest), (1...999).contains(count) else {
      throw needs("a count of 1 to 999")
    }
    return .count(count)
  }

  private func countOrTarget() throws(Failure) -> Argument {
    guard let word = rest.split(whereSeparator: \.isBlank).first,
      !(word.utf8.first?.isDigit ?? true)
    else { return try count() }
    let lowered = word.lowercased()
    guard lowered == "to" else {
      guard Suggestion.nearest(to: lowered, in: ["to"]) != nil else { return try count() }
      throw CommandParser.unknown("\(words) \(word)", words, "to")
    }
    let name = String(rest[word.endIndex...]).trimmed
    let place = ArgumentParser(words: "\(words) \(word)", rest: name)
    return .toTarget(try place.target(name))
  }

  private func place() throws(Failure) -> Argument {
    if let point = point(rest.split(whereSeparator: \.isBlank)) { return .point(point) }
    return .target(try target(rest))
  }

  private func path() throws(Failure) -> Argument {
    let words = rest.split(whereSeparator: \.isBlank)
    guard words.count == 5, words[2].lowercased() == "to", let start = point(words.prefix(2)),
      let end = point(words.suffix(2))
    else { throw needs("a point or an element") }
    return .path(from: start, to: end)
  }

  private func point(_ words: some Collection<Substring>) -> Point? {
    let numbers = words.compactMap(\.decimal)
    guard words.count == 2, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  private func target(_ text: String) throws(Failure) -> CommandTarget {
    guard !text.isEmpty, text != "#" else { throw needs("a point or an element") }
    if text.hasPrefix("#") {
      guard let name = Quoting.unquoted(String(text.dropFirst())) else { throw needs("a name") }
      return .identifier(name)
    }
    guard let label = Quoting.unquoted(text) else { throw needs("a text in quotes") }
    return .label(label)
  }

  private func text(or what: String) throws(Failure) -> String {
    guard !rest.isEmpty, let text = Quoting.unquoted(rest) else { throw needs(what) }
    return text
  }

  private func duration() throws(Failure) -> Milliseconds {
    do {
      return try Sentence.duration(rest.lowercased(), source: 0, range: 0..<0)
    } catch {
      throw needs("a duration such as 2s")
    }
  }

  private func setting() -> Argument {
    let words = rest.split(maxSplits: 1, whereSeparator: \.isBlank).map { String($0).trimmed }
    return .setting(name: words.first ?? "", value: words.count > 1 ? words[1] : "")
  }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Substring {
  /// The number that digits, a point and a minus sign write, or `nil` for any other text.
  fileprivate var decimal: Double? {
    guard utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }),
      let number = Double(self), number.isFinite
    else { return nil }
    return number == 0 ? 0 : number
  }
}
