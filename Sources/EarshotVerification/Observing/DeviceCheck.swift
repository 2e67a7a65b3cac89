package import EarshotNotation
import EarshotTranscripts

/// A sheet of short walks that a person with a phone fills in.
///
/// A walk contains a screen as Earshot sees it and the expected speech for each reading of an open
/// question. It also contains a block for the phone's speech, `heard`, which has gestures and a
/// line for each utterance.
///
/// - Source: our choice; Docs/DeviceCheck.md is the sheet.
package struct DeviceCheck: Hashable, Sendable {
  /// A gesture with the speech after it.
  struct Step: Hashable, Sendable {
    /// The gesture in the notation of a session.
    let gesture: String
    /// The speech, with an utterance or a hint on each line.
    var lines: [String] = []
    /// The line number of the gesture in the sheet, starting at 1.
    let number: Int
  }

  /// An answer to the question of a walk.
  struct Reading: Hashable, Sendable {
    /// The settings that produce this answer in Earshot.
    ///
    /// The array is empty if the answer is Earshot's default or if no setting controls it.
    var settings: [String] = []
    /// The name of the reading, if no setting identifies it.
    var name: String
    /// Whether the answer is Earshot's speech, so you can run it.
    var isSession = false
    /// The expected speech.
    var steps: [Step] = []
  }

  /// A walk in the sheet.
  struct Walk: Hashable, Sendable {
    /// The heading, such as `1. The last element`.
    let title: String
    /// The screen of the walk, with its name and its lines, or `nil` if the walk has none.
    var screen: (name: String, lines: [String])?
    /// The readings of the walk.
    ///
    /// Earshot's own reading comes first.
    var readings: [Reading] = []
    /// The speech on the phone.
    var heard: [Step] = []

    static func == (first: Walk, second: Walk) -> Bool {
      first.title == second.title && first.screen?.name == second.screen?.name
        && first.screen?.lines == second.screen?.lines && first.readings == second.readings
        && first.heard == second.heard
    }

    func hash(into hasher: inout Hasher) { hasher.combine(title) }
  }

  /// The phone, according to the sheet, such as `iPhone 15, iOS 26.6`, or `nil` if the sheet
  /// doesn't specify one.
  let phone: String?
  /// The walks, in order.
  let walks: [Walk]

  /// The result of the sheet.
  package var result: DeviceCheckResult { DeviceCheckResult(self) }
}

// Parsing of sheets.
extension DeviceCheck {
  /// Reads a sheet.
  ///
  /// - Returns: The sheet, or `nil` if there's a problem, and the problems, each with its location.
  /// - Complexity: O(*n*), where *n* is the length of the sheet.
  package static func read(
    _ source: SourceText,
    number: Int = 0
  ) -> (sheet: DeviceCheck?, diagnostics: [Diagnostic]) {
    if let diagnostic = source.encodingDiagnostic(source: number) { return (nil, [diagnostic]) }
    var reader = DeviceCheckReader(source: number)
    for part in MarkdownDocument(source).parts { reader.read(part) }
    reader.end()
    if reader.walks.isEmpty, reader.diagnostics.isEmpty {
      reader.report(.noWalks, at: 0..<0)
    }
    guard reader.diagnostics.isEmpty else { return (nil, reader.diagnostics) }
    let phone = reader.facts.filter { !$0.isEmpty }.joined(separator: ", ")
    return (DeviceCheck(phone: phone.isEmpty ? nil : phone, walks: reader.walks), [])
  }
}

/// A parser for sheets.
private struct DeviceCheckReader {
  let source: Int
  private(set) var walks: [DeviceCheck.Walk] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var facts: [String] = []
  private var walk: DeviceCheck.Walk?

  init(source: Int) { self.source = source }

  mutating func report(_ message: Diagnostic.Message, at range: Range<Int>) {
    diagnostics.append(Diagnostic(.error, message, source: source, range: range))
  }

  mutating func read(_ part: MarkdownDocument.Part) {
    switch part {
    case .heading(let heading) where heading.level == 2:
      end()
      walk = DeviceCheck.Walk(title: heading.text)
    case .heading: break
    case .paragraph(let lines) where walk == nil: readFacts(lines)
    case .paragraph: break
    case .block(let block): read(block)
    }
  }

  /// Ends the current walk.
  ///
  /// A section without a question isn't a walk.
  mutating func end() {
    defer { walk = nil }
    guard let walk, !walk.readings.isEmpty || !walk.heard.isEmpty else { return }
    walks.append(walk)
  }

  /// Reads the lines “- Phone: iPhone 15” and “- iOS: 26.6”.
  private mutating func readFacts(_ lines: [TextLine]) {
    for line in lines {
      for (key, name) in [("- Phone:", ""), ("- iOS:", "iOS ")] {
        guard line.trimmed.hasPrefix(key) else { continue }
        let value = line.trimmed.dropFirst(key.count).trimmingBlanks
        if !value.isEmpty { facts.append(name + value) }
      }
    }
  }

  private mutating func read(_ block: MarkdownBlocks.Block) {
    guard walk != nil else { return }
    guard block.isClosed else { return diagnostics.append(block.problemOfOpen) }
    switch block.info.first {
    case "screen" where block.info.count == 2:
      walk?.screen = (block.info[1], block.lines.map(\.text))
    case "voiceover":
      var reading = DeviceCheck.Reading(name: "Earshot's reading")
      let body = block.lines.drop { line in
        guard !line.text.hasPrefix(">"), let field = Transcript.Field(line) else {
          return line.trimmed.isEmpty
        }
        if field.name != "screen" { reading.settings.append("\(field.name): \(field.value)") }
        return true
      }
      if !reading.settings.isEmpty { reading.name = reading.settings.joined(separator: ", ") }
      reading.isSession = true
      reading.steps = steps(Array(body))
      walk?.readings.append(reading)
    case "reading":
      let name = block.info.dropFirst().joined(separator: " ")
      let reading = DeviceCheck.Reading(name: name, steps: steps(block.lines))
      walk?.readings.append(reading)
    case "heard":
      let heard = steps(block.lines)
      walk?.heard = heard
      for step in heard where !isKnown(step) {
        let range = block.lines.first { $0.number == step.number }?.range ?? block.range
        report(.unknownGesture(step.gesture), at: range)
      }
    default: break
    }
  }

  /// Returns whether every reading contains the gesture of a step.
  private func isKnown(_ step: DeviceCheck.Step) -> Bool {
    walk?.readings.allSatisfy { reading in
      reading.steps.contains { $0.gesture == step.gesture }
    } ?? false
  }

  /// Returns the gestures, each with the lines below it except for blank lines and comments.
  private func steps(_ lines: [TextLine]) -> [DeviceCheck.Step] {
    var steps: [DeviceCheck.Step] = []
    for line in lines {
      let text = line.trimmed
      if text.hasPrefix(">") {
        let gesture = text.dropFirst().trimmingBlanks
        steps.append(DeviceCheck.Step(gesture: gesture, number: line.number))
      } else if !text.isEmpty, !text.hasPrefix("#"), !steps.isEmpty {
        steps[steps.count - 1].lines.append(text)
      }
    }
    return steps
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

extension Diagnostic.Message {
  fileprivate static let noWalks: Self =
    "this file isn't a device check; copy Docs/DeviceCheck.md, and fill in its 'heard' blocks"

  fileprivate static func unknownGesture(_ gesture: String) -> Self {
    """
    the readings above don't contain the gesture '\(gesture)'; don't change the sheet's gestures, \
    and write what you hear below them
    """
  }
}
