import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The controls whose announcements a phone may lose while VoiceOver repeats the label.
///
/// - Source: VOICEOVER.md 8.1.
struct AnnouncementDoubts: Sendable {
  private var controls: Set<ElementTree.Index> = []
  /// The first gesture that causes an announcement that a phone may lose, or `nil` if there's none
  /// yet.
  private var first: AuditedStep?

  /// Records the control of a gesture that causes an announcement while VoiceOver is still
  /// describing the control.
  mutating func note(_ step: AuditedStep) {
    guard let stop = step.stop, !step.screen.tree.mayLoseAnnouncement(at: stop.index),
      step.after.doubtfulAnnouncements > step.before.doubtfulAnnouncements,
      controls.insert(stop.index).inserted, first == nil
    else { return }
    first = step
  }

  /// Reports all the controls in a single note, because a note for each control would hide other
  /// findings.
  func judge(_ judge: inout AuditJudge) {
    guard let first, let stop = first.stop else { return }
    let others = (controls.count - 1).counted("other control")
    let isOnly = controls.count == 1
    let rest = isOnly ? "" : " and the announcements of \(others)"
    let ending = isOnly ? "" : "; to list them all, use 'earshot audit --announcements device'"
    let text =
      "a device may lose this announcement\(rest), because VoiceOver is still speaking\(ending)"
    judge.say(Complaint(stop.index, .init(text)), by: .announcementLost, on: first.screen)
  }
}
