// Marks between pieces of text, which people see but shouldn't hear.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The findings for separators that are a separate part of a label, as in `Orbit, ·, 5 hr. ago`,
  /// or a stop by themselves.
  ///
  /// There's one finding for each of the two.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the labels.
  /// - Source: our choice: SwiftUI joins the text elements of a button with commas, so a mark between
  ///   them becomes a part of the label.
  var separators: [Complaint] {
    let parts = stops.filter { !$0.isInStatusBar && $0.separatorInParts != nil }
    let marks = stops.filter(\.isSeparator)
    return [
      parts.first.flatMap { stop in
        stop.separatorInParts.map { mark in
          let words = "the separator '\(mark)' is part of the label: \(stop.heard)"
          return Complaint(stop.index, .init(words + others(than: parts)))
        }
      },
      marks.first.map { stop in
        let words = "VoiceOver stops at '\(stop.label)', which only separates other text"
        return Complaint(stop.index, .init(words + others(than: marks)))
      },
    ].compactMap(\.self)
  }

  private func others(than stops: [AuditedStop]) -> String {
    stops.count > 1 ? "; the same applies to \((stops.count - 1).counted("other stop"))" : ""
  }
}

extension AuditedStop {
  /// The mark between two commas of the label, if it only separates words, or `nil` if there's none.
  fileprivate var separatorInParts: String? {
    guard label.contains(","), !element.traits.contains(.textEntry) else { return nil }
    let parts = label.split(separator: ",").map { String($0).trimmed }
    guard parts.count > 2, parts.count(where: { $0.contains(where: \.isLetter) }) > 1 else {
      return nil
    }
    return parts.dropFirst().dropLast().first { part in
      part.count == 1 && part.allSatisfy { $0.isSeparator || "|/".contains($0) }
    }
  }

  /// Whether the stop is only a mark that separates other text.
  fileprivate var isSeparator: Bool {
    isLine && hasName
      || isLoneText && label.count == 1 && label.allSatisfy(\.isSeparator)
        && (element.value ?? "").isBlank
  }

  /// Whether the stop of an export is a line without a value, such as `hr` on a page.
  ///
  /// - Source: our choice: at most 4 points thick and at least 40 points long.
  var isLine: Bool {
    guard app.isForeign, !isControl, element.role == .view || element.role == .element,
      let frame = element.frame
    else { return false }
    return frame.side > 0 && frame.side <= 4 && max(frame.width, frame.height) >= 40
      && (element.value ?? "").isBlank
  }
}

extension Character {
  /// Whether the character only separates text on the screen.
  ///
  /// - Source: our choice; a hyphen can stand for a missing value, and a slash for a fraction.
  fileprivate var isSeparator: Bool { "·•‧∙⋅・|⸱".contains(self) }
}
