import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotVoiceControl

// Voice Control's overlays.
extension Session {
  mutating func show(
    _ kind: VoiceOverlay.Kind,
    isContinuous: Bool,
    _ run: inout ResponseBuilder
  ) {
    let grid = kind == .grid ? VoiceGrid(over: screenSize) : nil
    state.voice.overlay = VoiceOverlay(kind, isContinuous: isContinuous, grid: grid)
    drawOverlay(&run)
  }

  /// Draws the overlay below the given lines.
  mutating func drawOverlay(under heading: [SessionLine] = [], _ run: inout ResponseBuilder) {
    let lines = overlayLines
    state.voice.drawn = lines.printed
    add(heading + lines, &run)
  }

  /// Draws a continuous overlay again if its contents have changed.
  mutating func drawOverlayAgain(_ run: inout ResponseBuilder) {
    guard state.hasVoice, let overlay = state.voice.overlay, overlay.isContinuous else { return }
    let lines = overlayLines
    let printed = lines.printed
    guard printed != state.voice.drawn else { return }
    state.voice.drawn = printed
    add(lines, &run)
  }

  /// The lines of the overlay: a name or a number for each item, in reading order, or the grid.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, “Lines”.
  /// - Rule: ``VoiceRule/numbersFollowReadingOrder``
  var overlayLines: [SessionLine] {
    mutating get {
      guard var overlay = state.voice.overlay else { return [] }
      if let grid = overlay.grid { return [.beside(.grid, grid.notation)] }
      let offered = voiceItems
      let items = overlay.kind == .choice ? overlay.ownItems : overlay.items(of: offered)
      overlay.numbering.add(items)
      state.voice.overlay = overlay
      return items.map { overlay.line(for: $0) }
    }
  }

  /// The line about Voice Control and its overlay for `:where`, or `nil` if Voice Control is off.
  var voiceControlLine: String? {
    guard options.voiceControl else { return nil }
    let sleep = state.voice.isAsleep ? ", asleep" : ""
    let shown = state.voice.overlay.map { ", \($0.kind.words) shown" } ?? ""
    return "voice control: on\(sleep)\(shown)"
  }
}

extension Session.State {
  /// Whether Voice Control has been used.
  var hasVoice: Bool { !voiceBox.isEmpty }

  /// Clears the reason for the meaning of the last phrase.
  mutating func forgetPhrase() { if hasVoice { voice.origin = nil } }

  /// The state of Voice Control.
  var voice: VoiceControl {
    get { voiceBox.first ?? VoiceControl() }
    _modify {
      if voiceBox.isEmpty { voiceBox.append(VoiceControl()) }
      yield &voiceBox[0]
    }
  }
}

extension VoiceOverlay {
  fileprivate func line(for item: VoiceItem) -> SessionLine {
    let number = numbering.number(of: item).map(String.init) ?? ""
    let isNamed = kind == .names || kind == .menu
    guard let name = item.shownName else { return .beside(.numbers, number) }
    return isNamed ? .beside(.names, name) : .beside(.numbers, "\(number) \(name)")
  }
}

extension VoiceOverlay.Kind {
  /// The description of the overlay for `:where`.
  fileprivate var words: String {
    switch self {
    case .names: "names"
    case .numbers: "numbers"
    case .grid: "a grid"
    case .choice: "a choice"
    case .menu: "actions"
    }
  }
}
