package import EarshotModel
package import EarshotSimulatedApp

/// The text of a stop for reading by units.
///
/// The text is the label and the value, or their substitute.
///
/// VoiceOver's own words, such as “Button” or “3 characters”, aren't part of the text. However, the
/// text includes the contents of a cell without a label, with the states of toggles.
///
/// - Rule: ``FocusRule/textIsLabelAndValue``
package struct StopText {
  /// The complete text.
  package private(set) var text = ""
  /// The marks in the text of the stop.
  fileprivate var marks: [Mark] = []
  /// The parts of the text that can contain marks: the label, followed by the value.
  private var marked: [Range<Int>] = []
  /// The range of the bullets that hide the text of a secure field, or `nil` if there are none.
  private var secret: Range<Int>?

  /// Appends a chunk of text, separated like chunks of speech, and returns its range.
  ///
  /// The method does nothing and returns `nil` if there's no text.
  ///
  /// - Rule: ``FocusRule/chunksAreSeparatedByCommas``
  @discardableResult
  fileprivate mutating func append(_ chunk: String?) -> Range<Int>? {
    guard let chunk, !chunk.isEmpty else { return nil }
    if let last = text.last { text += last.endsChunk ? " " : ", " }
    let start = text.utf8.count
    text += chunk
    return start..<text.utf8.count
  }
}

extension Character {
  /// Whether a chunk of speech that ends with the character needs only a space before the next
  /// chunk.
  ///
  /// - Rule: ``FocusRule/chunksAreSeparatedByCommas``
  package var endsChunk: Bool { ".,!?:;".contains(self) }
}

extension FocusEngine {
  /// Returns the text of a stop.
  ///
  /// It's the typed text of an edited field, the contents of a cell without a label, or the label
  /// and value of any other stop.
  ///
  /// The text includes the placeholder of an empty field and a hint that replaces the label,
  /// because VoiceOver says them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  /// - Rule: ``FocusRule/textIsLabelAndValue``
  package mutating func text(of index: ElementTree.Index, in app: App) -> StopText {
    refreshOrder(app)
    let element = app.tree[index]
    var text = StopText()
    if element.hasDetails { text.marks = element.marks }
    let language = language(of: index, in: app)
    if app.editedField == index {
      text.appendValue(of: element)
    } else if element.role == .cell, element.label?.isEmpty ?? true {
      for child in order.current.spokenChildren(of: index) {
        text.appendParts(of: app.tree[child])
        text.append(stateText(of: app.tree[child], in: app.tree[child].language ?? language))
      }
      text.appendValue(of: element)
    } else {
      text.appendParts(of: element)
      if text.text.isEmpty { text.append(element.hint) }
    }
    return text
  }

  /// Returns the word for the state of a toggle inside a cell, or `nil` if the element isn't a
  /// toggle.
  ///
  /// If the toggle's value isn't a state, returns the value as it is.
  ///
  /// - Rule: ``FocusRule/cellsSpeakWhatIsInside``
  private func stateText(of element: Element, in language: String?) -> String? {
    guard element.traits.contains(.toggleButton) else { return nil }
    return element.toggleState.map { stateName($0, language) } ?? element.value
  }
}

extension StopText {
  fileprivate mutating func appendParts(of element: Element) {
    marked += append(element.label).map { [$0] } ?? []
    let isEmptyField =
      !element.traits.isDisjoint(with: [.textEntry, .searchField])
      && element.value?.isEmpty ?? true
    if isEmptyField, element.placeholder != element.label {
      append(element.placeholder)
    } else {
      appendValue(of: element)
    }
  }

  /// Appends the value of an element that isn't a toggle.
  ///
  /// For a secure field, appends a bullet for each character.
  ///
  /// - Rule: ``FocusRule/secretsAreBullets``
  fileprivate mutating func appendValue(of element: Element) {
    guard !element.traits.contains(.toggleButton), let value = element.value else { return }
    if element.traits.contains(.secureTextField) {
      secret = append(value.asBullets)
    } else {
      marked += append(value).map { [$0] } ?? []
    }
  }
}

// Parts of the text.
extension StopText {
  /// Returns the text in a byte range.
  package func text(in range: Range<Int>) -> String { text.text(in: range) }

  /// Returns whether bullets hide all characters in a range.
  func isSecret(_ range: Range<Int>) -> Bool {
    secret.map { $0.clamped(to: range) == range && !range.isEmpty } ?? false
  }

  /// Returns the ranges of the marks with a name, from left to right.
  package func ranges(markedBy name: String) -> [Range<Int>] {
    markedRanges(named: name).map(\.range)
  }

  /// Returns the marks with a name, each with its range, from left to right.
  ///
  /// A mark without a number applies to the first occurrence of its words that no mark with the
  /// same name covers. If two marks have the same range, the first one takes precedence.
  ///
  /// - Rule: ``FocusRule/marksTakeTheFirstFreePlace``
  func markedRanges(named name: String) -> [MarkedRange] {
    var found: [MarkedRange] = []
    for mark in marks where mark.name == name {
      guard let range = place(of: mark, beside: found),
        !found.contains(where: { $0.range == range })
      else { continue }
      found.append(MarkedRange(mark: mark, range: range))
    }
    return found.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private func place(of mark: Mark, beside found: [MarkedRange]) -> Range<Int>? {
    let places = marked.flatMap { part in
      text(in: part).ranges(of: mark.text).map {
        $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound
      }
    }
    guard let occurrence = mark.occurrence else {
      return places.first { place in !found.contains { $0.range.overlaps(place) } }
    }
    return places.indices.contains(occurrence - 1) ? places[occurrence - 1] : nil
  }
}

/// A mark, and its range in the text.
struct MarkedRange: Hashable {
  let mark: Mark
  let range: Range<Int>
}

extension String {
  /// The character that a secure field shows in place of each character.
  package static let bullet = "•"

  /// A string with a bullet for each character of the text.
  ///
  /// - Rule: ``FocusRule/secretsAreBullets``
  package var asBullets: String { String(repeating: Self.bullet, count: count) }
}
