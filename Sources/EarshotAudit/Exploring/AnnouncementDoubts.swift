import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The controls whose announcements a phone may lose under the label that VoiceOver repeats.
///
/// - Source: VOICEOVER.md 8.1.
struct AnnouncementDoubts: Sendable {
  private var controls: Set<ElementTree.Index> = []
  /// The first gesture that made such an announcement.
  private var first: AuditedStep?

  /// Remembers the control of a gesture that announces something while VoiceOver still speaks of it.
  mutating func note(_ step: AuditedStep) {
    guard let stop = step.stop, !step.screen.tree.mayLoseAnnouncement(at: stop.index),
      step.after.doubtfulAnnouncements > step.before.doubtfulAnnouncements,
      controls.insert(stop.index).inserted, first == nil
    else { return }
    first = step
  }

  /// Says so in one note for all of them: one for each would hide what else is found.
  func judge(_ judge: inout AuditJudge) {
    guard let first, let stop = first.stop else { return }
    let others = (controls.count - 1).counted("other control")
    let isOnly = controls.count == 1
    let rest = isOnly ? "" : " and those of \(others)"
    let ending = isOnly ? "" : "; '--announcements device' lists them"
    let text = "a phone may lose its announcement\(rest), because VoiceOver still speaks\(ending)"
    judge.say(Complaint(stop.index, .init(text)), by: .announcementLost, on: first.screen)
  }
}
