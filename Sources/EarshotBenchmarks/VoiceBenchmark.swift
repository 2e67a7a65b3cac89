#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
import EarshotNotation

/// The time from a gesture until the voice begins, and the time that a synthesizer takes for
/// utterances, compared with the durations on the clock of a session.
///
/// The benchmark runs the tool as a person does. It doesn't measure the latency between the
/// synthesizer and the loudspeaker.
struct VoiceBenchmark {
  /// The number of utterances to compare with the clock.
  private static let count = 200
  /// The number of gestures to time.
  private static let runs = 41

  private let tool: String
  private let folder: ScratchFolder

  /// Creates a benchmark of a tool.
  init(of tool: String, in folder: ScratchFolder) { (self.tool, self.folder) = (tool, folder) }

  /// Makes the measurements and prints a line for each figure.
  ///
  /// - Returns: The reason that measuring failed, or `nil`.
  func run() -> String? {
    guard let start = firstWord() else {
      return "'\(tool) walk' starts no synthesizer with '--voice'"
    }
    Benchmark.report("from a gesture to the start of the synthesizer", start)
    guard let sound = firstSamples() else { return "this benchmark needs espeak-ng; install it" }
    Benchmark.report("from the start of espeak-ng to its first samples", sound)
    Benchmark.report("from a gesture to the first samples", start + sound)
    let utterances = spokenUtterances()
    guard utterances.count == Self.count else {
      return "expected \(Self.count) utterances, but found \(utterances.count)"
    }
    compare(utterances)
    return nil
  }

  // MARK: The first sound

  /// Returns the time from a gesture to the start of the synthesizer, which the benchmark replaces
  /// with a script, or `nil` if it can't be measured.
  private func firstWord() -> Int? {
    let (input, answer) = ("\(folder.path)/in", "\(folder.path)/out")
    guard mkfifo(input, 0o600) == 0, mkfifo(answer, 0o600) == 0 else { return nil }
    let script = folder.add("espeak-ng", "#!/bin/sh\necho > '\(answer)'\n")
    chmod(script, 0o700)
    // Opening a FIFO for both reading and writing doesn't wait for the other end.
    let (typing, hearing) = (open(input, O_RDWR), open(answer, O_RDWR))
    defer { for file in [typing, hearing] { close(file) } }
    let source = SampleScreens.source(count: 100, hasFrames: false)
    let screen = folder.add("a.screen", String(decoding: source.utf8, as: UTF8.self))
    let words = ["env", "PATH=\(folder.path):/usr/bin:/bin", tool, "walk", screen, "--voice"]
    guard let walk = Program(words: words, input: input, isSilent: true).start() else { return nil }
    defer { _ = Program.status(of: walk) }
    var times: [Int] = []
    for number in 0...Self.runs {
      let start = Stopwatch.now
      Self.type(number % 2 == 0 ? "swipe right\n" : "swipe left\n", typing)
      guard Self.hears(hearing) else {
        kill(walk, SIGKILL)
        return nil
      }
      // The first gesture also starts the tool.
      if number > 0 { times.append(Stopwatch.now - start) }
      usleep(30_000)
      while Self.hears(hearing, atMost: 0) {}
    }
    Self.type(":quit\n", typing)
    return times.sorted()[times.count / 2]
  }

  private static func type(_ line: String, _ file: Int32) { write(file, line, line.utf8.count) }

  /// Waits for a byte, by default at most ten seconds, and returns whether it arrived.
  private static func hears(_ file: Int32, atMost milliseconds: Int32 = 10_000) -> Bool {
    var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) == 1 else { return false }
    var byte: UInt8 = 0
    return read(file, &byte, 1) == 1
  }

  /// Returns the time that eSpeak NG takes to produce a tenth of a second of speech, or `nil` if it
  /// isn't installed.
  private func firstSamples() -> Int? {
    let text = folder.add("text", "Trip, Heading\n")
    let line = "espeak-ng --stdin --stdout -s 180 < '\(text)' 2>/dev/null | head -c 4410 | wc -c"
    guard Program(words: ["sh", "-c", "command -v espeak-ng"], isSilent: true).run() == 0 else {
      return nil
    }
    return Stopwatch.median(of: Self.runs) {
      Program(words: ["sh", "-c", line], isSilent: true).run()
    }
  }

  // MARK: The clock

  /// An utterance and the duration of its speech from a synthesizer, in seconds.
  private struct Spoken {
    let words: Int
    let seconds: Double
    /// The duration of the utterance on the clock of a session, in seconds.
    var clock: Double { Double(words) / 3 }
  }

  /// Returns utterances of the sample apps, taken from the captions of a sound file.
  private func spokenUtterances() -> [Spoken] {
    var spoken: [Spoken] = []
    for name in ["pizzeria", "bank", "music", "recipe", "grocery", "booking", "settings"] {
      let path = "\(folder.path)/\(name)"
      let words = [
        tool, "speak", "Screens/\(name).screen", "--all", "--gestures", "none", "--audio",
        "\(path).wav",
      ]
      Program(words: words, isSilent: true).run()
      spoken += Self.captions(TextFile.read("\(path).vtt") ?? "")
    }
    return Array(spoken.prefix(Self.count))
  }

  private static func captions(_ text: String) -> [Spoken] {
    let lines = text.split(separator: "\n")
    return zip(lines, lines.dropFirst()).compactMap { times, line in
      let ends = times.split(separator: " ").filter { $0 != "-->" }.map(seconds)
      guard times.contains(" --> "), ends.count == 2 else { return nil }
      return Spoken(words: words(in: line), seconds: ends[1] - ends[0])
    }
  }

  /// Returns the number of words in a caption, without its markup.
  private static func words(in line: Substring) -> Int {
    var isMarkup = false
    let plain = line.filter { character in
      if character == "<" { isMarkup = true }
      defer { if character == ">" { isMarkup = false } }
      return !isMarkup
    }
    return plain.split(separator: " ").count
  }

  private static func seconds(_ time: Substring) -> Double {
    time.split(separator: ":").reduce(0) { $0 * 60 + (Double($1) ?? 0) }
  }

  private func compare(_ spoken: [Spoken]) {
    let ratios = spoken.map { $0.seconds / $0.clock }.sorted()
    let (clock, voice) = spoken.reduce((0.0, 0.0)) { ($0.0 + $1.clock, $0.1 + $1.seconds) }
    let words = spoken.reduce(0) { $0 + $1.words }
    Benchmark.report("\(spoken.count) utterances, \(words) words, by the clock", clock.nanoseconds)
    Benchmark.report("\(spoken.count) utterances, \(words) words, by espeak-ng", voice.nanoseconds)
    let line = Self.line(through: spoken)
    Benchmark.report("espeak-ng for each utterance", line.start.nanoseconds)
    Benchmark.report("espeak-ng for each word", line.slope.nanoseconds)
    for percent in [10, 50, 90] {
      let ratio = ratios[ratios.count * percent / 100]
      Benchmark.report("espeak-ng for a second of the clock, \(percent) %", ratio.nanoseconds)
    }
    for count in [1, 2, 4, 6, 8, 10] {
      let some = spoken.filter { $0.words == count }
      guard !some.isEmpty else { continue }
      let mean = some.reduce(0) { $0 + $1.seconds } / Double(some.count)
      Benchmark.report(
        "\(count) words (\(some.count) utterances), clock \((Double(count) / 3).nanoseconds / 1_000_000) ms",
        mean.nanoseconds
      )
    }
  }
}

extension VoiceBenchmark {
  /// Returns the straight line that best fits the durations.
  ///
  /// `start` is the fixed time for each utterance, and `slope` is the additional time for each
  /// word, in seconds.
  private static func line(through spoken: [Spoken]) -> (start: Double, slope: Double) {
    let count = Double(spoken.count)
    let words = spoken.reduce(0) { $0 + Double($1.words) } / count
    let seconds = spoken.reduce(0) { $0 + $1.seconds } / count
    let (product, square) = spoken.reduce((0.0, 0.0)) { sum, utterance in
      let distance = Double(utterance.words) - words
      return (sum.0 + distance * (utterance.seconds - seconds), sum.1 + distance * distance)
    }
    let slope = square > 0 ? product / square : 0
    return (seconds - slope * words, slope)
  }
}

extension Double {
  /// The number of seconds, converted to nanoseconds.
  fileprivate var nanoseconds: Int { Int(self * 1e9) }
}
