import EarshotNotation

// The clock of a workshop. The names of its parts come from the plan.
extension Wording {
  package static let clockHelp = Wording(
    en: "Press Return to see how much time is left; 'quit' or Control-C stops the clock.",
    de: "Return sagt, wie viel Zeit bleibt, „quit“ oder Control-C beendet die Uhr."
  )

  static func minute(_ minute: Int, of all: Int, _ part: String) -> Wording {
    Wording(en: "Minute \(minute) of \(all): \(part)", de: "Minute \(minute) von \(all): \(part)")
  }

  static func minutes(_ count: Int) -> Wording {
    Wording(en: count.counted("minute"), de: "\(count) \(count == 1 ? "Minute" : "Minuten")")
  }

  static func left(_ count: Int) -> Wording {
    Wording(en: "\(minutes(count).en) left", de: "noch \(minutes(count).de)")
  }

  static func minutesLeft(_ count: Int, for part: String, next: String?) -> Wording {
    let (english, german) = next.map { (" Next: \($0).", " Danach: \($0).") } ?? ("", "")
    return Wording(
      en: "\(minutes(count).en) left for “\(part)”.\(english)",
      de: "Noch \(minutes(count).de) für „\(part)“.\(german)"
    )
  }

  static func minutesAreOver(_ count: Int) -> Wording {
    Wording(
      en: "\(count.counted("minute")) \(count == 1 ? "is" : "are") over.",
      de: count == 1 ? "1 Minute ist um." : "\(count) Minuten sind um."
    )
  }
}
