import EarshotFocusEngine

extension Utterance.Rule {
  static let summary = Self(
    "an item summary says the page, the place among others, and row and column",
    source: "our choice"
  )
}

extension Composer {
  /// Where a stop stands: its page, its place among others, its row and column; the description
  /// again where there is nothing of that.
  ///
  /// Reads as “Page 2 of 5, Row 2, Column 3”.
  ///
  /// The setting `rowsAndColumns` does not matter: the place was asked for.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 5); a11ysupport.io for the page.
  func summary(_ description: ElementDescription, _ page: PagePlace?) -> Utterance? {
    let stop = stop(description)
    let parts = (page.map { [pagePart($0, stop.words)] } ?? []) + stop.series + stop.rowAndColumn
    return parts.isEmpty ? self.description(of: description) : Utterance(spoken: parts)
  }

  private func pagePart(_ page: PagePlace, _ words: Words) -> Utterance.Part {
    let numbers = [words.number(page.page), words.number(page.count)]
    return words.part(.status, .page, numbers, from: .system, by: .summary)
  }
}

extension Stop {
  /// Row and column of a cell, both where they are known.
  ///
  /// - Source: our choice (VOICEOVER.md, chapter 5).
  fileprivate var rowAndColumn: [Part] {
    let places: [(Phrase, Int?)] = [(.row, cell?.row), (.column, cell?.column)]
    return places.compactMap { phrase, place in
      place.map { place in
        words.part(.position, phrase, [words.number(place + 1)], from: .container, by: .summary)
      }
    }
  }
}
