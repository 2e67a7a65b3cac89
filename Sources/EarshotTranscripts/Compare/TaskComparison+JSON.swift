import EarshotNotation

extension TaskComparison {
  /// The differences, each as one JSON object without a line break; every key is always there.
  ///
  /// `gestures` is told of the whole and of each phase where the numbers differ, `parting` once.
  public var json: [String] {
    guard !isEmpty else { return [] }
    let efforts = ([effort] + phases).filter { $0.old != $0.new }
    return efforts.map { $0.output.text() } + (parting.map { [output($0).text()] } ?? [])
  }

  private func output(_ parting: Parting) -> JSONOutput {
    .object([
      "change": .string("parting"),
      "stepsAlike": .number(parting.stepsAlike),
      "old": parting.old?.output ?? .null,
      "new": parting.new?.output ?? .null,
    ])
  }
}

extension TaskComparison.Effort {
  fileprivate var output: JSONOutput {
    .object([
      "change": .string("gestures"),
      "phase": .string(phase),
      "old": old.map { .number($0) } ?? .null,
      "new": new.map { .number($0) } ?? .null,
    ])
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
