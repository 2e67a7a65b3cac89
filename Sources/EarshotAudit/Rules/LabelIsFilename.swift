import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label consists of words, not of the name of a file or an asset.
  static let labelIsFilename = AuditRule(
    "label-is-filename",
    .error,
    .nonTextContent,
    .nameRoleValue,
    asks: "A label consists of words, not of the name of a file or an asset.",
    source: "Apple, sufficientElementDescription; SwiftLint; WWDC19-257; accessibility-book.",
    wayOut: "Write a label; the name of an image in the project is not one.",
    bad: """
      screen card "Card"
        header "Card"
        button "ic_close_24dp"
          on activate: announce "Closed"
      """,
    good: """
      screen card "Card"
        header "Card"
        button "Close"
          on activate: announce "Closed"
      """,
    judge: .stop { stop in
      guard !stop.heardLabel.isBlank, stop.element.textualContext != .fileSystem,
        AssetName.looksLike(stop.label)
      else { return nil }
      return "the label '\(stop.label)' looks like the name of a file or an asset"
    }
  )
}
