import EarshotModel
import EarshotNotation

// What people see where VoiceOver stops nowhere.
extension ScreenMaker {
  /// The views with content that people see on a screen where VoiceOver stops nowhere, without the
  /// views inside them.
  ///
  /// The name of each is its kind: a control, a cell, a text, or an image.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice: the file says that the view is visible, or it says so of no view. A tool
  ///   that lists only accessibility elements doesn't show the rest.
  var silentViews: [ForeignRemarks.View] {
    guard summary.stopCount == 0, !dump.listsElements else { return [] }
    let saysVisible = dump.nodes.contains { $0.isVisible != nil }
    var found: [ForeignRemarks.View] = []
    var end = 0
    for (place, node) in dump.nodes.enumerated() where place >= end {
      if case .skipped = node.type.treatment { end = ends[place] }
      if node.type == .keyboard { end = ends[place] }
      guard place >= end, shown[place], node.isVisible ?? !saysVisible,
        !systemPlaces.inStatusBar.contains(place), let kind = kindOfContent(place)
      else { continue }
      end = ends[place]
      found.append(ForeignRemarks.View(name: kind, range: node.range))
    }
    return found
  }

  /// The cells of a list that VoiceOver skips, although it stops elsewhere on the screen.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of views and *d* their depth.
  /// - Source: our choice: at least two visible cells of the same size that the file doesn't call
  ///   elements, of 44 points or more, each with visible views but nothing that VoiceOver stops at.
  ///   A single such cell may be a space, and cells with pictures are ``silentLists``.
  var silentCells: [ForeignRemarks.View] {
    guard summary.stopCount > 0 else { return [] }
    let stops = dump.innermost(ends: ends) { [candidates] place, _ in candidates[place] }
    var lists: [Int: [Int]] = [:]
    for place in dump.nodes.indices where isSilentCell(place) && stops[place] == nil {
      lists[scrollers[place] ?? -1, default: []].append(place)
    }
    return lists.sorted { $0.key < $1.key }.flatMap { _, cells in
      areAlike(cells) ? cells.map(silentCell) : []
    }
  }

  /// Returns whether there are at least two cells, and all have the same size.
  private func areAlike(_ cells: [Int]) -> Bool {
    guard cells.count > 1, let first = dump.nodes[cells[0]].frame else { return false }
    return cells.allSatisfy { cell in
      dump.nodes[cell].frame.map {
        abs($0.width - first.width) <= 1 && abs($0.height - first.height) <= 1
      } ?? false
    }
  }

  private func silentCell(_ cell: Int) -> ForeignRemarks.View {
    let node = dump.nodes[cell]
    let place = node.frame.map { "at \(Int($0.x)), \(Int($0.y))" } ?? ""
    let name = node.identifier.map { "'\($0)' \(place)" } ?? place
    return ForeignRemarks.View(name: name, range: node.range)
  }

  private func isSilentCell(_ cell: Int) -> Bool {
    let node = dump.nodes[cell]
    guard node.type == .cell, shown[cell], node.isVisible == true, node.isElement == false,
      let frame = node.frame, min(frame.width, frame.height) >= 44,
      count(in: cell..<ends[cell]) == 0
    else { return false }
    let inside = cell + 1..<ends[cell]
    return inside.contains { dump.nodes[$0].isVisible == true }
      && !inside.contains { shown[$0] && dump.nodes[$0].type == .image }
  }

  /// Returns the kind of content that a view itself has, or `nil` if it has none or is tiny.
  private func kindOfContent(_ place: Int) -> String? {
    let node = dump.nodes[place]
    guard let frame = node.frame, min(frame.width, frame.height) >= 8 else { return nil }
    switch node.type.treatment {
    case .control, .whole: return "control"
    case .text(.text): return node.hasText ? "text" : nil
    case .text(.image): return min(frame.width, frame.height) >= 16 ? "image" : nil
    case .cell: return place + 1 < ends[place] || node.hasText ? "cell" : nil
    case .text, .container, .modal, .wrapper, .skipped: return nil
    }
  }
}
