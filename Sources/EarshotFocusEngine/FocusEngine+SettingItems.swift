import EarshotModel
import EarshotSimulatedApp

extension FocusEngine {
  /// How far one swipe changes a rate or a volume, in percent.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 7).
  private static let percentStep = 5

  /// Changes the setting that the dial stands on, and speaks its new value.
  ///
  /// - Source: VOICEOVER.md, chapter 7; which way is up: our choice.
  mutating func turnSetting(_ way: RotorDirection, _ moment: inout EventBuffer) {
    let turned: TurnedSetting? =
      switch rotorState.option {
      case .speakingRate: turnPercent(\.rate, way)
      case .volume: turnPercent(\.volume, way)
      case .punctuation: turnPunctuation(way)
      case .hints: turnHints()
      default: nil
      }
    guard let turned else { return moment.sound(.sound(.boundary)) }
    moment.speech.append(.settingTurned(turned))
  }

  /// A swipe up raises, a swipe down lowers, as with an adjustable.
  ///
  /// - Source: our choice.
  private mutating func turnPercent(
    _ setting: WritableKeyPath<VoiceOverSettings, Int>,
    _ way: RotorDirection
  ) -> TurnedSetting? {
    let before = settings[keyPath: setting]
    let step = way == .previous ? Self.percentStep : -Self.percentStep
    let after = min(max(0, before + step), 100)
    guard after != before else { return nil }
    settings[keyPath: setting] = after
    return .percent(after)
  }

  private mutating func turnPunctuation(_ way: RotorDirection) -> TurnedSetting? {
    let all = VoiceOverSettings.Punctuation.allCases
    guard let next = step(from: settings.punctuation, in: all, way) else { return nil }
    settings.punctuation = next
    return .punctuation(next)
  }

  private mutating func turnHints() -> TurnedSetting? {
    settings.hints.toggle()
    return .flag(settings.hints)
  }
}
