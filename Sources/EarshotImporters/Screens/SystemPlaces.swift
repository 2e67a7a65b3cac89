import EarshotModel
import EarshotNotation

/// The views of a file that the system draws and sizes, although nothing in the views around them
/// shows this.
struct SystemPlaces: Sendable {
  /// The views that are completely in the status bar.
  private(set) var inStatusBar: Set<Int> = []
  /// The views whose touch targets have a size that the system determines.
  ///
  /// They're the buttons of a search bar, buttons that clear a field, buttons where a bar would be
  /// if the file names no bar, fields and switches in rows that are tall enough and take the tap,
  /// fields in boxes that are tall enough,
  /// SwiftUI's rows around a switch, the only button in a row if it's nearly as wide as the row, a
  /// sheet's grabber, page controls, the halves of a stepper, segments, and a row that the edge of
  /// its list cuts off.
  private(set) var sized: Set<Int> = []
  /// The views where the items of a bar would be, if the file names no bar.
  private(set) var barItems: Set<Int> = []
  /// The views of the system's share sheet.
  private(set) var ofShareSheet: Set<Int> = []

  /// Examines the views of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: UIKit's heights: a status bar of 20 points on phones with a Home button, otherwise 44
  ///   or more; since iOS 26, a bar of 54 points, whose items are 36 points high.
  init(_ dump: Dump, ends: [Int]) {
    let screen = dump.screenFrame
    let statusBar = Self.statusBarHeight(ofScreen: screen?.height ?? 0)
    let namesBars = dump.nodes.contains { [.navigationBar, .toolbar].contains($0.type) }
    for (place, node) in dump.nodes.enumerated() {
      guard let frame = node.frame, frame.height > 0 else { continue }
      let bottom = frame.y + frame.height
      if bottom <= statusBar {
        inStatusBar.insert(place)
      } else if !namesBars, bottom <= statusBar + 54, frame.height == 36 {
        barItems.insert(place)
      } else if node.isGrabber(onScreen: screen) || node.isPageControl {
        sized.insert(place)
      }
    }
    if !namesBars { barItems.formUnion(dump.itemsBesideTitle(below: statusBar)) }
    sized.formUnion(dump.segments)
    if let row = dump.cutRow { sized.insert(row) }
    addSearchBars(dump, ends: ends)
    addButtonsOfRows(dump, ends: ends)
    addFieldsInBoxes(dump, ends: ends)
    addShareSheet(dump, ends: ends)
  }

  private static func statusBarHeight(ofScreen height: Double) -> Double {
    switch height {
    case 1..<800: 20
    case 800..<840: 44
    default: 54
    }
  }

  /// Adds the buttons in or next to a search field in the same view, and the buttons that clear any
  /// other field.
  private mutating func addSearchBars(_ dump: Dump, ends: [Int]) {
    var fields: [Int: Rect] = [:]
    var open: [Int] = []
    var parents = [Int](repeating: -1, count: dump.nodes.count)
    for place in dump.nodes.indices {
      while let last = open.last, ends[last] <= place { open.removeLast() }
      parents[place] = open.last ?? -1
      open.append(place)
      if dump.nodes[place].type == .searchField { fields[parents[place]] = dump.nodes[place].frame }
      let type = dump.nodes[place].type
      if type.isField || type == .switch || type == .toggle,
        open.contains(where: { dump.nodes[$0].isTallRow })
      {
        sized.insert(place)
      }
      // SwiftUI's row has the frame of its text, and the switch inside handles the touch.
      if type == .switch, let row = open.dropLast().last, dump.nodes[row].type == .switch {
        sized.insert(row)
      }
    }
    for (place, node) in dump.nodes.enumerated() where node.type == .button {
      let parent = parents[place]
      let isInside =
        parent >= 0 && dump.nodes[parent].type.isField
        && (dump.nodes[parent].type == .searchField || node.mayClearField)
      let isBeside =
        fields[parent].map { field in node.frame?.isLevel(with: field) ?? false } ?? false
      let isHalf = parent >= 0 && dump.nodes[parent].type == .stepper
      if isInside || isBeside || isHalf { sized.insert(place) }
    }
  }
}

extension SystemPlaces {
  /// Adds each button that is the only one in its row and nearly as wide as the row, if the row is
  /// tall enough to take the tap.
  ///
  /// - Source: SwiftUI's lists and forms; four fifths of the width are our choice.
  fileprivate mutating func addButtonsOfRows(_ dump: Dump, ends: [Int]) {
    for row in dump.nodes.indices where dump.nodes[row].isTallRow {
      guard let around = dump.nodes[row].frame else { continue }
      var buttons: [Int] = []
      var place = row + 1
      while place < ends[row], buttons.count < 2, !dump.nodes[place].isTallRow {
        let isButton = dump.nodes[place].type == .button
        if isButton { buttons.append(place) }
        place = isButton ? ends[place] : place + 1
      }
      guard place == ends[row], buttons.count == 1, let frame = dump.nodes[buttons[0]].frame,
        frame.width >= 0.8 * around.width, around.holds(frame)
      else { continue }
      sized.insert(buttons[0])
    }
  }

  /// Adds each field in a box that has the height of a control and contains no other field, because
  /// the field's own frame is only its text.
  ///
  /// - Source: our choice: people touch the box, which is 44 to 80 points high and at most twice as
  ///   wide as the field.
  fileprivate mutating func addFieldsInBoxes(_ dump: Dump, ends: [Int]) {
    let boxes = dump.innermost(ends: ends) { _, node in
      node.type == .other && node.frame.map { (44...80).contains($0.height) } ?? false
    }
    for place in dump.nodes.indices where dump.nodes[place].type.isField {
      guard let box = boxes[place], let around = dump.nodes[box].frame,
        let frame = dump.nodes[place].frame, frame.height < 44, around.holds(frame),
        around.width <= 2 * frame.width,
        (box..<ends[box]).count(where: { dump.nodes[$0].type.isField }) == 1
      else { continue }
      sized.insert(place)
    }
  }

  /// Adds the cells of the system's share sheet, and everything in its list.
  ///
  /// - Source: our choice, from the identifiers of `UIActivityViewController` in exports of iOS 13
  ///   to 26.
  fileprivate mutating func addShareSheet(_ dump: Dump, ends: [Int]) {
    for (place, node) in dump.nodes.enumerated() {
      switch node.identifier {
      case "ActivityListView", "shareCell", "actionGroupCell":
        ofShareSheet.formUnion(place..<ends[place])
      default: break
      }
    }
  }
}

extension Rect {
  /// Returns whether the vertical center of another rectangle is within this one.
  fileprivate func isLevel(with other: Rect) -> Bool {
    let middle = other.y + other.height / 2
    return y <= middle && middle <= y + height
  }
}

extension DumpNode {
  /// Whether a button in a field may be UIKit's own button for clearing it, instead of a button of
  /// the app, such as one that shows a password.
  ///
  /// - Source: UIKit's “Clear text”; our choice: in languages with Latin letters, the name contains
  ///   a word similar to “text”, and a name in other letters is UIKit's.
  fileprivate var mayClearField: Bool {
    guard let text, text.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { word in
      ["text", "tekst", "texto", "texte", "testo", "teks", "metni"].contains(word)
    }
  }

  /// Returns whether the view is the grabber at the top of a sheet, which changes the sheet's
  /// height.
  ///
  /// - Source: UIKit, `prefersGrabberVisible`; in exports, it's 100 by 24 points and in the middle,
  ///   or a little smaller on a sheet that iOS 26 scales. Any centered button can have the smaller
  ///   size, so its value or UIKit's English name must also show that it's the grabber.
  fileprivate func isGrabber(onScreen screen: Rect?) -> Bool {
    guard type == .button, let frame, let screen, (88...100).contains(frame.width),
      abs(frame.height - 0.24 * frame.width) <= 0.5,
      abs(frame.center.x - screen.center.x) <= 1
    else { return false }
    return frame.width > 99 || text?.lowercased() == "sheet grabber" || value != nil
  }

  /// Whether the view is a row of dots that represent pages, which UIKit makes 26 points high.
  ///
  /// - Source: UIKit, `UIPageControl`; “page 4 of 7” contains two numbers in every language.
  fileprivate var isPageControl: Bool {
    guard type == .button || type == .pageIndicator, frame?.height == 26 else { return false }
    return [label, value].contains { text in
      text?.split(whereSeparator: { !$0.isNumber }).count == 2
    }
  }

  /// Whether the view is a row of a table that is at least as tall as a touch target must be.
  fileprivate var isTallRow: Bool {
    (type == .cell || type == .tableRow) && (frame?.height ?? 0) >= 44
  }
}

extension ScreenMaker {
  /// Descriptions of visible buttons that VoiceOver skips, up to a number that people would read.
  ///
  /// The result contains buttons only if the file says for each view whether it's an element. A
  /// button inside a stop, or under a stop that fills its frame, is part of the stop. A dimmed
  /// button may be the arrow of a row, and keys belong to the system.
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
    let scales = dump.nodes.indices.filter { candidates[$0] && dump.nodes[$0].isScale }
      .compactMap { dump.nodes[$0].frame }
    return passedOver { node in
      guard node.type == .staticText, let text = node.text?.orNilIfBlank, !said.contains(text)
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
      if candidates[place] { stopEnd = max(stopEnd, ends[place]) }
      guard place >= stopEnd, shown[place], node.isElement == false,
        count(in: place + 1..<ends[place]) == 0, let frame = node.frame, !frame.isEmpty,
        !systemPlaces.inStatusBar.contains(place), looked < Self.passedOverLimit * 10,
        isMeant(node)
      else { continue }
      looked += 1
      // The contents are the same button again, or part of it.
      stopEnd = ends[place]
      let isCovered = dump.nodes.indices.contains { candidates[$0] && dump.nodes[$0].covers(frame) }
      guard !isCovered else { continue }
      let name = node.text.map { "'\($0)'" } ?? "without a label"
      let place = "\(name) at \(Int(frame.x)), \(Int(frame.y))"
      found.append(ForeignRemarks.View(name: place, range: node.range))
      if found.count == Self.passedOverLimit { break }
    }
    return found
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
