import EarshotModel

extension [DumpNode] {
  /// The index after each view and its contents.
  var subtreeEnds: [Int] {
    var ends = [Int](repeating: count, count: count)
    var open: [Int] = []
    for place in indices {
      while let last = open.last, self[last].depth >= self[place].depth {
        ends[last] = place
        open.removeLast()
      }
      open.append(place)
    }
    return ends
  }
}

extension DumpNode {
  /// Changes the type to static text if the text view contains links, because it isn't editable
  /// then.
  ///
  /// - Source: UIKit's isEditable: users can follow links only if the text isn't editable.
  mutating func readIfItHasLinks(_ inside: ArraySlice<DumpNode>) {
    guard text == nil, let words = value?.orNilIfBlank, inside.contains(where: { $0.type == .link })
    else { return }
    (type, label, value, hasLinks) = (.staticText, words, nil, true)
  }

  /// Whether the view is a modal container.
  var isModalContainer: Bool {
    if case .modal = type.treatment { return true }
    return isModal
  }
}

extension Dump {
  /// Finds the views where VoiceOver could stop, from the innermost outward, and the number of them
  /// at or after each index.
  ///
  /// Whether VoiceOver actually stops at one of them depends on the views around it, because a stop
  /// hides its contents.
  func candidates(shown: [Bool], ends: [Int]) -> ([Bool], remaining: [Int]) {
    var candidates = [Bool](repeating: false, count: nodes.count)
    var remaining = [Int](repeating: 0, count: nodes.count + 1)
    let names = namesOfSwitches(shown: shown, ends: ends)
    for place in nodes.indices.reversed() {
      let inside = remaining[place + 1] - remaining[ends[place]]
      let isCandidate =
        shown[place] && !names.contains(place)
        && (nodes[place].isCandidate(around: inside) || isSaidOtherwise(place, ends))
      candidates[place] = isCandidate
      remaining[place] = remaining[place + 1] + (isCandidate ? 1 : 0)
    }
    return (candidates, remaining)
  }

  /// Returns the text elements in unlabeled rows that say the same thing as the row's only switch.
  ///
  /// UIKit makes a row of this kind a single stop.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: iOS's own Settings; our choice for other apps.
  private func namesOfSwitches(shown: [Bool], ends: [Int]) -> Set<Int> {
    var names: Set<Int> = []
    var end = 0
    for place in nodes.indices where nodes[place].type == .cell && place >= end {
      end = ends[place]
      let inside = (place + 1..<end).filter { shown[$0] && nodes[$0].hasText }
      let switches = inside.filter { nodes[$0].type == .switch || nodes[$0].type == .toggle }
      guard nodes[place].text == nil, switches.count == 1, let name = nodes[switches[0]].text
      else { continue }
      names.formUnion(
        inside.filter { nodes[$0].type == .staticText && nodes[$0].text == name }
      )
    }
    return names
  }

  /// Returns whether a view contains one text element and has a label that says the same thing in
  /// different words, such as “0 of 3 done” around “0/3”.
  ///
  /// SwiftUI hides the text if the view has `children: .ignore` and a label.
  ///
  /// This applies only to files that name traits, because older files are rarely from SwiftUI apps.
  ///
  /// - Source: our choice: XCUITest and React Native make a label from the text inside.
  private func isSaidOtherwise(_ place: Int, _ ends: [Int]) -> Bool {
    let node = nodes[place]
    guard ends[place] == place + 2, node.type == .other, node.isElement == nil,
      node.traits != nil, node.container == nil, nodes[place + 1].type == .staticText,
      let label = node.label?.orNilIfBlank, let text = nodes[place + 1].text
    else { return false }
    return !label.contains(text) && !text.contains(label)
  }
}

extension DumpNode {
  /// Returns whether VoiceOver could stop at the view.
  ///
  /// - Parameter inside: The number of views inside the view where VoiceOver could stop.
  /// - Returns: Whether VoiceOver could stop at the view if no other view were around it.
  /// - Source: the file if it says; otherwise our choice, based on what XCUITest reports about apps
  ///   whose stops are known.
  fileprivate func isCandidate(around inside: Int) -> Bool {
    guard type.mayBeStop, !isScrollBar, container == nil else { return false }
    if let isElement {
      guard case .cell = type.treatment, text == nil else { return isElement }
      // XCUITest calls a row accessible if the first view in it is accessible.
      return isElement && inside == 0
    }
    if traits?.isDisjoint(with: .ofControls) == false { return true }
    switch type.treatment {
    case .control: return true
    case .whole: return inside == 0
    case .text: return hasText
    case .cell: return text != nil
    case .wrapper:
      guard text != nil else { return type == .group && inside == 0 && value?.orNilIfBlank != nil }
      // SwiftUI's `children: .ignore` gives a view a label and a value and hides its contents.
      return inside == 0 || type == .other && value?.orNilIfBlank != nil && !isHeadingOfPage
    case .container, .modal, .skipped: return false
    }
  }

  /// Whether the view is a heading on a page in a web view, whose value is its level.
  private var isHeadingOfPage: Bool { traits?.contains(.header) == true }

  /// Whether the view is a control by itself, unlike the switch of a row.
  var isUsedAlone: Bool {
    guard type != .switch, type != .toggle else { return false }
    switch type.treatment {
    case .control, .whole: return true
    default: return traits?.isDisjoint(with: .ofControls) == false
    }
  }

  /// Whether the view is the scroll bar that UIKit adds to every scroll view, which VoiceOver
  /// ignores.
  private var isScrollBar: Bool {
    guard [.other, .any, .group, .slider].contains(type), let label else { return false }
    if label.hasPrefix("Vertical scroll bar, ") || label.hasPrefix("Horizontal scroll bar, ") {
      return true
    }
    guard let value, value.contains(where: \.isNumber),
      value.contains(where: { "%٪％".contains($0) })
    else { return false }
    // In every language, the scroll bar is 30 points wide or high, and its label is a name with the
    // number of pages after a comma.
    guard let frame, abs(min(frame.width, frame.height) - 30) <= 0.5,
      max(frame.width, frame.height) >= 60,
      let comma = label.lastIndex(where: { ",，、،".contains($0) })
    else { return false }
    return label[comma...].contains(where: \.isNumber)
  }
}

extension Traits {
  /// The traits of elements that the user operates rather than just reads.
  fileprivate static let ofControls: Traits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
  ]
}

/// A filter that distinguishes visible views from invisible views.
struct SightFilter {
  private let dump: Dump
  private let all: Bool
  private let screen: Rect?
  /// The number of views that are left out, by reason.
  private(set) var summary: ImportSummary

  init(_ dump: Dump, all: Bool) {
    self.dump = dump
    self.all = all
    self.screen = dump.screenFrame
    self.summary = ImportSummary(views: dump.nodes.count, screen: screen)
  }

  /// Returns whether a view is visible.
  ///
  /// Its frame must be on the screen, and the file must not say that it's hidden.
  mutating func shows(_ place: Int) -> Bool {
    let node = dump.nodes[place]
    if all { return true }
    // VoiceOver ignores views without a size, whatever the file says.
    if let frame = node.frame, frame.width == 0, frame.height == 0, node.type.mayBeStop {
      summary.withoutSize += 1
      return false
    }
    if let isVisible = node.isVisible {
      if !isVisible { summary.invisible += 1 }
      return isVisible
    }
    guard let frame = node.frame, isOffScreen(frame) else { return true }
    summary.offScreen += 1
    return false
  }

  /// Returns whether a frame is off the screen.
  ///
  /// If the screen's size is unknown, only a frame above or to the left of the screen's corner is
  /// certainly off the screen.
  private func isOffScreen(_ frame: Rect) -> Bool {
    if let screen { return !frame.meets(screen) }
    return frame.width > 0 && frame.x + frame.width <= 0
      || frame.height > 0 && frame.y + frame.height <= 0
  }
}

extension Dump {
  /// The frame of the screen, which is the frame of the first window or of the app, or `nil` if
  /// neither is known.
  var screenFrame: Rect? {
    let windows = nodes.first { $0.type == .window && $0.frame?.isEmpty == false }
    let app = nodes.first { $0.type == .application && $0.frame?.isEmpty == false }
    return (windows ?? app)?.frame
  }
}

extension Rect {
  /// Whether the rectangle has no area.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns whether two rectangles have a point in common.
  ///
  /// An empty rectangle is treated as the point at its corner.
  func meets(_ other: Rect) -> Bool {
    x < other.x + other.width && y < other.y + other.height
      && (x + width > other.x || width == 0 && x >= other.x)
      && (y + height > other.y || height == 0 && y >= other.y)
  }
}
