import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label says more than what kind of thing it is.
  static let labelGeneric = AuditRule(
    "label-generic",
    .warning,
    .linkPurpose,
    .headingsAndLabels,
    asks: "A label says more than what kind of thing it is.",
    source: "ATF, LinkPurposeUnclear; WCAG 2.2, 2.4.4.",
    wayOut: "Say what it does or where it goes.",
    bad: """
      screen news "News"
        header "News"
        link "Click here"
          on activate: announce "Opened"
      """,
    good: """
      screen news "News"
        header "News"
        link "Opening hours"
          on activate: announce "Opened"
      """,
    judge: .stop { stop in
      guard stop.isControl || stop.element.traits.contains(.image) else { return nil }
      let label = stop.label.plainWords.joined(separator: " ")
      let table = AuditWords.of(stop.language)
      let isLink = stop.element.traits.contains(.link)
      guard
        stop.words.roles.contains(label) || table?.emptyNames.contains(label) ?? false
          || isLink && table?.emptyLinks.contains(label) ?? false
      else { return nil }
      return "'\(stop.label)' doesn't say what the \(stop.noun) is for"
    }
  )
}
