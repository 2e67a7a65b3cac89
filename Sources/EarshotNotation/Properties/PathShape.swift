import EarshotModel

extension Path {
  /// A shape of a path, with its word in a file as the raw value.
  enum Shape: String, CaseIterable {
    case circle, rounded, polygon

    /// The maximum number of corners of a polygon.
    private static let cornerLimit = 64

    /// The word, as a static string for the scanner.
    var word: StaticString {
      switch self {
      case .circle: "circle"
      case .rounded: "rounded"
      case .polygon: "polygon"
      }
    }

    /// The numbers of an example, for messages.
    var example: String {
      switch self {
      case .circle: "195 200 40"
      case .rounded: "16 60 100 44 8"
      case .polygon: "0 0, 44 0, 22 40"
      }
    }

    /// Parses the numbers after the word, or returns `nil` if they don't form a path of this shape.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    func path(_ text: Substring) -> Path? {
      let groups = text.split(separator: ",", omittingEmptySubsequences: false).map(Shape.numbers)
      switch (self, groups.count) {
      case (.circle, 1):
        guard let numbers = groups[0], numbers.count == 3, numbers[2] > 0 else { return nil }
        return .circle(center: Point(x: numbers[0], y: numbers[1]), radius: numbers[2])
      case (.rounded, 1):
        guard let numbers = groups[0], numbers.count == 5, numbers[2] > 0, numbers[3] > 0,
          numbers[4] >= 0
        else { return nil }
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return .rounded(rect, radius: numbers[4])
      case (.polygon, 3...Shape.cornerLimit):
        let corners = groups.compactMap { $0.flatMap { $0.count == 2 ? $0 : nil } }
        guard corners.count == groups.count else { return nil }
        return .polygon(corners.map { Point(x: $0[0], y: $0[1]) })
      default: return nil
      }
    }

    /// Returns the numbers in text, or `nil` if it contains anything else.
    private static func numbers(_ text: Substring) -> [Double]? {
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
      let numbers = words.compactMap { Double(notation: $0) }.filter(\.isFinite)
      return numbers.count == words.count ? numbers : nil
    }
  }

  /// The path in the notation.
  var notation: String {
    switch self {
    case .empty: return "empty"
    case .box(let box): return box.notation
    case .circle(let center, let radius): return "circle \(center.notation) \(radius.notation)"
    case .rounded(let rect, let radius): return "rounded \(rect.notation) \(radius.notation)"
    case .polygon(let corners):
      return "polygon \(corners.map(\.notation).joined(separator: ", "))"
    }
  }
}
