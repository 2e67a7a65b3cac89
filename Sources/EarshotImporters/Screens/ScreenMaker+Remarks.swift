import EarshotModel
import EarshotNotation

// Information in the file that the audit needs in addition to the elements.
extension ScreenMaker {
  /// Returns the information about a stop that isn't part of its element, or `nil` if there's none.
  ///
  /// The parameter `frame` is the frame of the element, which can differ from the frame in the
  /// file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views inside the stop.
  func remarks(on place: Int, at frame: Rect?) -> ForeignRemarks? {
    var remarks = ForeignRemarks()
    remarks.card = cards[place]
    remarks.mayBeJoined =
      !declaresStops && cards[place].map { dump.nodes[$0].type == .cell } ?? false
    remarks.wrapperIdentifier = wrapperIdentifier(of: place)
    remarks.scroller = scrollers[place]
    remarks.isOnPage = scrollers[place].map { dump.nodes[$0].type == .webView } ?? false
    remarks.isInStatusBar = systemPlaces.inStatusBar.contains(place)
    let node = dump.nodes[place]
    remarks.isInBar = bars[place] != nil || systemPlaces.barItems.contains(place)
    remarks.hasSystemSize =
      systemPlaces.sized.contains(place)
      || remarks.isInBar && node.frame.map { $0.height >= 30 } ?? true
    remarks.isInBox = systemPlaces.boxed.contains(place)
    remarks.isOfSystem =
      systemPlaces.ofShareSheet.contains(place) || systemPlaces.ofBrowser.contains(place)
    if let wrapper = wrappers[place], dump.nodes[wrapper].isElement == nil,
      dump.nodes[wrapper].label == node.text
    {
      remarks.namedFrame = dump.nodes[wrapper].frame
    }
    remarks.isInNamedView = namedViews[place] != nil
    remarks.hasOnlyHiddenContents = hasOnlyHiddenContents(place)
    remarks.isInAlert = alerts.contains { (place > $0) && place < ends[$0] }
    remarks.hasLinks = node.hasLinks
    if remarks.isInBar || frame != nil && frame != node.frame { remarks.frame = node.frame }
    if place + 1 < ends[place], !node.type.isField { readContents(of: place, into: &remarks) }
    return remarks == ForeignRemarks() ? nil : remarks
  }

  /// Adds the texts and the controls inside a stop.
  private func readContents(of place: Int, into remarks: inout ForeignRemarks) {
    let node = dump.nodes[place]
    remarks.isCertain = node.isElement == true
    var showsLabel = false
    // The text inside a control with its own label belongs to that control.
    var controlEnd = 0
    for inner in place + 1..<ends[place] where shown[inner] {
      let view = dump.nodes[inner]
      if inner < controlEnd, view.type == .staticText { continue }
      if remarks.statePicture == nil { remarks.statePicture = view.nameOfState }
      if view.type == .image, view.text == nil, let frame = view.frame,
        min(frame.width, frame.height) >= 12
      {
        remarks.hasUnnamedPicture = true
      }
      guard let label = view.text, label != node.text else {
        showsLabel = showsLabel || view.type == .staticText && view.text != nil
        continue
      }
      if view.type == .staticText {
        if remarks.texts.last != label { remarks.texts.append(label) }
      } else if !(node.hasLinks && view.type == .link), view.isHiddenControl(of: node),
        remarks.controls.last != label
      {
        remarks.controls.append(label)
        if view.type == .button {
          remarks.controlFrames[label] = view.frame
          controlEnd = ends[inner]
        }
      }
    }
    remarks.showsLabel = showsLabel && !remarks.texts.isEmpty
    if remarks.texts.isEmpty, showsLabel, let label = node.text { remarks.texts = [label] }
  }

  /// Returns the identifier of the view around a stop, or `nil` if there's none.
  ///
  /// The view has the same label, as in React Native, or it has the height of a control and
  /// contains no other text.
  private func wrapperIdentifier(of place: Int) -> String? {
    guard let label = dump.nodes[place].text else { return nil }
    if let wrapper = wrappers[place], dump.nodes[wrapper].label == label {
      return dump.nodes[wrapper].identifier
    }
    guard let box = boxes[place],
      dump.nodes[box..<ends[box]].allSatisfy({ $0.text == nil || $0.text == label })
    else { return nil }
    return dump.nodes[box].identifier
  }

  /// The information about the screen as a whole, or `nil` if there's none.
  var remarksOnScreen: ForeignRemarks? {
    var remarks = ForeignRemarks()
    remarks.namesHeadings =
      !dump.lacksTitle && (dump.namesHeadings || dump.nodes.contains(where: \.namesTraits))
    remarks.namesSelection =
      dump.marksSelection || !dump.listsElements && dump.nodes.contains(where: \.namesTraits)
    remarks.namesKeys = !dump.listsElements
    remarks.namesTypes = dump.nodes.contains { $0.type.saysMoreThanView }
    remarks.declaresStops = declaresStops
    remarks.rowsOfOneText = rowsOfOneText
    remarks.passedOver = passedOver
    remarks.passedOverTexts = passedOverTexts
    remarks.largePicture = largePicture
    remarks.rowsThatOpen = rowsThatOpen
    remarks.unnamedPictures = unnamedPictures
    remarks.boxesWithoutKind = boxesWithoutKind
    remarks.unnamedValues = unnamedValues
    remarks.silentAreas = silentAreas
    remarks.unnamedViews = unnamedViews
    remarks.unnamedItems = unnamedItems
    remarks.silentViews = silentViews
    remarks.silentCells = silentCells
    if !remarks.silentViews.isEmpty {
      // One finding about the whole screen is enough.
      remarks.largePicture = nil
    } else if remarks.largePicture == nil {
      remarks.silentLists = silentLists
    }
    remarks.size = screenSize
    remarks.lacksTitle = lacksTitle
    remarks.belowFold = belowFold
    return remarks == ForeignRemarks() ? nil : remarks
  }
}

extension ScreenMaker {
  /// The size of the screen or of the first view at its corner that's as large as a phone, or `nil`
  /// if neither is known.
  private var screenSize: Size? {
    let phone = dump.nodes.first { node in
      node.frame.map { $0.x == 0 && $0.y == 0 && $0.width >= 320 && $0.height >= 480 } ?? false
    }
    return (dump.screenFrame ?? phone?.frame).map { Size(width: $0.width, height: $0.height) }
  }

  /// The size of the largest image without a label, or `nil` unless it fills at least two fifths of
  /// the screen and VoiceOver stops at no text.
  ///
  /// - Source: our choice: in this case, the image is the subject of the screen. Behind text, it
  ///   may be decoration.
  private var largePicture: Size? {
    guard let screen = dump.screenFrame ?? dump.nodes.first?.frame else { return nil }
    var largest: (area: Double, size: Size)?
    for (place, node) in dump.nodes.enumerated() where shown[place] {
      if candidates[place], node.type == .staticText || node.type == .textView { return nil }
      // A picture with stops inside is their background.
      guard node.type == .image, !node.hasText, !candidates[place], let frame = node.frame,
        count(in: place + 1..<ends[place]) == 0
      else { continue }
      let area = frame.area(in: screen)
      if area >= 0.4 * screen.width * screen.height, area > largest?.area ?? 0 {
        largest = (area, Size(width: frame.width, height: frame.height))
      }
    }
    return largest?.size
  }
}

extension ScreenMaker {
  /// The images without a label that the file lists among the accessibility elements.
  ///
  /// - Source: idb and AXe ask the accessibility server of the simulator, which knows only
  ///   elements. UIKit's image views are elements only if the app says so. The minimum of 24 points
  ///   is our choice.
  private var unnamedPictures: [ForeignRemarks.View] {
    guard dump.listsElements else { return [] }
    return dump.nodes.indices.filter { place in
      let node = dump.nodes[place]
      guard node.type == .image, !node.hasText, !candidates[place], ends[place] == place + 1,
        let frame = node.frame
      else { return false }
      return min(frame.width, frame.height) >= 24
        || node.identifier != nil && frame.width >= 40 && frame.height >= 4
    }.map { ForeignRemarks.View(name: "image", range: dump.nodes[$0].range) }
  }
}

extension Rect {
  /// Returns the area that two rectangles share, in square points.
  fileprivate func area(in other: Rect) -> Double {
    let width = min(x + self.width, other.x + other.width) - max(x, other.x)
    let height = min(y + self.height, other.y + other.height) - max(y, other.y)
    return max(width, 0) * max(height, 0)
  }
}

extension DumpNode {
  /// Whether the file specifies traits for this view, so a heading would be recognizable.
  fileprivate var namesTraits: Bool { traits?.isEmpty == false }

  /// Returns whether this view is a separate control inside another view.
  ///
  /// It isn't a part that SwiftUI reports for a text element or an image of a button, and it isn't
  /// a second report of the same control.
  fileprivate func isHiddenControl(of outer: DumpNode) -> Bool {
    guard isUsedAlone || isViewNamedAsButton, isEnabled,
      traits?.isDisjoint(with: [.staticText, .image]) ?? true
    else {
      return false
    }
    // A link can make up most of the text around it.
    if type == .link, !outer.isUsedAlone { return true }
    guard let frame, let around = outer.frame else { return true }
    return frame.width * frame.height < 0.6 * around.width * around.height
  }
}

extension ElementType {
  /// Whether the view is a field for typing, whose contents belong to the system.
  var isField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView, .comboBox: true
    default: false
    }
  }
}

extension Dump {
  /// Returns, for each view, the index of the innermost view around it that matches, or `nil` if
  /// there's none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func innermost(ends: [Int], where isMeant: (Int, DumpNode) -> Bool) -> [Int?] {
    var found = [Int?](repeating: nil, count: nodes.count)
    var open: [Int] = []
    for place in nodes.indices {
      while let last = open.last, ends[last] <= place { open.removeLast() }
      found[place] = open.last
      if isMeant(place, nodes[place]) { open.append(place) }
    }
    return found
  }
}

extension ElementType {
  /// Whether the contents of the view scroll under the views that cover it.
  var scrolls: Bool {
    switch self {
    case .scrollView, .table, .collectionView, .webView: true
    default: false
    }
  }
}

extension DumpNode {
  /// Whether the contents of the view belong together, because it's a cell or its identifier says
  /// so.
  ///
  /// - Source: our choice.
  var isCard: Bool {
    if type == .cell || type == .tableRow || type == .outlineRow { return true }
    guard type == .other || type == .group, let identifier else { return false }
    let words = identifier.lowercased().split { !$0.isLetter }
    return words.contains { ["card", "cell", "row", "tile", "item"].contains($0) }
  }
}

extension DumpNode {
  /// Whether the view has an identifier in addition to its label.
  var isNamedTwice: Bool { label != nil && identifier != nil && identifier != label }

  /// Whether the view has an identifier and the height of a control, but no label.
  ///
  /// - Source: our choice: from 20 to 80 points.
  var isBoxOfControl: Bool {
    type == .other && label == nil && identifier != nil
      && frame.map { (20...80).contains($0.height) } ?? false
  }

  /// The name of a picture or a button if it contains a word for a state, as `ic_checkbox` does, or
  /// `nil` if it doesn't.
  ///
  /// - Source: our choice.
  fileprivate var nameOfState: String? {
    guard type == .image || type == .button, let name = identifier ?? text else { return nil }
    let words = name.lowercased().split { !$0.isLetter }
    let states: Set<Substring> = [
      "checkbox", "checked", "unchecked", "ticked", "unticked", "selected", "unselected",
      "radiobutton",
    ]
    return words.contains(where: states.contains) ? name : nil
  }
}

extension ElementType {
  /// Whether only a file that names the types of views can contain a view of this type.
  ///
  /// A field doesn't qualify, because its placeholder also identifies it.
  fileprivate var saysMoreThanView: Bool {
    switch self {
    case .other, .any, .textField: false
    default: true
    }
  }
}
