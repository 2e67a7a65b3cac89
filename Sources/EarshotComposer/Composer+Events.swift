import EarshotModel
package import EarshotFocusEngine

extension Composer {
  /// Returns the utterance for an event, or `nil` if the event causes no speech.
  ///
  /// Examples are sounds, refusals, and turns of the rotor. The result is also `nil` for an empty
  /// utterance.
  ///
  /// - Source: VOICEOVER.md, chapters 4 and 6 to 9.
  package func utterance(for event: Event) -> Utterance? {
    SharedComposer(self).utterance(for: event)
  }

  func wording(of event: Event) -> Utterance? {
    switch event {
    case .described(let description): chunked(description)
    case .repeated(let description): spoken(stop(description).repetition)
    case .repeatedWithHint(let description): repeatedWithHint(description)
    case .cutShort(let description): cutShort(description)
    case .alertShown: spoken([words.part(.context, .alert, from: .system, by: .alertWord)])
    case .titled(let title): spoken(.context, title, by: .titleBeforeBackButton)
    case .touched(let description): spoken(stop(description).repetition, by: .touchedLabel)
    case .redescribed(let description): spokenAsChanged(description)
    case .valueChanged(let description): spoken(stop(description).newValue)
    case .polled(let description): spoken(stop(description).newValue, by: .polledValue)
    case .editingBegan(let description): editingBegan(description)
    case .insertionPointMoved(let description):
      spoken(Array(stop(description).insertionPoint), by: .movedInsertionPoint)
    case .appStarted(let name): spoken(.app, name, by: .appName)
    case .announced(let text, _): spoken(.announcement, text, by: .announcement)
    case .page(let page, let count): pageStatus(page, of: count)
    case .pageStatus(let status): spoken(.status, status, by: .ownPage)
    case .action(let entry): spoken(entry.parts(in: words))
    case .content(let content): spoken(content.rotorEntry)
    case .chartEntry(let entry): spoken(entry.parts(in: words))
    case .chartDescribed(let chart): spoken(chart.description)
    case .chartEnded:
      spoken([words.part(.status, .chartComplete, from: .system, by: .chartComplete)])
    case .chartOpened(let chart): spoken(ChartDetail.heading.parts(of: chart, in: words))
    case .chartDetail(let detail, let chart): spoken(detail.parts(of: chart, in: words))
    case .notFound(let option): spoken(option.notFound(in: words))
    case .echoed(let text): echo(of: text)
    case .deleted(let text): spoken(words.echo(ofDeleted: text, settings))
    case .readOn(let description): readOn(description)
    case .notified(let text): spoken(.announcement, text, by: .notified)
    case .echoedWord(let word): spoken(.echo, word, by: .wordEcho)
    case .unit(let unit): utterance(for: unit)
    case .edit(let entry): spoken(entry.parts(in: words))
    case .textCut(let text): spoken(words.done(.cutText, text))
    case .textCopied(let text): spoken(words.done(.copiedText, text))
    case .textPasted(let text): spoken(.echo, text, by: .copiedText)
    case .dictated(let text): spoken(.echo, text, by: .dictatedText)
    case .textSelected(let text): spoken(words.selection(of: text))
    case .secretSelected(let count): spoken(words.selection(ofSecret: count))
    case .settingTurned(let setting): spoken(setting.parts(in: words))
    case .summarized(let description, let page): summary(description, page)
    case .dropped: spoken([words.part(.status, .dropComplete, from: .system, by: .drop)])
    case .speechSwitched(let isOn): switched(isOn ? .speechOn : .speechOff, by: .speechSwitched)
    case .curtainSwitched(let isOn): switched(isOn ? .screenCurtainOn : .screenCurtainOff)
    case .voiceOverSwitched(let isOn): switched(isOn ? .voiceOverOn : .voiceOverOff)
    case .chooserSearch: spoken([words.part(.role, .searchField, from: .system, by: .chooser)])
    case .chooserItem(let description): chooserItem(description)
    case .copied: switched(.copied, by: .copiedSpeech)
    case .practice(let practice): spoken(practice.parts(in: words))
    case .sound, .appSound, .screenShown, .rotorTurned, .textChanged, .scrolled, .refused,
      .announcementLost, .chartPlayed:
      nil
    }
  }

  /// Returns the label and the hint of the activated element, which replace a lost announcement.
  ///
  /// - Source: XamarinCommunityToolkit#1385.
  /// - Rule: ``FocusRule/devicesLoseAnnouncements``
  private func repeatedWithHint(_ description: ElementDescription) -> Utterance? {
    let stop = stop(description)
    guard style != .snapshot else { return spoken(stop.repetition) }
    let utterance = Utterance(spoken: stop.repetition, hint: stop.spokenHint)
    return utterance.text.isEmpty ? nil : utterance
  }

  /// Returns the label of the activated element with a dash, because the screen that it opens
  /// interrupts VoiceOver.
  ///
  /// For example, the result is “Steps—”.
  ///
  /// - Source: WWDC15-103, WWDC16-202, WWDC18-226.
  /// - Rule: ``FocusRule/olderActivationsSayTheLabelFirst``
  private func cutShort(_ description: ElementDescription) -> Utterance? {
    guard var utterance = spoken(stop(description).repetition) else { return nil }
    utterance.text += "—"
    return utterance
  }

  /// Returns the typed characters as VoiceOver echoes them.
  ///
  /// A single character can be followed by its word in the spelling alphabet, as a hint.
  private func echo(of text: String) -> Utterance? {
    let parts = words.echo(of: text, settings)
    guard parts.count == 1, let character = text.first else { return spoken(parts) }
    return Utterance(spoken: parts, hint: settings.phonetics(of: character))
  }

  private func spoken(_ parts: [Utterance.Part]) -> Utterance? {
    let utterance = Utterance(spoken: parts)
    return utterance.text.isEmpty ? nil : utterance
  }

  /// Returns the parts with the event's rule in place of each part's rule.
  private func spoken(_ parts: [Utterance.Part], by rule: SpeechRule) -> Utterance? {
    spoken(parts.map { $0.by(rule) })
  }

  private func spoken(_ kind: Utterance.Kind, _ text: String, by rule: SpeechRule) -> Utterance? {
    spoken([.init(kind, text, from: nil, by: rule)])
  }

  /// Returns the utterance for a stop that changed, which is its description without role words.
  ///
  /// The snapshot style has only one way to describe an element, so it keeps the role words.
  ///
  /// For example, the result is “Selected, Steps”.
  ///
  /// - Source: VOICEOVER.md 6.1; WWDC13-202, WWDC16-202, magentaA11y; our choice for the snapshot
  ///   style.
  /// - Rule: ``SpeechRule/changedElement``
  func spokenAsChanged(_ description: ElementDescription) -> Utterance? {
    switch words.style {
    case .spoken: spoken(stop(description).changedDescription)
    case .snapshot: self.description(of: description)
    }
  }

  /// Returns the utterance for a page, such as “Page 2 of 5”.
  ///
  /// - Source: our choice (VOICEOVER.md 6.5), after UIAccessibility.h.
  private func pageStatus(_ page: Int, of count: Int) -> Utterance? {
    let numbers = [words.number(page), words.number(count)]
    return spoken([words.part(.status, .page, numbers, from: .system, by: .page)])
  }

  /// Returns the utterance for a field whose editing begins, without the label, or `nil` if the
  /// element doesn't accept text.
  ///
  /// For example, the result is “Text field, is editing, Music, Character mode, Insertion point at
  /// end”, with only the system's hint.
  ///
  /// - Source: WWDC14-210, kickstarter#545; our choice for the rest (VOICEOVER.md, chapter 9).
  private func editingBegan(_ description: ElementDescription) -> Utterance? {
    let stop = stop(description.asEdited)
    guard stop.isTextEntry else { return nil }
    switch words.style {
    case .spoken:
      return Utterance(spoken: stop.textEntry, hint: settings.hints ? stop.textHint : [])
    case .snapshot: return stop.snapshotDescription.with(hint: stop.snapshotHint)
    }
  }

  /// Returns the utterance for a stop during continuous reading, which is its description without
  /// the hint, including the groups that the cursor enters.
  ///
  /// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, “Commands”: reading gives no hints.
  /// - Rule: ``SpeechRule/readingOn``
  func readOn(_ description: ElementDescription) -> Utterance {
    var utterance = chunked(description)
    utterance.hint = nil
    utterance.hintParts = []
    return utterance
  }
}

extension ElementDescription {
  /// The description of the field when editing begins, which omits the label, the author's hint,
  /// and the place.
  ///
  /// - Source: WWDC14-210, kickstarter#545.
  /// - Rule: ``SpeechRule/editingBegins``
  var asEdited: ElementDescription {
    var description = ElementDescription(index: index, element: element)
    description.language = language
    description.insertionPoint = insertionPoint
    description.textUnit = textUnit
    description.element.traits.insert(.isEditing)
    if element.placeholder == element.label { description.element.placeholder = nil }
    description.element.label = nil
    description.element.hint = nil
    return description
  }
}
