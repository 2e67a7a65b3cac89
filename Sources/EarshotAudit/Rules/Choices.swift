// Choices, tabs, and commands that an export contains as text or as images.
import EarshotLines
import EarshotModel
import EarshotNotation

extension AuditedScreen {
  /// The findings for tabs whose labels say their position, such as `Home` and `Tab 1 of 5` on two
  /// lines, if none of them is a control.
  ///
  /// - Source: our choice: Flutter writes the place into the label (MaterialLocalizations,
  ///   tabLabel) and, on iOS, gives the tab no trait unless the app does.
  var numberedTabsWithoutKind: [Complaint] {
    numberedTabs.compactMap { tabs in
      guard let first = tabs.first, !tabs.contains(where: { $0.isControl || $0.isTab }) else {
        return nil
      }
      let message: Complaint.Message =
        "the labels of \(tabs.count) elements say that they're tabs, but no trait does; at the first one, VoiceOver says \(first.heard)"
      return Complaint(first.index, message)
    }
  }

  /// The rows of tabs whose labels contain all positions from 1 to the number of tabs, in swipe
  /// order.
  private var numberedTabs: [[AuditedStop]] {
    guard app.isForeign else { return [] }
    var rows: [[AuditedStop]] = []
    for stop in stops {
      guard let place = stop.tabPlace else { continue }
      if place.number == 1 {
        rows.append([stop])
      } else if let row = rows.last, row.count == place.number - 1,
        row[0].tabPlace?.count == place.count, stop.isInRow(of: row[0])
      {
        rows[rows.count - 1].append(stop)
      }
    }
    return rows.filter { $0.count == $0[0].tabPlace?.count }
  }

  /// The findings for text elements that fill a row from edge to edge, or a box in the middle of
  /// the screen, like segments or the choices of a dialog.
  ///
  /// - Source: our choice: at least three elements of the same size, from 44 to 72 points high and
  ///   without gaps. Plain text is only as wide as its words, so these elements are views around
  ///   the words.
  var textsToChoose: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.namesTypes == true, let size else { return [] }
    let rows = equalRows.filter { !isBar($0) && $0.fillsRow(of: size) && !isHead($0) }
    return (rows + stacks.filter { $0.isInBox(on: size) }).compactMap { choices in
      guard let first = choices.first, choices.allSatisfy(\.mayBeChoice) else { return nil }
      let words = """
        \(choices.count) adjacent text elements of the same size look like choices, but \
        VoiceOver doesn't say that they're controls; at the first one, it says \(first.heard)
        """
      return Complaint(first.index, .init(words, severity: .note))
    }
  }

  /// The findings for at least four rows of a list that are text, as wide as the screen, and named
  /// like the items of a menu.
  ///
  /// - Source: our choice: AXe and idb export a row with an arrow as a button. A row with two text
  ///   elements or a number may only inform people.
  var textsOfMenu: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.namesTypes == true, namesKinds, let size else {
      return []
    }
    return stacks.filter { $0.isMenu(on: size) }.compactMap { rows in
      guard let first = rows.first, rows.allSatisfy(\.mayBeItem) else { return nil }
      let words = """
        \(rows.count) rows of the same size may open something, but VoiceOver doesn't say that \
        they're controls; at the first one, it says \(first.heard)
        """
      return Complaint(first.index, .init(words, severity: .note))
    }
  }

  /// The text elements of the same size that follow each other downward without gaps.
  private var stacks: [[AuditedStop]] {
    var stacks: [[AuditedStop]] = []
    for stop in stops {
      if let last = stacks.last?.last, stop.isDirectlyBelow(last) {
        stacks[stacks.count - 1].append(stop)
      } else {
        stacks.append([stop])
      }
    }
    return stacks.filter { $0.count > 2 }
  }

  /// Returns whether a row consists of column headers.
  ///
  /// Most of its elements have a stop of about the same width below them, like the names of
  /// weekdays in a calendar.
  ///
  /// - Source: our choice: at most 72 points below the row.
  func isHead(_ row: [AuditedStop]) -> Bool {
    guard let end = row.last.flatMap({ order.numbers[$0.index] }) else { return false }
    let below = stops[min(end + 1, stops.count)...].prefix(8 * row.count)
    let heads = row.count { head in
      guard let frame = head.element.frame else { return false }
      return below.contains { stop in
        guard let other = stop.element.frame else { return false }
        return abs(other.center.x - frame.center.x) <= 4
          && abs(other.width - frame.width) <= 12
          && (-1...72).contains(other.y - frame.y - frame.height)
      }
    }
    return 2 * heads > row.count
  }

  /// The findings for text with a line that is a command, such as “View all” between a title and an
  /// explanation.
  ///
  /// - Source: our choice: Flutter joins the texts of a row if nothing separates them, and the
  ///   command in it can't be activated.
  var commandsInLines: [Complaint] {
    guard app.isForeign, app.remarks[screen]?.namesTypes == true else { return [] }
    return stops.compactMap { stop in
      guard stop.isLoneText, stop.label.utf8.contains(UInt8(ascii: "\n")) else { return nil }
      let lines = stop.label.split(separator: "\n").map { String($0).trimmed }
      guard lines.count > 1,
        let command = lines.first(where: { AuditWords.showingAll.contains($0.lowercased()) }),
        !stops.contains(where: { $0.isControl && $0.label.lowercased() == command.lowercased() })
      else { return nil }
      let message: Complaint.Message =
        "'\(command)' is a command inside text, so people can't activate it; VoiceOver says \(stop.heard)"
      return Complaint(stop.index, message)
    }
  }

  /// Returns the message about a selected stop that isn't a control, with the stops in its row that
  /// are the other choices.
  ///
  /// - Source: our choice: they have the kind and the height of the selected stop, and are at most
  ///   40 points apart, in a row or in a column.
  func choiceWithoutKind(_ stop: AuditedStop) -> Complaint.Message {
    let names = order.numbers[stop.index].map { choices(besides: $0) } ?? []
    let rest = names.count > 3 ? ", …" : ""
    let others =
      names.isEmpty
      ? ""
      : "; \(names.count == 1 ? "another choice" : "other choices") beside it: \(names.prefix(3).joined(separator: ", "))\(rest)"
    return .init(
      "this element is selected, but VoiceOver doesn't say that it's a control: \(stop.heard)\(others)"
    )
  }

  /// Returns the labels of the other choices in the row of a selected stop, in quotes.
  private func choices(besides place: Int) -> [String] {
    var (first, last) = (place, place)
    while first > 0, stops[first - 1].isChoice(beside: stops[first]) { first -= 1 }
    while last + 1 < stops.count, stops[last + 1].isChoice(beside: stops[last]) { last += 1 }
    return (first...last).filter { $0 != place }.map { "'\(stops[$0].label)'" }
  }

  /// Returns whether text has the name and the size of a button that sends the fields above it.
  ///
  /// - Source: our choice: at least three fifths as wide as the screen, from 36 to 64 points high,
  ///   and at most 200 points below a field. A title with the same words is above the fields or
  ///   smaller.
  func sendsForm(_ place: Int) -> Bool {
    let stop = stops[place]
    guard stop.isLoneText, AuditWords.sendsForm(stop.label), let size,
      let frame = stop.element.frame, frame.width >= 0.6 * size.width,
      (36...64).contains(frame.height)
    else { return false }
    let fields = stops[max(0, place - 6)..<place].filter { $0.element.traits.contains(.textEntry) }
    return fields.contains { field in
      field.element.frame.map { (0...200).contains(frame.y - $0.y - $0.height) } ?? false
    } && !stops.contains { $0.isControl && $0.label.plainWords == stop.label.plainWords }
  }
}

extension AuditedStop {
  /// The position of a tab among its siblings, starting at 1, and the number of tabs, or `nil` if
  /// the last line of the label doesn't say both.
  ///
  /// - Source: Flutter's `Tab 2 of 3`, in any language; the limit of six tabs is our choice.
  var tabPlace: (number: Int, count: Int)? {
    guard let end = label.lastIndex(where: \.isNewline), end > label.startIndex,
      label[..<end].contains(where: \.isLetter)
    else { return nil }
    let line = label[label.index(after: end)...]
    let numbers = line.split { !$0.isNumber }.map { Int($0) }
    guard line.count <= 24, line.contains(where: \.isLetter), numbers.count == 2,
      let number = numbers[0], let count = numbers[1], (2...6).contains(count),
      (1...count).contains(number)
    else { return nil }
    return (number, count)
  }

  fileprivate var isTab: Bool { element.role == .tab }

  fileprivate func isInRow(of other: AuditedStop) -> Bool {
    guard let frame = element.frame, let first = other.element.frame else { return true }
    return abs(frame.y - first.y) <= 2 && frame.x > first.x
  }

  /// Returns whether the stop has the kind and the height of its neighbor in a row, and no trait.
  fileprivate func isChoice(beside other: AuditedStop) -> Bool {
    guard !isControl, hasName, !label.isBlank, element.role == other.element.role,
      element.traits.isDisjoint(with: [.header, .image]), let frame = element.frame,
      let near = other.element.frame
    else { return false }
    if abs(frame.x - near.x) <= 2, abs(frame.width - near.width) <= 2 {
      let gap = max(frame.y, near.y) - min(frame.y + frame.height, near.y + near.height)
      return (-1...16).contains(gap) && abs(frame.height - near.height) <= 1.5
    }
    let gap = max(frame.x, near.x) - min(frame.x + frame.width, near.x + near.width)
    return abs(frame.y - near.y) <= 2 && abs(frame.height - near.height) <= 1.5
      && (-1...40).contains(gap)
  }

  /// Whether the stop is text of one line and at most three words without a number.
  var mayBeChoice: Bool {
    isLoneText && label.count <= 24 && label.contains(where: \.isLetter)
      && !label.contains(where: \.isNewline) && !label.contains(",")
      && label.plainWords.count <= 3 && (element.value ?? "").isBlank
  }

  /// Whether the stop is text of at most four words without numbers or punctuation, as in a menu.
  fileprivate var mayBeItem: Bool {
    isLoneText && remarks?.card == nil && label.count <= 32 && label.contains(where: \.isLetter)
      && !label.contains { $0.isNewline || $0.isNumber || ",.:!?、，。：".contains($0) }
      && label.plainWords.count <= 4 && (element.value ?? "").isBlank
  }

  /// Returns whether the stop has the size of another stop and begins where that stop ends.
  fileprivate func isDirectlyBelow(_ other: AuditedStop) -> Bool {
    guard let frame = element.frame, let above = other.element.frame else { return false }
    return abs(frame.x - above.x) <= 1 && abs(frame.width - above.width) <= 1
      && abs(frame.height - above.height) <= 1.5
      && abs(frame.y - above.y - above.height) <= 1.5
  }
}

extension [AuditedStop] {
  /// Returns whether three to five elements without numbers, each as high as a control, fill a row
  /// of the screen without gaps.
  fileprivate func fillsRow(of size: Size) -> Bool {
    guard (3...5).contains(count), let first = first?.element.frame,
      let last = last?.element.frame, (44...72).contains(first.height)
    else { return false }
    return first.x <= 1 && last.x + last.width >= size.width - 1
      && abs(Double(count) * first.width - size.width) <= 4
      && !contains { $0.label.contains(where: \.isNumber) }
  }

  /// Returns whether at least four elements are as wide as the screen and as high as rows.
  fileprivate func isMenu(on size: Size) -> Bool {
    guard count > 3, let frame = first?.element.frame else { return false }
    return (44...80).contains(frame.height) && frame.x <= 1 && frame.width >= size.width - 2
  }

  /// Returns whether elements as high as a control are in the middle of the screen, with at least
  /// 40 points on both sides.
  fileprivate func isInBox(on size: Size) -> Bool {
    guard count <= 8, let frame = first?.element.frame, (44...72).contains(frame.height) else {
      return false
    }
    return frame.x >= 40 && frame.width >= 160 && abs(2 * frame.center.x - size.width) <= 4
  }
}
