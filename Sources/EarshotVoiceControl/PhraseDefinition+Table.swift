import EarshotModel

extension PhraseDefinition {
  /// All phrases, in the order of the reference.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 2.
  /// - Rule: ``VoiceRule/phrases``
  package static let all: [PhraseDefinition] =
    onItems + movements + overlays + modes + editing + unsimulated

  private static let onItems: [PhraseDefinition] = [
    .init("Tap", .item { .tap($0) }),
    .init("Long press", .item { .longPress($0) }),
    .init("Increment", .item { .increment($0) }, isUnproved: true),
    .init("Decrement", .item { .decrement($0) }, isUnproved: true),
    .init("Show actions for", .item { .showActions($0) }),
  ]

  private static let movements: [PhraseDefinition] =
    [("left", ScrollDirection.left), ("right", .right), ("up", .up), ("down", .down)].flatMap {
      [
        PhraseDefinition("Swipe \($0.0)", .nothing(.swipe($0.1))),
        PhraseDefinition("Scroll \($0.0)", .nothing(.scroll($0.1))),
      ]
    } + [
      .init("Scroll to top", .nothing(.scrollToEnd(.up))),
      .init("Scroll to bottom", .nothing(.scrollToEnd(.down))),
      .init("Go back", .nothing(.goBack)),
      .init("Repeat", .times { .repeatLast(times: $0) }),
      .init("Repeat this", .nothing(.repeatLast(times: 1)), isUnproved: true),
      .init(
        "Repeat that",
        .nothing(.repeatLast(times: 1)),
        printed: "Repeat this",
        isUnproved: true
      ),
    ]

  private static let overlays: [PhraseDefinition] =
    VoiceOverlay.Kind.named.flatMap { name, kind in
      [
        PhraseDefinition("Show \(name)", .nothing(.show(kind, isContinuous: false))),
        PhraseDefinition("Show \(name) continuously", .nothing(.show(kind, isContinuous: true))),
        PhraseDefinition("Hide \(name)", .nothing(.hide(kind))),
      ]
    } + [.init("Show grid with", .size)]

  private static let modes: [PhraseDefinition] = [
    .init("Go to sleep", .nothing(.sleep(true))),
    .init("Wake up", .nothing(.sleep(false))),
  ]

  private static let editing: [PhraseDefinition] = [
    .init("Type", .text { .type($0) }),
    .init("Select", .text { .edit(.select($0)) }),
    .init("Select all", .nothing(.edit(.selectAll))),
    .init("Delete that", .nothing(.edit(.deleteThat))),
    .init("Delete line", .nothing(.edit(.delete(.line)))),
    .init("Delete word", .nothing(.edit(.delete(.word)))),
    .init("Delete character", .nothing(.edit(.delete(.character)))),
    .init("Undo", .nothing(.edit(.undo))),
    .init("Undo that", .nothing(.edit(.undo)), printed: "Undo", isUnproved: true),
    .init("Redo", .nothing(.edit(.redo))),
    .init("Redo that", .nothing(.edit(.redo)), printed: "Redo", isUnproved: true),
  ]

  /// The phrases that the system or Voice Control itself handles, and gestures that the session
  /// format doesn't have.
  private static let unsimulated: [PhraseDefinition] =
    [
      "Go home", "Open App Switcher", "Open Control Center", "Open Spotlight", "Open Siri",
      "Open Notification Center", "Lock screen", "Turn up the volume", "Turn down the volume",
      "Double tap", "Drag", "Pinch", "Make this speakable", "Start recording commands",
      "Stop recording commands", "Show vocabulary", "Show me what to say", "Show commands",
      "Next field", "Spelling mode", "Command mode", "Dictation mode",
    ].map { .init($0, .nothing(.unsimulated)) }
    + ["Open", "Search for", "Correct", "Double tap", "Drag", "Pinch"].map {
      .init($0, .text { _ in .unsimulated })
    }
}
