import EarshotModel
import EarshotNotation

/// The views of a file that the system draws and sizes, although nothing in the views around them
/// shows this.
struct SystemPlaces: Sendable {
  /// The views that are completely in the status bar.
  private(set) var inStatusBar: Set<Int> = []
  /// The views whose touch targets have a size that the system determines.
  ///
  /// They're the search fields of navigation bars, the buttons of a search bar, buttons that clear a field, buttons where a bar would be
  /// if the file names no bar, fields and switches in rows that are tall enough and take the tap,
  /// fields in boxes that are tall enough,
  /// SwiftUI's rows around a switch, the only button in a row if it's nearly as wide as the row, a
  /// sheet's grabber, page controls, the halves of a stepper, segments, a row that the edge of its
  /// list cuts off, and low views that the lower edge of the screen may cut off.
  private(set) var sized: Set<Int> = []
  /// The controls in views that may be rows, and may take the touch.
  private(set) var boxed: Set<Int> = []
  /// The views where the items of a bar would be, if the file names no bar.
  private(set) var barItems: Set<Int> = []
  /// The views of the system's share sheet.
  private(set) var ofShareSheet: Set<Int> = []
  /// The views of a browser around a page.
  private(set) var ofBrowser: Set<Int> = []

  /// Examines the views of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: UIKit's heights: a status bar of 20 points on phones with a Home button, otherwise
  ///   44 or more; since iOS 26, a bar of 54 points, whose items are 36 points high.
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
      } else if node.isGrabber(onScreen: screen) || node.isPageControl
        || frame.isCutOff(below: screen)
      {
        sized.insert(place)
      }
    }
    if !namesBars {
      barItems.formUnion(dump.itemsBesideTitle(below: statusBar))
      barItems.formUnion(dump.itemsInCorners)
    }
    sized.formUnion(dump.segments)
    if let row = dump.cutRow { sized.insert(row) }
    addSearchBars(dump, ends: ends)
    addButtonsOfRows(dump, ends: ends)
    addContentsOfBoxes(dump, ends: ends)
    addShareSheet(dump, ends: ends)
    addBrowser(dump, ends: ends)
    addFieldsOfBars(dump, ends: ends)
  }

  private static func statusBarHeight(ofScreen height: Double) -> Double {
    switch height {
    case 1..<800: 20
    case 800..<840: 44
    default: 54
    }
  }

  /// Adds the buttons in or next to search fields, the buttons that clear other fields, fields and
  /// switches in tall rows, SwiftUI's rows around a switch, and the halves of steppers.
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
  /// the field's own frame is only its text, and each button that is the only control in a box and
  /// nearly as wide.
  ///
  /// - Source: our choice: people touch the box, which is 44 to 80 points high and at most twice as
  ///   wide as the field. A box around a button is probably a row, but the file doesn't say so.
  fileprivate mutating func addContentsOfBoxes(_ dump: Dump, ends: [Int]) {
    let boxes = dump.innermost(ends: ends) { _, node in
      node.type == .other && node.frame.map { (44...80).contains($0.height) } ?? false
    }
    for place in dump.nodes.indices {
      let node = dump.nodes[place]
      guard let box = boxes[place], let around = dump.nodes[box].frame, let frame = node.frame,
        frame.height < 44, around.holds(frame)
      else { continue }
      let inside = box..<ends[box]
      if node.type.isField, around.width <= 2 * frame.width,
        inside.count(where: { dump.nodes[$0].type.isField }) == 1
      {
        sized.insert(place)
      } else if node.type == .button, frame.width >= 0.8 * around.width,
        inside.count(where: {
          dump.nodes[$0].isUsedAlone && dump.nodes[$0].frame.map(around.holds) ?? true
        }) == 1
      {
        boxed.insert(place)
      }
    }
  }

  /// Adds the search fields in navigation bars, which are lower while the bar scrolls away.
  ///
  /// - Source: UIKit's `UISearchController`.
  fileprivate mutating func addFieldsOfBars(_ dump: Dump, ends: [Int]) {
    for (bar, node) in dump.nodes.enumerated() where node.type == .navigationBar {
      sized.formUnion((bar + 1..<ends[bar]).filter { dump.nodes[$0].type == .searchField })
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

extension SystemPlaces {
  /// Adds everything outside the pages of Safari or Chrome, and the bars of Safari in other apps.
  ///
  /// The author of the page can't change the browser. Without a page, the browser itself is the app.
  ///
  /// - Source: our choice, from the names of Safari's views in exports of iOS 13 to 26.
  fileprivate mutating func addBrowser(_ dump: Dump, ends: [Int]) {
    let pages = dump.nodes.indices.filter { dump.nodes[$0].type == .webView }
    guard !pages.isEmpty else { return }
    let isBrowser = ["Safari", "Chrome"].contains(dump.appName ?? "")
    if isBrowser { ofBrowser = Set(dump.nodes.indices) }
    for (place, node) in dump.nodes.enumerated() where node.isBarOfSafari {
      ofBrowser.formUnion(place..<ends[place])
    }
    for page in pages { ofBrowser.subtract(page..<ends[page]) }
  }
}

extension DumpNode {
  /// Whether the view is a bar of Safari, which other apps present, too.
  fileprivate var isBarOfSafari: Bool {
    guard let identifier else { return false }
    return identifier == "BottomBrowserToolbar" || identifier == "TopBrowserToolbar"
      || identifier == "TopBrowserBar" || identifier.hasPrefix("CapsuleNavigationBar")
      || identifier == "CapsuleViewController"
  }
}

extension Rect {
  /// Returns whether the lower edge of the screen may cut off a view that's too low for a control.
  ///
  /// - Source: our choice: tools export only the visible part of a view that scrolls.
  fileprivate func isCutOff(below screen: Rect?) -> Bool {
    guard let screen, height < 44 else { return false }
    return abs(y + height - screen.y - screen.height) <= 0.5
  }

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
