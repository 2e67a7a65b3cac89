import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label leaves the role to VoiceOver.
  static let labelHasTrait = AuditRule(
    "label-has-trait",
    .warning,
    .nameRoleValue,
    asks: "A label leaves the role to VoiceOver.",
    source: "GTXiLib; ATF; BrowserStack; WWDC19-254.",
    wayOut: "Remove the word for the role from the label.",
    bad: """
      screen cart "Cart"
        header "Cart"
        button "Add button"
          on activate: announce "Added"
      """,
    good: """
      screen cart "Cart"
        header "Cart"
        button "Add"
          on activate: announce "Added"
      """,
    judge: .stop { stop in
      guard let word = RoleWord.repeated(by: stop) else { return nil }
      return "the label says '\(word)', and so does VoiceOver: \(stop.heard)"
    }
  )
}
