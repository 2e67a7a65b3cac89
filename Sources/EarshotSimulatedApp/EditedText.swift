package import EarshotModel

/// The text of the edited field, with the insertion point, the selection, and the undo history.
///
/// Positions are byte offsets in UTF-8, and they're between characters.
package struct EditedText: Hashable, Sendable {
  /// A change that replaces a part of the text.
  private struct Edit: Hashable, Sendable {
    var place: Int
    var removed: String
    var inserted: String

    var reversed: Edit { Edit(place: place, removed: inserted, inserted: removed) }
    /// The range of the replaced part in the text before the change.
    var range: Range<Int> { place..<place + removed.utf8.count }
  }

  /// A stack of changes, with the newest last.
  ///
  /// The undo history of a session stores the changes at every step, so they're in blocks that
  /// steps share. A copy costs one block, plus one word for each other block.
  private struct EditStack: Hashable, Sendable {
    private static let size = 64
    private var blocks: [[Edit]] = []
    private var newest: [Edit] = []

    mutating func append(_ edit: Edit) {
      if newest.count == Self.size {
        blocks.append(newest)
        newest = []
      }
      newest.append(edit)
    }

    mutating func popLast() -> Edit? {
      if newest.isEmpty { newest = blocks.popLast() ?? [] }
      return newest.popLast()
    }
  }

  /// The maximum number of bytes of text from typing and pasting: 1 MiB.
  ///
  /// - Rule: ``AppRule/textsHaveALimit``
  static let limit = 1 << 20

  /// The field.
  package let field: ElementTree.Index
  /// The current text of the field.
  package private(set) var text: String
  /// The position where the next character is inserted.
  package private(set) var insertionPoint: Int
  /// The range that the next character replaces, or `nil` if nothing is selected.
  ///
  /// It's never empty.
  package private(set) var selection: Range<Int>?
  private var done = EditStack()
  private var undone = EditStack()

  /// Starts editing text, with the insertion point at its end.
  ///
  /// - Rule: ``AppRule/editingBeginsAtTheEnd``
  init(_ text: String, of field: ElementTree.Index) {
    self.field = field
    self.text = text
    insertionPoint = text.utf8.count
  }
}

// Information about the text and the positions in it.
extension EditedText {
  /// Whether the insertion point is at the end.
  package var isAtEnd: Bool { insertionPoint >= text.utf8.count }

  /// The number of characters before the insertion point, and the total number.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var characters: (before: Int, count: Int) {
    (text[..<text.place(atByte: insertionPoint)].count, text.count)
  }

  /// Returns the range to delete, which is the selection or the given number of characters before
  /// the insertion point.
  func rangeToDelete(_ count: Int) -> Range<Int> {
    if let selection { return selection }
    let end = text.place(atByte: insertionPoint)
    let start = text.index(end, offsetBy: -count, limitedBy: text.startIndex) ?? text.startIndex
    return text.byte(at: start)..<insertionPoint
  }

  /// Returns this edited text, adapted to text that the app may have set.
  ///
  /// An insertion point at the end stays at the end. Any other insertion point keeps its position
  /// within the text. The selection and the history are lost.
  ///
  /// - Rule: ``AppRule/insertionPointFollowsTheText``
  func following(_ text: String) -> EditedText {
    guard text != self.text else { return self }
    var edited = EditedText(text, of: field)
    if !isAtEnd { edited.moveInsertionPoint(to: insertionPoint) }
    return edited
  }
}

// Changes.
extension EditedText {
  /// Moves the insertion point to a byte offset within the text and removes the selection.
  mutating func moveInsertionPoint(to offset: Int) {
    selection = nil
    insertionPoint = text.byte(at: text.place(atByte: offset))
  }

  /// Selects a range of the text and moves the insertion point to its end.
  mutating func select(_ range: Range<Int>) {
    moveInsertionPoint(to: range.upperBound)
    selection = range.isEmpty ? nil : range
  }

  /// Replaces a part of the text.
  ///
  /// - Returns: The range of the new text, and the text that it replaced.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with new: String) -> TextEdit {
    let edit = Edit(place: range.lowerBound, removed: text.text(in: range), inserted: new)
    done.append(edit)
    undone = EditStack()
    apply(edit)
    return TextEdit(field: field, text: text, inserted: edit.reversed.range, removed: edit.removed)
  }

  /// Undoes the last change.
  ///
  /// - Returns: Whether there was a change to undo.
  mutating func undo() -> Bool {
    guard let edit = done.popLast() else { return false }
    undone.append(edit)
    apply(edit.reversed)
    return true
  }

  /// Redoes the change that was last undone.
  ///
  /// - Returns: Whether there was a change to redo.
  mutating func redo() -> Bool {
    guard let edit = undone.popLast() else { return false }
    done.append(edit)
    apply(edit)
    return true
  }

  private mutating func apply(_ edit: Edit) {
    let range = text.bytePlace(edit.range.lowerBound)..<text.bytePlace(edit.range.upperBound)
    text.replaceSubrange(range, with: edit.inserted)
    selection = nil
    insertionPoint = text.byte(at: text.placeAfter(byte: edit.reversed.range.upperBound))
  }
}

/// The result of typing or deleting.
package struct TextEdit: Hashable, Sendable {
  /// The field.
  package let field: ElementTree.Index
  /// The text after the edit.
  package let text: String
  /// The range of the typed text, which is empty if nothing was typed.
  package let inserted: Range<Int>
  /// The deleted or replaced text.
  package let removed: String
}
