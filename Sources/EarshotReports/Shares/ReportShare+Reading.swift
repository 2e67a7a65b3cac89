import EarshotLines
package import EarshotNotation

extension ReportShare {
  /// Parses a share.
  ///
  /// - Throws: The first error, with its line.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ source: SourceText) throws(Diagnostic) {
    var entries: [Entry] = []
    var end: End?
    for line in LineRanges(source.utf8) where !source.utf8[line].allSatisfy(\.isBlank) {
      let object = try ShareObject(line, of: source)
      guard end == nil else {
        throw object.mistake("the share's report ends above this line; delete this line")
      }
      if object.has("outcome") {
        entries.append(try object.entry())
      } else {
        end = try object.end()
      }
    }
    guard let end else {
      let place = source.utf8.count..<source.utf8.count
      throw Diagnostic(.error, entries.isEmpty ? .noEnd : .cut, range: place)
    }
    guard entries.count == end.caseCount else {
      let place = source.utf8.count..<source.utf8.count
      throw Diagnostic(.error, .incomplete(entries.count, of: end.caseCount), range: place)
    }
    self.init(entries, end)
  }
}

extension Diagnostic.Message {
  /// The error for a file that isn't a share.
  fileprivate static let noEnd: Self = """
    this file contains no report of a share; write one with \
    'earshot test … --shard 1/2 --json > share-1.json'
    """
  /// Returns the error for a file that contains a different number of cases than its last line
  /// states.
  fileprivate static func incomplete(_ count: Int, of whole: Int) -> Self {
    """
    this report of a share has \(count.counted("case")), but should have \(whole) according to its \
    last line; copy the complete report, or run the share again
    """
  }
  /// The error for a file that contains only some lines of a share.
  fileprivate static let cut: Self = """
    the last line of this report is missing, so the run of the share may not have finished; run the \
    share again
    """
}

/// A strict reader of an object in a share.
///
/// Everything that a report needs must be present.
private struct ShareObject {
  /// The maximum value of a count.
  private static let limit = 1_000_000_000
  /// The maximum duration, in microseconds.
  private static let longest = 1_000_000_000_000_000

  let json: JSONTree
  let index: JSONTree.Index
  let range: Range<Int>

  /// Parses the object on a line.
  init(_ line: Range<Int>, of source: SourceText) throws(Diagnostic) {
    range = line
    let text = SourceText(name: source.name, utf8: Array(source.utf8[line]))
    let (json, problems) = text.readAsJSON(number: 0)
    guard let json, json.kind(json.root) == .object else {
      throw Diagnostic(
        .error,
        problems.first?.message ?? """
          expected a JSON object in the form that 'earshot test … --shard 1/2 --json' writes
          """,
        range: line
      )
    }
    (self.json, index) = (json, json.root)
  }

  private init(_ other: ShareObject, _ index: JSONTree.Index) {
    (json, range, self.index) = (other.json, other.range, index)
  }

  func mistake(_ message: Diagnostic.Message) -> Diagnostic {
    Diagnostic(.error, message, range: range)
  }

  func has(_ name: String) -> Bool { json.member(name, of: index) != nil }

  /// Returns the member with the given name, or `nil` if its value is null.
  private func member(_ name: String) throws(Diagnostic) -> JSONTree.Index? {
    guard let member = json.member(name, of: index) else {
      throw mistake(
        """
        the key '\(name)' is missing from this report; write the report with '--shard', as in 'earshot \
        test … --shard 1/2 --json > share-1.json'
        """
      )
    }
    return json.kind(member) == .null ? nil : member
  }

  private func wrong(_ name: String) -> Diagnostic {
    mistake("the value of '\(name)' isn't valid in the report of a share; run the share again")
  }

  private func text(_ name: String) throws(Diagnostic) -> String? {
    guard let member = try member(name) else { return nil }
    guard let text = json.string(member) else { throw wrong(name) }
    return text
  }

  private func needed<Value>(_ value: Value?, _ name: String) throws(Diagnostic) -> Value {
    guard let value else { throw wrong(name) }
    return value
  }

  private func flag(_ name: String) throws(Diagnostic) -> Bool {
    try needed(try member(name).flatMap { json.bool($0) }, name)
  }

  private func number(
    _ name: String,
    from least: Int = 1,
    to most: Int = limit
  ) throws(Diagnostic) -> Int? {
    guard let member = try member(name) else { return nil }
    let number = json.number(member).flatMap { Int(exactly: $0) }
    guard let number, (least...most).contains(number) else { throw wrong(name) }
    return number
  }

  private func count(_ name: String) throws(Diagnostic) -> Int {
    try needed(try number(name, from: 0), name)
  }

  private func objects(_ name: String) throws(Diagnostic) -> [ShareObject] {
    guard let member = try member(name), json.kind(member) == .array else { throw wrong(name) }
    return json.children(of: member).map { ShareObject(self, $0) }
  }

  /// Returns the strings of an array, without control characters that a terminal would interpret.
  private func texts(_ name: String) throws(Diagnostic) -> [String] {
    guard let member = try member(name), json.kind(member) == .array else { throw wrong(name) }
    return json.children(of: member).map { Display.safe(json.string($0) ?? "") }
  }
}

extension ShareObject {
  /// Parses the object as the end of a share.
  func end() throws(Diagnostic) -> ReportShare.End {
    let count = try needed(try number("shares", to: 1_000), "shares")
    let number = try needed(try number("share", to: count), "share")
    var end = ReportShare.End(number, of: count, run: try needed(try text("run"), "run"))
    end.caseCount = try self.count("cases")
    end.status = try self.count("status")
    end.isStrict = try flag("strict")
    end.allowsEmpty = try flag("allowEmpty")
    return end
  }

  /// Parses the object as a case.
  func entry() throws(Diagnostic) -> ReportShare.Entry {
    let outcome = try text("outcome").flatMap(ReportCase.Outcome.init(rawValue:))
    var reportCase = ReportCase(
      file: try needed(try text("file"), "file"),
      line: try number("line"),
      name: try needed(try text("name"), "name"),
      outcome: try needed(outcome, "outcome"),
      steps: try count("steps")
    )
    reportCase.phase = try text("phase")
    reportCase.reason = try text("reason") ?? ""
    reportCase.isKnownToFail = try flag("known")
    reportCase.failedSteps = try count("failed")
    guard reportCase.failedSteps <= reportCase.steps else { throw wrong("failed") }
    reportCase.microseconds = try number("microseconds", from: 0, to: Self.longest)
    reportCase.renaming = try text("renaming")
    for phase in try objects("phases") { reportCase.phases.append(try phase.score()) }
    for problem in try objects("problems") { reportCase.findings.append(try problem.finding()) }
    return ReportShare.Entry(try count("order"), reportCase, showing: try texts("shown"))
  }

  private func score() throws(Diagnostic) -> PhaseScore {
    let start = try needed(try number("line"), "line")
    let end = try number("end", from: start) ?? .max
    var score = PhaseScore(title: try text("title"), lines: start..<end)
    (score.steps, score.failed) = (try count("steps"), try count("failed"))
    return score
  }

  private func finding() throws(Diagnostic) -> Finding {
    var finding = Finding(
      id: try needed(try text("rule"), "rule"),
      try needed(try text("message"), "message"),
      at: try place()
    )
    if let severity = try text("severity") {
      finding.severity = try needed(Diagnostic.Severity(rawValue: severity), "severity")
    }
    finding.command = try text("command")
    finding.phase = try text("phase")
    finding.details = try texts("details")
    finding.hunk = Self.safeHunk(try text("hunk") ?? "")
    finding.isConsequential = try flag("astray")
    if let sentence = try text("cause") {
      let place = try member("changed").map { ShareObject(self, $0) }
      var cause = Finding.Cause(sentence, at: nil)
      if let place { cause.place = try place.place() }
      cause.oldName = try text("oldName")
      cause.isRenamed = try flag("renamed")
      finding.cause = cause
    }
    return finding
  }

  private func place() throws(Diagnostic) -> Finding.Place {
    Finding.Place(
      try needed(try text("file"), "file"),
      line: try number("line"),
      column: try number("column"),
      endColumn: try number("end")
    )
  }

  /// Returns a hunk without control characters that a terminal would interpret.
  ///
  /// Carriage returns before newlines are preserved.
  private static func safeHunk(_ hunk: String) -> String {
    guard !hunk.isEmpty else { return "" }
    let lines = hunk.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let text = String(Substring(line))
      let plain = text.withoutReturn
      return Display.safe(plain) + (plain == text ? "" : "\r")
    }.joined(separator: "\n")
  }
}
