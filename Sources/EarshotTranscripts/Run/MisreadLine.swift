import EarshotLines
import EarshotNotation
import EarshotSession

// Lines that were meant as something else than speech.
extension TranscriptRun {
  /// Finds the lines of speech that are not heard and read as a command, a claim or a header: their
  /// mark was forgotten, or they stand too late.
  ///
  /// Taken for speech they would be deleted by an update. What is heard is never one of them,
  /// whatever it says.
  ///
  /// - Complexity: O(*n*) in the length of the file where there is any.
  /// - Source: SESSIONS.md, "Transcripts"; our choice.
  static func misreadLines(_ results: [StepResult], in source: SourceText) -> [Diagnostic] {
    let patterns = results.filter { !$0.isAsWritten }.flatMap(\.unheardSpeech)
    let found = patterns.compactMap { pattern in
      MisreadLine(pattern.text.trimmed).map { (pattern.number, $0) }
    }
    guard !found.isEmpty else { return [] }
    let lines = source.lines
    return found.map { number, line in
      Diagnostic(.error, line.message, range: lines[number - 1].range)
    }
  }
}

extension TranscriptRun.StepResult {
  /// The lines of speech that are not heard, loosened and escaped ones apart.
  fileprivate var unheardSpeech: [LinePattern] {
    let removed = edit.removed
    return step.expected.filter { pattern in
      removed.contains(pattern.number) && pattern.literal.isSpeech && pattern.loosened == nil
        && !pattern.isAnyLines && !pattern.text.trimmed.begins(with: LineMark.escape.rawValue)
    }
  }
}

/// What a line of speech was probably meant to be.
private enum MisreadLine {
  case glob(String)
  case command(String)
  case claim(String)
  case header(String)

  /// Reads a line, or gives `nil` if it reads as nothing but speech.
  ///
  /// Labels begin with capitals, and often are a word such as “Next”: what begins with one is a
  /// command if it has several words, and never a claim.
  init?(_ text: String) {
    let isInLowerCase = text.unicodeScalars.first.map { !$0.properties.isUppercase } ?? false
    let hasSeveralWords = text.contains(where: \.isBlank)
    if let ending = MisreadLine.endingOfGlob(text) {
      self = .glob(ending)
    } else if hasSeveralWords || isInLowerCase && text.utf8.count > 2, MisreadLine.isCommand(text) {
      self = .command(text)
    } else if isInLowerCase, hasSeveralWords, (try? Claim(text)) != nil {
      self = .claim(text)
    } else if isInLowerCase, MisreadLine.isField(text) {
      self = .header(text)
    } else {
      return nil
    }
  }

  /// What a line with `*` in it ends in that is nearly `(glob)`.
  private static func endingOfGlob(_ text: String) -> String? {
    guard text.contains("*"), text.hasSuffix(")"), let start = text.lastIndex(of: "(") else {
      return nil
    }
    let word = text[text.index(after: start)...].dropLast()
    let isMeant = word == "glob" || Suggestion.nearest(to: word, in: ["glob"]) != nil
    return isMeant ? String(text[start...]) : nil
  }

  private static func isCommand(_ text: String) -> Bool {
    guard CommandParser.beginsLikeCommand(text) else { return false }
    return CommandParser.placedCommands(in: text).allSatisfy {
      if case .success = $0.result { true } else { false }
    }
  }

  private static func isField(_ text: String) -> Bool {
    let line = TextLine(text: text, range: 0..<text.utf8.count, number: 1)
    return Transcript.Field(line).map { TranscriptHeader.isField(named: $0.name) } ?? false
  }

  var message: Diagnostic.Message {
    switch self {
    case .glob("(glob)"): "this is not heard; a space is missing before '(glob)'"
    case .glob(let ending):
      "this is not heard, and '\(ending)' means nothing; did you mean '(glob)'?"
    case .command(let text):
      "this is not heard, and reads as a command; write '> \(text)', or '\\\(text)' for speech"
    case .claim(let text):
      "this is not heard, and reads as a claim; write '? \(text)', or '\\\(text)' for speech"
    case .header(let text):
      """
      this is not heard, and reads as a header; headers belong above the first blank line and the \
      first command; write '\\\(text)' for speech
      """
    }
  }
}
