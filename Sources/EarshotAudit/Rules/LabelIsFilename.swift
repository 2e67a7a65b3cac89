import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  /// A label is made of words, and is not the name of a file or an asset.
  static let labelIsFilename = AuditRule(
    "label-is-filename",
    .error,
    .nonTextContent,
    .nameRoleValue,
    asks: "A label is made of words, and is not the name of a file or an asset.",
    source: "Apple, sufficientElementDescription; SwiftLint; WWDC19-257; accessibility-book.",
    wayOut: "Give it a label of its own; what an image is called in the project is no label.",
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
