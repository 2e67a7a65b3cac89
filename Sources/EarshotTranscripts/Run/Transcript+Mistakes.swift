package import EarshotNotation
import EarshotLines
import EarshotModel
import EarshotSession

extension Transcript {
  /// Returns all errors in a malformed transcript, in the order of the file.
  ///
  /// If the header is correct, the steps before the first wrong command run. This way, Earshot
  /// reports all errors in these lines together. The errors include lines that the author didn't
  /// mean as speech, and names of elements, rotors, and actions that aren't available at the time.
  ///
  /// - Parameters:
  ///   - document: The app of the session.
  ///   - overrides: Settings that override the header, by name.
  ///   - found: The errors found while reading the transcript.
  /// - Returns: All errors, including the ones in `found`.
  /// - Complexity: The same as for running the transcript.
  /// - Source: our choice.
  package func mistakes(
    in document: AppDocument,
    overrides: [(name: String, value: String)],
    besides found: [Diagnostic]
  ) -> [Diagnostic] {
    let names = mistakenNames(in: document)
    let lines = source.lines
    let broken = steps.map(\.line).filter { line in
      found.contains { lines[line - 1].range.contains($0.range.lowerBound) }
    }
    let first = steps.first.map { lines[$0.line - 1].range.lowerBound } ?? 0
    let isHeaderWrong = (found + names.map(\.diagnostic)).contains { $0.range.lowerBound < first }
    let end = isHeaderWrong ? 0 : (broken + names.compactMap(\.command)).min() ?? .max
    var runner = TranscriptRunner(self, on: document, overrides: overrides)
    runner.judged = LineSelection(0..<end)
    runner.run()
    let misread = TranscriptRun.misreadLines(runner.results, in: source, of: runner.session)
    let refused = TranscriptRun.refusedNames(runner.results, before: misread, in: source)
    let answered = isHeaderWrong ? found : answered(found, from: end, in: runner.session)
    let claims = inWords(asHeard(answered, runner.results), in: runner.session)
    let named = inWords(played(names, from: end, in: runner.session), in: runner.session)
    return (claims + named + misread + refused).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// Returns the errors with suggestions of lines that occur in the output of the step.
  ///
  /// For example, the method suggests `~ value: Ana` for `~ text: Ana`, and an escaped line for
  /// speech that begins with `?`.
  private func asHeard(_ found: [Diagnostic], _ results: [TranscriptRun.StepResult]) -> [Diagnostic]
  {
    let beginnings: [MessageMark] = [.unknownClaim, .unknownLine]
    let isMeant = { (error: Diagnostic) in
      beginnings.contains { error.message.text.hasPrefix($0) }
    }
    guard found.contains(where: isMeant) else { return found }
    let lines = source.lines
    return found.map { error in
      guard isMeant(error) else { return error }
      let line = lines.first { $0.range.contains(error.range.lowerBound) }
      guard let line, let step = results.last(where: { $0.step.line < line.number }) else {
        return error
      }
      let text = error.message.text
      let reason = text.firstRange(of: "; ").map { text[..<$0.lowerBound] } ?? text[...]
      var answer = error
      if text.hasPrefix(.unknownClaim), step.actual.contains("\\\(line.text)") {
        answer.message = "\(reason); for speech, write '\\\(Display.safe(line.text))'"
      } else if text.hasPrefix(.unknownLine), let meant = line.text.heard(in: step.actual) {
        answer.message = "\(reason); write '\(meant)'"
      }
      return answer
    }
  }

  /// Returns the errors with suggestions of claims for sentences about elements of the app.
  private func inWords(_ found: [Diagnostic], in session: Session) -> [Diagnostic] {
    found.map { error in
      let text = error.message.text
      let line = source.lines.first { $0.range.contains(error.range.lowerBound) }
      if let absent = session.claimOfAbsence(insteadOf: text) {
        var answer = error
        answer.message = "\(absent)"
        return answer
      }
      if let line, line.text.hasPrefix("? "), Self.mayBeAboutScreen(text),
        let claim = session.claimOfScreen(in: String(line.text.dropFirst(2)).trimmed),
        (try? Claim(claim)) != nil
      {
        return error.suggesting(claim: claim)
      }
      if let line, text.contains(.nameOfScreen),
        let claims = session.claimsOfScreens(in: String(line.text.dropFirst(2)))
      {
        var answer = error
        answer.message = "\(text.prefix { $0 != ";" }); \(claims)"
        return answer
      }
      let isOffered = Session.offersClaim(text)
      guard let line, line.text.hasPrefix("? "), !isOffered,
        text.hasPrefix(.unknownClaim) || text.hasPrefix(.claimAboutElement)
      else { return error }
      let words = String(line.text.dropFirst(2))
      let claim =
        session.claim(naming: words) ?? session.claim(inWords: words)
        ?? session.expected(words)
      guard let claim, (try? Claim(claim)) != nil else { return error }
      return error.suggesting(claim: claim)
    }
  }

  /// Returns whether a message about a claim leaves open that the claim is about a screen.
  private static func mayBeAboutScreen(_ message: String) -> Bool {
    message.hasPrefix(.unknownClaim) || message.contains(.notAState)
  }

  /// Returns the errors in names, with the line that the prompt suggests after it refuses the name.
  ///
  /// Errors that already suggest a name don't change.
  private func played(
    _ names: [(command: Int?, diagnostic: Diagnostic)],
    from first: Int,
    in session: Session
  ) -> [Diagnostic] {
    let open = names.filter { name in
      name.command != nil && Suggestion.meant(in: name.diagnostic.message.text) == nil
        && !name.diagnostic.message.text.contains("did you mean ")
    }
    guard !open.isEmpty else { return names.map(\.diagnostic) }
    var session = session
    var lines: [Int: String] = [:]
    for step in steps where step.line >= first && session.work.end == nil {
      let response = session.run(step.command)
      guard response.isRefused, open.contains(where: { $0.command == step.line }),
        let line = response.content.lazy.compactMap({ Suggestion.meant(in: $0.text) }).first,
        Session.isLine(line), KeptParts(of: step.command).areAll(in: line)
      else { continue }
      lines[step.line] = line
    }
    return names.map { name in
      guard let line = name.command.flatMap({ lines[$0] }),
        Suggestion.meant(in: name.diagnostic.message.text) == nil
      else { return name.diagnostic }
      return name.diagnostic.suggesting(line: "> \(line)")
    }
  }

  /// Returns the errors, with the prompt's answers to lines that aren't commands.
  ///
  /// The prompt knows the names and the state of the app, so it can suggest a whole line. After the
  /// first error, the session continues without the wrong commands.
  ///
  /// - Parameters:
  ///   - found: The errors found while reading the file.
  ///   - first: The number of the first line that didn't run.
  ///   - session: The session before that line.
  /// - Returns: The errors, in the same order.
  private func answered(
    _ found: [Diagnostic],
    from first: Int,
    in session: Session
  ) -> [Diagnostic] {
    var (found, session) = (found, session)
    let lines = source.lines
    for step in steps where step.line >= first && session.work.end == nil {
      let range = lines[step.line - 1].range
      for command in CommandParser.placedCommands(in: step.command) {
        let bytes = step.command.utf8.dropFirst(command.range.lowerBound)
        let text = String(bytes.prefix(command.range.count)) ?? ""
        guard case .failure(let failure) = command.result else {
          session.run(text)
          continue
        }
        let reported = Diagnostic.Message.invalidCommand(failure.reason).text
        let place = found.firstIndex {
          range.contains($0.range.lowerBound)
            && ($0.message.text == failure.reason || $0.message.text == reported)
        }
        guard let place, let answer = session.answer(to: text) else { continue }
        found[place].message = "\(session.withValidClaim(answer.reason, for: text))"
      }
    }
    return found
  }
}

extension Diagnostic {
  /// Returns the error with a claim as its only suggestion.
  fileprivate func suggesting(claim: String) -> Diagnostic { suggesting(line: "? \(claim)") }

  /// Returns the error with a line as its only suggestion.
  fileprivate func suggesting(line: String) -> Diagnostic {
    let text = message.text
    let reason = text.firstRange(of: "; ").map { text[..<$0.lowerBound] } ?? text[...]
    var answer = self
    answer.message = "\(reason); write '\(Display.safe(line))'"
    return answer
  }
}

extension TranscriptRun {
  /// Returns the messages about refused names where the file doesn't expect a refusal, up to the
  /// first line that the author meant as a command.
  ///
  /// The consequences of a misread line aren't separate errors.
  static func refusedNames(
    _ results: [StepResult],
    before misread: [Diagnostic],
    in source: SourceText
  ) -> [Diagnostic] {
    let lines = source.lines
    let end = misread.map(\.range.lowerBound).min() ?? .max
    return results.compactMap { result in
      let range = lines[result.step.line - 1].range
      guard !result.isAsWritten, range.lowerBound < end, let advice = result.advice.first else {
        return nil
      }
      return Diagnostic(.error, "\(advice)", range: range)
    }
  }
}

extension String {
  /// Returns the `~` line in the output that has the same content as this line, or `nil` if there's
  /// none.
  fileprivate func heard(in lines: [String]) -> String? {
    let text = String(trimmed.drop { $0 == "~" || $0.isBlank })
    let rest =
      text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
      ?? String(text.drop { !$0.isBlank })
    let contents = [rest, text].map { LinePattern.content(in: $0.trimmed).lowercased() }
    if text.isEmpty { return lines.first { $0.hasPrefix("~ ") } ?? "~ silent" }
    return lines.first { line in
      guard line.hasPrefix("~ "), let colon = line.firstIndex(of: ":") else { return false }
      return String(line[line.index(after: colon)...]).trimmed.lowercased().isAmong(contents)
    }
  }

  private func isAmong(_ others: [String]) -> Bool { !isEmpty && others.contains(self) }
}
