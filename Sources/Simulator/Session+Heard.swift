import AccessibilityModel
import FocusEngine
import Notation
import SpeechComposer

extension Session {
  /// The composer of this moment: the style, the settings, the language of the screen.
  var composer: Composer {
    Composer(
      settings: options.settings,
      style: options.style,
      language: state.engine.language(of: state.app) ?? "en"
    )
  }

  /// Puts what happened in the lines of a session.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  mutating func heard(_ events: [HeardEvent]) -> Step {
    var step = Step()
    for event in events {
      step.lines += lines(for: event)
      if case .refused = event { step.isRefused = true }
      if event.endsRepetition { step.isStopped = true }
    }
    if step.lines.isEmpty { step.lines = ["~ silent"] }
    return step
  }

  private mutating func lines(for event: HeardEvent) -> [String] {
    switch event {
    case .sound(let sound): return line(for: sound).map { [$0] } ?? []
    case .screenShown(let name): return ["~ screen: " + Display.spoken(name)]
    case .rotorTurned(let option): return ["~ rotor: " + Display.spoken(composer.name(of: option))]
    case .textChanged(let text): return [("~ value: " + Display.spoken(text)).trimmedEnd]
    case .scrolled(let direction): return ["~ scroll: " + direction.rawValue]
    case .refused(let refusal): return ["~ refused: " + Display.spoken(refusal.reason)]
    default: return spokenLines(for: event)
    }
  }

  private func line(for sound: Sound) -> String? {
    guard options.sounds || sound == .boundary else { return nil }
    switch sound {
    case .activate: return "~ sound: activate"
    case .boundary: return "~ sound: boundary"
    case .empty: return "~ sound: empty"
    case .actions: return "~ sound: actions"
    case .moreContent: return "~ sound: more content"
    case .app(let name): return "~ sound: app " + Display.spoken(name)
    }
  }

  private mutating func spokenLines(for event: HeardEvent) -> [String] {
    guard let utterance = composer.utterance(for: event) else { return [] }
    state.lastHeard = Heard(utterance: utterance, index: event.reading?.index)
    return cueSounds(for: event) + utterance.sessionLines
  }

  /// The sounds that stand for the cues, where the settings ask for sounds.
  private func cueSounds(for event: HeardEvent) -> [String] {
    guard case .described(let reading) = event else { return [] }
    var sounds: [Sound] = []
    if options.settings.actionsFeedback == .sound, !reading.actions.isEmpty {
      sounds.append(.actions)
    }
    if options.settings.moreContentFeedback == .sound, !reading.element.customContent.isEmpty {
      sounds.append(.moreContent)
    }
    return sounds.compactMap(line)
  }
}

extension Utterance {
  /// The utterance as lines of a session: what is said, and the hint.
  var sessionLines: [String] {
    let description = text.isEmpty ? [] : [SessionLine.speech(text)]
    let lines = description + (hint.map { ["~ hint: " + Display.spoken($0)] } ?? [])
    return lines.isEmpty ? ["~ silent"] : lines
  }
}

extension HeardEvent {
  /// Whether making the gesture again would bring nothing new.
  fileprivate var endsRepetition: Bool {
    switch self {
    case .sound(.boundary), .refused: true
    default: false
    }
  }

  /// What is described, where an element is.
  fileprivate var reading: Reading? {
    switch self {
    case .described(let reading), .repeated(let reading), .redescribed(let reading),
      .valueChanged(let reading), .editingBegan(let reading):
      reading
    default: nil
    }
  }
}

extension Refusal {
  /// The words after `~ refused: `.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  fileprivate var reason: String {
    switch self {
    case .dimmed: "dimmed"
    case .nothingToActivate: "nothing to activate"
    case .nothingToAdjust: "nothing to adjust"
    case .noMagicTap: "no magic tap"
    case .noRotor: "no rotor"
    case .noAction: "no action"
    case .noSuchElement: "no such element"
    case .cannotBeReached(let target): "\(target) cannot be reached"
    case .notReached(let target): "\(target) not reached"
    case .nothingToGoBackTo: "nothing to go back to"
    case .notEditing: "not editing"
    case .effectsNeverEnd: "effects never end"
    case .notBuiltYet: "not built yet"
    case .notSimulated: "not simulated"
    }
  }
}
