import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The outcomes of the announcements that a gesture causes.
///
/// If the app posts an announcement again and you then hear it in full, it's neither cut short nor
/// lost.
///
/// - Source: VOICEOVER.md 8.1.
struct AnnouncementWalk: Sendable {
  private let step: AuditedStep
  private let heard: HeardAnnouncements

  /// Records a gesture and the words of its handler after a `wait`.
  init(_ step: AuditedStep) {
    self.step = step
    let isWait = step.gesture == .wait(.tenSeconds)
    var heard = HeardAnnouncements(step.response.content, underWait: isWait)
    if step.after.hasSuspendedHandlers { heard.add(step.after.linesOfWaiting, underWait: true) }
    self.heard = heard
  }

  /// Judges the output of the gesture.
  ///
  /// - Parameters:
  ///   - judge: The judge that collects the findings.
  ///   - onDevice: Whether to also check the behavior of a device, which loses more announcements.
  func judge(_ judge: inout AuditJudge, onDevice: Bool) {
    if let text = cut.first {
      say(
        "the next announcement interrupts the announcement '\(text)'",
        by: .announcementCut,
        &judge
      )
    }
    if onDevice, let text = lost.first {
      say(
        "a device may lose the announcement '\(text)'",
        by: .announcementLost,
        &judge
      )
    }
  }

  private func say(_ text: String, by rule: AuditRule, _ judge: inout AuditJudge) {
    let node = step.stop?.index ?? step.screen.screen
    judge.say(Complaint(node, .init(text)), by: rule, on: step.screen)
  }

  /// The announcements of the gesture that another announcement cuts short and that you don't hear
  /// later.
  private var cut: [String] {
    // The words of a handler after a `wait` belong to the gesture that started the handler.
    guard !heard.cut.isEmpty, step.stop != nil || !step.before.hasSuspendedHandlers else {
      return []
    }
    var known = HeardAnnouncements(step.after.linesOfWaiting, underWait: true).whole
    if step.stop != nil {
      known.formUnion(HeardAnnouncements(step.before.linesOfWaiting, underWait: true).cut)
    }
    return heard.cut.filter { !known.contains($0) && !heard.whole.contains($0) }
  }

  /// The announcements that you hear in Earshot but not on a device.
  private var lost: [String] {
    guard !heard.whole.isEmpty, step.stop != nil || step.gesture != .wait(.tenSeconds) else {
      return []
    }
    var device = step.before.with(announcements: .device)
    let lines = device.perform(step.gesture).content + device.linesOfWaiting
    let reached = HeardAnnouncements(lines, underWait: false)
    return heard.whole.filter { !reached.whole.contains($0) && !reached.cut.contains($0) }.sorted()
  }
}

/// The announcements in the lines of a session.
private struct HeardAnnouncements {
  /// The text of the announcements that VoiceOver finished.
  private(set) var whole: Set<String> = []
  /// The text of the announcements that were cut short, in order.
  private(set) var cut: [String] = []

  init(_ lines: [SessionLine], underWait: Bool) { add(lines, underWait: underWait) }

  /// Adds the announcements in the given lines.
  ///
  /// Ignores an announcement that something new cuts short during `wait`, if VoiceOver has finished
  /// its first word.
  mutating func add(_ lines: [SessionLine], underWait: Bool) {
    for case .speech(let spoken) in lines {
      guard let utterance = spoken.utterance, let part = utterance.parts.first,
        part.kind == .announcement
      else { continue }
      if utterance.text == part.text {
        whole.insert(part.text)
      } else if !underWait || !utterance.text.contains(where: \.isWhitespace) {
        cut.append(part.text)
      }
    }
  }
}

extension Session {
  /// The output while the user does nothing for ten seconds.
  fileprivate var linesOfWaiting: [SessionLine] {
    var session = self
    return session.perform(.wait(.tenSeconds)).content
  }
}
