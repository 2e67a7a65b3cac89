import EarshotFocusEngine

extension Stop {
  /// The description in the snapshot style, without a hint.
  ///
  /// The steps are those of VOICEOVER.md 4.5; the parts stand as they are printed.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5).
  var snapshotDescription: Utterance {
    var line = SnapshotLine()
    if cell == nil {
      line.append(contentsOf: label, separator: ", ")
    } else {
      appendCell(to: &line)
    }
    appendValue(to: &line)
    prependSelected(to: &line)
    line.append(contentsOf: promotedHint, separator: "")
    line.appendSentences(traitWords)
    line.append(contentsOf: series, separator: " ", leading: " ")
    for end in ends { line.append(end, after: line.text.hasSuffix(".") ? " " : ". ") }
    return Utterance(parts: line.parts, text: line.text)
  }

  /// The trait words, in order; all other traits are silent.
  private var traitWords: [Part] {
    dimmed + button + backButton + toggle + tab + textEntry + heading + link + adjustable + image
      + searchField
  }

  /// A cell of a table: headers, label, a full stop even without a label, spans and place.
  private func appendCell(to line: inout SnapshotLine) {
    for header in tableHeaders {
      line.append(header)
      line.text += " "
    }
    let label = label
    line.append(contentsOf: label, separator: ", ")
    if label.last?.text.hasSuffix(".") != true { line.text += "." }
    line.append(contentsOf: cellPlace, separator: " ", leading: " ")
  }

  private func appendValue(to line: inout SnapshotLine) {
    let separator = line.text.isEmpty ? "" : cell == nil ? ": " : " "
    for part in value { line.append(part, after: separator) }
  }

  /// “Selected: TEXT”, or “Selected.” where there is no text.
  private func prependSelected(to line: inout SnapshotLine) {
    guard var part = selected.first else { return }
    if !line.text.isEmpty {
      line.text = words(.selectedPrefix, line.text)
      part.text = String(words(.selectedPrefix, "").dropLast())
    } else {
      line.text = part.text
    }
    line.parts.insert(part, at: 0)
  }
}

/// A line of the snapshot style while it is written: its parts and its text.
struct SnapshotLine {
  var parts: [Utterance.Part] = []
  var text = ""

  /// Adds a part after a separator.
  mutating func append(_ part: Utterance.Part, after separator: String = "") {
    parts.append(part)
    text += separator + part.text
  }

  /// Adds parts with a separator between them.
  mutating func append(
    contentsOf parts: [Utterance.Part],
    separator: String,
    leading: String = ""
  ) {
    for (place, part) in parts.enumerated() {
      append(part, after: place == 0 ? leading : separator)
    }
  }

  /// Adds words that are sentences, and before them a full stop if there is none; only a full
  /// stop counts as one: “Stop!. Button.”
  mutating func appendSentences(_ words: [Utterance.Part]) {
    let leading = text.isEmpty ? "" : text.hasSuffix(".") ? " " : ". "
    append(contentsOf: words, separator: " ", leading: leading)
  }
}
