import EarshotModel
import EarshotNotation

// What the audit learns of a file beyond the elements.
extension ScreenMaker {
  /// What the file says about a stop beyond its element, or `nil` if that's nothing.
  ///
  /// - Complexity: O(*n*) in the number of views inside it.
  func remarks(on place: Int) -> ForeignRemarks? {
    var remarks = ForeignRemarks()
    remarks.card = cards[place]
    remarks.isInStatusBar = systemPlaces.inStatusBar.contains(place)
    remarks.hasSystemSize = systemPlaces.sized.contains(place)
    let node = dump.nodes[place]
    if place + 1 < ends[place], !node.type.isField {
      remarks.isCertain = node.isElement == true
      for inner in place + 1..<ends[place] where shown[inner] {
        let view = dump.nodes[inner]
        guard let label = view.text, label != node.text else { continue }
        if view.type == .staticText {
          if remarks.texts.last != label { remarks.texts.append(label) }
        } else if view.isHiddenControl(of: node), remarks.controls.last != label {
          remarks.controls.append(label)
        }
      }
    }
    return remarks == ForeignRemarks() ? nil : remarks
  }

  /// What the file says about the screen as a whole.
  var remarksOnScreen: ForeignRemarks? {
    var remarks = ForeignRemarks()
    remarks.namesHeadings = dump.namesHeadings || dump.nodes.contains(where: \.namesTraits)
    remarks.passedOver = passedOver
    remarks.passedOverTexts = passedOverTexts
    return remarks == ForeignRemarks() ? nil : remarks
  }
}

extension DumpNode {
  /// Whether the file names the traits of this view, so a heading among such views would show.
  fileprivate var namesTraits: Bool { traits?.isEmpty == false }

  /// Whether this view is a control of its own inside another one: not a part that SwiftUI reports
  /// for a text or an image of a button, and not the same control once more.
  fileprivate func isHiddenControl(of outer: DumpNode) -> Bool {
    guard isUsedAlone, isEnabled, traits?.isDisjoint(with: [.staticText, .image]) ?? true else {
      return false
    }
    guard let frame, let around = outer.frame else { return true }
    return frame.width * frame.height < 0.6 * around.width * around.height
  }
}

extension ElementType {
  /// Whether people type into it; what is inside is the system's.
  var isField: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView, .comboBox: true
    default: false
    }
  }
}

extension Dump {
  /// The innermost row or card around each view: a cell, or a view whose identifier says so.
  ///
  /// - Complexity: O(*n*) in the number of views.
  /// - Source: our choice.
  func cards(shown: [Bool], ends: [Int]) -> [Int?] {
    var cards = [Int?](repeating: nil, count: nodes.count)
    var open: [Int] = []
    for place in nodes.indices {
      while let last = open.last, ends[last] <= place { open.removeLast() }
      cards[place] = open.last
      if nodes[place].isCard, shown[place] { open.append(place) }
    }
    return cards
  }
}

extension DumpNode {
  /// Whether the view holds what belongs together.
  fileprivate var isCard: Bool {
    if type == .cell || type == .tableRow || type == .outlineRow { return true }
    guard type == .other || type == .group, let identifier else { return false }
    let words = identifier.lowercased().split { !$0.isLetter }
    return words.contains { ["card", "cell", "row", "tile", "item"].contains($0) }
  }
}
