// Times at the ends of a slider, as in a player.
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The finding for two times at the ends of a slider that are separate stops.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of stops and *m* the number of sliders.
  /// - Source: our choice: at most 40 points above or below the slider or beside it; the slider's value
  ///   can say both times.
  var timesOfPlayers: [Complaint] {
    guard app.isForeign else { return [] }
    let sliders = stops.filter { $0.element.traits.contains(.adjustable) }
    guard !sliders.isEmpty else { return [] }
    let times = stops.filter { $0.isLoneText && $0.label.isTimeOfPlayer }
    guard (2...8).contains(times.count) else { return [] }
    return sliders.compactMap { slider in
      guard let frame = slider.element.frame, frame.width >= 120 else { return nil }
      let near = times.filter { $0.element.frame.map { $0.isAtEnd(of: frame) } ?? false }
      guard near.count == 2, let first = near.first else { return nil }
      let message: Complaint.Message = """
        '\(first.label)' and '\(near[1].label)' belong to the slider, but they're separate stops \
        without a name
        """
      return Complaint(first.index, message)
    }
  }
}

extension String {
  /// Whether the text is a time of a recording, such as `1:12` or `-2:29`.
  fileprivate var isTimeOfPlayer: Bool {
    let parts = drop { "-−–".contains($0) }.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }
}

extension Rect {
  /// Returns whether the rectangle is at the leading or trailing end of a slider.
  fileprivate func isAtEnd(of slider: Rect) -> Bool {
    let isInLine = abs(center.y - slider.center.y) <= 40
    return isInLine
      && (abs(x - slider.x) <= 60 || abs(x + width - slider.x - slider.width) <= 60)
  }
}
