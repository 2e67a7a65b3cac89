import EarshotModel

/// The possible arguments of a command, with a closure that creates a value from them.
enum ArgumentSyntax<Made: Sendable>: Sendable {
  /// No arguments.
  case nothing(Made)
  /// A count, such as `3`.
  case count(@Sendable (Int) -> Made)
  /// A count or a target, such as `3` or `to #pay`.
  case countOrTarget(@Sendable (Gesture.Extent) -> Made)
  /// A stop, a point, or nothing, such as `#pay`, `"Pay"`, or `120 300`.
  case optionalPlace(@Sendable (Gesture.TouchTarget?) -> Made)
  /// A stop or a point, such as `#pay` or `120 300`.
  case place(@Sendable (Gesture.TouchTarget) -> Made)
  /// Two points, such as `10 20 to 10 300`.
  case path(@Sendable (Point, Point) -> Made)
  /// The name of a rotor setting.
  case rotorName(@Sendable (String) -> Made)
  /// The name of an action.
  case actionName(@Sendable (String) -> Made)
  /// The name of a screen, or nothing.
  case optionalScreen(@Sendable (String?) -> Made)
  /// Text, which is required.
  case text(@Sendable (String) -> Made)
  /// The words that the user says to Voice Control.
  case phrase(@Sendable (String) -> Made)
  /// A string, or nothing.
  case optionalText(@Sendable (String?) -> Made)
  /// A duration, such as `2s`.
  case duration(@Sendable (Milliseconds) -> Made)
  /// The path of a file.
  case file(@Sendable (String) -> Made)
  /// The name and the value of a setting.
  case setting(@Sendable (String, String) -> Made)
  /// The word `all`, or nothing.
  case all(@Sendable (Bool) -> Made)
  /// A help topic, or nothing.
  case topic(@Sendable (String) -> Made)
  /// The name of a mark.
  case markName(@Sendable (String) -> Made)
  /// The rest of the line, unchanged.
  case anything(@Sendable (String) -> Made)
}

extension ArgumentSyntax {
  /// Returns the same syntax, with a closure applied to the value that it creates.
  func map<Other>(_ change: @escaping @Sendable (Made) -> Other) -> ArgumentSyntax<Other> {
    switch self {
    case .nothing(let made): .nothing(change(made))
    case .count(let make): .count { change(make($0)) }
    case .countOrTarget(let make): .countOrTarget { change(make($0)) }
    case .optionalPlace(let make): .optionalPlace { change(make($0)) }
    case .place(let make): .place { change(make($0)) }
    case .path(let make): .path { change(make($0, $1)) }
    case .rotorName(let make): .rotorName { change(make($0)) }
    case .actionName(let make): .actionName { change(make($0)) }
    case .optionalScreen(let make): .optionalScreen { change(make($0)) }
    case .text(let make): .text { change(make($0)) }
    case .phrase(let make): .phrase { change(make($0)) }
    case .optionalText(let make): .optionalText { change(make($0)) }
    case .duration(let make): .duration { change(make($0)) }
    case .file(let make): .file { change(make($0)) }
    case .setting(let make): .setting { change(make($0, $1)) }
    case .all(let make): .all { change(make($0)) }
    case .topic(let make): .topic { change(make($0)) }
    case .markName(let make): .markName { change(make($0)) }
    case .anything(let make): .anything { change(make($0)) }
    }
  }

  /// Whether the command takes no arguments.
  var isEmpty: Bool { if case .nothing = self { true } else { false } }

  /// The possible arguments, as shown in help.
  var placeholder: String {
    switch self {
    case .nothing: ""
    case .count: "[N]"
    case .countOrTarget: "[N] or to #id"
    case .optionalPlace: "[X Y or #id]"
    case .place: "X Y or #id"
    case .path: "X Y to X Y"
    case .rotorName, .actionName: "\"NAME\""
    case .optionalScreen: "[SCREEN]"
    case .text, .phrase: "\"TEXT\""
    case .optionalText: "[\"TEXT\"]"
    case .duration: "2s"
    case .file: "FILE"
    case .setting: "NAME VALUE"
    case .all: "[all]"
    case .markName: "NAME"
    case .topic, .anything: "…"
    }
  }
}
