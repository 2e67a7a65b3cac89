// Pairs of adjacent stops in exports that have the same words.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditedScreen {
  /// The finding for pairs of neighbors with the same words, such as a picture and its caption in
  /// two links, or a button and adjacent text with its name.
  ///
  /// VoiceOver sorts the rows by their frames, so the two stops can be far apart in swipe order.
  /// Therefore, this property compares neighbors in the file.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of stops.
  /// - Source: our choice; WCAG's technique H2 for links.
  var doubles: [Complaint] {
    guard app.isForeign else { return [] }
    let inFile = stops.sorted { $0.index < $1.index }
    let pairs = zip(inFile, inFile.dropFirst()).filter { $1.doubles($0) }
    guard let (first, second) = pairs.first else { return [] }
    let rest =
      pairs.count > 1 ? "; the same applies to \((pairs.count - 1).counted("other pair"))" : ""
    let message: Complaint.Message =
      "\(first.heard) and \(second.heard) are two stops for the same thing\(rest)"
    return [Complaint(second.index, message)]
  }
}

extension AuditedStop {
  /// Returns whether two stops are a pair: either adjacent stops with the same words but different
  /// kinds, or text inside longer text.
  fileprivate func doubles(_ other: AuditedStop) -> Bool {
    guard let words = nameInWords, words == other.nameInWords,
      let frame = element.frame, let before = other.element.frame
    else { return isPart(of: other) || other.isPart(of: self) }
    if element.traits.contains(.link), other.element.traits.contains(.link) {
      return isPicture != other.isPicture && frame.isBeside(before)
    }
    if isNameOfField(below: other) || other.isNameOfField(below: self) { return true }
    if isCaptionWithoutKind(above: other) || other.isCaptionWithoutKind(above: self) { return true }
    guard isControl != other.isControl || isPicture != other.isPicture,
      !isControl || !other.isControl
    else { return false }
    // The switch of a row is at the end of the row.
    let isRow =
      frame.isLevel(with: before)
      && !(element.traits.isDisjoint(with: .toggleButton)
        && other.element.traits.isDisjoint(with: .toggleButton))
    return isRow || frame.isBeside(before)
  }

  /// Returns whether a stop is text inside the frame of longer text that contains the same words,
  /// as in SwiftUI's labeled content.
  ///
  /// In a cell of a file that doesn't say which views are stops, they may be one.
  private func isPart(of other: AuditedStop) -> Bool {
    guard other.remarks?.mayBeJoined != true, element.role == .text, other.element.role == .text,
      let words = nameInWords,
      let all = other.nameInWords, words.count < all.count, let frame = element.frame,
      let around = other.element.frame, frame.area > 0,
      frame.intersection(around) >= 0.95 * frame.area
    else { return false }
    return other.label.holdsWords(of: label)
  }

  /// Returns whether the stop is text above a field with the same name.
  ///
  /// - Source: our choice: at most 40 points above it and 64 points before it, because the field's
  ///   frame may be only its text, which can follow an icon.
  private func isNameOfField(below field: AuditedStop) -> Bool {
    guard isLoneText, field.element.traits.contains(.textEntry), let frame = element.frame,
      let below = field.element.frame
    else { return false }
    return (-24...64).contains(below.x - frame.x)
      && (-4...40).contains(below.y - frame.y - frame.height)
  }

  /// Returns whether the stop is a caption right above a control, if the file has no kinds.
  ///
  /// A caption has the height of a line, and the stop below it has the height of a control.
  ///
  /// - Source: our choice.
  private func isCaptionWithoutKind(above other: AuditedStop) -> Bool {
    guard element.role == .element, other.element.role == .element,
      !app.namesTypes,
      let frame = element.frame, let control = other.element.frame
    else { return false }
    return frame.height <= 24 && control.height >= 36 && abs(frame.x - control.x) <= 24
      && (-1...16).contains(control.y - frame.y - frame.height)
  }

  private var isPicture: Bool { element.traits.contains(.image) }

  /// The words of the label, or `nil` if the stop isn't a control, text, or a picture of the app.
  private var nameInWords: [String]? {
    guard hasName, !isInStatusBar, !isInBar, !isKey, label.utf8.count > 1,
      !element.traits.contains(.header), element.role != .cell,
      isControl || element.role == .text || isPicture || element.role == .element
    else { return nil }
    let words = label.plainWords
    return words.contains { $0.contains(where: \.isLetter) } ? words : nil
  }
}

extension Rect {
  /// Returns whether another rectangle is within 16 points and is above, below, or beside the
  /// middle of this one.
  ///
  /// The distance is our choice.
  fileprivate func isBeside(_ other: Rect) -> Bool {
    let across = max(x, other.x) - min(x + width, other.x + other.width)
    let down = max(y, other.y) - min(y + height, other.y + other.height)
    guard across <= 16, down <= 16 else { return false }
    return isLevel(with: other) || other.isLevel(with: self)
      || x < other.center.x && other.center.x < x + width
      || other.x < center.x && center.x < other.x + other.width
  }
}
