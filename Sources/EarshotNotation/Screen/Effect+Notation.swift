package import EarshotModel

extension Effect {
  /// The effect in the notation: `set #size.value: Large`.
  package var notation: String {
    switch self {
    case .set(let target, let value): Effect.setting(target, value)
    case .change(let change, let targets):
      "\(change.rawValue) \(targets.map(\.notation).joined(separator: ", "))"
    case .show(let opening, let screen): "\(opening.rawValue) \(Quoting.name(screen))"
    case .leave(let leaving): leaving.rawValue
    case .open(let name): "present \(Quoting.name(name, after: "#"))"
    case .announce(let text, let priority):
      "announce \(text.quoted)\(priority == .default ? "" : " \(priority.rawValue)")"
    case .notify(let kind, let argument):
      "notify \(kind.rawValue)\(argument.map { " \($0.notation)" } ?? "")"
    case .play(let sound, let length):
      "play \(Quoting.quotedLiteral(sound))\(length.map { " for \($0.notation)" } ?? "")"
    case .voice(let command): "voice \(command.notation)"
    case .audio(let command): "audio \(command.notation)"
    case .wait(let time): "wait \(time.notation)"
    case .decline: "decline"
    }
  }

  private static func setting(_ target: Target, _ value: PropertyValue) -> String {
    let place = target == .own ? "" : "\(target.notation)."
    let text = value.notation
    return "set \(place)\(value.property.name):\(text.isEmpty ? "" : " \(text)")"
  }
}

extension Target {
  /// The target in the notation.
  package var notation: String {
    switch self {
    case .identifier(let name): Quoting.name(name, after: "#")
    case .tag(let tag): Quoting.name(tag, after: ".")
    case .own: "self"
    case .next: "next"
    case .previous: "previous"
    }
  }
}

extension NotificationArgument {
  /// The argument in the notation.
  package var notation: String {
    switch self {
    case .target(let target): target.notation
    case .text(let text): text.quoted
    }
  }
}

extension Selector {
  /// The selector in the notation.
  package var notation: String { items.map(\.notation).joined(separator: ", ") }
}

extension Selector.Item {
  /// The item in the notation.
  package var notation: String {
    switch self {
    case .identifier(let name): Quoting.name(name, after: "#")
    case .tag(let tag): Quoting.name(tag, after: ".")
    case .trait(let trait): trait.names.joined(separator: ", ")
    }
  }
}
