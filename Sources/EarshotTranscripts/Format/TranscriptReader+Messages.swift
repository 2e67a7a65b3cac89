import EarshotLines
import EarshotNotation
import EarshotSession

// Errors in lines of a session.
extension Diagnostic.Message {
  static func beforeFirstCommand(_ text: String) -> Self {
    let start = "this line comes before the first command"
    if text.utf8.count > 2, Set(text.utf8).count == 1, "-=*_".contains(text.prefix(1)) {
      return "leave out '\(Display.safe(text))', because headers end at the first blank line"
    }
    if let title = MisreadLine.titleOfScenario(text) {
      return "\(start); write the title as '## \(Display.safe(title))'"
    }
    if let comment = MisreadLine.comment(text) {
      return "\(start); write the comment as '# \(Display.safe(comment))'"
    }
    if let header = BorrowedHeader.line(text) {
      return "\(start); write the header as '\(header)' above the first blank line"
    }
    if let command = CommandParser.command(inProse: text) {
      return "\(start); write the command as '> \(command)'"
    }
    if let title = MisreadLine.titleOfTest(text) {
      return "\(start); write the title as '## \(Display.safe(title))'"
    }
    let isSentence =
      text.first?.isLetter == true && text.split(whereSeparator: \.isBlank).count > 1
      && !text.contains { "(,:".contains($0) }
    let command = "start a command with '> '"
    return isSentence
      ? """
      \(start); move it below a command, \(command), or write a title as \
      '## \(Display.safe(text))'
      """ : "\(start); move it below a command, or \(command)"
  }

  /// Returns the error for a command that isn't valid, with the help page on commands if the reason
  /// doesn't say what to do.
  static func invalidCommand(_ reason: String) -> Self {
    let start = "unknown command '"
    guard reason.hasPrefix(start), !reason.contains("; ") else { return "\(reason)" }
    let isOfEarshot = reason.dropFirst(start.count).hasPrefix(":")
    let page = isOfEarshot ? "commands" : "gestures"
    return "\(reason); 'earshot help \(page)' lists the \(page)"
  }

  static func nearlyEmbedded(_ name: String) -> Self {
    "this line looks like the beginning of a file; write '-- \(Display.safe(name)) --'"
  }

  /// Returns the error for an embedded file that no session opens.
  ///
  /// Earshot would treat everything below the file's name as its contents.
  static func notOpened(_ name: String) -> Self {
    """
    the header doesn't open the file '\(name)', which begins here; write 'screen: \(name)' in the \
    header or, if this line is speech, begin it with '\\'
    """
  }

  /// Returns the error for a session below the name of a file, because all lines below the name
  /// belong to the file.
  static func sessionInFile(_ name: String) -> Self {
    """
    the file '\(name)' begins here and includes the commands below it; move '-- \(name) --' and its \
    lines to the end
    """
  }

  /// Returns the error for a claim in a phase without steps.
  ///
  /// Earshot would judge the claim at a step of another phase.
  static func claimInEmptyPhase(_ title: String) -> Self {
    """
    the phase '\(title)' has no command above this claim; write a command, or move the claim above \
    the title of the phase
    """
  }

  static func blankMissing(before kind: String, _ rest: String) -> Self {
    let words = String(rest.drop { $0 == ":" || $0.isBlank })
    let bare = kind == "silent" ? kind : "\(kind): …"
    let line = words.isEmpty ? bare : "\(kind): \(Display.safe(words))"
    return "a space is missing after '~'; write '~ \(line)'"
  }

  static func contentMissing(after kind: String) -> Self {
    "'~ \(kind)' needs text after a colon; write '~ \(kind): …', as Earshot prints it"
  }

  static let noSession: Self =
    "this file doesn't look like a session; to see its errors anyway, end its name with '.vo'"

  static let lineTooLong: Self =
    "the line is longer than 64 KiB, which is the limit; shorten the line"
}
