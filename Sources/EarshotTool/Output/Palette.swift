internal import EarshotLines
internal import EarshotModel

/// The colors for lines of output, from the 16 colors of the user's terminal.
///
/// Color is never the only cue. The first characters of the line or one of its words convey the
/// same meaning.
enum Palette: Sendable {
  /// A palette without colors.
  case none
  /// The palette for the lines of a session on standard output.
  case session
  /// The palette for the results of tests, with hunks, on standard output.
  case report
  /// The palette for diagnostics on standard error.
  case diagnostics

  /// Returns the line with colors.
  ///
  /// - Parameters:
  ///   - line: The line, or a piece of a line.
  ///   - whole: The whole line if `line` is a piece of it, or `nil` otherwise.
  /// - Returns: The line with escape sequences for its colors.
  func painted(_ line: String, asPieceOf whole: String? = nil) -> String {
    switch self {
    case .none: line
    case .session: painted(line, asSessionLine: whole ?? line)
    case .report: paintedReportLine(line)
    case .diagnostics: paintedDiagnostic(line)
    }
  }

  private func painted(_ line: String, asSessionLine whole: String) -> String {
    switch LineMark(of: whole) {
    case .beside: wrap(line, HeardLine(whole).isRefusal ? "33" : "36")
    case .note: wrap(line, "90")
    case .command: wrap(line, "1")
    case .claim, .phase, .escape, .file, nil: line
    }
  }

  /// Returns a line of a report with colors for removals, additions, positions, and the results of
  /// files.
  private func paintedReportLine(_ line: String) -> String {
    for (mark, code) in [("--- ", "1"), ("+++ ", "1"), ("@@ ", "36"), ("-", "31"), ("+", "32")]
    where line.utf8.starts(with: mark.utf8) {
      return wrap(line, code)
    }
    for (word, code) in [("ok", "32"), ("differs", "1;31"), ("skipped", "33")]
    where line.utf8.starts(with: "\(word) ".utf8) {
      return wrap(word, code) + line.dropFirst(word.count)
    }
    return line
  }

  private func paintedDiagnostic(_ line: String) -> String {
    for (word, code) in [("error", "1;31"), ("warning", "1;33"), ("note", "1;36")] {
      let mark = ": \(word): "
      guard let found = line.firstRange(of: mark) else { continue }
      return line[..<found.lowerBound] + ": " + wrap("\(word):", code) + " "
        + line[found.upperBound...]
    }
    return line
  }

  private func wrap(_ text: String, _ code: String) -> String {
    "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

/// The setting that determines whether a stream gets colors.
enum Color {
  /// Returns whether a stream gets colors, based on the user's request and the kind of stream.
  ///
  /// The option `--color` takes precedence, then `NO_COLOR`, then `CLICOLOR_FORCE` and
  /// `FORCE_COLOR`, and finally whether the stream is a terminal with colors and the command line
  /// has no `--plain`.
  static func isOn(
    _ options: Options,
    _ environment: Environment,
    toTerminal isTerminal: Bool
  ) -> Bool {
    switch options[.color] {
    case "always": return true
    case "never": return false
    default: break
    }
    if isSet("NO_COLOR", environment) { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] where isSet(name, environment) {
      if environment.variables[name] != "0" { return true }
    }
    return isTerminal && !environment.terminalIsDumb && !options.has(.plain)
  }

  private static func isSet(_ name: String, _ environment: Environment) -> Bool {
    !(environment.variables[name] ?? "").isEmpty
  }
}
