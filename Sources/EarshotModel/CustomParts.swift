/// A custom action, which is an entry in the Actions rotor.
public struct CustomAction: Hashable, Sendable {
  /// The name that VoiceOver says.
  public var name: String
  /// The condition under which the action is available, or `nil` if it's always available.
  public var condition: Condition?
  /// The effects of the action.
  public var effects: [Effect]

  /// Creates an action.
  public init(name: String, condition: Condition? = nil, effects: [Effect] = []) {
    self.name = name
    self.condition = condition
    self.effects = effects
  }
}

/// An entry of custom content, which VoiceOver announces as “More content available”.
public struct CustomContent: Hashable, Sendable {
  /// The name of the entry.
  public var label: String
  /// The content of the entry.
  public var value: TextTemplate
  /// Whether VoiceOver says the value in the description of the element.
  public var isImportant: Bool

  /// Creates an entry.
  public init(label: String, value: TextTemplate, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// A custom rotor, with a name and the elements or marked ranges that it moves through.
public struct CustomRotor: Hashable, Sendable {
  /// The elements or marked ranges that a rotor moves through.
  public enum Content: Hashable, Sendable {
    /// The nodes that match the selector, in reading order.
    case elements(Selector)
    /// The ranges of the element's text with the given mark.
    case marks(String)
  }

  /// The name that VoiceOver says when the user turns the rotor.
  public var name: String
  /// The elements or marked ranges that the rotor moves through.
  public var content: Content

  /// Creates a rotor.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

/// A marked range of an element's text.
public struct Mark: Hashable, Sendable {
  /// The name of the mark.
  public var name: String
  /// The words that are marked.
  public var text: String
  /// The number of the occurrence, starting at 1, or `nil` for the first occurrence that isn't
  /// marked yet.
  public var occurrence: Int?
  /// The activation handlers of a link.
  ///
  /// The first handler whose condition is true runs.
  public var handlers: [Handler]

  /// Creates a mark.
  public init(name: String, text: String, occurrence: Int? = nil, handlers: [Handler] = []) {
    self.name = name
    self.text = text
    self.occurrence = occurrence
    self.handlers = handlers
  }

  /// The name of the marks that are links.
  ///
  /// - Source: SCREEN-FORMAT.md, "Parts".
  public static let link = "link"

  /// Whether the marked words are a link.
  public var isLink: Bool { name == Mark.link }
}
