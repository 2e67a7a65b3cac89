import EarshotModel

extension JSONForm<CustomContent> {
  static let content = JSONForm(
    .reference("content"),
    read: { (reader, index) throws(Diagnostic) in
      let members = try reader.members(of: index, JSONRecord.content)
      let isInterpolated = try members["interpolated"].map(reader.bool) ?? false
      return CustomContent(
        label: try members["label"].map(reader.string) ?? "",
        value: try members["value"].map { (value) throws(Diagnostic) in
          try reader.template(value, isInterpolated: isInterpolated)
        } ?? TextTemplate(""),
        isImportant: try members["important"].map(reader.bool) ?? false
      )
    },
    write: { content in
      var members = [
        JSONOutput.Member("label", .string(content.label)),
        JSONOutput.Member("value", .string(content.value.literal ?? content.value.jsonText)),
      ]
      if content.isImportant { members.append(.init("important", .bool(true))) }
      if content.value.literal == nil { members.append(.init("interpolated", .bool(true))) }
      return .object(members)
    }
  )
}

extension JSONForm<Mark> {
  static let mark = JSONForm(
    .reference("mark"),
    read: { (reader, index) throws(Diagnostic) in
      let members = try reader.members(of: index, JSONRecord.mark)
      return Mark(
        name: try reader.name(try reader.required("name", in: members, of: index)),
        text: try reader.name(try reader.required("text", in: members, of: index)),
        occurrence: try members["occurrence"].map { (value) throws(Diagnostic) in
          try reader.count(value, in: 1...999_999_999)
        },
        handlers: try members["on"].map { (value) throws(Diagnostic) in
          try reader.within(.event) { (reader) throws(Diagnostic) in
            try JSONForm<[Handler]>.array(of: .markHandler).read(&reader, value)
          }
        } ?? []
      )
    },
    write: { mark in
      var members = [
        JSONOutput.Member("name", .string(mark.name)), .init("text", .string(mark.text)),
      ]
      if let occurrence = mark.occurrence {
        members.append(.init("occurrence", .number(occurrence)))
      }
      if !mark.handlers.isEmpty {
        let handlers = mark.handlers.map(JSONForm<Handler>.markHandler.write)
        members.append(.init("on", .array(handlers)))
      }
      return .object(members)
    }
  )
}

extension JSONForm<CustomAction> {
  /// A string, or an object if the action has effects or a condition.
  static let action = JSONForm(
    .reference("action"),
    read: { (reader, index) throws(Diagnostic) in
      if let name = reader.json.string(index) {
        reader.note(.action, at: index)
        return CustomAction(name: name)
      }
      if reader.isBroken(index) { return CustomAction(name: "") }
      guard reader.json.kind(index) == .object else {
        throw reader.mistyped(index, expected: "a string or an object")
      }
      let members = try reader.members(of: index, JSONRecord.action)
      let name = try reader.required("name", in: members, of: index)
      return try reader.within(.action) { (reader) throws(Diagnostic) in
        reader.note(.action, at: name)
        return CustomAction(
          name: try reader.string(name),
          condition: try reader.condition(members["when"]),
          effects: try reader.effects(members["do"])
        )
      }
    },
    write: { action in
      guard action.condition != nil || !action.effects.isEmpty else { return .string(action.name) }
      return .object(
        [JSONOutput.Member("name", .string(action.name))]
          + [JSONOutput.Member].handling(action.condition, action.effects)
      )
    }
  )
}

extension JSONForm<Handler> {
  /// The effects of opening a link, which don't need the name of an event.
  static let markHandler = JSONForm(
    .reference("markHandler"),
    read: { (reader, index) throws(Diagnostic) in
      let members = try reader.members(of: index, JSONRecord.markHandler)
      return Handler(
        event: .activate,
        condition: try reader.condition(members["when"]),
        effects: try reader.effects(members["do"])
      )
    },
    write: { .object(.handling($0.condition, $0.effects)) }
  )

  static let handler = JSONForm(
    .reference("handler"),
    read: { (reader, index) throws(Diagnostic) in
      let members = try reader.members(of: index, JSONRecord.handler)
      return try reader.within(.event) { (reader) throws(Diagnostic) in
        try reader.handler(members, in: index)
      }
    },
    write: { handler in
      let event: JSONOutput.Member
      if let (word, interval) = handler.event.timer {
        event = .init(word.rawValue, .string(interval.notation))
      } else {
        let name = AppEvent.named.first { $0.event == handler.event }?.name
        event = .init("event", .string(name ?? ""))
      }
      return .object([event] + .handling(handler.condition, handler.effects))
    }
  )
}

extension ElementTreeReader {
  fileprivate mutating func handler(
    _ members: [String: JSONTree.Index],
    in index: JSONTree.Index
  ) throws(Diagnostic) -> Handler {
    let event = try event(of: members, in: index)
    let named =
      members["event"] ?? TimerWord.allCases.lazy.compactMap { members[$0.rawValue] }.first
    let place = rangeOfText(named ?? index)
    if let message = event.objection(on: role) { throw error(message, at: place) }
    let isGuarded = members["when"] != nil
    note(.handler(event, isGuarded: isGuarded), at: named ?? index)
    return Handler(
      event: event,
      condition: try condition(members["when"]),
      effects: try effects(members["do"])
    )
  }

  private func event(
    of members: [String: JSONTree.Index],
    in index: JSONTree.Index
  ) throws(Diagnostic) -> AppEvent {
    let words = TimerWord.allCases.filter { members[$0.rawValue] != nil }
    guard let word = words.first, let interval = members[word.rawValue] else {
      guard let event = members["event"] else {
        throw error(.needsEvent, at: openingRange(of: index))
      }
      return try sentence(event, Sentence.event)
    }
    if members["event"] != nil || words.count > 1 {
      throw error(.eventAndTimer, at: json.range(interval))
    }
    return word.event(try sentence(interval, Sentence.duration))
  }

  /// Returns a condition, or `nil` if there's none.
  mutating func condition(_ index: JSONTree.Index?) throws(Diagnostic) -> Condition? {
    guard let index else { return nil }
    return try sentence(index, noting: Sentence.condition)
  }

  /// Returns effects, one for each string.
  ///
  /// The method collects an error for every invalid effect, and for an effect after `decline`.
  fileprivate mutating func effects(_ index: JSONTree.Index?) throws(Diagnostic) -> [Effect] {
    guard let index else { return [] }
    guard json.kind(index) == .array || isBroken(index) else {
      throw mistyped(index, expected: "an array of effects")
    }
    var effects: [Effect] = []
    for entry in try entries(index) {
      collecting { (reader) throws(Diagnostic) in
        let effect = try reader.sentence(entry, noting: Sentence.effect)
        let place = reader.rangeOfText(entry)
        if effects.last == .decline { throw reader.error(.declineIsLast, at: place) }
        effects.append(effect)
      }
    }
    return effects
  }
}

extension [JSONOutput.Member] {
  /// Returns the members for the condition and the effects of a handler or action.
  fileprivate static func handling(_ condition: Condition?, _ effects: [Effect]) -> Self {
    let when = condition.map { [JSONOutput.Member("when", .string($0.notation))] } ?? []
    return when + [.init("do", .strings(effects.map(\.notation)))]
  }
}

extension JSONForm<CustomRotor> {
  static let rotor = JSONForm(
    .reference("rotor"),
    read: { (reader, index) throws(Diagnostic) in
      let members = try reader.members(of: index, JSONRecord.rotor)
      return CustomRotor(
        name: try reader.string(try reader.required("name", in: members, of: index)),
        content: try reader.sentence(
          try reader.required("selector", in: members, of: index),
          noting: Sentence.rotorContent
        )
      )
    },
    write: { rotor in
      .object(["name": .string(rotor.name), "selector": .string(rotor.content.notation)])
    }
  )
}

extension JSONForm<SpokenAttribute> {
  /// A pronunciation of the label in the notation's words: `"spellOut on \"ABC\""`.
  static let spoken = JSONForm(
    .type(
      "string",
      .examples(
        "spellOut on \"ABC\"",
        "ipa \"təˈmeɪtoʊ\"",
        "pitch 0.8",
        "language fr",
        "punctuation"
      )
    ),
    read: { (reader, index) throws(Diagnostic) in
      try reader.sentence(index, Sentence.spokenAttribute)
    },
    write: { .string($0.notation) }
  )
}

extension Diagnostic.Message {
  static let needsEvent: Self =
    "a handler needs one of the keys 'event', 'every', and 'idle'; add one of them"

  static let eventAndTimer: Self =
    "a handler can have only one of 'event', 'every', and 'idle'; delete the others"
}
