/// A set of positions in text, as a sorted list of ranges.
struct JoinedRanges {
  /// The ranges in the order of the text; overlapping ranges are joined.
  private var ranges: [Range<Int>] = []

  /// Creates the set of all positions in the given ranges.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of ranges.
  init(_ all: [Range<Int>]) {
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// Returns whether any of the ranges contains a place.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  func contains(_ place: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(place)
  }
}
