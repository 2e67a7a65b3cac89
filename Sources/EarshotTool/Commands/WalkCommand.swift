// Longer than 300 lines: the options of one command belong together.

internal import EarshotTranscripts
internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The definition of `earshot walk`.
  static let walk = Command(
    "walk",
    usage: "[FILE…]",
    summary: "the same as 'earshot [FILE…]'",
    about: """
      Opens the app or, without a file, the built-in sample app. Type a
      gesture, and read what VoiceOver says. If the input isn't a terminal,
      Earshot repeats each command, so the output is a session file.
      """,
    options: [
      OptionRow(.plain, "turn off line editing and colors"),
      OptionRow(.failFast, "stop at the first refusal"),
      OptionRow(
        .at,
        "begin after a step of a session, such as menu.vo:14, and\nopen the screen that the session names"
      ),
      OptionRow(.record, "write the session to a new file as you walk"),
      OptionRow(
        .watch,
        "read the screens again when you save them, repeat your\nsteps, and show what changed at the cursor"
      ),
      OptionRow(
        .keys,
        "use single keys as gestures in a terminal: arrow keys\nswipe, Space double-taps, ? lists the others, and q quits"
      ),
      OptionRow(
        .voice,
        "also speak what you hear with the system's synthesizer\n(espeak-ng, spd-say, or say); a new gesture silences it"
      ),
      OptionRow(
        .cues,
        "with --voice: play tones for sounds, new screens, turns\nof the rotor, and refused gestures; the default is on"
      ),
      OptionRow(
        .speechOnly,
        "print only what you hear, with one utterance on each\nline, for a synthesizer or a Braille display"
      ),
    ] + OptionRow.ofReading,
    closing: """
      Exit status: 0, 1 if a command from a pipe is unknown or malformed, 65
      if a file isn't valid, and 66 if a file is missing.
      """,
    related: ["gestures", "commands"],
    validate: { (options) throws(Failure) in
      try CuePlayer.validate(options)
      try WalkCommand.validate(options)
    }
  ) { (options, environment, console) throws(Failure) in
    var walk = WalkCommand(options: options, environment: environment)
    return try walk.run(&console)
  }
}

/// `earshot walk`: runs a session with an app, command by command.
struct WalkCommand {
  let options: Options
  let environment: Environment
  var status = ExitCode.ok
  /// The source of the open app.
  var place = AppPlace.sample
  /// Whether no command from a pipe has run yet.
  ///
  /// If so, the walk skips a plain `start`, because it has already started the app.
  private var isBeforeFirstCommand = true
  /// The recording of the session, or `nil` if there's none.
  var recorder: Recorder?
  /// The input that the user typed while a long page was visible and that hasn't run yet, or `nil`
  /// if there's none.
  var waiting: Input?
  var watch = FileWatch([])
  /// The voice, or `nil` without `--voice`.
  var voice: Voice?
  /// Whether the walk has printed the comment on announcements that a phone may lose.
  private var isDoubtTold = false

  init(options: Options, environment: Environment) {
    self.options = options
    self.environment = environment
  }

  /// Runs the walk until the input ends.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let beginning = try beginning(&console)
    place = beginning.place
    watch = FileWatch(place.files)
    var session = Session(beginning.document, options: beginning.options)
    session.firstScreen = beginning.firstScreen
    limitWork(of: &session)
    defer { ProcessLifetime.keep(session) }
    voice = Voice(options, environment, &console)
    defer { voice?.silence() }
    let (options, environment) = (options, environment)
    var source = WalkInput(options, environment) { line in
      var output = Console(options, environment).output
      output.erase(line)
      try? output.flush()
    }
    defer { source.close() }
    if options.has(.keys) { _ = source.switchToKeys() }
    if let path = options[.record] { try startRecording(path) }
    defer { recorder?.end() }
    if environment.isConversation, !isSpeechOnly { try greet(source, &console) }
    for command in beginning.commands {
      let response = session.run(LineMark.command.line(command))
      try printAsTranscript(response, &console)
      voice?.say(response, in: session)
    }
    try note(record(&session), &console)
    while true {
      let input = try next(&source, &session, &console)
      session.mapWidth = options.has(.plain) ? 0 : environment.columns
      if let end = try take(input, &source, &session, &console) { return end }
    }
  }

  /// Returns the start of the walk on the command line.
  ///
  /// - Throws: ``Failure`` if the options contradict each other or the app can't be opened.
  private func beginning(_ console: inout Console) throws(Failure) -> WalkBeginning {
    if options.has(.keys), !environment.inputIsTerminal {
      throw .usage("'--keys' needs a terminal; leave it out if the input is a pipe or a file")
    }
    guard let place = options[.at] else { return try WalkBeginning(options, &console) }
    guard options.operands.isEmpty else {
      throw .usage("with '--at', the session names the screen; leave out the file")
    }
    return try WalkBeginning(at: place, options, &console)
  }

  private func greet(_ source: WalkInput, _ console: inout Console) throws(Failure) {
    let sample = place == .sample ? [SessionLine.note(Help.sample)] : []
    let warnings =
      options.has(.at)
      ? [] : Screens.warnings(options.operands, in: options.room, importing: options.importing)
    let lines =
      sample + (source.readsKeys ? KeyTable.greeting : Help.greeting.map { .note($0) })
      + warnings.map { .note($0) }
    for line in lines.printed { try console.output.line(line) }
  }

  /// Processes input and returns the exit status if the walk ends, or `nil` if it continues.
  private mutating func take(
    _ input: Input,
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> ExitCode? {
    if environment.inputIsTerminal, input != .cleared { voice?.silenceVoiceOver() }
    switch input {
    case .line(let line): return try take(line: line, &source, &session, &console)
    case .command(let command):
      return try take(command: command, &source, &session, &console)
    case .note(Interruptions.question):
      let kept = recorder.map { Interruptions.question(keeping: Display.spoken($0.path)) }
      try note([.note(kept ?? Interruptions.question)], &console)
    case .note(let text): try note([.note(text)], &console)
    case .lines:
      try note([.note("Earshot reads whole lines again; ':keys' returns to single keys")], &console)
    case .unusable(let reason):
      let refusal = reason.refusal
      let isTold = environment.isConversation
      if isSpeechOnly {
        console.report([refusal])
      } else {
        try console.output.line(isTold ? refusal : LineMark.note.line(refusal))
        try console.output.flush()
      }
      return afterCommand(isMalformed: true, isRefused: true)
    case .cleared, .prompt: break
    case .end: return status
    case .stop(let status): return status
    }
    return nil
  }

  private mutating func take(
    line typed: String,
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> ExitCode? {
    if !environment.isConversation, isBeforeFirstCommand {
      let line = InputLine(typed)
      isBeforeFirstCommand = !line.isActive
      if line.isPlainStart { return nil }
    }
    if environment.isConversation, !session.mayHoldSecret(typed) { source.remember(typed) }
    let response = session.run(typed)
    if !isSpeechOnly, try page(response, &source, &console) { return nil }
    let notes = record(&session)
    if environment.isConversation {
      try print(response, echoedAs: nil, &console)
    } else {
      try printAsTranscript(response, &console)
    }
    return try finish(response, notes, &source, &session, &console)
  }

  /// Runs the command of a key, and shows the command unless the setting `echo` is off.
  private mutating func take(
    command: String,
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> ExitCode? {
    let isShown = session.options.echo
    let response = session.run(command)
    let echo = isShown && !response.echo.isEmpty ? response.echo : nil
    let help = command == KeyTable.command(for: .character("?")) ? KeyTable.help.printed : []
    if !isSpeechOnly, response.request == nil, response.content.allSatisfy(\.isNote),
      try page((echo.map { [$0] } ?? []) + response.lines + help, &source, &console)
    {
      return nil
    }
    let notes = record(&session)
    try print(response, echoedAs: echo, &console)
    if isSpeechOnly {
      console.report(help)
    } else {
      for line in help { try console.output.line(line) }
      try console.output.flush()
    }
    return try finish(response, notes, &source, &session, &console)
  }

  /// Ends a step by printing its notes, speaking the response, and fulfilling a request.
  ///
  /// Returns the exit status if the walk ends, or `nil` if it continues. Callers record the step
  /// before they show it, so the step isn't lost if the terminal fails.
  private mutating func finish(
    _ response: Session.Response,
    _ notes: [SessionLine],
    _ source: inout WalkInput,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> ExitCode? {
    var lines = notes
    if session.hasDoubtfulAnnouncement { lines += doubt(&session) }
    try note(lines, &console)
    if voice != nil { voice?.say(response, in: session) }
    if let request = response.request, try fulfil(request, &source, &session, &console) {
      return status
    }
    if let end = endOfWork(response) { return end }
    return afterCommand(isMalformed: response.isMalformed, isRefused: response.isRefused)
  }

  /// Returns the comment on the first announcement that a phone may lose.
  private mutating func doubt(_ session: inout Session) -> [SessionLine] {
    guard !isDoubtTold, session.hasDoubtfulAnnouncement else { return [] }
    isDoubtTold = true
    return [.note(Self.doubt)]
  }

  private static let doubt =
    "a device may lose this announcement, because the app posts it during speech; ':why' gives details"

  mutating func note(_ lines: [SessionLine], _ console: inout Console) throws(Failure) {
    guard !lines.isEmpty else { return try console.output.flush() }
    if isSpeechOnly { return console.report(lines.printed) }
    for line in lines.printed { try console.output.line(line) }
    try console.output.flush()
  }

  private mutating func afterCommand(isMalformed: Bool, isRefused: Bool) -> ExitCode? {
    if isMalformed, !environment.inputIsTerminal { status = .differs }
    return isRefused && options.has(.failFast) ? status : nil
  }

  private mutating func print(
    _ response: Session.Response,
    echoedAs echo: String?,
    _ console: inout Console
  ) throws(Failure) {
    if isSpeechOnly { return try printHeard(response, &console) }
    try print((echo.map { [$0] } ?? []) + response.lines, &console)
  }

  /// Prints a response with its command, as in a transcript.
  private mutating func printAsTranscript(
    _ response: Session.Response,
    _ console: inout Console
  ) throws(Failure) {
    if isSpeechOnly { return try printHeard(response, &console) }
    guard console.output.isUnadorned, let command = response.plainCommand else {
      return try print(response.transcriptLines, &console)
    }
    // A pipe can have many lines, so this avoids an array of lines and a string for each.
    try console.output.line(.command, command.canonical)
    for line in response.content { try console.output.line(line) }
    try console.output.flush()
  }

  /// Whether standard output gets only speech and sounds.
  private var isSpeechOnly: Bool { mutating get { options.has(.speechOnly) } }

  private mutating func print(_ lines: [String], _ console: inout Console) throws(Failure) {
    for line in lines { try console.output.line(line) }
    try console.output.flush()
  }
}
