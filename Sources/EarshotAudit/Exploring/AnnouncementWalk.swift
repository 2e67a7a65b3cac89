import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// What becomes of the announcements that a gesture leads to.
///
/// What is heard in full later, because the app posts it again, is neither cut nor lost.
///
/// - Source: VOICEOVER.md 8.1.
struct AnnouncementWalk: Sendable {
  private let step: AuditedStep
  private let heard: HeardAnnouncements

  /// Listens to a gesture, and to what its handler says after a `wait`.
  init(_ step: AuditedStep) {
    self.step = step
    let isWait = step.gesture == .wait(.tenSeconds)
    var heard = HeardAnnouncements(step.response.content, underWait: isWait)
    if step.after.hasSuspendedHandlers { heard.add(step.after.linesOfWaiting, underWait: true) }
    self.heard = heard
  }

  /// Judges what the gesture lets hear.
  ///
  /// - Parameters:
  ///   - judge: Who takes in what there is to say.
  ///   - onDevice: Whether a device is asked as well, which loses more.
  func judge(_ judge: inout AuditJudge, onDevice: Bool) {
    if let text = cut.first {
      say("its announcement '\(text)' is cut short by the next one", by: .announcementCut, &judge)
    }
    if onDevice, let text = lost.first {
      say("a device loses its announcement '\(text)'", by: .announcementLost, &judge)
    }
  }

  private func say(_ text: String, by rule: AuditRule, _ judge: inout AuditJudge) {
    let node = step.stop?.index ?? step.screen.screen
    judge.say(Complaint(node, .init(text)), by: rule, on: step.screen)
  }

  /// The announcements of the gesture that another one cuts, and that are not heard afterwards.
  private var cut: [String] {
    // What a handler says after a `wait` belongs to the gesture that called it.
    guard !heard.cut.isEmpty, step.stop != nil || !step.before.hasSuspendedHandlers else {
      return []
    }
    var known = HeardAnnouncements(step.after.linesOfWaiting, underWait: true).whole
    if step.stop != nil {
      known.formUnion(HeardAnnouncements(step.before.linesOfWaiting, underWait: true).cut)
    }
    return heard.cut.filter { !known.contains($0) && !heard.whole.contains($0) }
  }

  /// The announcements that are heard here, but not where they fare as on devices.
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

/// The announcements among the lines of a session.
private struct HeardAnnouncements {
  /// The texts of those that were spoken to their end.
  private(set) var whole: Set<String> = []
  /// The texts of those that were cut short, in order.
  private(set) var cut: [String] = []

  init(_ lines: [SessionLine], underWait: Bool) { add(lines, underWait: underWait) }

  /// Adds the announcements of some lines.
  ///
  /// Under `wait` one that was cut later than at its first word is left out: something new came up.
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
  /// What is heard while nobody touches anything for ten seconds.
  fileprivate var linesOfWaiting: [SessionLine] {
    var session = self
    return session.perform(.wait(.tenSeconds)).content
  }
}
