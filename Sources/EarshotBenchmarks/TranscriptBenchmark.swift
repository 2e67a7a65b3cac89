#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import Earshot

/// What testing costs: 1,000 transcripts of 100 gestures each, and one gesture.
enum TranscriptBenchmark {
  private static let count = 1_000
  private static let gestures = 100

  /// Measures in this process, and, where the tool was built beside it, with one thread and more.
  static func run(besides program: String?) {
    guard let document = AppDocument.read([SampleApp.source]).document else { return }
    let source = SourceText(name: "bench.vo", text(on: document))
    let time = Stopwatch.median(of: 3) {
      for _ in 0..<count {
        guard let transcript = Transcript.read(source).transcript,
          TranscriptRun(transcript, on: document).passed
        else { return Benchmark.report("a transcript differs") }
      }
    }
    Benchmark.report("\(count) transcripts of \(gestures) gestures, read and run", time)
    Benchmark.report("one gesture of a transcript", time / (count * gestures))
    if let program { runTool(besides: program, String(decoding: source.utf8, as: UTF8.self)) }
  }

  /// A transcript of gestures that a listener would make, with what is heard now.
  private static func text(on document: AppDocument) -> String {
    var session = Session(document)
    var lines: [String] = []
    let cycle = [
      "swipe right", "swipe right", "rotor right", "swipe down", "swipe left", "double tap",
      "scrub", "swipe right", "four-finger tap top", "tap",
    ]
    for number in 0..<gestures {
      let command = number == 0 ? "start" : cycle[number % cycle.count]
      lines += ["> \(command)"] + session.run(command).lines
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func runTool(besides program: String, _ text: String) {
    let folder = program.lastIndex(of: "/").map { String(program[...$0]) } ?? "./"
    let tool = folder + "earshot"
    var template = Array("\(folder)bench.XXXXXX".utf8CString)
    guard access(tool, X_OK) == 0, let made = mkdtemp(&template) else { return }
    let place = String(cString: made)
    let paths = (0..<count).map { "\(place)/\($0).vo" }
    for path in paths { write(text, to: path) }
    for jobs in ["1", "2"] {
      let time = Stopwatch.median(of: 3) {
        Benchmark.launch([tool, "test", place, "--jobs", jobs], silently: true)
      }
      Benchmark.report("earshot test --jobs \(jobs), \(count) files", time)
    }
    for path in paths { unlink(path) }
    rmdir(place)
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}
