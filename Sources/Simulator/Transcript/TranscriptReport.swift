import Notation

extension TranscriptRun {
  /// The differences as text: a headed hunk each, with the lines that went and those that came.
  public var report: String {
    var shift = 0
    return differences.map { difference in
      let hunk = Hunk(difference, shift: shift)
      shift += difference.actual.count - difference.step.expected.count
      let place = "\(Display.safe(transcript.source.name)):\(difference.step.line)"
      let command = Display.safe(difference.step.command)
      return "\(place): \(command): \(difference.reason)\n" + hunk.text
    }.joined()
  }
}

/// The lines of one step, before and after, as in a unified diff.
private struct Hunk {
  let text: String

  init(_ difference: TranscriptRun.Difference, shift: Int) {
    let step = difference.step
    let old = step.expected.map { Display.safe($0.text) }
    let new = difference.actual
    let start = step.line
    var lines = [
      "@@ -\(start),\(old.count + 1) +\(start + shift),\(new.count + 1) @@",
      " > " + Display.safe(step.command),
    ]
    let same = zip(old, new).prefix { $0 == $1 }.count
    lines += old[..<same].map { " " + $0 }
    lines += old[same...].map { "-" + $0 }
    lines += new[same...].map { "+" + $0 }
    text = lines.map { $0 + "\n" }.joined()
  }
}
