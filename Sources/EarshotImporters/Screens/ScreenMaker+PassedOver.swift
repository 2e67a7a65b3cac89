import EarshotModel
import EarshotNotation

// The visible buttons and text that VoiceOver skips.
extension ScreenMaker {
  /// Descriptions of visible buttons that VoiceOver skips, up to a number that people would read.
  ///
  /// The result contains buttons only if the file says for each view whether it's an element. A
  /// button inside a stop, or under a stop that fills its frame, is part of the stop. A dimmed
  /// button may be the arrow of a row, and keys belong to the system. A button without words or a
  /// picture in it may be invisible if it's as large as a row.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views. It examines at most 200 buttons.
  var passedOver: [ForeignRemarks.View] {
    passedOver {
      $0.type == .button && $0.isEnabled && $0.traits?.contains(.keyboardKey) != true
    }
  }

  /// Descriptions of visible text elements that VoiceOver skips, unless VoiceOver says the same
  /// words at a stop.
  ///
  /// - Complexity: The same as for ``passedOver``, times the length of the stops' speech.
  var passedOverTexts: [ForeignRemarks.View] {
    let said = dump.nodes.indices.filter { candidates[$0] }
      .flatMap { [dump.nodes[$0].text, dump.nodes[$0].value].compactMap(\.self) }
      .joined(separator: "\n")
    let words = Set(said.split { !$0.isLetter && !$0.isNumber })
    let scales = dump.nodes.indices.filter { candidates[$0] && dump.nodes[$0].isScale }
      .compactMap { dump.nodes[$0].frame }
    return passedOver { node in
      guard node.type == .staticText, let text = node.text?.orNilIfBlank,
        text.count > 3 ? !said.contains(text) : !words.contains(text[...])
      else { return false }
      // A scale already says its position, which the times at its ends repeat.
      guard text.isTime, let frame = node.frame else { return true }
      return !scales.contains { $0.isNear(frame) }
    }
  }

  private func passedOver(_ isMeant: (DumpNode) -> Bool) -> [ForeignRemarks.View] {
    guard dump.nodes.contains(where: { $0.isElement != nil }) else { return [] }
    var found: [ForeignRemarks.View] = []
    var (stopEnd, looked) = (0, 0)
    for (place, node) in dump.nodes.enumerated() {
      // Something can cover a row and leave its text visible.
      if candidates[place] || node.isElement == true && node.text != nil {
        stopEnd = max(stopEnd, ends[place])
      }
      guard place >= stopEnd, shown[place], node.isElement == false,
        count(in: place + 1..<ends[place]) == 0, let frame = node.frame, !frame.isEmpty,
        !systemPlaces.inStatusBar.contains(place), looked < Self.passedOverLimit * 10,
        isMeant(node)
      else { continue }
      looked += 1
      // The contents are the same button again, or part of it.
      stopEnd = ends[place]
      guard showsSomething(place) else { continue }
      let isCovered = dump.nodes.indices.contains { candidates[$0] && dump.nodes[$0].covers(frame) }
      guard !isCovered else { continue }
      let name = node.text.map { "'\($0)'" } ?? "one without a label"
      let place = "\(name) at \(Int(frame.x)), \(Int(frame.y))"
      found.append(ForeignRemarks.View(name: place, range: node.range))
      if found.count == Self.passedOverLimit { break }
    }
    return found
  }

  /// Returns whether people can see words or a picture at a view: in the view itself, in a picture
  /// within its frame, or, if it's at most 200 points wide and 64 points high, in an icon that the
  /// view draws.
  ///
  /// - Source: our choice; an empty row of a list is larger.
  private func showsSomething(_ place: Int) -> Bool {
    let inside = place..<ends[place]
    if inside.contains(where: { dump.nodes[$0].hasText && shown[$0] }) { return true }
    guard let frame = dump.nodes[place].frame else { return false }
    if frame.width <= 200, frame.height <= 64 { return true }
    return dump.nodes.indices.contains { other in
      shown[other] && dump.nodes[other].type == .image
        && dump.nodes[other].frame.map { !$0.isEmpty && frame.holds($0) } ?? false
    }
  }

  private static let passedOverLimit = 20
}

extension String {
  /// Whether the text is a time, such as `-01:13`, or a number.
  fileprivate var isTime: Bool {
    contains(where: \.isNumber) && allSatisfy { $0.isNumber || ":.,-−+%/ ".contains($0) }
  }
}

extension Rect {
  /// Returns whether another rectangle is within 12 points of this one, which is our choice.
  fileprivate func isNear(_ other: Rect) -> Bool {
    Rect(x: x - 12, y: y - 12, width: width + 24, height: height + 24).meets(other)
  }
}

extension DumpNode {
  /// Whether the view is a scale with a value.
  fileprivate var isScale: Bool {
    type == .slider || type == .progressIndicator || traits?.contains(.adjustable) == true
  }

  /// Returns whether the view completely covers a rectangle.
  fileprivate func covers(_ other: Rect) -> Bool {
    guard let frame else { return false }
    return frame.x <= other.x + 1 && frame.y <= other.y + 1
      && frame.x + frame.width >= other.x + other.width - 1
      && frame.y + frame.height >= other.y + other.height - 1
  }
}
