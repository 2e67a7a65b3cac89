import EarshotLines

/// What becomes of the lines of a step: which go, and which come after which.
struct StepEdit {
  /// The lines of the file that go, by number.
  var removed: Set<Int> = []
  /// The lines that come after a line of the file, by its number.
  var inserted: [Int: [String]] = [:]
  /// The last line of the file that it is about.
  private(set) var last: Int
  /// The line of the command.
  let line: Int

  /// Whether nothing changes.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Puts what is heard now under the command of a step.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of lines before and after.
  init(of step: Transcript.Step, to heard: [SessionLine]) {
    line = step.line
    last = step.expected.last?.number ?? step.line
    var place = step.line
    for change in LineChange.changes(from: step.expected, to: heard.compactMap(\.heard)) {
      switch change {
      case .keep(let number): place = step.expected[number].number
      case .remove(let number):
        place = step.expected[number].number
        removed.insert(place)
      case .insert(let number): inserted[place, default: []].append(heard[number].text)
      }
    }
  }
}
