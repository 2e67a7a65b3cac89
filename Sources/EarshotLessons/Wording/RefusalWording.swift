import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation

// The reasons that gestures do nothing, in every language of lessons. The English words are the
// session's.
extension RefusalReason {
  /// The line of a session with the reason, such as `~ refused: VoiceOver ist aus`.
  var line: Wording {
    let english = SessionLine.refusal(self).text
    return Wording(en: english, de: english.replacing(words, with: german))
  }

  /// The reason by itself.
  package var wording: Wording { Wording(en: words, de: german) }

  private var german: String {
    switch self {
    case .gesture(let refusal), .unknownName(let refusal): refusal.german
    case .misunderstood(let words): words
    case .notSimulated: "ahmt Earshot nicht nach"
    case .voiceOverIsOff: "VoiceOver ist aus"
    case .voice(let refusal): refusal.german
    case .phone(let refusal): refusal.german
    case .nothingToUndo: "nichts, was sich zurücknehmen lässt"
    }
  }
}

extension RefusalReason {
  /// Returns a reason in German, or `nil` if it contains a name.
  static func german(of english: String) -> String? {
    fixed.first { $0.words == english }?.german
  }

  /// The reasons that don't contain a name.
  private static let fixed: [RefusalReason] =
    [
      Refusal.dimmed, .nothingToActivate, .nothingToAdjust, .noMagicTap, .noRotor, .noAction,
      .noSuchElement, .noSuchScreen, .nothingToGoBackTo, .notEditing, .effectsNeverEnd,
      .textTooLong,
    ].map { .gesture($0) }
    + [.voiceOverIsOff, .notSimulated, .nothingToUndo]
    + [VoiceRefusal.isOff, .noActions, .notUnderstood].map { .voice($0) }
    + [PhoneRefusal.inCall, .noCall].map { .phone($0) }
}

extension PhoneRefusal {
  fileprivate var german: String {
    switch self {
    case .inCall: "ein Anruf läuft"
    case .noCall: "kein Anruf läuft"
    case .already(_, let isOn): isOn ? "schon an" : "schon aus"
    }
  }
}

extension VoiceRefusal {
  fileprivate var german: String {
    switch self {
    case .isOff: "Die Sprachsteuerung ist aus"
    case .noItem(let name): Display.spoken("kein Element heißt „\(name)“")
    case .noNumber(let number): "keine Nummer \(number)"
    case .noActions: "keine Aktionen"
    case .notUnderstood: "nicht verstanden"
    }
  }
}

extension Refusal {
  fileprivate var german: String {
    switch self {
    case .dimmed: "abgeblendet"
    case .nothingToActivate: "nichts, was sich aktivieren lässt"
    case .nothingToAdjust: "nichts, was sich anpassen lässt"
    case .noMagicTap: "kein magisches Tippen"
    case .noRotor: "nicht im Rotor"
    case .noAction: "keine solche Aktion"
    case .noSuchElement: "kein solches Element"
    case .noSuchScreen: "kein solcher Bildschirm"
    case .cannotBeReached(let target): "\(target) lässt sich nicht erreichen"
    case .notReached(let target): "\(target) nicht erreicht"
    case .nothingToGoBackTo: "nichts, wohin es zurückgeht"
    case .notEditing: "kein Feld wird bearbeitet"
    case .effectsNeverEnd: "die App kommt an kein Ende"
    case .textTooLong: "der Text ist länger als 64 KiB"
    }
  }
}
