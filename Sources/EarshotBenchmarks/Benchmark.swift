#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import Earshot

/// What is measured: start-up, and load, first order, one swipe, one search and a read-out at
/// three sizes.
enum Benchmark {
  /// The argument that makes the program only start, walk into the sample app, and end.
  private static let startOnly = "start-only"

  /// Measures everything and prints a line each.
  static func run(_ arguments: [String]) {
    if arguments.dropFirst().first == startOnly { return startSample() }
    report("start-up, with the sample app", Stopwatch.median(of: 21) { launch(arguments) })
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

  /// Runs this program once more, to its end.
  private static func launch(_ arguments: [String]) {
    guard let path = arguments.first else { return }
    var process = pid_t()
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(startOnly), nil]
    defer { for word in words { free(word) } }
    guard posix_spawn(&process, path, nil, nil, words, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  private static func report(_ what: String, _ nanoseconds: Int? = nil) {
    let time = nanoseconds.map { ": " + Stopwatch.readable($0) } ?? ""
    write(1, what + time + "\n", what.utf8.count + time.utf8.count + 1)
  }
}
