// Rules about cards and rows whose elements are separate stops.
import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension AuditRule {
  static let priceAlone = AuditRule(
    "price-alone",
    .warning,
    judge: .stop { stop in
      guard stop.isControl, !stop.element.traits.contains(.textEntry), !stop.isKey,
        Price.isAll(of: stop.label), stop.text(of: .value).isBlank
      else { return nil }
      return
        "the label of the \(stop.noun) is only the price '\(stop.label)', so it doesn't say what you buy"
    }
  )

  static let priceFirst = AuditRule(
    "price-first",
    .note,
    judge: .screen { screen in
      screen.stops.indices.dropLast().compactMap { place in
        let (price, name) = (screen.stops[place], screen.stops[place + 1])
        guard price.isPriceText, name.isNameText, screen.areTogether(price, name) else {
          return nil
        }
        if place > 0, screen.areTogether(screen.stops[place - 1], price) { return nil }
        let message: Complaint.Message =
          "VoiceOver reads the price '\(price.label)' before '\(name.label)'"
        return Complaint(price.index, message)
      }
    }
  )

  static let cardApart = AuditRule(
    "card-apart",
    .note,
    judge: .screen { screen in
      var complaints: [(stops: [AuditedStop], complaint: Complaint)] = []
      var card: [AuditedStop] = []
      var heads: [(stops: [AuditedStop], complaint: Complaint)] = []
      var rows: [[AuditedStop]] = []
      func close() {
        if card.mayBeJoinedRow {
          rows.append(card)
        } else if let complaint = card.ofOneCard {
          // A view with several buttons may be the header of a page, unless there's another view
          // like it.
          if card.count(where: \.isControl) > 1 {
            heads.append((card, complaint))
          } else {
            complaints.append((card, complaint))
          }
        }
        card = []
      }
      for stop in screen.stops {
        if let last = card.last, !screen.areTogether(last, stop) { close() }
        card.append(stop)
      }
      close()
      let found = Complaint.joiningTemplates(complaints, as: "card") + Complaint.onRows(rows)
      return heads.count > 1 || !found.isEmpty
        ? found + Complaint.joiningTemplates(heads, as: "card") : []
    }
  )

  static let ratingApart = AuditRule(
    "rating-apart",
    .warning,
    judge: .screen { screen in
      var complaints: [Complaint] = []
      var row: [AuditedStop] = []
      func close() {
        if (4...10).contains(row.count), let first = row.first {
          let message: Complaint.Message =
            "one rating takes \(row.count) stops, such as \(first.heard)"
          complaints.append(Complaint(first.index, message))
        }
        row = []
      }
      for stop in screen.stops {
        guard let name = stop.ratingName else {
          close()
          continue
        }
        if let last = row.last, last.ratingName != name || !screen.areTogether(last, stop) {
          close()
        }
        row.append(stop)
      }
      close()
      return complaints
    }
  )
}

extension AuditedScreen {
  /// Returns whether two stops belong to the same row or card.
  ///
  /// In an export, this depends on the view around them in the file. In a screen file, both must
  /// have the same parent, which must be a view, group, cell, row, or element.
  fileprivate func areTogether(_ first: AuditedStop, _ second: AuditedStop) -> Bool {
    if app.isForeign {
      guard let card = first.remarks?.card else { return false }
      return second.remarks?.card == card
    }
    guard let parent = tree.parent(of: first.index), tree.parent(of: second.index) == parent else {
      return false
    }
    switch tree.role(of: parent) {
    case .view, .group, .cell, .row, .element: return true
    default: return false
    }
  }
}

extension AuditedStop {
  /// Whether the stop is text that contains only a price.
  fileprivate var isPriceText: Bool { isReadOnly && Price.isAll(of: label) }

  /// Whether the stop is text that may name an item with a price.
  fileprivate var isNameText: Bool {
    (isReadOnly || element.traits.contains(.header)) && label.contains(where: \.isLetter)
      && !Price.isAll(of: label) && label.count <= 60
  }

  fileprivate var isReadOnly: Bool { !isControl && !element.traits.contains(.image) }

  /// The string `star` if the stop is part of a rating, such as “2 stars”, or `nil` if it isn't.
  ///
  /// - Source: our choice of words.
  fileprivate var ratingName: String? {
    guard isControl || element.traits.contains(.image), element.role != .tab,
      !element.traits.contains(.keyboardKey)
    else { return nil }
    if !label.isASCIIText, label.allSatisfy({ "★☆⭐️❤️♥♡".contains($0) }) { return "star" }
    let words = label.plainWords
    return words.count <= 4 && words.contains(where: Self.ratingNames.contains) ? "star" : nil
  }

  private static let ratingNames: Set<String> = [
    "star", "stars", "heart", "hearts", "stern", "sterne", "herz", "herzen", "звезда", "звезды",
    "звёзд", "звезд",
  ]
}

extension AuditedStop {
  /// Returns whether a stop may be a button, in a file that doesn't specify the kinds of elements.
  ///
  /// The stop may be a button if its identifier says so, or if it has the height of a control and
  /// no other stop is on its line.
  ///
  /// - Source: our choice.
  fileprivate func mayBeButton(among others: [AuditedStop]) -> Bool {
    guard app.isForeign, element.role == .element || element.role == .view else { return false }
    let name = element.identifier ?? remarks?.identifier ?? ""
    let words = name.lowercased().split { !$0.isLetter }
    if words.contains(where: { ["button", "btn", "link", "tab"].contains($0) }) { return true }
    guard let frame = element.frame, frame.height >= 36 else { return false }
    return !others.contains { other in
      other.index != index && other.element.frame.map { $0.isLevel(with: frame) } ?? false
    }
  }
}

extension Complaint {
  /// Returns a single finding for all rows of a screen that the author may want to join, because
  /// the same decision applies to all of them.
  ///
  /// - Source: our choice: a row of at least three stops, a row with a name and its value, or three
  ///   rows of two text elements.
  fileprivate static func onRows(_ rows: [[AuditedStop]]) -> [Complaint] {
    let long = rows.filter { $0.count > 2 || $0.isNameAndValue }
    let found = long.isEmpty && rows.count > 2 ? rows : long
    guard let first = found.first, let stop = first.first else { return [] }
    let names = first.prefix(3).map(\.labelOrKind).joinedWithAnd
    let words =
      found.count > 1
      ? "\(found.count) rows form several stops each, such as \(names) in one of them, unless their cells join the elements"
      : "a row forms several stops, such as \(names), unless its cell joins the elements"
    return [Complaint(stop.index, .init(words, severity: .note))]
  }
}

extension [AuditedStop] {
  /// Whether the row is inside a cell of an export and may be one stop.
  ///
  /// It's a name and its value, two text elements one below the other, or a card of at least three
  /// stops without controls.
  fileprivate var mayBeJoinedRow: Bool {
    guard let first = self.first, first.remarks?.mayBeJoined == true else { return false }
    if count > 2 { return ofOneCard != nil && !contains(where: \.isControl) }
    guard count == 2, let title = first.element.frame, let text = self[1].element.frame else {
      return false
    }
    if isNameAndValue { return true }
    return allSatisfy { $0.isReadOnly && $0.label.contains(where: \.isLetter) }
      && abs(title.x - text.x) <= 2 && (-4...24).contains(text.y - title.y - title.height)
  }

  /// Whether the row consists of two text elements, a name followed by its value.
  fileprivate var isNameAndValue: Bool {
    guard count == 2, allSatisfy(\.isLoneText), let name = self[0].element.frame,
      let value = self[1].element.frame
    else { return false }
    return value.x >= name.x + name.width - 1 && name.isLevel(with: value)
      && self[0].label.contains(where: \.isLetter) && self[0].label.count <= 40
      && self[1].label.contains { $0.isLetter || $0.isNumber }
  }

  /// The finding for the stops of a row or card, or `nil` unless there are three to eight stops
  /// with at least two text elements, one of which can be a heading.
  ///
  /// More than eight stops are the header of a page. In a screen file, a row with only text may be
  /// a paragraph, so only a price identifies a card.
  fileprivate var ofOneCard: Complaint? {
    guard (3...8).contains(count), let first = self.first else { return nil }
    let texts = filter {
      $0.isReadOnly && !$0.element.traits.contains(.header) && !$0.mayBeButton(among: self)
    }
    guard
      texts.count > 1
        || texts.count == 1 && contains(where: { $0.element.traits.contains(.header) })
    else { return nil }
    let isCard =
      first.app.isForeign
      || contains { Price.isAll(of: $0.label) } && contains(where: \.isControl)
    // A stop with custom actions can't replace a slider or a field.
    let takesValue: Traits = [.adjustable, .textEntry, .toggleButton]
    guard isCard, !allSatisfy(\.isOnKeyboard),
      !contains(where: { !$0.element.traits.isDisjoint(with: takesValue) })
    else { return nil }
    let names = prefix(3).map(\.labelOrKind).joined(separator: ", ")
    let message: Complaint.Message =
      "related elements are \(count) separate stops: \(names)\(count > 3 ? ", …" : "")"
    return Complaint(first.index, message)
  }
}
