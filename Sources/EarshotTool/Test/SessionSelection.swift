internal import EarshotImporters
internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

/// The files to run among the files on a command line, limited to files whose speech a change
/// affects, to files that failed last time, or to one share.
///
/// - Source: SESSIONS.md, "Transcripts", `--since`, `--last-failed`, `--shard`.
struct SessionSelection {
  /// The selected files.
  private(set) var files: [SessionFile]
  /// The messages about the selection.
  private(set) var remarks: [String] = []
  /// Whether an empty selection is valid.
  private(set) var mayBeEmpty: Bool
  /// The comparison of the apps with a commit, or `nil` if the command line names no commit.
  private(set) var since: SinceTest?
  /// The share to run, or `nil` to run all files.
  private(set) var share: Share?
  /// The sessions and matching patterns of each file that was checked for the selection, by path.
  private(set) var looks: [String: TestedFile] = [:]

  /// One share of a run.
  struct Share {
    /// The number of the share and the total number of shares.
    var shard: Shard
    /// The positions of all files of the run, by path.
    var order: [String: Int]
    /// An identifier of the run, computed from its files, their weights, and the options.
    var run: String
  }

  /// The maximum number of changes to list that affect the speech in no session.
  private static let unheardLimit = 20
  /// The maximum time of a file, in milliseconds.
  ///
  /// If a report states a longer time, Earshot uses this maximum.
  private static let longest = 1e9

  /// Selects the files to run.
  ///
  /// - Throws: ``Failure`` if Git can't compare the files, or if the report with the durations
  ///   isn't readable.
  init(
    _ files: [SessionFile],
    _ options: Options,
    _ environment: Environment
  ) throws(Failure) {
    self.files = files
    mayBeEmpty = options.has(.allowEmpty)
    if [.since, .lastFailed, .shard].contains(where: options.has) { look(options) }
    if let reference = options[.since] { try keepTouched(reference, options, environment) }
    if options.has(.lastFailed) { keepFailed(FailedFiles(environment)) }
    if let shard = options[.shard].flatMap({ Shard($0) }) { try keep(shard, options) }
  }

  /// Checks each file and, if any file has a session that matches the patterns, keeps only these
  /// files.
  private mutating func look(_ options: Options) {
    let test = FileTest(options)
    for file in files where file.path != "-" { looks[file.path] = test.look(at: file) }
    guard !options.patterns.isEmpty else { return }
    let fitting = files.filter { looks[$0.path]?.patternsMet.isEmpty != true }
    if !fitting.isEmpty { files = fitting }
  }

  private mutating func keepTouched(
    _ reference: String,
    _ options: Options,
    _ environment: Environment
  ) throws(Failure) {
    var since = try SinceTest(reference, files, options, environment.variables)
    var touched: [SessionFile] = []
    for file in files where since.canHear(file) { touched.append(file) }
    self.since = since
    mayBeEmpty = mayBeEmpty || touched.isEmpty
    remarks.append("earshot: \(Self.sentence(touched.count, of: files.count, since: reference))")
    if !since.gone.isEmpty {
      let rest = since.gone.count > 5 ? ["\(since.gone.count - 5) more"] : []
      let names = (since.gone.prefix(5).map { Display.safe($0) } + rest).joinedWithAnd
      let were = since.gone.count == 1 ? "file was" : "files were"
      let gone = "\(since.gone.count) session \(were) deleted since '\(reference)'"
      remarks.append("earshot: \(gone): \(names)")
    }
    let unheard = since.unheard
    remarks += unheard.prefix(Self.unheardLimit).map {
      "earshot: none of the selected sessions hears this change: \($0.line())"
    }
    let more = unheard.count - Self.unheardLimit
    if more > 0 {
      let changes = more.counted("more change")
      remarks.append("earshot: none of the selected sessions hears \(changes)")
    }
    files = touched
  }

  /// Returns the sentence about the files that changed since a commit or that the app may affect.
  private static func sentence(_ count: Int, of whole: Int, since reference: String) -> String {
    let since = "since '\(reference)'"
    return switch (count, whole) {
    case (0, 1): "the file hasn't changed \(since), and no change in the app affects it"
    case (0, _): "none of the files has changed \(since), and no change in the app affects them"
    case (1, 1): "the file changed \(since), or a change in the app may affect it"
    default: "\(count) of \(whole) files changed \(since) or may be affected by a change in the app"
    }
  }

  private mutating func keepFailed(_ failed: FailedFiles?) {
    let known = failed?.paths ?? []
    let found = files.filter { FailedFiles.name(of: $0.path).map(known.contains) ?? false }
    if files.isEmpty { return }
    if found.isEmpty {
      remarks.append(
        files.count == 1
          ? "earshot: this file didn't fail last time, so Earshot runs it"
          : "earshot: none of these files failed last time, so Earshot runs all of them"
      )
    } else {
      files = found
    }
  }

  private mutating func keep(_ shard: Shard, _ options: Options) throws(Failure) {
    let steps = files.map { Self.steps(of: $0, in: options.room) }
    var weights = steps
    if let path = options[.durations] {
      weights = Self.weights(try Self.times(in: path, options.room), steps, of: files)
    }
    let own = shard.share(of: weights)
    if own.isEmpty, !files.isEmpty {
      mayBeEmpty = true
      remarks.append(
        "earshot: share \(shard.number) of \(shard.count) contains no files; use fewer shares"
      )
    }
    // A single share may contain only documents without sessions, or sessions without expectations,
    // so only a whole run without steps is an error.
    if steps.contains(where: { $0 > 0 }) { mayBeEmpty = true }
    var screens: [String: String] = [:]
    let names = zip(files, weights).map { file, weight in
      "\(Self.plain(file.path))\u{0}\(weight)\u{0}\(Self.print(of: file, in: options.room))"
        + Self.prints(ofScreensIn: file, in: options.room, &screens)
    }
    share = Share(
      shard: shard,
      order: Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first },
      run: Fingerprint.of((names + options.wordsOfRun).joined(separator: "\u{0}"))
    )
    files = own.map { files[$0] }
  }

  /// Returns the number of steps in a file, or 0 if it isn't readable.
  private static func steps(of file: SessionFile, in room: Room) -> Int {
    guard file.path != "-", let source = try? room.source(file.path, below: file.root) else {
      return 0
    }
    return FileTest.readings(of: source).reduce(0) { $0 + ($1.transcript?.steps.count ?? 0) }
  }

  /// Returns the fingerprints of the screen files that the sessions of a file use, in one string.
  private static func prints(
    ofScreensIn file: SessionFile,
    in room: Room,
    _ known: inout [String: String]
  ) -> String {
    guard file.path != "-", let source = try? room.source(file.path, below: file.root) else {
      return ""
    }
    let transcripts = FileTest.readings(of: source).compactMap(\.transcript)
    return transcripts.map { transcript in
      guard case .path(let name) = transcript.screen else { return "" }
      let path = name.asPath(besides: transcript.source.name)
      if let print = known[path] { return print }
      let sources = (try? transcript.screenSources(in: room)) ?? []
      let print = sources.map { Fingerprint.of(String(decoding: $0.utf8, as: UTF8.self)) }
        .joined()
      known[path] = print
      return print
    }.joined()
  }

  /// Returns the fingerprint of a file, or an empty string if the file isn't readable.
  private static func print(of file: SessionFile, in room: Room) -> String {
    guard let source = try? room.source(file.path, below: file.root) else { return "" }
    return Fingerprint.of(String(decoding: source.utf8, as: UTF8.self))
  }

  private static func times(in path: String, _ room: Room) throws(Failure) -> [String: Int] {
    let source = try room.source(path)
    do throws(Diagnostic) {
      let times = try JUnitTimes.read(source)
      guard !times.isEmpty else {
        let message: Diagnostic.Message =
          "no test case in this report has both a file and a time; to write such a report, use '--junit'"
        throw Diagnostic(.error, message, range: 0..<0)
      }
      return Dictionary(times.map { (plain($0.key), $0.value) }) { $0 + $1 }
    } catch {
      let line = [error].lines(in: [source]).first ?? "'\(path)' can't be read"
      throw Failure(.malformed, line)
    }
  }

  /// Returns the times of files, in milliseconds.
  ///
  /// The method estimates the times of files that aren't in the report from their numbers of steps.
  private static func weights(
    _ times: [String: Int],
    _ steps: [Int],
    of files: [SessionFile]
  ) -> [Int] {
    let known = files.indices.filter { times[plain(files[$0].path)] != nil }
    let (time, count) = known.reduce((0, 0)) { sum, place in
      (sum.0 + (times[plain(files[place].path)] ?? 0), sum.1 + steps[place])
    }
    let ofStep = count > 0 ? Double(time) / Double(count) : 1
    return files.indices.map { place in
      let estimate = min(Double(steps[place]) * ofStep, longest)
      return min(times[plain(files[place].path)] ?? Int(estimate), Int(longest))
    }
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

extension SessionSelection {
  /// Rejects options that can't be combined.
  static func validate(_ options: Options) throws(Failure) {
    if options.has(.durations), !options.has(.shard) {
      throw .usage("'--durations' needs '--shard I/N'")
    }
    let printed = ReportForm.printedOptions
    for (option, others) in [
      (Option.lastFailed, [.watch, .mutate]), (.since, [.watch, .mutate]),
      (.shard, [.watch, .mutate, .review]),
      (.slowest, [.watch, .mutate, .list, .review] + printed),
    ] where options.has(option) {
      if let other = others.first(where: options.has) {
        throw .usage("'\(option.spelling)' and '\(other.spelling)' can't be used together")
      }
    }
  }
}

extension Options {
  /// The options that affect the results of sessions.
  fileprivate var wordsOfRun: [String] {
    let all: [Option] = [
      .style, .language, .idiom, .direction, .announcements, .from, .order, .all, .strict, .since,
      .lastFailed, .failFast,
    ]
    return all.compactMap { option in self[option].map { "\(option.rawValue)=\($0)" } } + patterns
  }
}
