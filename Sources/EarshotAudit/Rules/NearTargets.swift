// Targets of an export that are a little too small, and small targets inside stops.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The finding for all targets of a screen that are a little too small, or an empty array if there
  /// are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice: a pill of 36 points meets WCAG 2.2, 2.5.8, so one note is enough.
  var nearlyLargeTargets: [Complaint] {
    let targets = stops.filter { $0.isNearlyLargeEnough && $0.smallTarget != nil }
    guard let first = targets.first, let message = first.smallTarget else { return [] }
    guard targets.count > 1 else {
      return [Complaint(first.index, .init(message.text, severity: .note))]
    }
    let names = targets.compactMap { $0.target?.named($0.label, or: $0.noun) }
    let subject = "\(targets.count) targets are a little small"
    let words = "\(subject)\(names.asExamples); make them at least 44 by 44 points"
    return [Complaint(first.index, .init(words, severity: .note))]
  }

  /// The finding for the buttons inside stops that are too small to touch, or an empty array if
  /// there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of controls inside stops.
  /// - Source: WCAG 2.2, 2.5.8, which excepts links in a line of text.
  var smallTargetsInside: [Complaint] {
    var names: [String] = []
    var place: ElementTree.Index?
    for stop in stops {
      guard let remarks = stop.remarks, remarks.isCertain,
        remarks.controls.count > stop.actions.count
      else { continue }
      for control in remarks.controls {
        guard let frame = remarks.controlFrames[control], frame.isUsable, frame.side < 23.9
        else { continue }
        place = place ?? stop.index
        let name = frame.named(control)
        if !names.contains(name) { names.append(name) }
      }
    }
    guard let place else { return [] }
    let subject =
      names.count > 1
      ? "buttons inside other elements are small targets"
      : "a button inside another element is a small target"
    let them = names.count > 1 ? "them" : "it"
    let words = "\(subject)\(names.asExamples); make \(them) at least 44 by 44 points"
    return [Complaint(place, .init(words))]
  }
}

extension AuditedStop {
  /// Whether the stop is a control of an export that is only a little too small.
  ///
  /// - Source: our choice: at least 32 points on both sides, and either 44 points on one side or
  ///   more than 35 on both.
  var isNearlyLargeEnough: Bool {
    guard app.isForeign, let frame = target, frame.side >= 32,
      element.traits.isDisjoint(with: [.textEntry, .notEnabled]), remarks?.isInBox != true
    else { return false }
    return max(frame.width, frame.height) >= 43.9 || frame.side > 35
  }
}

extension Rect {
  /// Returns the name and the size of a control with this frame, such as
  /// `'Follow' (118 by 35 points)`.
  func named(_ label: String, or noun: String = "control") -> String {
    "\(label.isBlank ? noun.withArticle : "'\(label)'") (\(width.asPoints) by \(height.asPoints) points)"
  }
}

extension [String] {
  /// The rest of a sentence with these names: all after a colon or, if there are more than three,
  /// the first three as examples.
  var asExamples: String {
    (count > 3 ? ", such as " : ": ") + Array(prefix(3)).joinedWithAnd
  }
}
