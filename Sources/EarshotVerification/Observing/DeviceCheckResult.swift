import EarshotLines
import EarshotNotation

/// What comes of a sheet that somebody filled in: for each walk the reading that the phone is like.
package struct DeviceCheckResult: Hashable, Sendable {
  /// How well a reading fits.
  struct Fit: Hashable, Sendable {
    let reading: DeviceCheck.Reading
    /// How many gestures agree.
    let agreed: Int
    /// How much the texts have in common, at most 1,000 a gesture.
    let likeness: Int
  }

  /// A walk with the readings, the best first.
  struct Verdict: Hashable, Sendable {
    let walk: DeviceCheck.Walk
    /// How many gestures were filled in.
    let compared: Int
    /// The readings, the best first.
    let fits: [Fit]

    /// The reading that the phone is like, or `nil` if two are equally near or none is near.
    var winner: Fit? {
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
  /// - Complexity: O(*n*) in the length of the sheet.
  init(_ check: DeviceCheck) {
    self.check = check
    verdicts = check.walks.map { walk in
      let filled = walk.heard.filter { !$0.lines.isEmpty }
      let fits = walk.readings.map { $0.fit(filled) }.enumerated()
        .sorted { first, second in
          (first.element.agreed, first.element.likeness, -first.offset)
            > (second.element.agreed, second.element.likeness, -second.offset)
        }
        .map(\.element)
      return Verdict(walk: walk, compared: filled.count, fits: fits)
    }
  }

  /// The walks that were filled in.
  private var filled: [Verdict] { verdicts.filter { $0.compared > 0 } }

  /// Whether something is filled in, and every walk that is settles its question.
  package var isExplained: Bool {
    !filled.isEmpty && filled.allSatisfy { $0.winner?.agreed == $0.compared }
  }

  /// The result in lines: each walk with its reading, and the settings that the phone wants.
  package var lines: [String] {
    let head = check.phone.map { [$0] } ?? []
    let open = verdicts.filter { $0.compared == 0 }.map { $0.walk.number }
    let settings = filled.flatMap { $0.winner?.reading.settings ?? [] }
    var unique: [String] = []
    for setting in settings where !unique.contains(setting) { unique.append(setting) }
    var lines = head + filled.flatMap(\.lines)
    if filled.isEmpty { lines.append("nothing is filled in") }
    if !open.isEmpty, !filled.isEmpty {
      lines.append("not filled in: \(open.joined(separator: ", "))")
    }
    if !unique.isEmpty { lines += ["settings of this phone:"] + unique.map { "  \($0)" } }
    return lines.map { Display.safe($0) }
  }

  /// The walks that were filled in as sessions with `# Observed:` remarks, for a pull request.
  package var demonstrations: String {
    filled.map { $0.demonstration(heardOn: check.phone) }.joined(separator: "\n")
  }
}

extension DeviceCheck.Reading {
  /// How well the reading fits what was heard.
  fileprivate func fit(_ heard: [DeviceCheck.Step]) -> DeviceCheckResult.Fit {
    var (agreed, likeness) = (0, 0)
    for (step, place) in zip(heard, places(of: heard)) {
      guard let place else { continue }
      let same = step.isHeard(as: steps[place])
      agreed += same ? 1 : 0
      likeness += same ? 1_000 : step.likeness(to: steps[place])
    }
    return DeviceCheckResult.Fit(reading: self, agreed: agreed, likeness: likeness)
  }

  /// The steps that gestures are, by their places: what is asked for is at the end of a walk.
  fileprivate func places(of heard: [DeviceCheck.Step]) -> [Int?] {
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
  /// What Voice Control shows is what a person writes down of it.
  private static let names = "~ names: "

  /// What is spoken, without the lines for sounds and screens: with or without hints.
  private func spoken(hints: Bool) -> [String] {
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

  /// Whether the same is spoken; hints may be missing, since many people turn them off.
  fileprivate func isHeard(as expected: DeviceCheck.Step) -> Bool {
    let said = words(hints: true)
    return said == expected.words(hints: true) || said == expected.words(hints: false)
  }

  /// How much of the words both have, at most 1,000.
  ///
  /// Saying anything is like saying something else, since names differ from phone to phone, and unlike
  /// saying nothing.
  fileprivate func likeness(to expected: DeviceCheck.Step) -> Int {
    let (said, other) = (words(hints: false), expected.words(hints: false))
    guard !said.isEmpty, !other.isEmpty else { return 0 }
    let common = Set(said).intersection(other).count
    return 250 + 1_500 * common / (Set(said).count + Set(other).count)
  }
}

extension DeviceCheck.Walk {
  /// The number in front of the title, or the title.
  fileprivate var number: String {
    let digits = title.prefix { $0.isNumber }
    return digits.isEmpty ? title : String(digits)
  }
}

extension DeviceCheckResult.Verdict {
  /// The verdict in lines.
  fileprivate var lines: [String] {
    let counts = fits.map { "\($0.reading.name) \($0.agreed) of \(compared)" }
      .joined(separator: "; ")
    guard let winner else {
      return ["\(walk.title): no reading is nearest (\(counts))"] + heardLines
    }
    if winner.agreed == compared { return ["\(walk.title): \(winner.reading.name) (\(counts))"] }
    return ["\(walk.title): nearest is \(winner.reading.name) (\(counts))"] + heardLines
  }

  /// What was heard, gesture by gesture.
  private var heardLines: [String] {
    walk.heard.filter { !$0.lines.isEmpty }.map { step in
      "  \(step.gesture): \(step.lines.joined(separator: " | "))"
    }
  }

  /// The walk as a session: the nearest reading's lines, and what was heard below them.
  fileprivate func demonstration(heardOn phone: String?) -> String {
    let reading = (winner ?? fits.first)?.reading
    let system = phone ?? "a phone"
    var lines = walk.screen.map { ["screen: \($0.name)"] } ?? []
    lines += reading?.settings ?? []
    lines += ["", "## \(walk.title)", "# Heard on \(system), with the sheet of short walks.", ""]
    let filled = walk.heard.filter { !$0.lines.isEmpty }
    let places = reading?.places(of: filled) ?? []
    for (number, step) in (reading?.steps ?? []).enumerated() {
      lines += ["> \(step.gesture)"] + step.lines
      guard let place = places.firstIndex(of: number) else { continue }
      let spoken = filled[place].lines.filter { $0 != "-" && !$0.hasPrefix("~") }
        .joined(separator: " ")
      if !spoken.isEmpty { lines.append("# Observed: \"\(spoken)\" [device check, \(system)]") }
    }
    if let screen = walk.screen { lines += ["", "-- \(screen.name) --"] + screen.lines }
    return lines.map { Display.safe($0) + "\n" }.joined()
  }
}
