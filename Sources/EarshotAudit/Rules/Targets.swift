// Rules about the places that people touch.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let hitRegionsOverlap = AuditRule(
    "hit-regions-overlap",
    .warning,
    needs: .frame,
    judge: .screen { screen in
      screen.neighbors(within: 0).compactMap { first, second in
        guard first.share(under: second) > 0.25, first.stop.moves(with: second.stop) else {
          return nil
        }
        guard !screen.areNested(first.stop, second.stop), !second.stop.isSameLink(as: first.stop),
          !second.isPart(ofField: first), !first.isPart(ofField: second),
          !first.isBackdrop(of: screen.size), !second.isBackdrop(of: screen.size),
          first.stop.remarks?.hasSystemSize != true, second.stop.remarks?.hasSystemSize != true,
          !first.stop.isTwin(of: second.stop)
        else { return nil }
        let message: Complaint.Message = "it overlaps \(first.stop.shortName)"
        return Complaint(second.stop.index, message)
      }
    }
  )

  static let targetSpacing = AuditRule(
    "target-spacing",
    .note,
    needs: .frame,
    judge: .screen { screen in
      screen.neighbors(within: 8).compactMap { first, second in
        guard first.frame.intersection(second.frame) <= 0, first.stop.moves(with: second.stop),
          !first.stop.hasSystemSize,
          !second.stop.hasSystemSize, min(first.frame.side, second.frame.side) < 43.9
        else { return nil }
        let message: Complaint.Message =
          "it's small, and less than 8 points from \(first.stop.shortName)"
        return Complaint(second.stop.index, message)
      }
    }
  )

  static let hitRegionSmall = AuditRule(
    "hit-region-small",
    .warning,
    needs: .frame,
    judge: .stop { stop in
      guard stop.isControl, !stop.element.traits.contains(.notEnabled),
        let frame = stop.target,
        !stop.hasSystemSize, frame.width > 0, frame.height > 0, stop.takesTouches
      else { return nil }
      let side = min(frame.width, frame.height)
      guard side < stop.leastSide else { return nil }
      let size = "\(frame.width.asPoints) by \(frame.height.asPoints)"
      let doubt = stop.isFieldOfExport ? ", unless the view around it takes the touch" : ""
      return .init(
        "the target is \(size) points\(doubt); make it at least 44 by 44",
        severity: stop.severity(ofSide: side)
      )
    }
  )
}

extension AuditedScreen.Target {
  /// Whether it covers the screen behind everything else, such as a button that closes a menu.
  ///
  /// - Source: our choice: four fifths of the screen.
  fileprivate func isBackdrop(of size: Size?) -> Bool {
    guard let size else { return false }
    return frame.area >= 0.8 * size.width * size.height
  }

  /// Whether it's a button in a field, such as one that shows the password, which takes the touch.
  fileprivate func isPart(ofField other: Self) -> Bool {
    other.stop.element.traits.contains(.textEntry) && !stop.element.traits.contains(.textEntry)
      && frame.intersection(other.frame) >= 0.9 * frame.area && frame.area < 0.5 * other.frame.area
  }
}

extension AuditedStop {
  /// Returns whether it's probably the same control of an export as another one, which sounds the
  /// same and shares most of its frame.
  ///
  /// - Source: our choice: React Native and UIKit's cells export such pairs.
  func isTwin(of other: AuditedStop) -> Bool {
    guard app.isForeign, utterance.text == other.utterance.text, let frame = element.frame,
      let around = other.element.frame, frame.area > 0, around.area > 0
    else { return false }
    return frame.intersection(around) >= 0.6 * min(frame.area, around.area)
  }

  /// Whether two stops keep their distance when people scroll.
  ///
  /// - Source: our choice: an export shows a list under a bar as it happens to be scrolled.
  fileprivate func moves(with other: AuditedStop) -> Bool {
    remarks?.scroller == other.remarks?.scroller
  }

  /// Whether people touch the stop itself: a text element in an export may be only part of what a
  /// flow says was tapped.
  fileprivate var takesTouches: Bool {
    !app.isForeign || !element.traits.isDisjoint(with: .controls)
  }

  /// Whether it's a field in an export, which has the frame of the field's text: the box around it
  /// usually takes the touch.
  fileprivate var isFieldOfExport: Bool { app.isForeign && element.traits.contains(.textEntry) }

  /// The severity of a small target, or `nil` for that of the rule.
  ///
  /// - Source: our choice: UIKit enlarges some of the low items of bars.
  fileprivate func severity(ofSide side: Double) -> Diagnostic.Severity? {
    if isFieldOfExport { return .note }
    if isInBar { return side < 23.9 ? .warning : .note }
    return side < 23.9 ? .error : nil
  }

  /// The length of a side from which a target is large enough; tools round points to whole numbers.
  fileprivate var leastSide: Double {
    guard app.isForeign, let frame = target, frame.width == frame.width.rounded(),
      frame.height == frame.height.rounded()
    else { return 43.9 }
    return 43
  }
}
