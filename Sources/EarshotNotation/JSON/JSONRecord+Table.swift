import EarshotModel

extension JSONRecord {
  /// The objects, in the order of the schema.
  static let all = [
    content, chart, xAxis, yAxis, series, mark, markHandler, action, rotor, handler, guardedLine,
    interpolated,
  ]

  static let content = JSONRecord(
    "content",
    "An entry of custom content.",
    [
      Key("label", "The name of the entry.", .type("string")),
      Key("value", "The content of the entry.", .type("string")),
      Key("important", "Whether VoiceOver says the value with the element.", .type("boolean")),
      .interpolated("value"),
    ]
  )

  static let mark = JSONRecord(
    "mark",
    "A marked range of the element's text, which rotors can find.",
    [
      .required("name", "The name of the mark.", JSONForm<String>.name.schema),
      .required("text", "The marked words.", JSONForm<String>.name.schema),
      Key(
        "occurrence",
        "The number of the occurrence to mark, starting at 1. The default is the first occurrence that isn't marked yet.",
        .count(from: 1)
      ),
      Key(
        "on",
        "The handlers of a mark named 'link'. The first handler whose condition is true runs.",
        .array(of: .reference("markHandler"))
      ),
    ]
  )

  static let markHandler = JSONRecord(
    "markHandler",
    "A handler that runs when the user opens a link in the text.",
    Key.handling
  )

  static let action = JSONRecord(
    "actionObject",
    "A custom action.",
    [.required("name", "The name that VoiceOver says.", .type("string"))] + Key.handling
  )

  static let rotor = JSONRecord(
    "rotor",
    "A custom rotor.",
    [
      .required(
        "name",
        "The name that VoiceOver says when the user turns the rotor.",
        .type("string")
      ),
      .required(
        "selector",
        "The identifiers, tags, and traits to find, or 'mark' and the name of a mark.",
        .type("string", .examples(".special, header", "mark bold"))
      ),
    ]
  )

  static let handler = JSONRecord(
    "handler",
    "A handler of an event or, with 'every' or 'idle', of a timer.",
    alternatives: ["event"] + TimerWord.allCases.map(\.rawValue),
    [
      Key(
        "event",
        "The name of the event, as a .screen file has it after 'on'.",
        .words(AppEvent.named.map(\.name))
      ),
      Key("every", "The interval of a timer.", .type("string", .examples("2s", "500ms"))),
      Key(
        "idle",
        "The time without gestures before the timer runs.",
        .type("string", .examples("60s"))
      ),
    ] + Key.handling
  )

  static let guardedLine = JSONRecord(
    "guardedLine",
    "A line of a property that applies while its condition is true.",
    [
      .required("property", "The property.", .words(guardable)),
      Key(
        "when",
        "The condition. A line of traits without a condition applies if no other line of traits does.",
        .type("string")
      ),
      Key("value", "The value of the property, in the format of the property's key.", .anything),
      .interpolated("text"),
    ]
  )

  static let interpolated = JSONRecord(
    "interpolatedTexts",
    "Strings with references such as {#size} or {value}. In JSON, write a literal { as \\\\{.",
    TextProperty.allCases.map { property in
      let more = property == .label ? ", or a screen's title" : ""
      let name = property.rawValue
      return Key(name, "The \(name)\(more), with references.", .type("string"))
    }
  )

  /// The keys of the properties that can have conditions, and the names that differ from the keys.
  private static var guardable: [String] {
    let properties = Property.allCases.filter(\.spec.isGuardable)
    return properties.map(\.jsonName)
      + properties.filter { $0.jsonName != $0.name }.map(\.name)
  }
}

extension JSONRecord.Key {
  /// The keys for the condition and the effects of a handler or action.
  fileprivate static let handling = [
    Self("when", nil, .reference("condition")), Self("do", nil, .reference("effects")),
  ]

  /// Returns the key for whether the given member has references.
  fileprivate static func interpolated(_ text: String) -> Self {
    Self("interpolated", "Whether the \(text) has references such as {#size}.", .type("boolean"))
  }
}
