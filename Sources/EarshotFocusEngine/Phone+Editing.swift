import EarshotModel
import EarshotSimulatedApp

// Effects of the rotor settings Edit and Text Selection in the edited text.
extension Phone {
  /// Turns to the next or previous entry of Edit, wrapping around at the ends.
  ///
  /// There are no entries if the field is empty and there's nothing to paste.
  mutating func turnEdit(_ way: RotorDirection) {
    let entries = app.editEntries
    guard let entry = engine.rotorState.turn(way, among: entries) else {
      return events.boundary(by: .editIsAList)
    }
    events.speak(.edit(entry), by: .editIsAList)
  }

  /// Performs the current entry of Edit.
  mutating func perform(_ entry: EditEntry) {
    guard app.editEntries.contains(entry) else {
      return events.boundary(by: .editIsAList)
    }
    events.sound(.sound(.activate), by: .doubleTapPerformsTheEditEntry)
    switch entry {
    case .select: selectWord()
    case .selectAll: select(nil)
    case .cut: report(app.cut()) { .textCut($0.removed) }
    case .copy:
      if let text = app.copy() { events.speak(.textCopied(text), by: .copiedTextIsSaid) }
    case .paste: report(app.paste()) { .textPasted($0.text.text(in: $0.inserted)) }
    }
  }

  private mutating func report(_ edit: TextEdit?, _ event: (TextEdit) -> Event) {
    guard let edit else { return }
    events.sound(.textChanged(edit.text), by: .typedTextIsShown)
    events.speak(event(edit), by: .copiedTextIsSaid)
    follow(from: engine.cursor)
  }

  /// Selects the word before the insertion point or, if there's none, the word after it.
  private mutating func selectWord() {
    guard let edited = app.editedText else { return }
    let place = edited.insertionPoint
    let word =
      TextUnit.word.range(in: edited.text, before: place)
      ?? TextUnit.word.range(in: edited.text, after: place)
    guard let word else { return events.boundary(by: .nothingLeftToEdit) }
    speak(selected: word)
  }

  /// Extends or shortens the selection by one unit.
  ///
  /// The unit is the one that the user last moved by.
  mutating func turnSelection(_ way: RotorDirection) {
    guard let edited = app.editedText else { return }
    let unit = engine.rotorState.selectionUnit
    let place = edited.insertionPoint
    let selected = edited.selection ?? place..<place
    guard let end = unit.end(of: selected, in: edited.text, way), end > selected.lowerBound else {
      return events.boundary(by: .selectionGrowsByUnits)
    }
    speak(selected: selected.lowerBound..<end)
  }

  private mutating func speak(selected range: Range<Int>) {
    app.select(range)
    events.speak(.textSelected(app.selectedText ?? ""), by: .selectionIsSaid)
  }
}

extension TextUnit {
  /// Returns the end of a selection that is one unit longer or shorter, or `nil` at an end of the
  /// text.
  fileprivate func end(
    of selected: Range<Int>,
    in text: String,
    _ way: RotorDirection
  ) -> Int? {
    switch way {
    case .next: return range(in: text, after: selected.upperBound)?.upperBound
    case .previous:
      let last = range(in: text, before: selected.upperBound)
      return last.flatMap { range(in: text, before: $0.lowerBound)?.upperBound }
    }
  }
}

extension App {
  /// The available entries of Edit.
  fileprivate var editEntries: [EditEntry] {
    guard let edited = editedText else { return [] }
    let all = edited.text.isEmpty ? nil : 0..<edited.text.utf8.count
    var entries: [EditEntry] = []
    if all != nil, edited.selection == nil { entries.append(.select) }
    if all != nil, edited.selection != all { entries.append(.selectAll) }
    if edited.selection != nil { entries += [.cut, .copy] }
    if pasteboard != nil { entries.append(.paste) }
    return entries
  }
}
