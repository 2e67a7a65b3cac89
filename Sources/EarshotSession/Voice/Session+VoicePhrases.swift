import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotVoiceControl

// The action of each phrase.
extension Session {
  /// Performs the action of a phrase that names no item.
  ///
  /// - Rule: ``VoiceRule/systemAnswers``
  mutating func perform(_ understood: UnderstoodPhrase, _ run: inout ResponseBuilder) {
    if case .unsimulated = understood.phrase {
      return add(Rendering(lines: [.refusal(.notSimulated)], isRefused: true), &run)
    }
    if case .repeatLast(let times) = understood.phrase {
      return repeatLast(times, as: understood.words, &run)
    }
    if understood.phrase.isDictated {
      state.voice.origin = .dictation
    } else {
      self.understood(understood.words, &run)
    }
    perform(understood.phrase, on: nil, &run)
  }

  /// Performs the action of a phrase and stores the phrase for “Repeat this”.
  ///
  /// - Rule: ``VoiceRule/sleeps``
  mutating func perform(
    _ phrase: Phrase,
    on subject: VoiceItem.Subject?,
    _ run: inout ResponseBuilder
  ) {
    work.spend(Work.gesture)
    state.voice.pending = nil
    if phrase.canBeRepeated { state.voice.last = .init(phrase, on: subject) }
    switch phrase {
    case .tap, .longPress, .increment, .decrement, .showActions:
      if let subject { act(phrase, on: subject, &run) }
    case .swipe(let way): add(onPhone { $0.swipeByVoice(way) }, &run)
    case .scroll(let way):
      let revision = state.phone.app.revision
      let step = onPhone { $0.scrollByVoice(way.opposite) }
      add(step, &run)
      if step.lines.isEmpty, state.phone.app.revision == revision {
        run.note(["nothing on this screen scrolls \(way.rawValue)"])
      }
    case .scrollToEnd(let way): scrollToEnd(way.opposite, &run)
    case .goBack: goBackByVoice(&run)
    case .show(let kind, let isContinuous): show(kind, isContinuous: isContinuous, &run)
    case .showGrid(let columns, let rows):
      let grid = VoiceGrid(over: screenSize, columns: columns, rows: rows)
      state.voice.overlay = VoiceOverlay(.grid, grid: grid)
      drawOverlay(&run)
    case .hide(let kind): if state.voice.overlay?.kind == kind { state.voice.overlay = nil }
    case .sleep(let isAsleep):
      state.voice.isAsleep = isAsleep
      add([.beside(.microphone, isAsleep ? "asleep" : "on")], &run)
    case .type(let text): dictate(text, &run)
    case .edit(let edit): perform(edit, &run)
    case .repeatLast, .unsimulated: break
    }
  }

  /// Repeats the last command the given number of times.
  ///
  /// - Rule: ``VoiceRule/repeats``
  private mutating func repeatLast(
    _ times: Int,
    as words: String,
    _ run: inout ResponseBuilder
  ) {
    guard let last = state.voice.last else {
      return refuse(
        .notUnderstood,
        advice: VoiceAdvice(["there's no command to repeat; say one first"], .repeats),
        &run
      )
    }
    understood(words, &run)
    for number in 1...times where !work.isSpent {
      if number > 1 { speakOut(&run) }
      if let subject = last.subject, !isOffered(subject) {
        return refuse(.noItem(last.phrase.item?.name ?? ""), &run)
      }
      perform(last.phrase, on: last.subject, &run)
    }
  }

  private func isOffered(_ subject: VoiceItem.Subject) -> Bool {
    voiceItems.contains { $0.subject == subject.owner }
  }

  /// Scrolls to the first or the last page.
  ///
  /// If a scroll handler changes the app, the scrolling stops.
  private mutating func scrollToEnd(_ way: ScrollDirection, _ run: inout ResponseBuilder) {
    var isFirst = true
    while !work.isSpent {
      work.spend(Work.gesture)
      let revision = state.phone.app.revision
      var isScrolled = false
      let step = onPhone { isScrolled = $0.scrollByVoice(way) }
      guard isScrolled || isFirst else { return }
      add(step, &run)
      guard isScrolled, state.phone.app.revision == revision else { return }
      isFirst = false
    }
  }

  /// Activates the back button or, if there's none, closes the panel or screen that a scrub would
  /// close.
  ///
  /// - Rule: ``VoiceRule/goesBack``
  private mutating func goBackByVoice(_ run: inout ResponseBuilder) {
    let back = state.phone.engine.stops(in: state.phone.app).first {
      tree.traits(of: $0).contains(.backButton) && !tree.traits(of: $0).contains(.notEnabled)
    }
    add(onPhone { phone in back.map { phone.tapByVoice($0) } ?? phone.goBackByVoice() }, &run)
  }
}

// Actions on an item.
extension Session {
  private mutating func act(
    _ phrase: Phrase,
    on subject: VoiceItem.Subject,
    _ run: inout ResponseBuilder
  ) {
    switch (phrase, subject) {
    case (.showActions, .element(let index)): return showActions(of: index, &run)
    case (.tap, .action(let place, let index)):
      let actions = state.phone.app.entries(at: index)
      guard actions.indices.contains(place) else { return }
      add(onPhone { $0.performByVoice(actions[place], at: index) }, &run)
    case (.tap, .element(let index)): show(valueOf: index, &run) { $0.tapByVoice(index) }
    case (.longPress, .element(let index)): show(valueOf: index, &run) { $0.pressByVoice(index) }
    case (.increment, .element(let index)):
      show(valueOf: index, &run) { $0.adjustByVoice(index, .increment) }
    case (.decrement, .element(let index)):
      show(valueOf: index, &run) { $0.adjustByVoice(index, .decrement) }
    default: refuse(.noActions, &run)
    }
  }

  /// Performs an action on an element.
  ///
  /// While VoiceOver is off, the output includes the new value of a toggle or an adjustable
  /// element, because a Voice Control user can see the screen.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, “Lines”; our choice.
  private mutating func show(
    valueOf index: ElementTree.Index,
    _ run: inout ResponseBuilder,
    _ act: (inout Phone) -> Void
  ) {
    let before = readable(.value, of: index)
    var step = onPhone(act)
    let isShown = !tree.traits(of: index).isDisjoint(with: [.toggleButton, .adjustable])
    if state.isVoiceOverOff, isShown, !tree.isRemoved(index) {
      let value = readable(.value, of: index)
      if value != before { step.lines.append(.beside(.value, value)) }
    }
    add(step, &run)
  }

  /// Opens the menu of an item's custom actions.
  ///
  /// - Rule: ``VoiceRule/actionsAreAMenu``
  private mutating func showActions(of index: ElementTree.Index, _ run: inout ResponseBuilder) {
    let composer = composer
    let names = state.phone.app.entries(at: index).map { composer.name(of: $0) }
    guard !names.isEmpty else { return refuse(.noActions, &run) }
    let items = names.enumerated().map { VoiceItem(.action($0, at: index), names: [$1]) }
    state.voice.overlay = VoiceOverlay(.menu, items: items)
    drawOverlay(under: [.beside(.screen, "actions")], &run)
  }
}

extension VoiceItem.Subject {
  /// The element, or the element that offers the action.
  fileprivate var owner: VoiceItem.Subject {
    switch self {
    case .element: self
    case .action(_, let index): .element(index)
    }
  }
}

extension ScrollDirection {
  /// The direction in which a finger moves to scroll to content in this direction.
  fileprivate var opposite: ScrollDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .next: .previous
    case .previous: .next
    }
  }
}

extension Phrase {
  /// Whether the phrase types text.
  ///
  /// In this case, the text appears in the field, and Voice Control shows no bubble.
  fileprivate var isDictated: Bool { if case .type = self { true } else { false } }
}
