import EarshotModel
import EarshotSimulatedApp

// Reading a text by its units, and the rotors over marked ranges.
extension FocusEngine {
  /// Moves by a character, a word or a line of the text under the cursor, and speaks it alone.
  ///
  /// Of a field that is edited this moves the insertion point; of anything else the place that
  /// was read last, which stands before the text when the cursor lands.
  ///
  /// - Source: VOICEOVER.md, chapter 7; our choice for the places.
  mutating func turnUnit(
    _ unit: TextUnit,
    _ way: RotorDirection,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    guard let cursor else { return }
    let text = text(of: cursor, in: app)
    guard let range = range(of: unit, way, in: text, of: app) else {
      return moment.sound(.sound(.boundary))
    }
    if app.editedField == cursor {
      moveInsertionPoint(to: way == .next ? range.upperBound : range.lowerBound, in: &app)
    } else {
      rotorState.textPlace = TextPlace(unit: range, kind: unit)
    }
    speak(range, unit, of: text, in: app, &moment)
  }

  /// Where the next or previous unit stands.
  ///
  /// Of units of another kind those count that begin where the last one did, so that a word that
  /// was just heard can be spelled.
  ///
  /// - Source: our choice.
  private func range(
    of unit: TextUnit,
    _ way: RotorDirection,
    in text: StopText,
    of app: App
  ) -> Range<Int>? {
    let place: Range<Int>
    if let edited = app.editedText, edited.field == cursor {
      let point = shown(edited.insertionPoint, of: edited, in: app)
      place = point..<point
    } else if let textPlace = rotorState.textPlace, !textPlace.isEdited {
      let start = textPlace.unit.lowerBound
      place = textPlace.kind == unit ? textPlace.unit : start..<start
    } else {
      return way == .next ? unit.range(in: text.text, after: 0) : nil
    }
    return way == .next
      ? unit.range(in: text.text, after: place.upperBound)
      : unit.range(in: text.text, before: place.lowerBound)
  }

  private func speak(
    _ range: Range<Int>,
    _ unit: TextUnit?,
    of text: StopText,
    in app: App,
    _ moment: inout EventBuffer
  ) {
    guard let cursor else { return }
    var spoken = SpokenUnit(
      text: text.text(in: range),
      unit: unit,
      language: language(of: cursor, in: app)
    )
    spoken.isSecret = text.isSecret(range)
    if unit == .character { soundCapitals(of: spoken.text, &moment) }
    moment.speech.append(.unit(spoken))
  }

  /// Gives the sound of each capital, where the setting asks for it.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 10).
  func soundCapitals(of text: String, _ moment: inout EventBuffer) {
    guard settings.capitals == .sound else { return }
    for character in text where character.isUppercase { moment.sound(.sound(.capital)) }
  }
}

// The insertion point, which stands among bullets in a secure field.
extension FocusEngine {
  private static let bulletLength = String.bullet.utf8.count

  /// A place in the typed text as a place in the text that is read.
  private func shown(_ offset: Int, of edited: EditedText, in app: App) -> Int {
    guard app.tree[edited.field].traits.contains(.secureTextField) else { return offset }
    return edited.characters.before * Self.bulletLength
  }

  /// Puts the insertion point at a place in the text that is read.
  private func moveInsertionPoint(to offset: Int, in app: inout App) {
    guard let edited = app.editedText,
      app.tree[edited.field].traits.contains(.secureTextField)
    else { return app.moveInsertionPoint(to: offset) }
    let text = edited.text
    let count = offset / Self.bulletLength
    let place = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
    app.moveInsertionPoint(to: text.byte(at: place ?? text.endIndex))
  }
}

extension FocusEngine {
  /// Goes to the next or previous marked range of the text under the cursor, and speaks it alone.
  ///
  /// The cursor stays; the text is read on from the start of the range. Where the text was read
  /// elsewhere meanwhile, the first range is next and the last previous, as with other rotors.
  ///
  /// - Source: [WWDC20-10116]; our choice (VOICEOVER.md, chapter 7).
  mutating func turnMark(
    _ name: String,
    _ way: RotorDirection,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    guard let cursor else { return }
    let text = text(of: cursor, in: app)
    let current = currentMark(in: app)
    guard let range = step(from: current, in: text.ranges(markedBy: name), way) else {
      return moment.sound(.sound(.boundary))
    }
    let start = range.lowerBound
    let isEdited = app.editedField == cursor
    rotorState.textPlace = TextPlace(unit: start..<start, mark: range, isEdited: isEdited)
    if isEdited { moveInsertionPoint(to: start, in: &app) }
    speak(range, nil, of: text, in: app, &moment)
  }

  /// The marked range that the text is read at.
  private func currentMark(in app: App) -> Range<Int>? {
    let edited = app.editedText.flatMap { $0.field == cursor ? $0 : nil }
    guard let place = rotorState.textPlace, place.isEdited == (edited != nil) else { return nil }
    return edited.map { $0.insertionPoint == place.unit.lowerBound } ?? true ? place.mark : nil
  }
}
