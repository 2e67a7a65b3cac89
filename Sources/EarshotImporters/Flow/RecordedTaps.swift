import EarshotNotation

/// The taps between the exports of a log, in the order of the log.
///
/// Only one tap between two exports is valid, because no export shows the screens between several
/// taps.
struct RecordedTaps {
  private var steps: [CrawlFlow.Step] = []
  private var files: [String] = []
  private var known: Set<String> = []
  private var doubts: [CrawlFlow.Doubt] = []
  /// The export of the current screen, or `nil` before the first export.
  private var shown: String?
  /// The taps since that export.
  private var taps: [(deed: CrawlFlow.Deed?, range: Range<Int>)] = []

  /// Records a tap.
  ///
  /// Pass `nil` if the log doesn't name the element.
  mutating func tap(_ deed: CrawlFlow.Deed?, _ range: Range<Int>) {
    guard shown != nil else { return }
    taps.append((deed, range))
  }

  /// Records the export of the screen after the taps.
  mutating func export(_ file: String) {
    defer {
      shown = file
      taps = []
    }
    if known.insert(file).inserted { files.append(file) }
    guard let from = shown, from != file, let first = taps.first else { return }
    if taps.count > 1 {
      doubts.append(.init(message: .tapsWithoutExport(taps.count), range: taps[1].range))
    } else if let deed = first.deed {
      steps.append(CrawlFlow.Step(from: from, deed: deed, to: file, range: first.range))
    } else {
      doubts.append(.init(message: .tapWithoutName, range: first.range))
    }
  }

  /// Returns the resulting flow.
  ///
  /// - Throws: ``Diagnostic`` if no tap leads from one export to another.
  func flow() throws(Diagnostic) -> CrawlFlow {
    guard !steps.isEmpty else {
      throw Diagnostic(.error, .logWithoutSteps(files.count), source: 0, range: 0..<0)
    }
    return CrawlFlow(recorded: steps, files: files, doubts: doubts)
  }
}

extension Diagnostic.Message {
  fileprivate static func tapsWithoutExport(_ count: Int) -> Self {
    """
    the log has \(count) taps without an export between them, so Earshot can't tell which screen \
    each tap opens; export the screen after each tap
    """
  }

  fileprivate static var tapWithoutName: Self {
    """
    the log doesn't name the tapped element; in the test, tap the element by its identifier or \
    label
    """
  }

  fileprivate static func logWithoutSteps(_ exports: Int) -> Self {
    let lack =
      exports == 0
      ? "no exports, so it has no tap between two exports"
      : "\(exports.counted("export")), but no tap between two exports"
    return "this log has \(lack); export the screen before and after each tap"
  }
}
