public import EarshotNotation

/// The taps between several exports of an app, which give the exported screens behavior.
///
///     menu.xml tap "Bonus" bonus.xml
///     bonus.xml tap #buy receipt.xml
///     receipt.xml back bonus.xml
///
/// Each line names an export, an action on its screen, and the export of the screen after the
/// action. The reader ignores empty lines and lines that begin with `#` followed by a space.
public struct CrawlFlow: Sendable {
  /// An action on a screen.
  public enum Deed: Hashable, Sendable {
    /// A tap on an element, by its label.
    case tapLabel(String)
    /// A tap on an element, by its identifier.
    case tapIdentifier(String)
    /// A tap on an element, by its identifier, its label, or text inside it.
    ///
    /// The kind is the name of the element's type in XCUITest, such as `Button`, or `nil` if the
    /// log doesn't contain it.
    case tapName(String, kind: String?)
    /// The back button, or a scrub.
    case back
  }

  /// A line of the flow.
  public struct Step: Hashable, Sendable {
    /// The export of the screen.
    public let from: String
    /// The action on the screen.
    public let deed: Deed
    /// The export of the screen after the action.
    public let to: String
    /// The byte range of the line.
    let range: Range<Int>
  }

  /// A warning about an unusable line of a log.
  struct Doubt: Sendable {
    let message: Diagnostic.Message
    let range: Range<Int>
  }

  /// The lines, in order.
  public let steps: [Step]
  /// The exports, in order of their first occurrence.
  public let files: [String]
  /// The warnings about unusable lines of a log.
  let doubts: [Doubt]
  /// Whether the lines come from a log, which users don't edit.
  ///
  /// If so, lines that don't match the exports cause warnings instead of errors.
  let isRecorded: Bool

  /// Creates a flow from a log.
  init(recorded steps: [Step], files: [String], doubts: [Doubt]) {
    self.steps = steps
    self.files = files
    self.doubts = doubts
    isRecorded = true
  }

  /// Reads a flow.
  ///
  /// - Throws: ``Diagnostic`` at the first line that can't be read, or if there are no lines.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(reading source: SourceText) throws(Diagnostic) {
    var steps: [Step] = []
    var files: [String] = []
    var known: Set<String> = []
    for range in LineRanges(source.utf8) {
      let line = String(decoding: source.utf8[range], as: UTF8.self)
      let words = FlowWords(line)
      guard !words.isBlank else { continue }
      guard let step = words.step(at: range) else {
        throw Diagnostic(.error, .flowLine, source: 0, range: range)
      }
      steps.append(step)
      for file in [step.from, step.to] where known.insert(file).inserted { files.append(file) }
    }
    guard !steps.isEmpty else { throw Diagnostic(.error, .flowEmpty, source: 0, range: 0..<0) }
    self.steps = steps
    self.files = files
    doubts = []
    isRecorded = false
  }
}

extension Diagnostic.Message {
  static var flowLine: Self {
    """
    expected a line such as 'menu.xml tap "Bonus" bonus.xml' or 'bonus.xml back menu.xml'; correct \
    the line
    """
  }

  static var flowEmpty: Self {
    "the flow has no taps; write a line such as 'menu.xml tap \"Bonus\" bonus.xml'"
  }

  static func flowScreen(_ file: String) -> Self {
    """
    Earshot found no exported screen with stops in '\(file)'; export the screen again with one of \
    the tools that 'earshot help import' lists
    """
  }

  static func flowMissing(_ step: CrawlFlow.Step) -> Self {
    """
    no stop in '\(step.from)' has \(step.deed.property); write the label of a stop in quotes, or '#' and \
    its identifier
    """
  }

  static func recordedTapMissing(_ step: CrawlFlow.Step) -> Self {
    """
    no stop in '\(step.from)' has \(step.deed.property), so Earshot skips this tap; in the test, tap a \
    stop by its label or identifier
    """
  }

  static func flowAmbiguous(_ step: CrawlFlow.Step, _ count: Int) -> Self {
    let without = "; if it has none, add one in the app, and export '\(step.from)' again"
    let advice =
      switch step.deed {
      case .tapLabel: "instead of the label, write '#' and the identifier of one of them\(without)"
      case .back: "instead of 'back', write 'tap #' and the identifier of one of them\(without)"
      case .tapIdentifier, .tapName:
        "in the app, give each of them its own identifier, and export '\(step.from)' again"
      }
    return "\(count) stops in '\(step.from)' have \(step.deed.property); \(advice)"
  }
}
