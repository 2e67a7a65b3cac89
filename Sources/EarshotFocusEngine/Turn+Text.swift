import EarshotModel
import EarshotSimulatedApp

// Reading a text by its units, and the rotors over marked ranges.
extension Turn {
  /// Moves by a character, a word or a line of the text under the cursor, and speaks it alone.
  ///
  /// Of a field that is edited this moves the insertion point; of anything else the place that
  /// was read last, which stands before the text when the cursor lands.
  mutating func turnUnit(_ unit: TextUnit, _ way: RotorDirection) {
    guard let cursor = engine.cursor else { return }
    let reader = engine.reader(of: cursor, in: app)
    guard let range = reader.range(of: unit, way) else {
      return events.boundary(by: .textsEnd)
    }
    if reader.isEdited {
      app.moveInsertionPoint(toShown: way == .next ? range.upperBound : range.lowerBound)
    } else {
      engine.rotorState.textPlace = TextPlace(unit: range, kind: unit)
    }
    speak(range, unit, of: reader.text, at: cursor, by: .unitsAreSpokenAlone)
  }

  /// Goes to the next or previous marked range of the text under the cursor, and speaks it alone.
  ///
  /// The cursor stays; the text is read on from the start of the range. Where the text was read
  /// elsewhere meanwhile, the first range is next and the last previous, as with other rotors.
  mutating func turnMark(_ name: String, _ way: RotorDirection) {
    guard let cursor = engine.cursor else { return }
    let reader = engine.reader(of: cursor, in: app)
    guard let range = reader.range(markedBy: name, way) else {
      return events.boundary(by: .customRotorsEnd)
    }
    let start = range.lowerBound
    engine.rotorState.textPlace = TextPlace(
      unit: start..<start,
      mark: range,
      isEdited: reader.isEdited
    )
    if reader.isEdited { app.moveInsertionPoint(toShown: start) }
    speak(range, nil, of: reader.text, at: cursor, by: .marksAreSpokenAlone)
  }

  private mutating func speak(
    _ range: Range<Int>,
    _ unit: TextUnit?,
    of text: StopText,
    at cursor: ElementTree.Index,
    by rule: FocusRule
  ) {
    var spoken = SpokenUnit(
      text: text.text(in: range),
      unit: unit,
      language: engine.language(of: cursor, in: app)
    )
    spoken.isSecret = text.isSecret(range)
    if unit == .character { soundCapitals(of: spoken.text) }
    events.speak(.unit(spoken), by: rule)
  }
}

extension FocusEngine {
  /// The text of a stop, as far as it was read.
  fileprivate mutating func reader(of index: ElementTree.Index, in app: App) -> TextReader {
    let text = text(of: index, in: app)
    return TextReader(text, of: index, at: rotorState.textPlace, in: app)
  }
}
