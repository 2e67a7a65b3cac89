// Rules about touch targets.
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
      let bar = Set(screen.bottomBar.map(\.index))
      return screen.neighbors(within: 0).compactMap { first, second in
        // Content scrolls under the tabs.
        guard bar.contains(first.stop.index) == bar.contains(second.stop.index) else { return nil }
        guard first.share(under: second) > 0.25, first.stop.moves(with: second.stop) else {
          return nil
        }
        guard !screen.areNested(first.stop, second.stop), !second.stop.isSameLink(as: first.stop),
          !second.isPart(ofField: first), !first.isPart(ofField: second),
          !second.isAtEnd(of: first), !first.isAtEnd(of: second),
          !first.isBackdrop(of: screen.size), !second.isBackdrop(of: screen.size),
          first.stop.remarks?.hasSystemSize != true, second.stop.remarks?.hasSystemSize != true,
          !first.stop.isTwin(of: second.stop)
        else { return nil }
        let words = "this target overlaps \(first.stop.shortName)"
        let severity: Diagnostic.Severity? = first.coversMiddle(with: second) ? nil : .note
        return Complaint(second.stop.index, .init(words, severity: severity))
      }
    }
  )

  static let targetSpacing = AuditRule(
    "target-spacing",
    .note,
    needs: .frame,
    judge: .screen { screen in
      // For an export, the finding about the size of the targets is enough.
      guard !screen.app.isForeign else { return [] }
      return screen.neighbors(within: 8).compactMap { first, second in
        guard first.frame.intersection(second.frame) <= 0, !first.stop.hasSystemSize,
          !second.stop.hasSystemSize, min(first.frame.side, second.frame.side) < 43.9
        else { return nil }
        let other = first.stop.shortName
        let message: Complaint.Message =
          second.frame.side < 43.9
          ? "this target is small and less than 8 points from \(other)"
          : "this target is less than 8 points from \(other), which is small"
        return Complaint(second.stop.index, message)
      }
    }
  )

  static let hitRegionSmall = AuditRule(
    "hit-region-small",
    .warning,
    needs: .frame,
    judge: .both(
      stop: { $0.isNearlyLargeEnough ? nil : $0.smallTarget },
      screen: { $0.smallLinks + $0.nearlyLargeTargets + $0.smallTargetsInside }
    )
  )
}

extension AuditedScreen.Target {
  /// Returns whether the later of two targets, which is in front, covers the middle of the other.
  ///
  /// VoiceOver taps in the middle.
  fileprivate func coversMiddle(with other: Self) -> Bool {
    let (back, front) = stop.index < other.stop.index ? (self, other) : (other, self)
    return front.contains(back.frame.center)
  }

  /// Returns whether a stop covers the screen behind everything else, like a button that closes a
  /// menu.
  ///
  /// - Source: our choice: four fifths of the screen.
  fileprivate func isBackdrop(of size: Size?) -> Bool {
    guard let size else { return false }
    return frame.area >= 0.8 * size.width * size.height
  }

  /// Returns whether a stop is a button inside a field that handles the touch, such as a button
  /// that shows the password.
  fileprivate func isPart(ofField other: Self) -> Bool {
    other.stop.element.traits.contains(.textEntry) && !stop.element.traits.contains(.textEntry)
      && frame.intersection(other.frame) >= 0.9 * frame.area && frame.area < 0.5 * other.frame.area
  }
}

extension AuditedScreen.Target {
  /// Returns whether a stop of an export is a small button at the leading or trailing end of a
  /// control, in front of it and as high, such as the microphone of a search field.
  ///
  /// - Source: our choice: at most a quarter of the width, and 16 points from the end.
  fileprivate func isAtEnd(of other: Self) -> Bool {
    let (inner, outer) = (frame, other.frame)
    guard stop.app.isForeign, other.stop.index < stop.index else { return false }
    if inner.isInCorner(of: outer) { return true }
    guard inner.width <= 0.25 * outer.width,
      abs(inner.y - outer.y) <= 1, abs(inner.height - outer.height) <= 1
    else { return false }
    let (before, after) = (inner.x - outer.x, outer.x + outer.width - inner.x - inner.width)
    return before >= 0 && after >= 0 && min(before, after) <= 16
  }
}

extension AuditedStop {
  /// The finding for a control that is too small to touch, or `nil` if it's large enough.
  var smallTarget: Complaint.Message? {
    guard isControl, let frame = target, !hasSystemSize, frame.width > 0, frame.height > 0,
      takesTouches, !isSystemSwitch
    else { return nil }
    let side = min(frame.width, frame.height)
    guard side < leastSide else { return nil }
    let isDimmed = element.traits.contains(.notEnabled)
    // The arrow or the check mark of a row is dimmed, and the row handles the tap. A dimmed field
    // may show the choice of the view around it.
    if isDimmed, !app.isForeign || remarks?.card != nil || isFieldOfExport { return nil }
    // VoiceOver adjusts a slider or the dots of a page with swipes, which need no large target.
    let isSwiped = app.isForeign && element.traits.contains(.adjustable)
    let size = "\(frame.width.asPoints) by \(frame.height.asPoints)"
    let doubt =
      isFieldOfExport || remarks?.isInBox == true
      ? ", unless the view around it takes the touch" : ""
    let later = isDimmed ? " when the control is enabled" : ""
    return .init(
      "the target is \(size) points\(doubt); make it at least 44 by 44\(later)",
      severity: isSwiped
        ? .note : isDimmed ? (side < 23.9 ? .warning : .note) : severity(ofSide: side)
    )
  }

  /// Whether the stop is a switch of an export with UIKit's height.
  ///
  /// - Source: UIKit: a switch is 31 points high, and 28 points since iOS 26.
  private var isSystemSwitch: Bool {
    guard app.isForeign, element.traits.contains(.toggleButton), let frame = target else {
      return false
    }
    return frame.height == 31 || frame.height == 28
  }

  /// Returns whether a control of an export is probably the same as another control that sounds the
  /// same and shares most of its frame.
  ///
  /// - Source: our choice: React Native and UIKit's cells export pairs like this.
  func isTwin(of other: AuditedStop) -> Bool {
    guard app.isForeign, utterance.text == other.utterance.text, let frame = element.frame,
      let around = other.element.frame, frame.area > 0, around.area > 0
    else { return false }
    return frame.intersection(around) >= 0.6 * min(frame.area, around.area)
  }

  /// Returns whether the distance between two stops stays the same when people scroll.
  ///
  /// - Source: our choice: in an export, the part of a list that is under a bar depends on how far
  ///   someone scrolled.
  fileprivate func moves(with other: AuditedStop) -> Bool {
    remarks?.scroller == other.remarks?.scroller
  }

  /// Whether people touch the stop itself.
  ///
  /// In a flow, a text element of an export may be only a part of the view that handles the tap.
  fileprivate var takesTouches: Bool {
    !app.isForeign || !element.traits.isDisjoint(with: .controls)
  }

  /// Whether the stop is a field in an export, so its frame is the frame of the field's text.
  ///
  /// The box around it usually handles the touch.
  fileprivate var isFieldOfExport: Bool { app.isForeign && element.traits.contains(.textEntry) }

  /// Returns the severity of a small target, or `nil` for the rule's severity.
  ///
  /// - Source: our choice: UIKit enlarges some items of bars that aren't high enough.
  fileprivate func severity(ofSide side: Double) -> Diagnostic.Severity? {
    if isFieldOfExport || remarks?.isInBox == true { return .note }
    if isInBar { return side < 23.9 ? .warning : .note }
    return side < 23.9 ? .error : nil
  }

  /// The minimum length of a side for a target to be large enough.
  ///
  /// - Source: tools round points to whole numbers or leave fractions of 44 points; our choice for
  ///   exports: few people miss a target that is four points too low or too narrow, and the view
  ///   around it, which the file may not show, often takes the touch.
  var leastSide: Double { app.isForeign ? 39.5 : 43.9 }
}

extension Rect {
  /// Returns whether this rectangle is in an upper or lower corner of a much larger one, like the
  /// button that saves a card.
  ///
  /// - Source: our choice: at most half as wide and half as high, and 20 points from two edges.
  fileprivate func isInCorner(of outer: Rect) -> Bool {
    guard width <= 0.5 * outer.width, height <= 0.5 * outer.height,
      outer.intersection(self) >= 0.95 * area
    else { return false }
    let across = min(x - outer.x, outer.x + outer.width - x - width)
    let down = min(y - outer.y, outer.y + outer.height - y - height)
    return across <= 20 && down <= 20
  }
}
