import EarshotLines
import EarshotNotation
import EarshotSession

// Lines in a different order, and lines that a file takes for comments.
extension StepChanges {
  /// Returns a sentence for each line that comes at a different place, if the step has the same
  /// lines in a different order, or `nil` otherwise.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of differing lines.
  func reordered(_ step: Transcript.Step) -> [String]? {
    guard step.expected.count == heard.count, !step.expected.contains(where: \.isAnyLines) else {
      return nil
    }
    var removed: [LinePattern] = []
    var inserted: [Int] = []
    for change in LineChange.changes(from: step.expected, to: heard) {
      switch change {
      case .keep: break
      case .remove(let place): removed.append(step.expected[place])
      case .insert(let place): inserted.append(place)
      }
    }
    for place in inserted {
      guard let match = removed.firstIndex(where: { $0.matches(heard[place]) }) else { return nil }
      removed.remove(at: match)
    }
    guard removed.isEmpty, !inserted.isEmpty else { return nil }
    return inserted.map { place in
      place == 0
        ? "\(named(heard[place])) comes first"
        : "\(named(heard[place])) comes after \(named(heard[place - 1]))"
    }
  }

  private func named(_ line: HeardLine) -> String {
    line.isSpeech ? quoted(line.text) : Display.visible(line.text)
  }

  /// Returns the way to write speech that a file would take for a comment, such as `; '#' begins a
  /// comment, so write '\# 1'`, or an empty string for other lines.
  func wayOutOfComment(_ line: SessionLine) -> String {
    guard let heard = line.heard, heard.isSpeech, heard.text.hasPrefix("#") else { return "" }
    return "; '#' begins a comment, so write '\\\(Display.visible(heard.text))'"
  }

  /// The sentences about speech that a file takes for a comment, for a step without expectations.
  var sentencesAboutComments: [Sentence] {
    lines.filter { !wayOutOfComment($0).isEmpty }.compactMap { line in
      line.heard.map { heard in
        Sentence(text: "VoiceOver says \(quoted(heard.text))\(wayOutOfComment(line))")
      }
    }
  }
}
