import EarshotLines
import EarshotNotation

/// A Markdown page of the walks that have entries.
///
/// For each walk, it shows the screen and a session with the phone's speech in comments.
///
/// The sessions contain Earshot's speech, so the page is a test that passes without changes.
struct DeviceCheckPage {
  /// The phone, according to the sheet, or `nil` if the sheet doesn't specify one.
  let phone: String?
  /// The walks that have entries.
  let verdicts: [DeviceCheckResult.Verdict]

  /// The text of the page.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the walks.
  var text: String {
    let head = ["# Heard on \(system)", "", "Results of the device check."]
    let lines = head + verdicts.flatMap(section)
    return lines.map { Display.safe($0) + "\n" }.joined()
  }

  private var system: String { phone ?? "a device" }

  private func section(_ verdict: DeviceCheckResult.Verdict) -> [String] {
    let walk = verdict.walk
    let reading = verdict.sessionReading
    let answer = verdict.settled?.reading.name ?? "no reading"
    var lines = ["", "## \(walk.title)", "", "The device agrees with \(answer)."]
    if let screen = walk.screen {
      lines += ["", "```screen \(screen.name)"] + screen.lines + ["```"]
    }
    lines += ["", "```voiceover"]
    if let screen = walk.screen { lines.append("screen: \(screen.name)") }
    lines += (reading?.settings ?? []) + [""]
    let filled = walk.heard.filter { !$0.lines.isEmpty }
    let places = reading?.places(of: filled) ?? []
    for (number, step) in (reading?.steps ?? []).enumerated() {
      lines += ["> \(step.gesture)"] + step.lines
      guard let place = places.firstIndex(of: number) else { continue }
      let spoken = filled[place].spoken(hints: false).joined(separator: " ")
      let remark = "# Observed: \"\(spoken)\" [device check, \(system)]"
      lines.append(spoken.isEmpty ? "# VoiceOver says nothing on \(system)." : remark)
    }
    return lines + ["```"]
  }
}

extension DeviceCheckResult.Verdict {
  /// The reading to write as a session, which is the phone's reading or the nearest reading that
  /// Earshot can produce, or `nil` if there's none.
  fileprivate var sessionReading: DeviceCheck.Reading? {
    let sessions = fits.map(\.reading).filter(\.isSession)
    if let settled, settled.reading.isSession { return settled.reading }
    return sessions.first
  }
}
