package import EarshotModel
package import EarshotSimulatedApp

/// The text of a stop for reading by units: its label and value, or their substitute.
///
/// Words of VoiceOver's own, such as “Button” or “3 characters”, are no text; what a cell without a
/// label speaks is, the states of toggles included.
///
/// - Rule: ``FocusRule/textIsLabelAndValue``
package struct StopText {
  /// The whole text.
  package private(set) var text = ""
  /// The marks of the stop.
  fileprivate var marks: [Mark] = []
  /// The parts of the text that marks are looked for in: the label, then the value.
  private var marked: [Range<Int>] = []
  /// Where the bullets stand that hide a secret.
  private var secret: Range<Int>?

  /// Puts a chunk behind the others, as chunks of speech are put together.
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
  /// Whether only a space separates a chunk of speech that ends in it from the next chunk.
  ///
  /// - Rule: ``FocusRule/chunksAreSeparatedByCommas``
  package var endsChunk: Bool { ".,!?:;".contains(self) }
}

extension FocusEngine {
  /// The text of a stop: of a field that is edited what was typed, of a cell without a label what
  /// is inside, of anything else its label and its value.
  ///
  /// The placeholder of an empty field and a hint that stands for the label count as they are heard.
  ///
  /// - Complexity: O(*n*) in the length of the text.
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

  /// The state of a toggle inside a cell; one that is none of the three as it is.
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

  /// A secret is as many bullets.
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

// Parts of it.
extension StopText {
  /// The text between two bytes.
  package func text(in range: Range<Int>) -> String { text.text(in: range) }

  /// Whether the whole of a range is hidden behind bullets.
  func isSecret(_ range: Range<Int>) -> Bool {
    secret.map { $0.clamped(to: range) == range && !range.isEmpty } ?? false
  }

  /// The ranges that carry a mark, from left to right.
  package func ranges(markedBy name: String) -> [Range<Int>] {
    markedRanges(named: name).map(\.range)
  }

  /// The marks of a name and where they stand, from left to right.
  ///
  /// A mark without a number is at the first place that does not carry the same one already; of two
  /// at one place the first counts.
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

/// A mark, and where it stands in the text.
struct MarkedRange: Hashable {
  let mark: Mark
  let range: Range<Int>
}

extension String {
  /// The character that the screen shows for each secret character.
  package static let bullet = "•"

  /// As many bullets as the text has characters.
  ///
  /// - Rule: ``FocusRule/secretsAreBullets``
  package var asBullets: String { String(repeating: Self.bullet, count: count) }
}
