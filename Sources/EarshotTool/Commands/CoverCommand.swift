internal import EarshotNotation
internal import EarshotReports
internal import EarshotTranscripts

extension Command {
  /// The definition of `earshot cover`.
  static let cover = Command(
    "cover",
    usage: "FILE/DIR…",
    summary: "list the parts that no session covers",
    need: "a file or a folder",
    about: """
      Plays the sessions of each app, and lists the screens, stops, actions,
      handlers, and states that no session hears. A session hears a part of
      the app, such as a stop or a handler, if a line or a claim in the
      session depends on that part. The score is the percentage of the parts
      that sessions hear. For a screen file, Earshot plays the sessions in its
      folder that use the screen.
      """,
    options: [
      OptionRow(
        .write,
        "print a session for the screen with the most parts that\nno session hears, with each claim marked for you to\nconfirm"
      ),
      OptionRow(.minScore, "fail if the score is below N percent"),
      OptionRow(.json, "print a JSON object for each part and for each app"),
      OptionRow(
        .pattern,
        "play only sessions whose path contains the pattern, and\nphases whose title contains it"
      ),
      OptionRow(.allowEmpty, "succeed even if there are no sessions"),
    ] + OptionRow.ofReading,
    closing: """
      Exit status: 0, or 1 if the score is below '--min-score' or a session
      fails. For other errors, see help test.
      """,
    related: ["test"],
    validate: { (options) throws(Failure) in
      if options.has(.write), options.has(.json) {
        throw .usage("'--write' and '--json' can't be used together")
      }
    },
    run: { (options, _, console) throws(Failure) in
      try CoverCommand(options: options).run(&console)
    }
  )
}

/// `earshot cover`: lists the parts of apps that no session hears.
struct CoverCommand {
  let options: Options

  /// Runs the sessions, and prints the missing parts and the scores.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    var suites = try SessionSuites(options, &console)
    var sum = CoverScore()
    for suite in suites.all {
      let cover = Cover(
        suite.app,
        in: suite.sources,
        transcripts: suite.transcripts,
        overrides: suites.settings
      )
      guard let cover else { continue }
      let score = CoverScore(cover.items)
      sum.add(score)
      try print(cover, score, suite.sources.first?.name ?? "", &console)
    }
    if suites.all.count > 1, !options.has(.json), !options.has(.write) {
      try console.output.line(sum.line)
    }
    try console.output.flush()
    suites.status.raise(to: options.missesLeast(sum.percent, &console))
    return suites.status.exitCode
  }

  private func print(
    _ cover: Cover,
    _ score: CoverScore,
    _ file: String,
    _ console: inout Console
  ) throws(Failure) {
    if options.has(.write) {
      guard let proposal = CoverProposal(cover) else {
        let isAll = cover.items.allSatisfy { $0.heardBy != nil }
        let rest =
          """
          no gesture reaches the remaining parts; to list them, use 'earshot cover' without \
          '--write'
          """
        let result = isAll ? "the sessions hear every part" : rest
        return console.report(["earshot: \(Display.safe(file)): \(result)"])
      }
      let name = file.split(separator: "/").last.map(String.init) ?? file
      return console.output.fragment(proposal.text(screen: name))
    }
    if options.has(.json) {
      for item in cover.items { try console.output.verbatim(item.json) }
      return try console.output.verbatim(score.json(file: file))
    }
    for item in cover.items where item.heardBy == nil { try console.output.line(item.line) }
    try console.output.line("\(Display.safe(file)): \(score.line)")
  }
}
