import EarshotModel
import EarshotNotation

// Views that people see but that have no name or no kind.
extension ScreenMaker {
  /// The pictures and boxes whose names say that they show a choice, such as `radio_on` or
  /// `checkbox`, by the text beside them, if neither they nor the views around them are controls.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of views and *m* the number of boxes.
  /// - Source: our choice of the words; a box is at most 40 points wide and high, and its text is on
  ///   the same line, at most 24 points from it.
  var boxesWithoutKind: [ForeignRemarks.View] {
    let boxes = dump.nodes.indices.filter { shown[$0] && dump.nodes[$0].isDrawnBox }
    guard !boxes.isEmpty else { return [] }
    let around = dump.innermost(ends: ends) { $1.isControlAround }
    return boxes.prefix(40).compactMap { box in
      // A view around a picture can have the same name.
      guard around[box] == nil, ends[box] <= box + 2, let frame = dump.nodes[box].frame,
        let text = text(beside: frame)
      else { return nil }
      let isRepeated = box > 0 && dump.nodes[box - 1].isDrawnBox && ends[box - 1] >= ends[box]
      return isRepeated
        ? nil : ForeignRemarks.View(name: "'\(text)'", range: dump.nodes[box].range)
    }
  }

  /// Returns the text on the line of a box, at most 24 points from it, or `nil` if there's none.
  private func text(beside box: Rect) -> String? {
    dump.nodes.indices.lazy.compactMap { place -> String? in
      let node = dump.nodes[place]
      guard shown[place], node.type == .staticText, let text = node.text, let frame = node.frame,
        frame.y <= box.center.y,
        box.center.y <= frame.y + frame.height
          || frame.y <= box.y + box.height
      else { return nil }
      let gap = max(frame.x - box.x - box.width, box.x - frame.x - frame.width)
      return (0...24).contains(gap) && frame.y + frame.height >= box.y ? text : nil
    }.first
  }

  /// The views with only a fraction or a percentage as their value, by that value, if the file
  /// doesn't say where VoiceOver stops.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice.
  var unnamedValues: [ForeignRemarks.View] {
    guard !declaresStops else { return [] }
    return dump.nodes.indices.compactMap { place in
      let node = dump.nodes[place]
      guard shown[place], !candidates[place], node.type == .other, node.text == nil,
        ends[place] == place + 1, let value = node.value, value.isFractionOrPercentage,
        let frame = node.frame, frame.width >= 24
      else { return nil }
      return ForeignRemarks.View(name: "'\(value)'", range: node.range)
    }
  }

  /// The large views in which VoiceOver stops nowhere, although their identifiers say that they
  /// contain something to use or to read.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of views and *m* the number of such views.
  /// - Source: our choice of the words; at least a fifth of the screen, and no stop in the middle.
  var silentAreas: [ForeignRemarks.View] {
    guard summary.stopCount > 0, let screen = dump.screenFrame else { return [] }
    var end = 0
    return dump.nodes.indices.compactMap { place in
      let node = dump.nodes[place]
      guard place >= end, shown[place], node.text == nil,
        node.type == .other || node.type == .image,
        let name = node.identifier, name.namesArea, let frame = node.frame, !candidates[place],
        frame.width * frame.height >= 0.2 * screen.width * screen.height,
        !dump.nodes.indices.contains(where: { isStop($0, inMiddleOf: frame) })
      else { return nil }
      end = ends[place]
      return ForeignRemarks.View(name: "'\(name)'", range: node.range)
    }
  }

  private func isStop(_ place: Int, inMiddleOf area: Rect) -> Bool {
    guard candidates[place], let frame = dump.nodes[place].frame else { return false }
    let middle = Rect(
      x: area.x + area.width / 8,
      y: area.y + area.height / 8,
      width: area.width * 3 / 4,
      height: area.height * 3 / 4
    )
    return frame.meets(middle)
  }

  /// The views without a kind, a label, and contents that the file lists among the accessibility
  /// elements.
  ///
  /// - Source: idb and AXe list only elements; the minimum of 40 points is our choice.
  var unnamedViews: [ForeignRemarks.View] {
    guard dump.listsElements else { return [] }
    return dump.nodes.indices.compactMap { place in
      let node = dump.nodes[place]
      guard shown[place], node.type == .other || node.type == .any, !node.hasText,
        !candidates[place], ends[place] == place + 1,
        node.identifier != nil || node.hint?.orNilIfBlank != nil,
        let frame = node.frame, min(frame.width, frame.height) >= 40,
        !dump.nodes.indices.contains(where: { isStop($0, inMiddleOf: frame) })
      else { return nil }
      let name =
        node.hint?.orNilIfBlank.map { "hint '\($0)'" }
        ?? node.identifier.map { "identifier '\($0)'" } ?? ""
      return ForeignRemarks.View(name: name, range: node.range)
    }
  }

  /// The images without a label of the same size that form a row at the bottom of the screen, like
  /// the items of a bar.
  ///
  /// - Source: our choice: three to six images, at least 20 points wide and 40 points high, in the
  ///   lowest 130 points.
  var unnamedItems: [ForeignRemarks.View] {
    guard !declaresStops, !dump.listsElements, let screen = dump.screenFrame else { return [] }
    let stops = dump.innermost(ends: ends) { [candidates] place, _ in candidates[place] }
    let images = dump.nodes.indices.filter { place in
      let node = dump.nodes[place]
      guard shown[place], node.type == .image, !node.hasText, stops[place] == nil,
        let frame = node.frame
      else { return false }
      return frame.y >= screen.y + screen.height - 130 && frame.height >= 40 && frame.width >= 20
    }
    guard (3...6).contains(images.count), let first = dump.nodes[images[0]].frame,
      images.allSatisfy({ dump.nodes[$0].frame?.isLike(first) ?? false })
    else { return [] }
    return images.map { ForeignRemarks.View(name: "image", range: dump.nodes[$0].range) }
  }

  /// Returns whether everything with words inside a row without its own label is invisible.
  func hasOnlyHiddenContents(_ place: Int) -> Bool {
    let inside = place + 1..<ends[place]
    guard dump.nodes[place].type == .cell, dump.nodes[place].text == nil else { return false }
    let words = inside.filter { dump.nodes[$0].hasText }
    return !words.isEmpty && !words.contains { shown[$0] }
  }
}

extension Rect {
  /// Returns whether another rectangle has the same size and the same top.
  fileprivate func isLike(_ other: Rect) -> Bool {
    abs(width - other.width) <= 1 && abs(height - other.height) <= 1 && abs(y - other.y) <= 1
  }
}

extension DumpNode {
  /// Whether the view has a label and the height of a row, and the file doesn't say whether it's a
  /// stop.
  ///
  /// - Source: our choice: at most 120 points.
  var isNamedRow: Bool {
    type == .other && text != nil && isElement == nil
      && frame.map { (20...120).contains($0.height) } ?? false
  }

  /// Whether the view has words and is named like a button in code, such as `btn-cancel`, but has no
  /// kind.
  var isViewNamedAsButton: Bool {
    guard type == .other, text != nil, let identifier else { return false }
    let words = identifier.lowercased().split { !$0.isLetter }
    return words.contains { $0 == "btn" || $0 == "button" }
  }

  /// Whether the view is a picture or a view without a kind, is small, and is named like a checkbox
  /// or a radio button.
  fileprivate var isDrawnBox: Bool {
    guard type == .image || type == .other, let name = identifier ?? text, let frame,
      (12...40).contains(frame.width), (12...40).contains(frame.height)
    else { return false }
    let words = name.lowercased().split { !$0.isLetter }
    let boxes: Set<Substring> = ["checkbox", "radio", "radiobutton", "tickbox"]
    let (choice, look): (Set<Substring>, Set<Substring>) = (
      ["check", "tick", "option", "choice"], ["box", "button", "on", "off", "empty", "unchecked"]
    )
    return words.contains(where: boxes.contains)
      || words.contains(where: choice.contains) && words.contains(where: look.contains)
  }

  /// Whether the view is a control, or VoiceOver stops at it as a whole.
  fileprivate var isControlAround: Bool {
    if isElement == true { return traits?.contains(.button) == true || value != nil }
    if case .control = type.treatment { return true }
    return traits?.isDisjoint(with: [.button, .toggleButton]) == false
  }
}

extension String {
  /// Whether the text is a number between 0 and 1 with a decimal point, or a percentage.
  fileprivate var isFractionOrPercentage: Bool {
    if hasSuffix("%") { return dropLast().allSatisfy { $0.isNumber || ".,".contains($0) } }
    guard count > 2, let number = Double(self) else { return false }
    return (0...1).contains(number) && contains(".")
  }

  /// Whether the identifier of a view says that it contains something to use or to read.
  fileprivate var namesArea: Bool {
    let words = wordsOfCode
    let areas: Set<String> = [
      "board", "canvas", "chart", "chessboard", "game", "graph", "keypad", "calendar", "diagram",
      "drawing", "seatmap", "plot", "piano", "puzzle", "timeline",
    ]
    return words.contains(where: areas.contains)
      && !words.contains { ["background", "backdrop", "container", "wrapper"].contains($0) }
  }

  /// The words of a name in camel case, kebab case, or snake case, in lowercase.
  private var wordsOfCode: [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in self {
      let isBreak = !character.isLetter || character.isUppercase && wasLower
      if isBreak, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
