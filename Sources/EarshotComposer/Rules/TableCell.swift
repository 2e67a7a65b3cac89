import EarshotModel
import EarshotFocusEngine

extension Stop {
  var cell: CellContext? {
    if case .cell(let cell) = context { cell } else { nil }
  }

  /// The headers of a cell, starting with the headers of its row.
  ///
  /// For example, VoiceOver says “Price, €”.
  ///
  /// The setting `tableHeaders` turns them off.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.1, row 3, and 4.5).
  var tableHeaders: [Part] {
    guard settings.tableHeaders, let cell else { return [] }
    return (cell.rowHeaders + cell.columnHeaders).flatMap { index in
      texts(ofHeader: index).map { text in
        Part(.tableHeader, text, from: .container, by: .tableHeader, element: index)
      }
    }
  }

  /// The words for a cell that is the header of a row or column.
  ///
  /// VoiceOver says “Row header”, “Column header”, or both. Only the spoken style has these words.
  ///
  /// - Source: AS#7. That the setting `tableHeaders` turns it off is our choice.
  var cellHeading: [Part] {
    guard style == .spoken, settings.tableHeaders, let heading = cell?.heading else { return [] }
    let phrases: [Phrase] =
      switch heading {
      case .row: [.rowHeader]
      case .column: [.columnHeader]
      case .both: [.rowHeader, .columnHeader]
      }
    return phrases.map { words.part(.position, $0, from: .header, by: .cellHeading) }
  }

  /// The words for the position of a cell.
  ///
  /// For example, VoiceOver says “Spans 2 columns, Row 2, Column 3”.
  ///
  /// VoiceOver says the row only for the first cell of the row. The setting `rowsAndColumns` turns
  /// off these words.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.1, row 7, and 4.5).
  var cellPlace: [Part] {
    guard settings.rowsAndColumns, let cell else { return [] }
    var parts: [Part] = []
    if cell.span.rows > 1, cell.row != nil {
      parts.append(place(.rowSpan, cell.span.rows, from: .span, by: .cellSpan))
    }
    if cell.span.columns > 1, cell.column != nil {
      parts.append(place(.columnSpan, cell.span.columns, from: .span, by: .cellSpan))
    }
    if cell.isFirstInRow, let row = cell.row {
      parts.append(place(.row, row + 1, from: .container, by: .cellPlace))
    }
    if let column = cell.column {
      parts.append(place(.column, column + 1, from: .container, by: .cellPlace))
    }
    return parts
  }

  private func place(
    _ phrase: Phrase,
    _ number: Int,
    from source: PartSource,
    by rule: SpeechRule
  ) -> Part {
    words.part(.position, phrase, [words.number(number)], from: source, by: rule)
  }

  /// Returns the label and value of a header in the same form as for the header itself: as chunks
  /// or, in the snapshot style, as one sentence.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5); our choice for a header without a label (2.3).
  private func texts(ofHeader index: ElementTree.Index) -> [String] {
    guard let header = description.headers[index] else { return [] }
    var own = ElementDescription(index: index, element: header)
    own.spokenChildren = description.headerChildren[index] ?? []
    let stop = Stop(description: own, settings: settings, words: words)
    if style == .spoken { return (stop.label + Array(stop.value)).map(\.text) }
    let contents = stop.cellContents.map(\.text).joined(separator: ", ")
    let texts = [header.label.nonEmpty ?? contents.nonEmpty, header.value.nonEmpty]
    let sentence = texts.compactMap(\.self).joined(separator: ": ")
    return sentence.isEmpty ? [] : [sentence + "."]
  }
}
