// Rules about titles and headings.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let titleMissing = AuditRule(
    "title-missing",
    .warning,
    judge: .screen { screen in
      guard !screen.app.isForeign else {
        guard screen.app.remarks[screen.screen]?.lacksTitle == true else { return [] }
        let words = "the bar at the top has no title, and no text below it looks like one"
        return [Complaint(screen.screen, .init(words, severity: .note))]
      }
      guard screen.session.shownNames.count == 1, !screen.stops.isEmpty,
        screen.tree[screen.screen].label?.isBlank ?? true,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) }),
        !screen.shownNodes.contains(where: { screen.tree.role(of: $0) == .navigationBar })
      else { return [] }
      return [Complaint(screen.screen, "the screen has neither a title nor a heading")]
    }
  )

  static let headingMissing = AuditRule(
    "heading-missing",
    .note,
    needs: .traits,
    judge: .screen { screen in
      // A file without traits can't say which stops are headings.
      if screen.app.isForeign, screen.app.remarks[screen.screen]?.namesHeadings != true {
        return []
      }
      let keys = screen.stops.count {
        $0.element.traits.contains(.keyboardKey) || $0.isDismissRegion
      }
      let sections =
        screen.unmarkedSections.map { stop in
          Complaint(stop.index, "'\(stop.label)' is the title of a section, but it isn't a heading")
        } + screen.titlesOfGroups
      guard !screen.stops.contains(where: { $0.element.traits.contains(.header) }) else {
        return sections
      }
      guard sections.isEmpty else { return sections }
      if screen.app.isForeign, let title = screen.largeTitle {
        let message: Complaint.Message =
          "'\(title.label)' looks like the title, but it isn't a heading"
        return [Complaint(title.index, message)]
      }
      let least = screen.isWholeScreen ? 3 : 12
      guard screen.stops.count - keys - screen.bottomBar.count >= least, !screen.isGrid,
        !screen.hasLayers,
        !screen.app.isForeign || screen.isWholeScreen && screen.stops.count > 5
          || screen.hasLineOfText
      else { return [] }
      return [
        Complaint(
          screen.screen,
          "the screen has \(screen.stops.count) stops, but no heading to jump to"
        )
      ]
    }
  )

  static let headingEmpty = AuditRule(
    "heading-empty",
    .warning,
    judge: .stop { stop in
      guard stop.element.traits.contains(.header), !stop.isControl, !stop.hasName else {
        return nil
      }
      return "the heading has no text; VoiceOver says \(stop.heard)"
    }
  )

  static let headingSkip = AuditRule(
    "heading-skip",
    .note,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var last: Int?
      for stop in screen.stops where stop.element.traits.contains(.header) {
        guard let level = stop.element.level else { continue }
        if let before = last, level > before + 1 {
          let message: Complaint.Message =
            "a heading of level \(level) follows a heading of level \(before)"
          complaints.append(Complaint(stop.index, message))
        }
        last = level
      }
      return complaints
    }
  )
}

extension AuditedScreen {
  /// The text at the top that has the size of a title, or `nil` if there's none.
  ///
  /// The title is the first text in the upper half of the screen that is at least 33 points high
  /// and at least 11 points wide for each character. Such text is a single line of large type. Any
  /// other text is smaller, even if it has more lines. A line of 28 points or more is also a title
  /// if nothing is beside it and all other text is at most three quarters as high.
  ///
  /// - Source: our choice; Human Interface Guidelines, Typography: a line of Title 2 is 28 points
  ///   high, a line of Title 1 is 34 points high, and a line of Large Title is 41 points high.
  fileprivate var largeTitle: AuditedStop? {
    guard let size = tree[screen].size, stops.count > 3,
      let first = stops.first(where: { $0.isPlainText && $0.element.frame != nil }),
      let frame = first.element.frame, frame.y < size.height / 2, (28...64).contains(frame.height),
      (2...30).contains(first.label.count), first.label.contains(where: \.isLetter),
      frame.width >= 11 * Double(first.label.count)
    else { return nil }
    let others = stops.filter { $0.index != first.index && $0.isPlainText }
    guard
      frame.height >= 33
        || isAlone(first) && !others.isEmpty
          && others.allSatisfy({ ($0.element.frame?.height ?? 0) <= 0.75 * frame.height })
    else { return nil }
    return others.allSatisfy { other in
      guard let box = other.element.frame else { return true }
      return box.height < frame.height || box.width < 8 * Double(other.label.count)
    } ? first : nil
  }
}

extension AuditedScreen {
  /// Returns whether no other stop is on the line of a stop.
  private func isAlone(_ stop: AuditedStop) -> Bool {
    guard let frame = stop.element.frame else { return false }
    return stops.allSatisfy { other in
      guard other.index != stop.index, let box = other.element.frame else { return true }
      return !box.isLevel(with: frame) && !frame.isLevel(with: box)
    }
  }

  /// Whether text in an export has a line to itself, so it may be a title.
  fileprivate var hasLineOfText: Bool {
    stops.contains { $0.isLoneText && $0.label.contains(where: \.isLetter) && isAlone($0) }
  }

  /// Whether at least half of the stops that aren't images are controls in at least three columns,
  /// such as the apps on a Home Screen.
  ///
  /// The controls have the same height, or those of the first row are each above the middle of
  /// another one. On this kind of screen, a heading would have nothing to introduce.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  /// - Source: our choice.
  fileprivate var isGrid: Bool { hasGridOfEqualControls || hasGridOfIcons }

  private var hasGridOfIcons: Bool {
    guard app.isForeign else { return false }
    let frames = stops.filter { $0.isControl && !$0.isKey }.compactMap(\.element.frame)
      .filter(\.isUsable)
    guard 2 * frames.count >= stops.count, let first = frames.first else { return false }
    let columns = frames.filter { abs($0.y - first.y) <= 2 }.map(\.center.x)
    let below = frames.filter { abs($0.y - first.y) > 2 && abs($0.height - first.height) <= 6 }
    let isInColumn = { (frame: Rect) in columns.contains { abs($0 - frame.center.x) <= 2 } }
    return columns.count > 2 && below.count > 2 && below.allSatisfy(isInColumn)
      && below.count + columns.count == frames.count
  }

  private var hasGridOfEqualControls: Bool {
    var rows: [Double: [Rect]] = [:]
    for stop in stops where stop.isControl {
      guard let frame = stop.element.frame, frame.isUsable else { continue }
      rows[frame.height.rounded(), default: []].append(frame)
    }
    guard let icons = rows.values.max(by: { $0.count < $1.count }),
      2 * icons.count >= stops.count(where: { $0.isControl || !$0.element.traits.contains(.image) })
    else { return false }
    let firstRow = icons.filter { abs($0.y - icons[0].y) <= 2 }
    return firstRow.count > 2 && icons.contains { abs($0.y - icons[0].y) > 2 }
  }
}

extension AuditedScreen {
  /// Whether an export shows a whole screen of an app, so it begins with the title.
  ///
  /// - Source: our choice: the file has the size of a phone's or a tablet's screen, and the highest
  ///   stop is in its upper third and doesn't scroll, so nothing above it is missing.
  fileprivate var isWholeScreen: Bool {
    guard app.isForeign, let size = tree[screen].size, size.width >= 320, size.height >= 480,
      session.shownNames.count == 1
    else { return false }
    let own = stops.filter { stop in
      !stop.isInStatusBar && !stop.isOfSystem && !stop.isKey && stop.element.role != .tab
        && !stop.isDismissRegion
    }
    guard own.count > 2,
      let top = own.min(by: {
        ($0.element.frame?.y ?? .infinity) < ($1.element.frame?.y ?? .infinity)
      }),
      let frame = top.element.frame
    else { return false }
    return frame.y < size.height / 3 && top.remarks?.scroller == nil
  }

  /// The finding for at least three text elements that look like titles of groups in a list,
  /// because each is nearly as wide as the screen and directly above a control of the same width.
  ///
  /// One of the groups has at least two controls. Otherwise, the text elements may be the names of
  /// the controls below.
  ///
  /// - Source: our choice; UIKit's section headers are 28 to 38 points high, and SwiftUI gives
  ///   section headers the heading trait.
  fileprivate var titlesOfGroups: [Complaint] {
    guard app.isForeign, let size else { return [] }
    var titles: [AuditedStop] = []
    var hasGroup = false
    for (place, stop) in stops.enumerated().dropLast() {
      guard stop.isTitleOfGroup(on: size), stop.isAboveControl(stops[place + 1]) else { continue }
      titles.append(stop)
      hasGroup = hasGroup || place + 2 < stops.count && stops[place + 2].isLike(stops[place + 1])
    }
    guard titles.count > 2, hasGroup, let first = titles.first else { return [] }
    let words =
      "'\(first.label)' and \((titles.count - 1).counted("other text element")) look like section "
      + "titles, but they aren't headings"
    return [Complaint(first.index, .init(words))]
  }

  /// The text elements of an export that begin a row whose button shows everything in their
  /// section.
  ///
  /// - Source: our choice.
  fileprivate var unmarkedSections: [AuditedStop] {
    guard app.isForeign else { return [] }
    return stops.indices.compactMap { place in
      let all = stops[place]
      guard all.isControl, AuditWords.showingAll.contains(all.label.lowercased()) else {
        return nil
      }
      return [place - 1, place + 1].filter(stops.indices.contains).map { stops[$0] }
        .first { $0.titlesRow(of: all) }
    }
  }
}

extension AuditedStop {
  /// Returns whether the stop is a text element before another stop in the same row, and isn't a
  /// heading.
  fileprivate func titlesRow(of other: AuditedStop) -> Bool {
    guard isPlainText, !element.traits.contains(.header), let row = element.frame,
      let end = other.element.frame
    else { return false }
    return row.x + row.width <= end.x + 1 && row.y < end.y + end.height
      && end.y < row.y + row.height
  }
}

extension AuditedStop {
  /// Whether the stop is a short line of text that is at least 80% as wide as the screen.
  fileprivate func isTitleOfGroup(on size: Size) -> Bool {
    guard isPlainText, !element.traits.contains(.header), let frame = element.frame,
      (14...40).contains(frame.height), frame.width >= 0.8 * size.width, label.count <= 40,
      label.contains(where: \.isLetter), let last = label.last
    else { return false }
    return label.plainWords.count <= 5 && !".!?:。！？：".contains(last)
      && !label.contains(where: \.isNewline)
  }

  /// Returns whether a control at least as wide as the stop begins at most 12 points below it.
  fileprivate func isAboveControl(_ other: AuditedStop) -> Bool {
    guard other.isControl, let frame = element.frame, let below = other.element.frame else {
      return false
    }
    return below.height >= 40 && below.x <= frame.x + 2
      && frame.x + frame.width <= below.x + below.width + 2
      && (-1...12).contains(below.y - frame.y - frame.height)
  }

  /// Returns whether the stop is a control with the same left edge and width as another stop.
  fileprivate func isLike(_ other: AuditedStop) -> Bool {
    guard isControl, let frame = element.frame, let above = other.element.frame else {
      return false
    }
    return abs(frame.x - above.x) <= 2 && abs(frame.width - above.width) <= 2
  }

  /// Whether the stop is only text.
  fileprivate var isPlainText: Bool {
    element.role == .text && !isControl && !element.traits.contains(.image) && hasName
  }
}
