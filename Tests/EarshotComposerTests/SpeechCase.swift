import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

/// A stop and its words, with the description and the hint line separated by “ ‖ ”.
struct SpeechCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let description: ElementDescription
  let settings: VoiceOverSettings
  let spoken: String?
  let snapshot: String?

  /// Creates a case; a style without a line isn't tested.
  init(
    _ name: String,
    _ description: ElementDescription,
    settings: VoiceOverSettings = VoiceOverSettings(),
    spoken: String? = nil,
    snapshot: String? = nil
  ) {
    self.testDescription = name
    self.description = description
    self.settings = settings
    self.spoken = spoken
    self.snapshot = snapshot
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    expect(spoken, in: .spoken, sourceLocation)
    expect(snapshot, in: .snapshot, sourceLocation)
  }

  private func expect(_ line: String?, in style: Style, _ sourceLocation: SourceLocation) {
    guard let line else { return }
    let said = Composer(settings: settings, style: style, language: "en").utterance(
      for: description
    )
    #expect(said.line == line, sourceLocation: sourceLocation)
  }
}

extension Utterance {
  /// Description and hint line, as the tables of tests write them.
  var line: String { hint.map { "\(text) ‖ \($0)" } ?? text }
}

extension Element {
  /// Creates an element as a line of the notation would.
  static func of(
    _ role: Role,
    _ label: String? = nil,
    _ traits: Traits = [],
    value: String? = nil,
    hint: String? = nil,
    _ change: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(role: role, label: label)
    element.traits.formUnion(traits)
    element.value = value
    element.hint = hint
    change(&element)
    return element
  }
}

extension ElementDescription {
  /// Creates the reading of an element outside any container.
  static func of(
    _ role: Role,
    _ label: String? = nil,
    _ traits: Traits = [],
    value: String? = nil,
    hint: String? = nil,
    _ change: (inout Element) -> Void = { _ in }
  ) -> ElementDescription {
    let element = Element.of(role, label, traits, value: value, hint: hint, change)
    var description = ElementDescription(index: ElementTree.Index(1), element: element)
    description.language = element.language
    description.rotors = element.rotors.map(\.name)
    return description
  }

  /// The same stop in a container, both as the nearest and as the outermost one.
  func inside(_ context: StopContext) -> ElementDescription {
    with {
      $0.nearestContext = context
      $0.outermostContext = context
    }
  }

  /// The same stop with custom actions.
  func offering(_ actions: String...) -> ElementDescription {
    with {
      $0.ownActions = actions
      $0.actions = actions
    }
  }

  /// The same stop, entered from outside its groups.
  func entering(_ groups: Element...) -> ElementDescription {
    with { $0.entered = groups.map { Group(index: ElementTree.Index(0), element: $0) } }
  }

  func with(_ change: (inout ElementDescription) -> Void) -> ElementDescription {
    var description = self
    change(&description)
    return description
  }
}
