import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The hint line in the snapshot style: parts and text.
  ///
  /// The hint of a text field takes the place of the author's; other hints of the system follow
  /// it, its full stop made sure of. The setting `hints` turns all of them off, which is our choice.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, hint).
  var snapshotHint: SnapshotLine {
    guard settings.hints else { return SnapshotLine() }
    var line = SnapshotLine()
    line.append(contentsOf: ownHint, separator: "")
    line.appendHint(toggleHint)
    let textHint = textHint
    if !textHint.isEmpty { line = SnapshotLine() }
    line.append(contentsOf: textHint, separator: "")
    line.appendHint(adjustHint)
    return line
  }

  /// What stands below the description and hint of a read-out: the actions line with the names, and
  /// the content line with the entries.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, “Extra lines”); the dashes: SESSIONS.md.
  var snapshotExtraLines: [String] {
    var lines: [String] = []
    if !description.ownActions.isEmpty {
      lines.append(words(.actionsAvailable))
      lines += description.ownActions.map { "- \($0)" }
    }
    if !element.customContent.isEmpty {
      lines.append(words(.moreContentAvailable))
      lines += element.customContent.map { "- \($0.snapshotEntry)" }
    }
    return lines
  }
}

extension SnapshotLine {
  /// Adds a hint of the system behind what stands there; exactly one full stop parts the two.
  fileprivate mutating func appendHint(_ hint: [Utterance.Part]) {
    guard let hint = hint.first else { return }
    if text.hasSuffix(".") { text.removeLast() }
    append(hint, after: parts.isEmpty ? "" : ". ")
  }
}
