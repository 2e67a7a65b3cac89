import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotVoiceControl

// Voice Control phrases and their effects.
extension Session {
  /// Turns Voice Control on or off.
  ///
  /// When Voice Control is turned on, it's awake and shows no overlay.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4.
  mutating func switchVoiceControl(isOn: Bool) -> Rendering {
    state.options.voiceControl = isOn
    state.voice = VoiceControl()
    return Rendering(lines: [.beside(.microphone, isOn ? "on" : "off")])
  }

  /// Interprets a phrase and performs its action.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4.
  /// - Rule: ``VoiceRule/phrases``
  mutating func say(_ text: String, _ run: inout ResponseBuilder) {
    state.phrases += 1
    guard options.voiceControl else {
      refuse(.isOff, &run)
      run.note([Self.adviceWhileOff(on: text.lowercased())])
      return
    }
    let overlay = state.voice.overlay
    let meaning = state.voice.meaning(of: text, in: voiceScene)
    state.voice.origin = .words
    state.voice.isUnproved = PhraseDefinition.understand(PhraseWords(text))?.isUnproved ?? false
    endOverlay(before: meaning)
    perform(meaning, of: text, saidOver: overlay, &run)
    drawOverlayAgain(&run)
  }

  /// Returns advice for a phrase that the user says while Voice Control is off.
  private static func adviceWhileOff(on text: String) -> String {
    switch text {
    case "all", "everything", "screen", "the screen":
      "'read all' makes VoiceOver read from the cursor onward, and 'read from top' reads the whole screen"
    case "again", "that", "it", "that again", "it again":
      "'tap' makes VoiceOver say the element again"
    default: "'voice control on' turns Voice Control on"
    }
  }

  /// Removes an overlay that lasts for one command.
  ///
  /// Words that aren't a command close a menu, but no other overlay.
  ///
  /// - Rule: ``VoiceRule/overlaysEnd``
  private mutating func endOverlay(before meaning: VoiceMeaning) {
    guard let overlay = state.voice.overlay, !overlay.isContinuous else { return }
    switch meaning {
    case .unheard: return
    case .noItem, .noNumber, .notUnderstood: if overlay.kind != .menu { return }
    case .command, .act, .choose, .cell, .dictation: break
    }
    state.voice.overlay = nil
  }

  private mutating func perform(
    _ meaning: VoiceMeaning,
    of text: String,
    saidOver overlay: VoiceOverlay?,
    _ run: inout ResponseBuilder
  ) {
    switch meaning {
    case .unheard:
      state.voice.origin = .asleep
      add([], &run)
    case .command(let understood): perform(understood, &run)
    case .act(let phrase, let item, let name, let verb):
      let number = overlay?.item(numbered: Int(name) ?? 0, among: [item]).flatMap { _ in Int(name) }
      let meant = state.voice.meant(by: phrase, isNumber: number != nil)
      state.voice.origin = number.map { .number($0, item) } ?? .name(item)
      understood("\(meant.item?.verb ?? verb) \(name)", &run)
      perform(meant, on: item.subject, &run)
    case .choose(let phrase, let match, let verb): choose(phrase, match, verb, &run)
    case .cell(let number, let isTapped): perform(cell: number, isTapped, overlay, &run)
    case .dictation(let text):
      state.voice.origin = .dictation
      dictate(text, &run)
    case .noItem(let name): refuse(.noItem(name), advice: voiceAdvice(onName: name), &run)
    case .noNumber(let number):
      let advice = VoiceAdvice(["say one of the numbers on the screen"], .numbersNeedAnOverlay)
      refuse(.noNumber(number), advice: advice, &run)
    case .notUnderstood: refuse(.notUnderstood, advice: advice(onPhrase: text), &run)
    }
  }

  /// Shows numbers on the items with the same name.
  ///
  /// The user then selects the item that the command applies to.
  ///
  /// - Rule: ``VoiceRule/sharedNamesGetNumbers``
  private mutating func choose(
    _ phrase: Phrase,
    _ match: NameMatch,
    _ verb: String,
    _ run: inout ResponseBuilder
  ) {
    understood("\(verb) \(match.name)", &run)
    state.voice.origin = .sharedName
    state.voice.overlay = VoiceOverlay(.choice, items: match.items)
    state.voice.pending = phrase
    drawOverlay(&run)
  }

  private mutating func perform(
    cell number: Int,
    _ isTapped: Bool,
    _ overlay: VoiceOverlay?,
    _ run: inout ResponseBuilder
  ) {
    guard var overlay, let grid = overlay.grid else { return }
    understood(isTapped ? "Tap \(number)" : String(number), &run)
    state.voice.origin = .cell
    guard isTapped else {
      overlay.zoom(into: number)
      state.voice.overlay = overlay
      return drawOverlay(&run)
    }
    let point = grid.center(of: number)
    add(onPhone { $0.tapByVoice(at: point) }, &run)
  }
}

// The output of a phrase.
extension Session {
  /// Adds the output of a step to the phrase's output.
  mutating func add(_ step: Rendering, _ run: inout ResponseBuilder) {
    run.add(step, at: state.phone.app.now)
  }

  /// Adds lines for visible results.
  mutating func add(_ lines: [SessionLine], _ run: inout ResponseBuilder) {
    add(Rendering(lines: lines), &run)
  }

  /// Adds the line for the bubble that shows the recognized command.
  mutating func understood(_ words: String, _ run: inout ResponseBuilder) {
    add([.beside(.understood, words)], &run)
  }

  /// Adds a refusal, followed by the advice if there is any.
  mutating func refuse(
    _ refusal: VoiceRefusal,
    advice: VoiceAdvice? = nil,
    _ run: inout ResponseBuilder
  ) {
    var step = Rendering(lines: [.refusal(.voice(refusal))])
    if let advice {
      state.voice.origin = .refused(advice.rule)
      step.lines += advice.lines.map { .note(Display.safe($0)) }
    }
    step.isRefused = true
    step.isStopped = true
    add(step, &run)
  }
}
