#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import Earshot

/// What is measured: transcripts, start-up, and load, first order, one swipe, one search and a
/// read-out at three sizes.
enum Benchmark {
  /// The argument that makes the program only start, walk into the sample app, and end.
  private static let startOnly = "start-only"

  /// The argument that limits the measuring to transcripts.
  private static let transcriptsOnly = "transcripts"

  /// Measures everything and prints a line each.
  static func run(_ arguments: [String]) {
    if arguments.dropFirst().first == startOnly { return startSample() }
    TranscriptBenchmark.run(besides: arguments.first)
    if arguments.dropFirst().first == transcriptsOnly { return }
    report(
      "start-up, with the sample app",
      Stopwatch.median(of: 21) { launch(arguments.prefix(1) + [startOnly]) }
    )
    for hasFrames in [false, true] {
      report(hasFrames ? "with frames" : "without frames")
      for count in [1_000, 10_000, 100_000] { measure(count: count, hasFrames: hasFrames) }
    }
  }

  private static func measure(count: Int, hasFrames: Bool) {
    let source = SampleScreens.source(count: count, hasFrames: hasFrames)
    let runs = count < 100_000 ? 9 : 3
    var document: AppDocument?
    report(
      "\(count) elements, load",
      Stopwatch.median(of: runs) {
        document = AppDocument.read([source]).document
      }
    )
    guard let document else { return report("the sample screen has errors") }
    report(
      "\(count) elements, start",
      Stopwatch.median(of: runs) {
        var session = Session(document)
        _ = session.run("start")
      }
    )
    measureGestures(count, document)
    report(
      "\(count) elements, read-out",
      Stopwatch.median(of: runs) {
        var readOut = ReadOut(document)
        readOut?.forEachStop { _ in }
      }
    )
  }

  private static func measureGestures(_ count: Int, _ document: AppDocument) {
    var session = Session(document)
    _ = session.run("start")
    for gesture in ["swipe right", "swipe left", "rotor \"Headings\"", "swipe down", "double tap"] {
      report("\(count) elements, \(gesture)", Stopwatch.median(of: 21) { _ = session.run(gesture) })
    }
  }

  private static func startSample() {
    guard let document = AppDocument.read([SampleApp.source]).document else { return }
    var session = Session(document)
    _ = session.run("start")
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - silently: Whether what it prints is thrown away.
  static func launch(_ words: [String], silently: Bool = false) {
    guard let path = words.first else { return }
    var process = pid_t()
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if silently { posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0) }
    guard posix_spawn(&process, path, &actions, nil, arguments, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// Prints a line: what was measured, and its time.
  static func report(_ what: String, _ nanoseconds: Int? = nil) {
    let time = nanoseconds.map { ": " + Stopwatch.readable($0) } ?? ""
    write(1, what + time + "\n", what.utf8.count + time.utf8.count + 1)
  }
}
