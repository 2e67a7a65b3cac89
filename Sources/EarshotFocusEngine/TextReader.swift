import EarshotModel
import EarshotSimulatedApp

/// What was read last of a text, in bytes.
struct TextPlace: Hashable, Sendable {
  /// The unit; of a marked range its start.
  var unit: Range<Int>
  /// What the unit is, or `nil` for a marked range.
  var kind: TextUnit?
  /// The marked range that the place was moved to.
  var mark: Range<Int>?
  /// Whether the stop was being edited: its text is another then.
  var isEdited = false
}

/// A text that is read by units, and how far it was read.
///
/// Of a field that is edited that is the insertion point, which stands among bullets in a secure
/// field; of anything else the unit that was read last.
struct TextReader {
  /// The text.
  let text: StopText
  /// The insertion point as a place in the typed text, or `nil` if the stop is not edited.
  private let typed: Int?
  /// The same as a place in the text that is read.
  private let shown: Int?
  /// What was read last, or `nil` before the first swipe.
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

  /// Whether the stop is the field that is edited.
  var isEdited: Bool { typed != nil }

  /// Where the next or previous unit stands, or `nil` at an end of the text.
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

  /// Where the next or previous marked range stands, or `nil` if none follows.
  func range(markedBy name: String, _ way: RotorDirection) -> Range<Int>? {
    way.step(from: currentMark, in: text.ranges(markedBy: name))
  }

  /// The marked range that the text is read at.
  private var currentMark: Range<Int>? {
    guard let place, place.isEdited == isEdited else { return nil }
    return typed.map { $0 == place.unit.lowerBound } ?? true ? place.mark : nil
  }
}

extension App {
  /// Puts the insertion point at a place in the text that is read.
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
