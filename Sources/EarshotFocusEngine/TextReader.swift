import EarshotModel
import EarshotSimulatedApp

/// The last part of the text that VoiceOver read, in bytes.
struct TextPlace: Hashable, Sendable {
  /// The range of the unit, or of the start of a marked range.
  var unit: Range<Int>
  /// The kind of unit, or `nil` for a marked range.
  var kind: TextUnit?
  /// The marked range at the place, or `nil` if there's none.
  var mark: Range<Int>?
  /// Whether the user was editing the stop when VoiceOver read the part.
  ///
  /// If the user was editing it, the text was different.
  var isEdited = false
}

/// Text that VoiceOver reads by units, with the reading position.
///
/// For an edited field, the position is the insertion point. In a secure field, that's a position
/// among bullets. For any other stop, the position is the last unit.
struct TextReader {
  /// The text to read.
  let text: StopText
  /// The insertion point as a position in the typed text, or `nil` if the user isn't editing the
  /// stop.
  private let typed: Int?
  /// The insertion point as a position in the text that VoiceOver reads, or `nil` if the user isn't
  /// editing the stop.
  private let shown: Int?
  /// The last part that VoiceOver read, or `nil` before the first swipe.
  private let place: TextPlace?

  init(_ text: StopText, of index: ElementTree.Index, at place: TextPlace?, in app: App) {
    let edited = app.editedText.flatMap { $0.field == index ? $0 : nil }
    self.text = text
    self.place = place
    typed = edited?.insertionPoint
    shown = edited.map { edited in
      let isSecret = app.tree[index].traits.contains(.secureTextField)
      return isSecret ? edited.characters.before * String.bullet.utf8.count : edited.insertionPoint
    }
  }

  /// Whether the stop is the edited field.
  var isEdited: Bool { typed != nil }

  /// Returns the range of the next or previous unit, or `nil` at an end of the text.
  ///
  /// - Rule: ``FocusRule/otherUnitsBeginWhereTheLastDid``
  func range(of unit: TextUnit, _ way: RotorDirection) -> Range<Int>? {
    let last: Range<Int>
    if let shown {
      last = shown..<shown
    } else if let place, !place.isEdited {
      let start = place.unit.lowerBound
      last = place.kind == unit ? place.unit : start..<start
    } else {
      return way == .next ? unit.range(in: text.text, after: 0) : nil
    }
    return way == .next
      ? unit.range(in: text.text, after: last.upperBound)
      : unit.range(in: text.text, before: last.lowerBound)
  }

  /// Returns the next or previous marked range, or `nil` if there are no more.
  func range(markedBy name: String, _ way: RotorDirection) -> Range<Int>? {
    way.step(from: currentMark, in: text.ranges(markedBy: name))
  }

  /// The marked range at the reading position, or `nil` if there's none.
  private var currentMark: Range<Int>? {
    guard let place, place.isEdited == isEdited else { return nil }
    return typed.map { $0 == place.unit.lowerBound } ?? true ? place.mark : nil
  }
}

extension App {
  /// Moves the insertion point to a position in the text that VoiceOver reads.
  mutating func moveInsertionPoint(toShown offset: Int) {
    guard let edited = editedText, tree[edited.field].traits.contains(.secureTextField) else {
      return moveInsertionPoint(to: offset)
    }
    let text = edited.text
    let count = offset / String.bullet.utf8.count
    let place = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
    moveInsertionPoint(to: text.byte(at: place ?? text.endIndex))
  }
}
