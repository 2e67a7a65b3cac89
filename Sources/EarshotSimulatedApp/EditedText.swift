package import EarshotModel

/// The text of the field that is edited: where typing goes, what is selected, what can be undone.
///
/// Places are counted in bytes of UTF-8 and fall between characters.
package struct EditedText: Hashable, Sendable {
  /// A change of the text: at a place one text gave way to another.
  private struct Edit: Hashable, Sendable {
    var place: Int
    var removed: String
    var inserted: String

    var reversed: Edit { Edit(place: place, removed: inserted, inserted: removed) }
    /// What stands there before the change.
    var range: Range<Int> { place..<place + removed.utf8.count }
  }

  /// Changes, the newest last.
  ///
  /// What a session can take back keeps the changes of every moment, so they stand in blocks that moments share: a copy
  /// costs a block and a word for each other one.
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

  /// The number of bytes that a text may have by typing and pasting: 1 MiB.
  ///
  /// - Rule: ``AppRule/textsHaveALimit``
  static let limit = 1 << 20

  /// The field.
  package let field: ElementTree.Index
  /// The text.
  package private(set) var text: String
  /// Where the next character goes.
  package private(set) var insertionPoint: Int
  /// What the next character replaces; never empty.
  package private(set) var selection: Range<Int>?
  private var done = EditStack()
  private var undone = EditStack()

  /// Begins to edit a text, with the insertion point at its end.
  ///
  /// - Rule: ``AppRule/editingBeginsAtTheEnd``
  init(_ text: String, of field: ElementTree.Index) {
    self.field = field
    self.text = text
    insertionPoint = text.utf8.count
  }
}

// The facts about it.
extension EditedText {
  /// Whether the insertion point is at the end.
  package var isAtEnd: Bool { insertionPoint >= text.utf8.count }

  /// How many characters stand before the insertion point, and how many there are.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var characters: (before: Int, count: Int) {
    (text[..<text.place(atByte: insertionPoint)].count, text.count)
  }

  /// What a deletion of some characters takes: the selection, or those before the insertion point.
  func rangeToDelete(_ count: Int) -> Range<Int> {
    if let selection { return selection }
    let end = text.place(atByte: insertionPoint)
    let start = text.index(end, offsetBy: -count, limitedBy: text.startIndex) ?? text.startIndex
    return text.byte(at: start)..<insertionPoint
  }

  /// The same where the app may have set another text meanwhile.
  ///
  /// An insertion point at the end stays at the end, another one where it is as far as the text
  /// goes; selection and history are lost.
  ///
  /// - Rule: ``AppRule/insertionPointFollowsTheText``
  func following(_ text: String) -> EditedText {
    guard text != self.text else { return self }
    var edited = EditedText(text, of: field)
    if !isAtEnd { edited.moveInsertionPoint(to: insertionPoint) }
    return edited
  }
}

// What changes it.
extension EditedText {
  /// Puts the insertion point at a byte, as far as the text goes; nothing is selected any more.
  mutating func moveInsertionPoint(to offset: Int) {
    selection = nil
    insertionPoint = text.byte(at: text.place(atByte: offset))
  }

  /// Selects a part of the text; the insertion point goes to its end.
  mutating func select(_ range: Range<Int>) {
    moveInsertionPoint(to: range.upperBound)
    selection = range.isEmpty ? nil : range
  }

  /// Puts a text in the place of another.
  ///
  /// - Returns: Where the new text stands, and what it replaced.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with new: String) -> TextEdit {
    let edit = Edit(place: range.lowerBound, removed: text.text(in: range), inserted: new)
    done.append(edit)
    undone = EditStack()
    apply(edit)
    return TextEdit(field: field, text: text, inserted: edit.reversed.range, removed: edit.removed)
  }

  /// Takes the last change back.
  ///
  /// - Returns: Whether there was one.
  mutating func undo() -> Bool {
    guard let edit = done.popLast() else { return false }
    undone.append(edit)
    apply(edit.reversed)
    return true
  }

  /// Makes the change again that was taken back last.
  ///
  /// - Returns: Whether there was one.
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

/// What typing or deleting did.
package struct TextEdit: Hashable, Sendable {
  /// The field.
  package let field: ElementTree.Index
  /// The text after it.
  package let text: String
  /// Where what was typed stands; empty where nothing was.
  package let inserted: Range<Int>
  /// The deleted or replaced text.
  package let removed: String
}
