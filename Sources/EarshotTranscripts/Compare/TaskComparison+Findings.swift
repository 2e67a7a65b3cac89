import EarshotNotation
package import EarshotReports

extension TaskComparison {
  /// Returns the differences as findings.
  ///
  /// There's a finding for the whole walk and for each phase if its numbers of gestures differ. The
  /// last finding is about the place where the walks diverge.
  ///
  /// - Parameter path: The file of the second walk.
  /// - Returns: The findings. Their JSON contains all keys, even keys without a value.
  package func findings(in path: String) -> [Finding] {
    guard !isEmpty else { return [] }
    let efforts = ([effort] + phases).filter { !$0.isEqual }
    return efforts.map { finding("gestures", $0.output, line($0), [], at: .init(path)) }
      + (parting.map { [finding(of: $0, in: path)] } ?? [])
  }

  private func finding(of parting: Parting, in path: String) -> Finding {
    let words = lines(parting)
    return finding(
      "parting",
      output(parting),
      words.first ?? "",
      Array(words.dropFirst()),
      at: .init(path, line: parting.new?.line)
    )
  }

  private func finding(
    _ kind: String,
    _ output: [JSONOutput.Member],
    _ words: String,
    _ details: [String],
    at place: Finding.Place
  ) -> Finding {
    let message = words.hasSuffix(".") ? String(words.dropLast()) : words
    var finding = Finding(
      id: "change-\(kind)",
      message,
      severity: .note,
      at: place,
      details: details
    )
    finding.facts = output
    return finding
  }

  private func output(_ parting: Parting) -> [JSONOutput.Member] {
    [JSONOutput.Member]([
      "change": .string("parting"),
      "stepsAlike": .number(parting.stepsAlike),
      "old": parting.old?.output ?? .null,
      "new": parting.new?.output ?? .null,
    ])
  }
}

extension TaskComparison.Effort {
  fileprivate var output: [JSONOutput.Member] {
    let phrases: KeyValuePairs<String, JSONOutput> =
      hasPhrases ? ["oldPhrases": .number(oldPhrases), "newPhrases": .number(newPhrases)] : [:]
    return [JSONOutput.Member]([
      "change": .string("gestures"),
      "phase": .string(phase),
      "old": old.map { .number($0) } ?? .null,
      "new": new.map { .number($0) } ?? .null,
    ]) + [JSONOutput.Member](phrases)
  }
}

extension TaskComparison.ComparedStep {
  fileprivate var output: JSONOutput {
    .object([
      "line": .number(line),
      "command": .string(command),
      "heard": .strings(heard),
    ])
  }
}
