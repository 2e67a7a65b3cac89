import EarshotLines
import EarshotNotation

/// The walks that were filled in as a Markdown page: for each walk its screen, and a session with what
/// the phone said in remarks.
///
/// The sessions are heard as Earshot says them, so that the page is a test that passes as it stands.
struct DeviceCheckPage {
  /// What the sheet says of the phone, or `nil` if nothing.
  let phone: String?
  /// The walks that were filled in.
  let verdicts: [DeviceCheckResult.Verdict]

  /// The page.
  ///
  /// - Complexity: O(*n*) in the length of the walks.
  var text: String {
    let head = ["# Heard on \(system)", "", "The walks of the device check that this phone made."]
    let lines = head + verdicts.flatMap(section)
    return lines.map { Display.safe($0) + "\n" }.joined()
  }

  private var system: String { phone ?? "a phone" }

  private func section(_ verdict: DeviceCheckResult.Verdict) -> [String] {
    let walk = verdict.walk
    let reading = verdict.sessionReading
    let answer = verdict.settled?.reading.name ?? "no reading"
    var lines = ["", "## \(walk.title)", "", "The phone agrees with \(answer)."]
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
      lines.append(spoken.isEmpty ? "# Nothing was heard on \(system)." : remark)
    }
    return lines + ["```"]
  }
}

extension DeviceCheckResult.Verdict {
  /// The reading whose session is written: the phone's, or else the nearest that Earshot says.
  fileprivate var sessionReading: DeviceCheck.Reading? {
    let sessions = fits.map(\.reading).filter(\.isSession)
    if let settled, settled.reading.isSession { return settled.reading }
    return sessions.first
  }
}
