internal import EarshotNotation
internal import EarshotReadOut

/// The instruction counts of gestures, readouts, reading files, and startup, for `--instructions`.
///
/// It measures most figures at one size and at four times that size, to show growth.
struct InstructionBenchmark {
  /// A figure: its name in the table and its number of instructions.
  typealias Figure = (name: String, value: Int)

  let counter: InstructionCounter
  let folder: ScratchFolder
  /// The cost of checking a file of two lines, which this benchmark subtracts from the cost of
  /// reading.
  private let smallest: Int
  private let twoLines: String

  /// Prepares the measurements of a tool, or returns `nil` if it can't count the tool's
  /// instructions.
  init?(of tool: String, in folder: ScratchFolder) {
    self.folder = folder
    counter = InstructionCounter(tool: tool, folder: folder)
    twoLines = self.folder.add("two-lines.screen", "screen a \"A\"\n  button \"B\"\n")
    guard let smallest = counter.count(["check", twoLines]) else { return nil }
    self.smallest = smallest
  }

  /// Measures all figures.
  ///
  /// - Parameter report: A closure that receives each figure as soon as it's known.
  func run(report: (Figure) -> Void) {
    startUp.map(report)
    for count in [2_500, 10_000] {
      let source = SampleScreens.source(count: count, hasFrames: false)
      guard let document = AppDocument.read([source]).document else { continue }
      let screen = folder.add("\(count).screen", String(decoding: source.utf8, as: UTF8.self))
      let tree = folder.add("\(count).json", document.json)
      let size = Self.size(count)
      reading(screen, ".screen", size, bytes: source.utf8.count).map(report)
      reading(tree, "JSON", size, bytes: document.json.utf8.count).map(report)
      stop(of: document, source, size).map(report)
      let swipes = count * 22 / 25
      swipe(swipes, on: screen, size).map(report)
    }
    runCommands(report: report)
    runYardsticks(report: report)
  }

  /// The cost of starting the tool with a file of two lines and printing its readout, or `nil` if
  /// it can't be measured.
  var startUp: Figure? {
    counter.count(["speak", twoLines]).map { ("start-up, a file of two lines", $0) }
  }

  /// Returns the cost per byte of reading a file, or `nil` if it can't be measured.
  func reading(_ path: String, _ kind: String, _ size: String, bytes: Int) -> Figure? {
    counter.count(["check", path]).map {
      ("reading a byte of \(kind), \(size)", ($0 - smallest) / bytes)
    }
  }

  /// Returns the cost per stop of a readout, or `nil` if it can't be measured.
  ///
  /// The figure is the difference between two files with the same two screens: the readout contains
  /// only the first screen, and the other screen has a single stop. Subtracting the cost of `check`
  /// would also subtract its search for mistakes, which a readout doesn't make.
  private func stop(of document: AppDocument, _ source: SourceText, _ size: String) -> Figure? {
    var stops = 0
    var readOut = ReadOut(document)
    readOut?.forEachStop { _ in stops += 1 }
    let (large, small) = (
      String(decoding: source.utf8, as: UTF8.self), "screen b\n  button \"B\"\n"
    )
    let (all, one) = (
      folder.add("all.screen", large + small), folder.add("one.screen", small + large)
    )
    guard stops > 1, let whole = counter.count(["speak", all]),
      let rest = counter.count(["speak", one])
    else { return nil }
    return ("a stop read out, \(size)", (whole - rest) / (stops - 1))
  }

  /// Returns the average cost of a swipe in a long input file, which the tool reads like a pipe, or
  /// `nil` if it can't be measured.
  func swipe(_ count: Int, on path: String, _ size: String) -> Figure? {
    let none = folder.add("start", "start\n")
    let all = folder.add(
      "swipes-\(count)",
      "start\n" + String(repeating: "swipe right\n", count: count)
    )
    guard let before = counter.count([path], input: none),
      let after = counter.count([path], input: all)
    else { return nil }
    return ("one of \(count.grouped) swipes, \(size)", (after - before) / count)
  }
}

extension Int {
  /// The number with commas as thousands separators.
  var grouped: String {
    var text = ""
    for (place, digit) in String(self).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3), digit != "-" { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
