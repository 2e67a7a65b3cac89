import EarshotLines
import EarshotNotation
package import EarshotSession

extension Session.Response {
  /// The line and its output as a session that `earshot test` accepts.
  ///
  /// `earshot walk` prints this if its output is a pipe.
  ///
  /// Everything that isn't a step of a session is a comment: unknown or malformed commands, with
  /// the reason, and failing claims. A claim becomes a comment if other commands on its line change
  /// its subject, because a session judges the claim after the whole line.
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

  /// The command of the line if the line contains a single valid command and neither claims nor
  /// errors, or `nil` otherwise.
  package var plainCommand: Command? {
    guard case .commands(let commands) = input, commands.count == 1, isPlain(commands) else {
      return nil
    }
    return commands[0].command
  }

  /// Returns whether every command is valid and there are no claims or errors, as on most lines.
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

  /// The speech and the program's lines, separate from the lines about mistakes.
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
  /// The line, or comments if it's a failing claim.
  fileprivate var asClaim: [SessionLine] { isFailedClaim ? remarks : [self] }

  /// The line as comments.
  ///
  /// A line that is already a comment doesn't change.
  fileprivate var remarks: [SessionLine] {
    isNote
      ? [self] : printed.map { .note(LineMark.note.text(of: $0) ?? $0) }
  }
}
