import EarshotComposer
import EarshotLines

/// The shape of the speech after a gesture, without names: whether VoiceOver says anything, the
/// number of utterances, and VoiceOver's own words in them.
///
/// Names differ from phone to phone, but VoiceOver's own words don't.
///
/// - Source: our choice.
struct SheetShape: Hashable, Sendable {
  /// The number of utterances, not including hints on separate lines.
  private(set) var utterances = 0
  /// The words for kinds, states, and places, in lowercase and with `#` for numbers.
  private(set) var kinds: Set<String> = []
  /// The hints and cues.
  private(set) var hints: Set<String> = []

  /// Whether there's no speech.
  var isSilent: Bool { utterances == 0 && hints.isEmpty }

  /// Analyzes speech.
  ///
  /// - Parameters:
  ///   - lines: The speech, with an utterance or a hint on each line.
  ///   - names: The strings of the screen, which are treated as names even if VoiceOver has the
  ///     same word.
  init(_ lines: [String], names: Set<String>) {
    for line in lines {
      let parts = SheetShape.parts(of: line)
      guard !parts.isEmpty else { continue }
      let own = parts.filter { !names.contains($0) }
      let hints = own.filter(SheetShape.ownHints.contains)
      self.hints.formUnion(hints)
      kinds.formUnion(own.filter(SheetShape.ownKinds.contains))
      utterances += hints.count == parts.count ? 0 : 1
    }
  }

  /// Returns the parts of an utterance between commas and periods, normalized for comparison.
  static func parts(of line: String) -> [String] {
    var parts = [""]
    var isEnd = false
    for character in line {
      if isEnd, character.isWhitespace {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEnd = character == "," || character == "."
    }
    return parts.map(compared).filter { !$0.isEmpty }
  }

  private static func compared(_ part: String) -> String {
    SpokenComparison.words.key(of: part).split(separator: " ")
      .map { $0.allSatisfy(\.isNumber) ? "#" : String($0) }.joined(separator: " ")
  }

  private static let ownKinds = Set(OwnWords.kinds.flatMap(ownParts))
  private static let ownHints = Set(OwnWords.hints.flatMap(ownParts))

  /// Returns the parts of VoiceOver's own words, except for the parts with a placeholder for text.
  private static func ownParts(of wording: String) -> [String] {
    parts(of: wording.replacing("{}", with: "0")).filter { !$0.isEmpty && $0 != "#" }
  }
}

extension DeviceCheck.Walk {
  /// The quoted text and the values on the screen, normalized for comparison.
  var names: Set<String> {
    var names: Set<String> = []
    for line in screen?.lines ?? [] {
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      let value = ["value:", "values:"].compactMap { key in
        line.firstRange(of: key).map { String(line[$0.upperBound...]) }
      }
      for text in quoted + value.flatMap({ $0.split(separator: "|").map(String.init) }) {
        names.formUnion(SheetShape.parts(of: text))
      }
    }
    return names
  }

  /// Returns the indices of the readings that a step matches by its words or, if there are none, by
  /// its shape.
  ///
  /// - Parameters:
  ///   - step: The phone's speech.
  ///   - before: The phone's speech at the previous gesture, or `nil` if there's no entry for it.
  ///   - expected: The speech of each reading at the gesture and at the previous gesture, or `nil`
  ///     if the reading doesn't contain the gesture.
  /// - Returns: The indices of the matching readings.
  func readings(
    like step: DeviceCheck.Step,
    after before: DeviceCheck.Step?,
    _ expected: [(step: DeviceCheck.Step, before: DeviceCheck.Step?)?]
  ) -> Set<Int> {
    let known = expected.indices.filter { expected[$0] != nil }
    func said(_ place: Int) -> DeviceCheck.Step? { expected[place]?.step }
    let same = known.filter { place in said(place).map(step.isHeard) ?? false }
    guard same.isEmpty else { return Set(same) }
    let names = names
    let shape = SheetShape(step.spoken(hints: true), names: names)
    var shapes: [Int: SheetShape] = [:]
    for place in known {
      shapes[place] = said(place).map { SheetShape($0.spoken(hints: true), names: names) }
    }
    let isRepeat = before.map(step.isHeard) ?? false
    func repeats(_ place: Int) -> Bool {
      expected[place].flatMap { each in each.before.map(each.step.isHeard) } ?? false
    }
    var like = known.filter { shapes[$0]?.isSilent == shape.isSilent }
    if before != nil, Set(like.map(repeats)).count > 1 {
      like = like.filter { repeats($0) == isRepeat }
    }
    like = like.filter { place in
      let both = isRepeat && repeats(place)
      return both || shapes[place]?.kinds.isEmpty == shape.kinds.isEmpty
    }
    if Set(like.compactMap { shapes[$0]?.utterances }).count > 1 {
      like = like.filter { shapes[$0]?.utterances == shape.utterances }
    }
    like = like.agreeing(with: shape, in: shapes, about: \.kinds)
    guard like.count > 1, !shape.hints.isEmpty else { return Set(like) }
    return Set(like.agreeing(with: shape, in: shapes, about: \.hints))
  }
}

extension [Int] {
  /// Returns the readings that agree with the phone in the words that distinguish the readings.
  fileprivate func agreeing(
    with shape: SheetShape,
    in shapes: [Int: SheetShape],
    about words: KeyPath<SheetShape, Set<String>>
  ) -> [Int] {
    let all = compactMap { shapes[$0]?[keyPath: words] }
    guard let first = all.first else { return [] }
    let telling = all.reduce(first) { $0.union($1) }.subtracting(
      all.reduce(first) { $0.intersection($1) }
    )
    let heard = shape[keyPath: words].intersection(telling)
    return filter { shapes[$0]?[keyPath: words].intersection(telling) == heard }
  }
}
