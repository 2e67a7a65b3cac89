import EarshotModel
import EarshotSimulatedApp

// Reading text by its units, and the rotors for marked ranges.
extension Phone {
  /// Moves by a character, a word, or a line of the text at the cursor and says only this part.
  ///
  /// In an edited field, this moves the insertion point. Elsewhere, it moves the reading position,
  /// which is before the text when the cursor lands on a stop.
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

  /// Goes to the next or previous marked range of the text at the cursor and says only that range.
  ///
  /// The cursor stays, and reading continues from the start of the range. If the user has read a
  /// different part since then, the next range is the first one and the previous range is the last
  /// one, as with other rotors.
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

  /// Moves to a link inside the text of a stop and says the link's words as a link.
  mutating func land(on link: TextLink) {
    if link.stop != engine.cursor {
      place(on: link.stop, by: .searchesLandOnTheNearest, from: engine.cursor, because: .textRange)
    }
    let reader = engine.reader(of: link.stop, in: app)
    let start = link.range.lowerBound
    engine.rotorState.textPlace = TextPlace(
      unit: start..<start,
      mark: link.range,
      isEdited: reader.isEdited
    )
    if reader.isEdited { app.moveInsertionPoint(toShown: start) }
    speak(link, isLink: true, by: .linksInTextsAreFound)
  }

  /// Says only the words of a link, either as a link or as the activated element.
  mutating func speak(_ link: TextLink, isLink: Bool, by rule: FocusRule) {
    let text = engine.text(of: link.stop, in: app).text(in: link.range)
    let language = engine.language(of: link.stop, in: app)
    var spoken = SpokenUnit(text: text, unit: nil, language: language)
    spoken.isLink = isLink
    spoken.isRepeated = !isLink
    events.speak(.unit(spoken), by: rule)
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
  /// Returns the text of a stop with the reading position.
  fileprivate mutating func reader(of index: ElementTree.Index, in app: App) -> TextReader {
    let text = text(of: index, in: app)
    return TextReader(text, of: index, at: rotorState.textPlace, in: app)
  }
}
