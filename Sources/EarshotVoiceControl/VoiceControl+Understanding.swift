extension VoiceControl {
  /// Interprets the words that a person says.
  ///
  /// The method doesn't guess, because a test must fail if a phone would understand the words only
  /// by luck.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all names.
  /// - Source: VOICE-CONTROL.md, chapter 4.
  /// - Rule: ``VoiceRule/nothingIsGuessed``
  package func meaning(of text: String, in scene: VoiceScene) -> VoiceMeaning {
    let said = PhraseWords(text)
    let understood = PhraseDefinition.understand(said)
    if isAsleep {
      guard let understood, understood.phrase == .sleep(false) else { return .unheard }
      return .command(understood)
    }
    if let understood, !understood.phrase.needsAField || scene.isEditing {
      return meaning(of: understood, in: scene)
    }
    if let meaning = meaning(ofBare: said, in: scene) { return meaning }
    if scene.isEditing, scene.takesDictation { return .dictation(text) }
    if let understood { return .command(understood) }
    return scene.isKnown(said) ? .noItem(said.text(from: 0)) : .notUnderstood
  }

  /// Returns the meaning of a number or a name without a verb, or `nil` for other words.
  ///
  /// A number has a meaning only while an overlay is shown.
  private func meaning(ofBare said: PhraseWords, in scene: VoiceScene) -> VoiceMeaning? {
    if let number = said.number, overlay != nil {
      let meaning = meaning(ofNumber: number, Phrase.tap(String(number)), in: scene, isBare: true)
      if let meaning { return meaning }
    }
    guard !scene.isEditing || !scene.takesDictation else { return nil }
    return NameMatch(said, among: items(in: scene)).map {
      meaning(of: .tap(said.text(from: 0)), $0, verb: "Tap")
    }
  }

  private func meaning(of understood: UnderstoodPhrase, in scene: VoiceScene) -> VoiceMeaning {
    guard let (verb, name) = understood.phrase.item else { return .command(understood) }
    let said = PhraseWords(name)
    if let number = said.number,
      let meaning = meaning(ofNumber: number, understood.phrase, in: scene, isBare: false)
    {
      return meaning
    }
    guard let match = NameMatch(said, among: items(in: scene)) else { return .noItem(name) }
    return meaning(of: understood.phrase, match, verb: verb)
  }

  private func meaning(of phrase: Phrase, _ match: NameMatch, verb: String) -> VoiceMeaning {
    guard match.items.count == 1, let item = match.items.first else {
      return .choose(phrase, match, verb: verb)
    }
    return .act(phrase, item, name: match.name, verb: verb)
  }

  /// Returns the meaning of a number, or `nil` if the overlay doesn't give it one.
  ///
  /// If the overlay shows names, a number that isn't shown can still be a name.
  ///
  /// - Rule: ``VoiceRule/numbersNeedAnOverlay``
  private func meaning(
    ofNumber number: Int,
    _ phrase: Phrase,
    in scene: VoiceScene,
    isBare: Bool
  ) -> VoiceMeaning? {
    guard let overlay, let verb = phrase.item?.verb else { return nil }
    if let grid = overlay.grid {
      guard (1...grid.count).contains(number) else { return .noNumber(number) }
      guard case .tap = phrase else { return nil }
      return .cell(number, isTapped: !isBare)
    }
    if let item = overlay.item(numbered: number, among: scene.items) {
      return .act(phrase, item, name: String(number), verb: verb)
    }
    let isNumbered = overlay.kind == .numbers || overlay.kind == .choice
    return isNumbered ? .noNumber(number) : nil
  }

  private func items(in scene: VoiceScene) -> [VoiceItem] {
    overlay?.items(of: scene.items) ?? scene.items
  }
}
