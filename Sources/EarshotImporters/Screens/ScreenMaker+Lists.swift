import EarshotModel
import EarshotNotation

// Rows that look like they open something, and lists in which VoiceOver says nothing.
extension ScreenMaker {
  /// The titles of the rows that look like they open something, although VoiceOver only reads their
  /// text.
  ///
  /// Only files that say for each view whether it's an element and what its traits are can show
  /// this.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of views and *d* is their depth.
  /// - Source: our choice of the signs.
  var rowsThatOpen: [ForeignRemarks.View] {
    guard declaresStops, dump.nodes.contains(where: { $0.traits?.isEmpty == false }) else {
      return []
    }
    let rows = dump.innermost(ends: ends) { $1.type == .cell || $1.type == .other }
    let stops = dump.innermost(ends: ends) { [candidates] place, _ in candidates[place] }
    let pictured = dump.nodes.indices.filter { isRowWithPicture($0) }
    let arrows = dump.nodes.indices.filter { shown[$0] && dump.nodes[$0].isArrowForward }
      .compactMap { place in rows[place].flatMap { isRow($0, endingWith: place) ? $0 : nil } }
    let named = dump.nodes.indices.filter { dump.nodes[$0].isCellOfCatalog && isRowOfTexts($0) }
    let found = Set((pictured.count > 1 ? pictured : []) + arrows + named)
    return found.sorted().filter { stops[$0] == nil }.compactMap { titleOfRow($0) }
  }

  /// The rows of tables that consist of a single text as wide as the row, although other rows of the
  /// same table are buttons, have the arrow to the next screen, or have a switch.
  ///
  /// Only files that say for each view whether it's an element and what its traits are can show
  /// this.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice: in a table of controls, text that fills the row is UIKit's label of a cell
  ///   that people tap. From 40 to 80 points high, and the text is at least 85% as wide as the row.
  var rowsOfOneText: [ForeignRemarks.View] {
    guard declaresStops, dump.nodes.contains(where: { $0.traits?.isEmpty == false }) else {
      return []
    }
    let cells = dump.nodes.indices.filter { shown[$0] && dump.nodes[$0].type == .cell }
    let tables = Set(cells.filter(isRowOfControl).compactMap { scrollers[$0] })
    return cells.compactMap { cell in
      guard let table = scrollers[cell], tables.contains(table), dump.nodes[table].type == .table
      else { return nil }
      return onlyText(ofRow: cell)
    }
  }

  /// The lists whose cells contain only pictures that VoiceOver skips.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of views and *d* is their depth.
  /// - Source: our choice: two pictures or more that are 44 points or more wide and high. With only
  ///   one picture, the file may be incomplete.
  var silentLists: [ForeignRemarks.View] {
    let stops = dump.innermost(ends: ends) { [candidates] place, _ in candidates[place] }
    return dump.nodes.indices.compactMap { list in
      let node = dump.nodes[list]
      guard node.type == .collectionView || node.type == .table, stops[list] == nil,
        count(in: list..<ends[list]) == 0
      else { return nil }
      let inside = list + 1..<ends[list]
      let cells = inside.filter { shown[$0] && dump.nodes[$0].type == .cell }
      let pictures = cells.compactMap { cell in
        (cell + 1..<ends[cell]).first { shown[$0] && dump.nodes[$0].isLargePicture(44) }
      }
      guard cells.count > 1, pictures.count == cells.count else { return nil }
      return ForeignRemarks.View(name: "\(cells.count.counted("picture"))", range: node.range)
    }
  }
}

extension ScreenMaker {
  /// Returns whether a cell is a button, or contains a switch or the arrow to the next screen.
  private func isRowOfControl(_ cell: Int) -> Bool {
    dump.nodes[cell].traits?.contains(.button) == true
      || (cell + 1..<ends[cell]).contains { inner in
        shown[inner] && (dump.nodes[inner].type == .switch || dump.nodes[inner].isArrowForward)
      }
  }

  /// Returns the only text of a cell that has nothing else with words, a picture, or a trait, or
  /// `nil` if there's no such text or it isn't as wide as the cell.
  private func onlyText(ofRow cell: Int) -> ForeignRemarks.View? {
    let node = dump.nodes[cell]
    guard node.text == nil, node.isElement == false, node.traits?.isEmpty == true,
      let frame = node.frame, (40...80).contains(frame.height)
    else { return nil }
    let inside = (cell + 1..<ends[cell]).filter { inner in
      shown[inner] && (dump.nodes[inner].hasText || dump.nodes[inner].type != .other)
    }
    guard inside.count == 1, textsOfRow(cell) == inside, let words = dump.nodes[inside[0]].text,
      let width = dump.nodes[inside[0]].frame?.width, width >= 0.85 * frame.width
    else { return nil }
    return ForeignRemarks.View(name: words, range: dump.nodes[inside[0]].range)
  }

  /// Returns the text elements in a row that are stops but aren't headings or controls.
  private func textsOfRow(_ row: Int) -> [Int] {
    (row + 1..<ends[row]).filter { place in
      let node = dump.nodes[place]
      return candidates[place] && node.type == .staticText && node.isElement == true
        && node.traits?.isDisjoint(with: [.header, .button, .link, .selected, .notEnabled]) ?? false
    }
  }

  /// Returns whether a row isn't an element, contains text that VoiceOver reads, and contains no
  /// control wider than a third of the row.
  private func isRowOfTexts(_ row: Int) -> Bool {
    let node = dump.nodes[row]
    guard shown[row], node.isElement != true, let frame = node.frame, !textsOfRow(row).isEmpty
    else { return false }
    return (row + 1..<ends[row]).allSatisfy { place in
      let inner = dump.nodes[place]
      guard inner.type != .cell else { return false }
      guard candidates[place], inner.isControl else { return true }
      return inner.type == .button && (inner.frame?.width ?? frame.width) <= frame.width / 3
    }
  }

  /// Returns whether a cell contains a picture that VoiceOver skips and, beside the picture, a
  /// short title.
  private func isRowWithPicture(_ row: Int) -> Bool {
    guard dump.nodes[row].type == .cell, isRowOfTexts(row),
      let picture = (row + 1..<ends[row]).first(where: {
        !candidates[$0] && dump.nodes[$0].isLargePicture(40)
      }), let frame = dump.nodes[picture].frame
    else { return false }
    let texts = textsOfRow(row).map { dump.nodes[$0] }
    return texts.count <= 4
      && texts.allSatisfy { text in
        let words = text.text ?? text.value ?? ""
        return words.count <= 80 && (text.frame?.height ?? 0) <= 60
          && (text.frame?.x ?? 0) >= frame.x + frame.width - 1
      }
  }

  /// Returns whether a view is a row that has the arrow at its end and contains no other control.
  private func isRow(_ row: Int, endingWith arrow: Int) -> Bool {
    guard isRowOfTexts(row), let frame = dump.nodes[row].frame, frame.height <= 120,
      let end = dump.nodes[arrow].frame, end.x >= frame.x + 0.8 * frame.width
    else { return false }
    return !(row + 1..<ends[row]).contains {
      $0 != arrow && candidates[$0] && dump.nodes[$0].isControl
    }
  }

  /// Returns the first line of the largest text of a row, in quotation marks, or `nil` if there's
  /// none.
  private func titleOfRow(_ row: Int) -> ForeignRemarks.View? {
    let texts = textsOfRow(row)
    let heights = texts.map { dump.nodes[$0].frame?.height ?? 0 }
    guard let most = heights.max(), let number = heights.firstIndex(of: most) else { return nil }
    let title = dump.nodes[texts[number]]
    let words = (title.text ?? title.value ?? "").prefix { !$0.isNewline }
    guard words.contains(where: \.isLetter) else { return nil }
    return ForeignRemarks.View(name: "'\(words.prefix(60))'", range: title.range)
  }
}

extension DumpNode {
  fileprivate var isControl: Bool {
    if case .control = type.treatment { return true }
    return isUsedAlone
  }

  /// Returns whether the view is a picture without words whose sides have at least the given
  /// length.
  fileprivate func isLargePicture(_ side: Double) -> Bool {
    guard type == .image, !hasText, let frame else { return false }
    return min(frame.width, frame.height) >= side
  }

  /// Whether the view is a small picture or a small dimmed button that is named after an arrow to
  /// the next screen.
  ///
  /// - Source: UIKit's `chevron.forward` and `disclosureIndicator`; our choice for other names.
  fileprivate var isArrowForward: Bool {
    guard type == .image || type == .button && !isEnabled, let frame, frame.width <= 24,
      frame.height <= 32, let name = identifier ?? text
    else { return false }
    let words = name.wordsOfName
    let isArrow = words.contains { ["chevron", "arrow", "disclosure"].contains($0) }
    let others: Set<String> = ["down", "up", "left", "back", "backward", "top", "bottom"]
    return isArrow && !words.contains(where: others.contains)
  }

  /// Whether the view is a cell whose identifier names something that people find and open.
  ///
  /// - Source: our choice of words.
  fileprivate var isCellOfCatalog: Bool {
    guard type == .cell, let identifier else { return false }
    let kinds: Set<String> = [
      "album", "article", "book", "episode", "movie", "playlist", "podcast", "product", "recipe",
      "result", "song", "story",
    ]
    return identifier.wordsOfName.contains(where: kinds.contains)
  }
}

extension String {
  /// The words of a name in code, in lowercase, such as `article` and `cell` for `ArticleCell`.
  fileprivate var wordsOfName: [String] {
    var words: [String] = []
    var isInWord = false
    for letter in self {
      guard letter.isLetter else {
        isInWord = false
        continue
      }
      if !isInWord || letter.isUppercase && words.last?.last?.isUppercase == false {
        words.append("")
      }
      words[words.count - 1].append(letter)
      isInWord = true
    }
    return words.map { $0.lowercased() }
  }
}
