// Rules about screens as a whole: covered screens, missing parts, and ways back.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let overlayLeak = AuditRule(
    "overlay-leak",
    .error,
    judge: .screen { screen in
      guard screen.app.hasBehavior else { return screen.coverOfExport + screen.coveredStops }
      guard let overlay = screen.overlay else { return [] }
      let outside = screen.stops.filter { !screen.tree.contains($0.index, in: overlay) }
      guard let first = outside.first(where: { !$0.isInBar }) else { return [] }
      let message: Complaint.Message =
        """
        this view covers the screen, but VoiceOver can still reach \
        \(outside.count.counted("stop")) behind it\(outside.named(by: first))
        """
      return [Complaint(overlay, message)]
    }
  )

  static let screenEmpty = AuditRule(
    "screen-empty",
    .warning,
    judge: .screen { screen in
      guard screen.stops.isEmpty, screen.session.shownNames.count == 1 else { return [] }
      let words = "VoiceOver finds nothing on this screen"
      guard let seen = screen.app.remarks[screen.screen]?.silentViews, let first = seen.first else {
        return [Complaint(screen.screen, .init(words))]
      }
      // A picture alone may be what an app shows while it starts.
      let isPicture = seen.allSatisfy { $0.name == "image" } && seen.count == 1
      let message = Complaint.Message(
        "\(words), but people can see \(seen.kindsWithCounts)",
        severity: isPicture ? nil : .error
      )
      return [Complaint(screen.screen, message, range: first.range)]
    }
  )

  static let backNowhere = AuditRule("back-nowhere", .warning, needs: .behavior, judge: .walk)
}

extension AuditedScreen {
  /// The finding for a view in an export that has a name, has no contents, and covers everything
  /// else.
  ///
  /// A finger finds only this view, but swipes also reach the stops below it.
  ///
  /// - Source: our choice: the view comes last in the file and covers at least four fifths of the
  ///   screen. Views behind controls come before the controls.
  fileprivate var coverOfExport: [Complaint] {
    guard app.isForeign, let size,
      let cover = stops.max(by: {
        ($0.isInBar ? -1 : 1, $0.index) < ($1.isInBar ? -1 : 1, $1.index)
      }),
      !cover.isControl, cover.element.role == .view || cover.element.role == .element,
      !cover.element.traits.contains(.allowsDirectInteraction),
      tree.subtree(of: cover.index).count == 1, let frame = cover.element.frame,
      frame.area >= 0.8 * size.width * size.height
    else { return [] }
    let below = stops.filter { stop in
      guard stop.index != cover.index, let inner = stop.element.frame, inner.area > 0 else {
        return false
      }
      return frame.intersection(inner) >= 0.9 * inner.area
    }
    guard below.count > 2, let first = below.first(where: \.isControl) else { return [] }
    let message = Complaint.Message(
      "this view covers \(below.count.counted("stop")) that VoiceOver can still reach, such as \(first.shortName)",
      severity: .warning
    )
    return [Complaint(cover.index, message)]
  }

  /// The view that covers the rest of the screen without being modal, or `nil` if there's none.
  ///
  /// It's the last view on its screen. Its frame covers nine tenths of the screen, or the app
  /// showed it at run time and it contains a heading and a control that hides it again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  fileprivate var overlay: ElementTree.Index? {
    guard session.shownNames.count == 1, let last = lastView, !tree.facts(of: last).viewIsModal
    else { return nil }
    let inside = stops.filter { tree.contains($0.index, in: last) }
    guard !inside.isEmpty, inside.count < stops.count,
      !tree.subtree(of: last).contains(where: { tree.facts(of: $0).viewIsModal })
    else { return nil }
    if let frame = tree[last].frame, let size = tree[screen].size {
      return frame.area >= 0.9 * size.width * size.height ? last : nil
    }
    guard session.document.tree.isHiddenOrRemoved(last),
      inside.contains(where: { $0.element.traits.contains(.header) })
    else { return nil }
    return inside.contains { $0.hides(last, in: tree) } ? last : nil
  }

  /// The last view on the current screen except for bars, or `nil` if it's the only view or has
  /// another role.
  private var lastView: ElementTree.Index? {
    let children = tree.children(of: screen).filter {
      !tree.isHiddenOrRemoved($0) && !tree.isPanel($0)
    }
    let views = children.filter { tree.role(of: $0) != .toolbar && tree.role(of: $0) != .tabBar }
    guard let last = views.last, views.count > 1,
      tree.role(of: last) == .view || tree.role(of: last) == .group
    else { return nil }
    return last
  }
}

extension AuditedStop {
  /// Returns whether using the element hides or removes a node.
  fileprivate func hides(_ node: ElementTree.Index, in tree: ElementTree) -> Bool {
    element.handlers.flatMap(\.effects).contains { effect in
      guard case .change(let change, let targets) = effect, change == .hide || change == .remove
      else { return false }
      return targets.contains { target in
        guard case .identifier(let name) = target else { return false }
        return tree.node(name) == node
      }
    }
  }
}
