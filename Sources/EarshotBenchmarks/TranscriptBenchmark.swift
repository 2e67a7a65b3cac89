import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// The cost of testing 1,000 transcripts of 100 gestures each, and the cost of one gesture.
enum TranscriptBenchmark {
  private static let count = 1_000
  private static let gestures = 100

  /// Measures the cost in this process and prints it.
  ///
  /// If the tool is in this program's folder, also measures the tool with one thread and with two
  /// threads.
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

  /// Returns a transcript of typical gestures, with the speech that Earshot currently produces.
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
    guard let tool = Program.built("earshot", beside: program), let folder = ScratchFolder() else {
      return
    }
    defer { folder.remove() }
    for number in 0..<count { _ = folder.add("\(number).vo", text) }
    for jobs in ["1", "2"] {
      let run = Program(words: [tool, "test", folder.path, "--jobs", jobs], isSilent: true)
      let time = Stopwatch.median(of: 3) { run.run() }
      Benchmark.report("earshot test --jobs \(jobs), \(count) files", time)
    }
  }
}
