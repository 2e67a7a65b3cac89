import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
package import EarshotComposer

// The conversion of a step's events to lines and speech.
//
// Methods that run for each event are mutating even if they change nothing, because the compiler
// copies the whole session before it calls a nonmutating method.
extension Session {
  /// The composer for the current style, settings, and language of the screen.
  package var composer: Composer {
    Composer(
      settings: options.settings,
      style: options.style,
      language: state.phone.engine.language(of: state.phone.app) ?? "en"
    )
  }

  /// Returns the last composer if nothing that it depends on has changed, or a new one.
  private mutating func currentComposer() -> SharedComposer {
    let edition = state.phone.edition
    if let last = lastComposer, last.edition == edition { return last.shared }
    let composer = composer
    var shared = lastComposer?.shared
    if !(shared?.composer.saysTheSame(as: composer) ?? false) { shared = nil }
    let current = shared ?? SharedComposer(composer)
    lastComposer = (current, edition)
    return current
  }

  /// The BCP 47 language of elements that don't specify a language.
  package var language: String { composer.language }

  /// Performs an operation on the phone and converts the resulting events to lines of the session.
  mutating func onPhone(_ act: (inout Phone) -> Void) -> Rendering {
    render(state.phone.gesture(act))
  }

  /// Converts the events of one step to the lines of a session and to speech.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  mutating func render(_ events: [Event]) -> Rendering {
    var step = Rendering()
    guard !events.isEmpty else { return step }
    let shared = currentComposer()
    var opening: Utterance?
    let isVoiceOverOff = !state.options.voiceOver
    for event in events where !isVoiceOverOff || isPerceived(event) {
      if case .appSound(let request) = event { step.lines += take(request) }
      if case .chartPlayed(let chart) = event { step.lines += graphLines(of: chart) }
      if case .chartOpened(let chart) = event { openDetails(of: chart) }
      if let line = lineBesideSpeech(of: event, shared) { step.lines.append(line) }
      if givesCueSounds { step.lines += cueSounds(for: event) }
      if case .refused = event { step.isRefused = true }
      if case .announcementLost(let text) = event { step.lost.append(text) }
      step.isStopped = step.isStopped || event.isEnd
      guard var utterance = shared.utterance(for: event) else { continue }
      state.phone.app.work.spend(Work.text(utterance.text.utf8.count))
      if state.options.style == .utterance, case .appStarted = event,
        events.contains(where: \.isStop)
      {
        opening = utterance
        continue
      }
      if let name = opening, event.isStop {
        utterance = utterance.following(name)
        opening = nil
      }
      add(utterance, for: event, to: &step)
    }
    if state.hasAudio, step.items.contains(where: \.isHeardAsWords) { step.lines += noteSpeech() }
    return step
  }

  /// Returns whether the user perceives an event while VoiceOver is off.
  ///
  /// The user hears the app's own sounds. With Voice Control, the user also sees changes on the
  /// screen.
  ///
  /// - Rule: ``SessionRule/voiceOverOff``
  private func isPerceived(_ event: Event) -> Bool {
    event.isOfTheAppAlone || options.voiceControl && event.isSeen
  }

  /// Adds the speech items of an utterance: its description and its hint.
  private mutating func add(
    _ utterance: consuming Utterance,
    for event: Event,
    to step: inout Rendering
  ) {
    guard let hint = utterance.hint else {
      guard !utterance.text.isEmpty || event.isStop else { return }
      return step.items.append(item(for: event, event.speechKind, utterance.text, of: utterance))
    }
    let hintItem = item(for: event, .hint, hint, of: copy utterance)
    if !utterance.text.isEmpty {
      (utterance.hint, utterance.hintParts) = (nil, [])
      step.items.append(item(for: event, event.speechKind, utterance.text, of: utterance))
    }
    step.items.append(hintItem)
  }

  private mutating func item(
    for event: Event,
    _ kind: SpeechItem.Kind,
    _ text: String,
    of utterance: consuming Utterance
  ) -> SpeechItem {
    SpeechItem(
      kind,
      Spoken(text, of: consume utterance, about: subject(of: event)),
      pace: Pace(rate: state.options.settings.rate),
      isAudible: state.options.speech
    )
  }

  private mutating func lineBesideSpeech(
    of event: Event,
    _ shared: SharedComposer
  ) -> SessionLine? {
    switch event {
    case .sound(let sound): line(for: sound)
    case .screenShown(let name): .beside(.screen, name)
    case .chartOpened: .beside(.screen, ChartDetails.name)
    case .rotorTurned(let option): line(forTurnTo: option, shared.composer)
    case .textChanged(let text): .beside(.value, text)
    case .scrolled(let direction): .beside(.scroll, direction.rawValue)
    case .refused(let refusal): .refusal(.gesture(refusal))
    default: nil
    }
  }

  /// Returns the line with the name of the rotor setting after a turn, or `nil` while speech is
  /// off.
  ///
  /// The line represents speech by VoiceOver.
  ///
  /// - Source: SESSIONS.md, "Lines of a session"; VOICEOVER.md, chapter 10.
  /// - Rule: ``SessionRule/rotorIsSpeech``
  private mutating func line(forTurnTo option: RotorItem, _ composer: Composer) -> SessionLine? {
    options.speech ? .beside(.rotor, composer.name(of: option)) : nil
  }

  private mutating func line(for sound: Sound) -> SessionLine? {
    guard options.sounds || sound == .boundary else { return nil }
    return .beside(.sound, sound.name)
  }

  /// Whether the settings request sounds instead of spoken cues.
  ///
  /// In the snapshot style, a stop has only its description and its hint, so there are no sounds.
  private var givesCueSounds: Bool {
    mutating get {
      state.options.style != .snapshot
        && (state.options.settings.actionsFeedback == .sound
          || state.options.settings.moreContentFeedback == .sound)
    }
  }

  /// Returns the sounds that replace spoken cues, if the settings request sounds.
  ///
  /// - Source: VOICEOVER.md 4.4.
  /// - Rule: ``SessionRule/cueSounds``
  private mutating func cueSounds(for event: Event) -> [SessionLine] {
    guard case .described(let description) = event else { return [] }
    let hasActions = options.settings.actionsFeedback == .sound && !description.actions.isEmpty
    let hasContent =
      options.settings.moreContentFeedback == .sound
      && !description.element.customContent.isEmpty
    let sounds: [Sound?] = [hasActions ? .actions : nil, hasContent ? .moreContent : nil]
    return sounds.compactMap { sound in sound.flatMap { line(for: $0) } }
  }

  /// Returns the subject of the speech for an event, which is a stop or the app.
  private mutating func subject(of event: Event) -> ElementTree.Index {
    switch event {
    case .appStarted, .announced, .notified: state.phone.app.tree.root
    default: event.subject ?? state.phone.engine.cursor ?? state.phone.app.tree.root
    }
  }
}

extension Event {
  /// Whether the event is audible while VoiceOver is off, because it's the app's own sound.
  ///
  /// - Rule: ``SessionRule/voiceOverOff``
  fileprivate var isOfTheAppAlone: Bool { if case .appSound = self { true } else { false } }

  /// Whether the event is visible on the screen.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, “Lines”.
  fileprivate var isSeen: Bool {
    switch self {
    case .screenShown, .textChanged, .scrolled, .refused: true
    default: false
    }
  }

  /// Whether the event means that repeating the gesture would have no effect.
  fileprivate var isEnd: Bool {
    switch self {
    case .sound(.boundary), .refused: true
    default: false
    }
  }

  /// Whether the event describes a stop.
  ///
  /// This is also true if the stop has no words.
  fileprivate var isStop: Bool {
    switch self {
    case .described, .readOn: true
    default: false
    }
  }

  /// The kind of speech, which determines what can interrupt it.
  fileprivate var speechKind: SpeechItem.Kind {
    if case .announced(_, let priority) = self { .announcement(priority) } else { .speech }
  }
}

extension Sound {
  /// The name of the sound, which follows `~ sound: `.
  ///
  /// - Source: VOICEOVER.md, chapter 5, Decision on sounds.
  /// - Rule: ``SessionRule/soundNames``
  package var name: String {
    switch self {
    case .activate: "activate"
    case .boundary: "boundary"
    case .empty: "empty"
    case .actions: "actions"
    case .moreContent: "moreContent"
    case .passThrough: "passThrough"
    case .capital: "capital"
    case .dictation: "dictation"
    }
  }
}
