/// What came of a session that was run as a test, as the writers of reports need it.
package struct TestedSession: Hashable, Sendable {
  /// How a session came out.
  package enum Outcome: String, Sendable {
    /// All is heard as it is written, and every claim holds.
    case passed
    /// Something is heard otherwise, or a claim fails.
    case failed
    /// It differs, and the file says that it is known to.
    case skipped
    /// The file or its screens cannot be read as what they should be.
    case malformed
    /// A file is not there.
    case missing
  }

  /// Something to tell of a session.
  package struct Problem: Hashable, Sendable {
    /// The line of the file, from 1, or `nil` if the whole file is meant.
    package var line: Int?
    /// The column, from 1, where the problem has one.
    package var column: Int?
    /// The file it is in, where that is not the session's own.
    package var file: String?
    /// The command under which it shows, or `nil` for what is wrong with a file.
    package var command: String?
    /// What is the matter, in a few words, without the place.
    package var message: String
    /// More about it, line by line.
    package var details: [String]
    /// The change that `patch -p0` makes of it; empty where there is none.
    package var hunk: String
    /// Whether it is so only because focus had gone astray before; then it does not count.
    package var isConsequential = false

    /// Creates something to tell.
    package init(
      line: Int?,
      column: Int? = nil,
      file: String? = nil,
      command: String? = nil,
      message: String,
      details: [String] = [],
      hunk: String = ""
    ) {
      self.line = line
      self.column = column
      self.file = file
      self.command = command
      self.message = message
      self.details = details
      self.hunk = hunk
    }
  }

  /// The file the session stands in.
  package var file: String
  /// The line where it begins, where the file holds several.
  package var line: Int?
  /// How it came out.
  package var outcome: Outcome
  /// Why it was passed over, where it was.
  package var reason = ""
  /// How many steps it has.
  package var steps: Int
  /// What there is to tell, in the order of the file.
  package var problems: [Problem]

  /// Creates what came of a session.
  package init(
    file: String,
    line: Int? = nil,
    outcome: Outcome,
    steps: Int = 0,
    problems: [Problem] = []
  ) {
    self.file = file
    self.line = line
    self.outcome = outcome
    self.steps = steps
    self.problems = problems
  }

  /// What the session is called in reports: its file, and its line where that has several.
  package var name: String { line.map { "\(file):\($0)" } ?? file }
}

extension TestedSession.Problem {
  /// The problem as it is printed, line by line: its place and what is the matter, what more there
  /// is to say, and the hunk.
  ///
  /// Lines of a hunk that end in a carriage return, as those of the file do, keep it.
  package func lines(in session: TestedSession) -> [String] {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    let change = hunk.utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    let head = "\(file ?? session.file)\(place): \(message)"
    return [head] + details.map { "  \($0)" } + change
  }
}

extension TestedSession {
  /// What there is to tell of the session, on one line.
  var summary: String {
    switch outcome {
    case .passed: "passed"
    case .skipped: reason
    case .malformed: "cannot be read"
    case .missing: "a file is missing"
    case .failed: differences == 1 ? "1 difference" : "\(differences) differences"
    }
  }

  private var differences: Int { problems.count { !$0.isConsequential } }

  /// Everything there is to tell of the session, line by line, without carriage returns.
  var problemLines: [String] {
    problems.flatMap { $0.lines(in: self) }.map(\.withoutReturn)
  }
}

extension String {
  /// The line without the carriage return that ends it, where one does.
  package var withoutReturn: String {
    utf8.last == 0x0D ? String(unicodeScalars.dropLast()) : self
  }
}
