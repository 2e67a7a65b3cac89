import AccessibilityModel
import Notation

/// Understands what follows the words of a command.
struct ArgumentParser {
  typealias Failure = CommandParser.Failure
  typealias Parsed = CommandParser.Parsed

  let form: CommandForm
  /// What follows, without blanks at the ends.
  let rest: String
  /// All words as they were typed.
  let typed: [Substring]

  /// The command, if what follows fits it.
  func parsed() throws(Failure) -> Parsed {
    switch form.argument {
    case .none:
      guard rest.isEmpty else { throw excess() }
      return make(.none)
    case .count: return make(.number(try count() ?? 1, isWritten: !rest.isEmpty))
    case .countOrTarget: return make(try countOrTarget())
    case .target: return make(rest.isEmpty ? .none : .target(try target(rest)))
    case .place: return make(try place())
    case .name: return make(.text(try text(or: "a name")))
    case .screenName: return make(rest.isEmpty ? .none : .text(try text(or: "a name")))
    case .text: return make(.text(try text(or: "a text in quotes")))
    case .optionalText, .topic: return make(rest.isEmpty ? .none : .text(try text(or: "a text in quotes")))
    case .optionalNumber: return make(.number(try count() ?? 1, isWritten: !rest.isEmpty))
    case .duration: return make(.duration(try duration()))
    case .file: return make(.text(try text(or: "a file")))
    case .setting: return make(.text(rest))
    case .drag: return make(.text(rest))
    }
  }

  /// An argument that was understood.
  fileprivate enum Value {
    case none, number(Int, isWritten: Bool), target(CommandTarget), toTarget(CommandTarget)
    case point(Point), text(String), duration(Milliseconds)
  }

  // MARK: - Reading

  private func excess() -> Failure {
    let known = typed.count - rest.split(whereSeparator: \.isBlank).count
    return CommandParser.unknown(typed[...known].joined(separator: " "), nearest: nil)
  }

  private func needs(_ what: String) -> Failure {
    let known = typed.count - rest.split(whereSeparator: \.isBlank).count
    return CommandParser.needs(typed[..<known].joined(separator: " "), what)
  }

  private func count() throws(Failure) -> Int? {
    if rest.isEmpty { return nil }
    guard rest.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(rest),
      (1...999).contains(count)
    else { throw needs("a count of 1 to 999") }
    return count
  }

  private func countOrTarget() throws(Failure) -> Value {
    let words = rest.split(whereSeparator: \.isBlank)
    guard let first = words.first, !(first.utf8.first.map { (0x30...0x39).contains($0) } ?? false)
    else { return .number(try count() ?? 1, isWritten: !rest.isEmpty) }
    guard first.lowercased() == "to" else {
      let known = typed.count - words.count
      guard Suggestion.nearest(to: first.lowercased(), in: ["to"]) != nil else {
        throw needs("a count of 1 to 999")
      }
      let before = typed[..<known].joined(separator: " ")
      throw CommandParser.unknown("\(before) \(first)", nearest: "\(before.lowercased()) to")
    }
    let target = String(rest[first.endIndex...]).trimmed
    guard !target.isEmpty else { throw needs("a point or an element") }
    return .toTarget(try self.target(target))
  }

  private func place() throws(Failure) -> Value {
    guard !rest.isEmpty else { throw needs("a point or an element") }
    let numbers = rest.split(whereSeparator: \.isBlank).map { Double($0) }
    if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite {
      return .point(Point(x: x, y: y))
    }
    return .target(try target(rest))
  }

  private func target(_ text: String) throws(Failure) -> CommandTarget {
    guard text.hasPrefix("#"), text.count > 1 else {
      guard let label = Quoting.unquoted(text) else { throw needs("a text in quotes") }
      return .label(label)
    }
    guard let name = Quoting.unquoted(String(text.dropFirst())) else {
      throw needs("a name")
    }
    return .identifier(name)
  }

  private func text(or what: String) throws(Failure) -> String {
    guard !rest.isEmpty, let text = Quoting.unquoted(rest) else { throw needs(what) }
    return text
  }

  private func duration() throws(Failure) -> Milliseconds {
    do {
      return try Sentence.duration(rest, source: 0, range: 0..<0)
    } catch {
      throw needs("a duration such as 2s")
    }
  }

  // MARK: - Making

  private func make(_ value: Value) -> Parsed {
    Parsed(command: command(value), canonical: canonical(value))
  }

  private func canonical(_ value: Value) -> String {
    switch value {
    case .none: form.words
    case .number(let count, let isWritten):
      isWritten && (count != 1 || form.argument == .optionalNumber)
        ? "\(form.words) \(count)" : form.words
    case .target(let target): "\(form.words) \(target.notation)"
    case .toTarget(let target): "\(form.words) to \(target.notation)"
    case .point(let point): "\(form.words) \(point.x.notation) \(point.y.notation)"
    case .text(let text): "\(form.words) \(canonicalText(text))"
    case .duration(let duration): "\(form.words) \(duration.notation)"
    }
  }

  /// A text in quotes; screens and files as names, settings as they are typed.
  private func canonicalText(_ text: String) -> String {
    switch form.argument {
    case .screenName, .file, .setting, .topic, .drag: text
    default: Quoting.quotedLiteral(text)
    }
  }

  private func command(_ value: Value) -> Command {
    gesture(value).map { .gesture($0) } ?? .inspection(inspection(value))
  }

  private func gesture(_ value: Value) -> Command.Gesture? {
    switch form.meaning {
    case .start: .start(screen: value.textArgument)
    case .right: .move(.right, value.repetition)
    case .left: .move(.left, value.repetition)
    case .up: .rotorItem(.up, count: value.count)
    case .down: .rotorItem(.down, count: value.count)
    case .activate: .activate
    case .tap: value.targetArgument.map { .touch($0) } ?? .speakItem
    case .touch: value.pointArgument.map { .touchPoint($0, asWritten: rest) } ?? value.targetArgument.map { .touch($0) }
    case .rotorRight: .turnRotor(by: 1, count: value.count)
    case .rotorLeft: .turnRotor(by: -1, count: value.count)
    case .rotor: .rotor(named: value.textArgument ?? "")
    case .scrub: .scrub
    case .magicTap: .magicTap
    case .first: .first
    case .last: .last
    case .increment: .adjust(.increment, count: value.count)
    case .decrement: .adjust(.decrement, count: value.count)
    case .action: .action(named: value.textArgument ?? "")
    case .type: .type(value.textArgument ?? "")
    case .delete: .delete(value.count)
    case .pressReturn: .pressReturn
    case .wait: value.durationArgument.map { .wait($0) }
    case .notSimulated: .notSimulated(form.words)
    case .notBuiltYet: form.words.hasPrefix(":") ? nil : .notBuiltYet(form.words)
    default: nil
    }
  }

  private func inspection(_ value: Value) -> Inspection {
    switch form.meaning {
    case .why: .why
    case .what: .what
    case .where: .where
    case .tree: .tree
    case .screen: .screen
    case .rotorOptions: .rotor
    case .settings: .settings
    case .set: setting(value.textArgument ?? "")
    case .undo: .undo(value.count)
    case .open: .open(value.textArgument ?? "")
    case .reload: .reload
    case .help: .help(value.textArgument)
    case .quit: .quit
    default: .notBuiltYet(form.words)
    }
  }

  private func setting(_ text: String) -> Inspection {
    let words = text.split(maxSplits: 1, whereSeparator: \.isBlank).map(String.init)
    return .set(name: words.first ?? "", value: words.count > 1 ? words[1].trimmed : "")
  }
}

extension ArgumentParser.Value {
  fileprivate var textArgument: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var pointArgument: Point? { if case .point(let point) = self { point } else { nil } }
  fileprivate var count: Int { if case .number(let count, _) = self { count } else { 1 } }

  fileprivate var durationArgument: Milliseconds? {
    if case .duration(let duration) = self { duration } else { nil }
  }

  fileprivate var targetArgument: CommandTarget? {
    if case .target(let target) = self { target } else { nil }
  }

  fileprivate var repetition: Command.Repetition {
    if case .toTarget(let target) = self { .to(target) } else { .count(count) }
  }
}

extension CommandTarget {
  /// The target as a command names it.
  var notation: String {
    switch self {
    case .identifier(let identifier): "#" + Quoting.name(identifier)
    case .label(let label): Quoting.quotedLiteral(label)
    }
  }
}
