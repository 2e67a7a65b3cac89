import EarshotLines
import EarshotNotation

/// The result of a sheet with entries, which is the reading that the phone matches in each walk.
package struct DeviceCheckResult: Hashable, Sendable {
  /// A measure of how well a reading matches.
  struct Fit: Hashable, Sendable {
    let reading: DeviceCheck.Reading
    /// The number of gestures that agree in their words or, if names differ, in their shape.
    var agreed = 0
    /// The number of gestures that agree in their words.
    var verbatim = 0
    /// The similarity of the speech, at most 1,000 for each gesture.
    var likeness = 0
  }

  /// A walk with its readings, from best to worst.
  struct Verdict: Hashable, Sendable {
    let walk: DeviceCheck.Walk
    /// The number of gestures that have entries.
    let compared: Int
    /// The readings, from best to worst.
    let fits: [Fit]

    /// The reading that agrees with the phone at every gesture, or `nil` if none or several do.
    var settled: Fit? {
      let whole = fits.filter { $0.agreed == compared }
      return whole.count == 1 && compared > 0 ? whole.first : nil
    }

    /// The reading that is most similar to the phone's speech, or `nil` if none is similar or two
    /// are equally similar.
    var nearest: Fit? {
      guard let best = fits.first, best.likeness * 4 >= compared * 1_000 else { return nil }
      let others = fits.dropFirst()
      return others.contains { $0.agreed == best.agreed && $0.likeness == best.likeness }
        ? nil : best
    }
  }

  private let check: DeviceCheck
  private let verdicts: [Verdict]

  /// Judges a sheet.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sheet.
  init(_ check: DeviceCheck) {
    self.check = check
    verdicts = check.walks.map { walk in
      let filled = walk.heard.filter { !$0.lines.isEmpty }
      let fits = walk.fits(filled).enumerated()
        .sorted { first, second in
          (first.element.agreed, first.element.likeness, -first.offset)
            > (second.element.agreed, second.element.likeness, -second.offset)
        }
        .map(\.element)
      return Verdict(walk: walk, compared: filled.count, fits: fits)
    }
  }

  /// The walks that have entries.
  private var filled: [Verdict] { verdicts.filter { $0.compared > 0 } }

  /// Whether there are entries, and every walk with an entry settles its question.
  package var isExplained: Bool { !filled.isEmpty && filled.allSatisfy { $0.settled != nil } }

  /// The lines of the result, which contain each walk with its reading and the settings that match
  /// the phone.
  package var lines: [String] {
    let head = check.phone.map { [$0] } ?? []
    let open = verdicts.filter { $0.compared == 0 }.map { $0.walk.number }
    let settings = SheetSettings(
      filled.map { (walk: $0.walk.number, settings: $0.settled?.reading.settings ?? []) }
    )
    var lines = head + filled.flatMap(\.lines)
    if filled.isEmpty {
      lines.append("no walk is filled in; write what you hear in the 'heard' blocks")
    }
    if !open.isEmpty, !filled.isEmpty {
      let verb = open.count == 1 ? "isn't" : "aren't"
      lines.append("\(SheetSettings.walks(open)) \(verb) filled in")
    }
    lines += settings.lines
    return lines.map { Display.safe($0) }
  }

  /// The walks with entries, as a page of sessions with `# Observed:` comments for a pull request.
  package var demonstrations: String {
    guard !filled.isEmpty else { return "" }
    return DeviceCheckPage(phone: check.phone, verdicts: filled).text
  }
}

extension DeviceCheck.Walk {
  /// Returns how well each reading matches the speech, in the order of the readings.
  fileprivate func fits(_ heard: [DeviceCheck.Step]) -> [DeviceCheckResult.Fit] {
    let places = readings.map { $0.places(of: heard) }
    let like = heard.indices.map { number in
      let expected = readings.indices.map { reading in
        places[reading][number].map {
          place -> (step: DeviceCheck.Step, before: DeviceCheck.Step?) in
          let steps = readings[reading].steps
          return (step: steps[place], before: place > 0 ? steps[place - 1] : nil)
        }
      }
      return self.readings(
        like: heard[number],
        after: number > 0 ? heard[number - 1] : nil,
        expected
      )
    }
    return readings.indices.map { reading in
      var fit = DeviceCheckResult.Fit(reading: readings[reading])
      for (number, step) in heard.enumerated() {
        guard let place = places[reading][number] else { continue }
        let expected = readings[reading].steps[place]
        fit.add(step, expected, agrees: like[number].contains(reading))
      }
      return fit
    }
  }
}

extension DeviceCheckResult.Fit {
  fileprivate mutating func add(
    _ step: DeviceCheck.Step,
    _ expected: DeviceCheck.Step,
    agrees: Bool
  ) {
    let isVerbatim = step.isHeard(as: expected)
    agreed += agrees ? 1 : 0
    verbatim += isVerbatim ? 1 : 0
    likeness += isVerbatim ? 1_000 : step.likeness(to: expected)
  }
}

extension DeviceCheck.Reading {
  /// Returns the index of the step for each gesture, or `nil` if the reading doesn't contain the
  /// gesture.
  ///
  /// The search begins at the end, because requests for information come at the end of a walk.
  func places(of heard: [DeviceCheck.Step]) -> [Int?] {
    var end = steps.count
    var places: [Int?] = []
    for step in heard.reversed() {
      let place = steps[..<end].lastIndex { $0.gesture == step.gesture }
      places.append(place)
      end = place ?? end
    }
    return places.reversed()
  }
}

extension DeviceCheck.Step {
  private static let hint = "~ hint: "
  /// The beginning of a line with the names that Voice Control shows, as people record them.
  private static let names = "~ names: "

  /// Returns the speech with or without hints, and without the lines for sounds and screens.
  func spoken(hints: Bool) -> [String] {
    lines.compactMap { line in
      if line == "-" { return nil }
      guard line.hasPrefix("~") else { return line }
      if line.hasPrefix(Self.names) { return String(line.dropFirst(Self.names.count)) }
      guard hints, line.hasPrefix(Self.hint) else { return nil }
      return String(line.dropFirst(Self.hint.count))
    }
  }

  private func words(hints: Bool) -> [String] {
    SpokenComparison.words.key(of: spoken(hints: hints).joined(separator: " "))
      .split(separator: " ").map(String.init)
  }

  /// Returns whether the speech matches the speech of an expected step.
  ///
  /// Hints may be missing, because many people turn them off.
  func isHeard(as expected: DeviceCheck.Step) -> Bool {
    let said = words(hints: true)
    return said == expected.words(hints: true) || said == expected.words(hints: false)
  }

  /// Returns a measure of the words in common, at most 1,000.
  ///
  /// Speech is always somewhat similar to other speech, because names differ from phone to phone.
  /// It's never similar to silence.
  fileprivate func likeness(to expected: DeviceCheck.Step) -> Int {
    let (said, other) = (words(hints: false), expected.words(hints: false))
    guard !said.isEmpty, !other.isEmpty else { return 0 }
    let common = Set(said).intersection(other).count
    return 250 + 1_500 * common / (Set(said).count + Set(other).count)
  }
}

extension DeviceCheck.Walk {
  /// The number at the beginning of the title, or the whole title if there's no number.
  var number: String {
    let digits = title.prefix { $0.isNumber }
    return digits.isEmpty ? title : String(digits)
  }
}

extension DeviceCheckResult.Verdict {
  /// The verdict in lines.
  fileprivate var lines: [String] {
    let counts = fits.map { "\($0.reading.name) \($0.agreed) of \(compared)" }
      .joined(separator: "; ")
    if let settled {
      if settled.verbatim == compared {
        return ["\(walk.title): \(settled.reading.name) (\(counts))"]
      }
      let answer = "\(settled.reading.name), with different names"
      return ["\(walk.title): \(answer) (\(counts))"] + heardLines
    }
    guard let nearest else {
      return ["\(walk.title): no reading is closer than the others (\(counts))"] + heardLines
    }
    let answer = "the closest reading is \(nearest.reading.name)"
    return ["\(walk.title): \(answer) (\(counts))"] + heardLines
  }

  /// The phone's speech for each gesture.
  private var heardLines: [String] {
    walk.heard.filter { !$0.lines.isEmpty }.map { step in
      "  \(step.gesture): \(step.lines.joined(separator: " | "))"
    }
  }
}
