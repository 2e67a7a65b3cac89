/// Functions that compare lines with the lines of a step.
package enum LineChange {
  /// Returns the changes from the lines of a step to the lines of the run.
  ///
  /// As many lines as possible stay, each paired with a new line that it matches. `...` stays and
  /// matches as few lines as possible, but never a refusal. A replaced line comes right before its
  /// replacement, and either both are speech or neither is.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of lines that differ.
  package static func changes(from old: [LinePattern], to new: [HeardLine]) -> [ListChange] {
    ListRelation<LinePattern, HeardLine>(
      matches: { $0.matches($1) },
      givesWay: { $0.literal.isSpeech == $1.isSpeech },
      standsForAny: \.isAnyLines,
      standsAlone: \.isRefusal
    ).changes(from: old, to: new)
  }

  /// Returns whether lines match the lines of a step, where `...` matches any lines except
  /// refusals.
  ///
  /// - Complexity: O(*a* + *b*) without `...`, otherwise O(*a*·*b*), where *a* and *b* are the
  ///   numbers of lines.
  package static func matches(_ old: [LinePattern], _ new: [HeardLine]) -> Bool {
    guard old.contains(where: \.isAnyLines) else {
      return old.count == new.count && zip(old, new).allSatisfy { $0.matches($1) }
    }
    var (row, column) = (0, 0)
    var lastAny: (row: Int, column: Int)?
    while column < new.count {
      if row < old.count, old[row].isAnyLines {
        lastAny = (row, column)
        row += 1
      } else if row < old.count, old[row].matches(new[column]) {
        (row, column) = (row + 1, column + 1)
      } else if let (any, start) = lastAny, !new[start].isRefusal {
        lastAny = (any, start + 1)
        (row, column) = (any + 1, start + 1)
      } else {
        return false
      }
    }
    return old[row...].allSatisfy(\.isAnyLines)
  }
}
