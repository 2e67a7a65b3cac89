import EarshotLines
import EarshotNotation
package import EarshotSession

extension Session.Response {
  /// The line and what is under it as a session has them that `earshot test` accepts: what a walk
  /// prints through a pipe.
  ///
  /// What is no step of a session is a remark: commands that are unknown or malformed, and why, and
  /// claims that fail. So is a claim on a line with commands that change what is claimed, since a
  /// session judges it where the line ends.
  ///
  /// - Source: SESSIONS.md, "`walk`" and "Refusals".
  package var transcriptLines: [String] {
    switch input {
    case .remark: [echo]
    case .claim: content.flatMap(\.asClaim).printed
    case .commands(let commands):
      isPlain(commands) ? plainLines(of: commands) : lines(of: commands)
    }
  }

  /// Whether every command was understood, and nothing is claimed or wrong, as on most lines.
  private func isPlain(_ commands: [Session.TypedCommand]) -> Bool {
    !commands.isEmpty && commands.allSatisfy { $0.isUnderstood && !$0.isClaim }
      && !content.contains { $0.isMistake || $0.isClaim }
  }

  private func plainLines(of commands: [Session.TypedCommand]) -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(content.count + 1)
    lines.append(commands.echo)
    for line in content { lines.append(line.text) }
    return lines
  }

  private func lines(of commands: [Session.TypedCommand]) -> [String] {
    let keepsClaims = commands.claimsStandAlone
    let isOneClaim = commands.count == 1 && content.contains { $0.isClaim && !$0.isFailedClaim }
    let right = commands.filter { $0.command != nil && (!$0.isClaim || isOneClaim) }
    let wrong = commands.filter { $0.command == nil }
    let (heard, mistakes) = partedContent
    let lines = heard.flatMap { $0.isClaim && !keepsClaims ? $0.remarks : $0.asClaim }
    return (right.isEmpty ? [] : [right.echo]) + lines.printed
      + wrong.map { SessionLine.note([$0].echo).text } + mistakes.flatMap(\.remarks).printed
  }

  /// What is heard and said, and apart from it what is said of mistakes.
  private var partedContent: (heard: [SessionLine], mistakes: [SessionLine]) {
    var (heard, mistakes) = ([SessionLine](), [SessionLine]())
    var isAdvice = false
    for line in content {
      let isOfMistake = line.isMistake || isAdvice && line.isNote
      if isOfMistake { mistakes.append(line) } else { heard.append(line) }
      if case .refusal(.unknownName) = line { isAdvice = true } else { isAdvice = false }
    }
    return (heard, mistakes)
  }
}

extension SessionLine {
  /// The line, as remarks where it is a claim that fails.
  fileprivate var asClaim: [SessionLine] { isFailedClaim ? remarks : [self] }

  /// The lines as remarks, but for those that are remarks already.
  fileprivate var remarks: [SessionLine] {
    isNote
      ? [self] : printed.map { .note(LineMark.note.text(of: $0) ?? $0) }
  }
}
