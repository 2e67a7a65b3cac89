import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A control has a different label in each language.
  static let labelNotTranslated = AuditRule(
    "label-not-translated",
    .note,
    .languageOfPage,
    .languageOfParts,
    asks: "A control has a different label in each language.",
    source: """
      Our choice: a label that is the same in two languages is often one that nobody \
      translated; labels of fewer than four letters are left out. Audit the screens of both \
      languages together.
      """,
    wayOut: "Translate the label; if it is a name, keep it.",
    bad: """
      screen menu-en "Menu"
        language: en
        header "Menu"
        button "Checkout"

      screen menu-de "Speisekarte"
        language: de
        header "Speisekarte"
        button "Checkout"
      """,
    good: """
      screen menu-en "Menu"
        language: en
        header "Menu"
        button "Checkout"

      screen menu-de "Speisekarte"
        language: de
        header "Speisekarte"
        button "Zur Kasse"
      """,
    needs: .language,
    judge: .walk
  )
}

/// The labels of controls in each language that was heard.
struct TranslatedLabels {
  private var languages: [String: String] = [:]

  /// Notes the labels of a screen, and says of which the same was heard in another language.
  mutating func judge(_ screen: AuditedScreen, _ judge: inout AuditJudge) {
    for stop in screen.stops where stop.isControl && stop.label.count(where: \.isLetter) > 3 {
      let language = String(stop.language.prefix { $0 != "-" })
      let known = languages[stop.label] ?? language
      languages[stop.label] = known
      guard known != language else { continue }
      let message: Complaint.Message =
        "the label '\(stop.label)' is the same in '\(known)' and '\(language)'"
      judge.say(Complaint(stop.index, message), by: .labelNotTranslated, on: screen)
    }
  }
}
