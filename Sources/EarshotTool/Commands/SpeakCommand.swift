internal import EarshotReadOut
internal import EarshotLines
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The definition of `earshot speak`.
  static let speak = Command(
    "speak",
    usage: "FILE…",
    summary: "print VoiceOver's words at each stop",
    need: "a file",
    about: """
      Prints VoiceOver's words at each stop of the first screen, in swipe
      order. '--style' determines how Earshot prints the words; see help
      options.
      """,
    options: [
      OptionRow(
        .screen,
        "print a different screen, or an alert, a sheet, or a\nmenu, by its identifier or title"
      ),
      OptionRow(
        .all,
        "print every screen, followed by its alerts, sheets, and\nmenus; also read invisible views in other tools' files"
      ),
      OptionRow(.rotors, "also list the rotors of each stop"),
      OptionRow(.json, "print a JSON object for each stop"),
      OptionRow(
        .voice,
        "also speak each stop with the system's synthesizer:\nespeak-ng, spd-say, or say"
      ),
      OptionRow(
        .speechOnly,
        "print only what you hear, with one utterance on each line"
      ),
    ] + OptionRow.ofAudio.filter { $0.option != .cues }
      + OptionRow.ofReading.filter { $0.option != .all },
    validate: { (options) throws(Failure) in
      try AudioFile.validate(options, excluding: [.voice])
      for option in [Option.json, .rotors] where options.has(.speechOnly) && options.has(option) {
        throw .usage("'--speech-only' and '\(option.spelling)' can't be used together")
      }
      if options.has(.all), options.has(.screen) {
        throw .usage("'--all' and '--screen' can't be used together")
      }
    },
    run: { (options, environment, console) throws(Failure) in
      try SpeakCommand(options: options, environment: environment).run(&console)
    }
  )
}

/// `earshot speak`: prints the readout of the first screen, or of a named screen.
struct SpeakCommand {
  let options: Options
  let environment: Environment

  /// The lines to print, with the phrases to speak and the steps of the sound file.
  private struct Page {
    var lines: [String] = []
    /// The phrases, by the index of the line that they follow.
    var phrases: [Int: [Phrase]] = [:]
    /// The stops as steps of a sound file.
    var steps: [WalkSound.Step] = []
  }

  /// Prints VoiceOver's words for each stop.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let (document, result) = try Screens.openKeepingResult(
      options.operands,
      in: options.room,
      importing: options.importing,
      reportingTo: &console
    )
    var audio = try AudioFile(options, environment)
    let voice = Voice(options, environment, &console)
    let page = try page(of: document)
    defer { ProcessLifetime.keep((result, page)) }
    // Looking up an option takes as long as printing a line.
    let (isJSON, isSpeechOnly) = (options.has(.json), options.has(.speechOnly))
    if page.lines.isEmpty, !isJSON {
      let place = options.has(.all) ? "the app" : "the screen"
      console.report(["earshot: \(place) has no stops; add an element that VoiceOver can reach"])
    }
    for (number, line) in page.lines.enumerated() {
      if isJSON {
        try console.output.verbatim(line)
      } else {
        try console.output.line(line)
      }
      if isSpeechOnly { try console.output.flush() }
      guard let voice, let phrases = page.phrases[number] else { continue }
      try console.output.flush()
      voice.say(phrases)
      voice.finish()
    }
    try console.output.flush()
    for step in page.steps { try audio?.add(step) }
    try audio?.write()
    return .ok
  }

  /// Returns the readout of the screens that the options select, as text or JSON.
  private func page(of document: AppDocument) throws(Failure) -> Page {
    var work = WorkBudget(limits: options.work)
    var page = Page()
    if options.has(.all) {
      let places = ReadOut.places(in: document)
      for place in places {
        if !options.has(.json), !options.has(.speechOnly), places.count > 1 {
          page.lines.append(SessionLine.note(Display.spoken(place.title)).text)
        }
        add(place, of: document, to: &page, spending: &work)
      }
    } else if let place = try Screens.place(named: options[.screen], in: document) {
      add(place, of: document, to: &page, spending: &work)
    }
    guard !work.isSpent else {
      throw Failure(
        .malformed,
        """
        the rotors of all stops take too much work (more than \
        \(options.work.run.withThousands) units); leave out '--rotors', or allow more work with a \
        larger '--budget' (1x by default)
        """
      )
    }
    return page
  }

  private func add(
    _ place: ReadOut.Place,
    of document: AppDocument,
    to page: inout Page,
    spending work: inout WorkBudget
  ) {
    let rotors: ReadOut.Rotors = options.has(.rotors) ? .listed : .omitted
    var readOut = ReadOut(document, at: place, options: options.session, rotors: rotors)
    readOut.work = work
    let phrasing = Phrasing(
      tree: document.tree,
      manner: options.session.manner,
      language: readOut.language
    )
    let (isJSON, isSpeechOnly) = (options.has(.json), options.has(.speechOnly))
    let (isAll, hasAudio, hasVoice) = (options.has(.all), options.has(.audio), options.has(.voice))
    readOut.forEachStop { stop in
      if isJSON {
        page.lines.append(isAll ? stop.json(on: place) : stop.json)
      } else if isSpeechOnly {
        page.lines += stop.words.compactMap(HeardLines.line)
      } else {
        stop.add(to: &page.lines)
      }
      if hasAudio {
        page.steps.append(WalkSound.Step(stop, phrasing, isFirst: page.steps.isEmpty))
      }
      guard hasVoice else { return }
      page.phrases[page.lines.count - 1] = stop.words.flatMap {
        phrasing.phrases(of: $0, about: stop.index)
      }
    }
    work = readOut.work
    ProcessLifetime.keep(readOut)
  }
}

extension WalkSound.Step {
  /// Creates the step to a stop, which is a swipe for every stop except the first.
  fileprivate init(_ stop: ReadOut.Stop, _ phrasing: Phrasing, isFirst: Bool) {
    gestures = isFirst ? [] : [Gesture.swipe(.right, count: 1).description]
    heard = stop.lines(about: stop.index).map { line in
      (line, phrasing.phrases(of: [line]), 0)
    }
  }
}

extension ReadOut.Stop {
  /// Returns the stop's description and hint, as lines of a session.
  fileprivate func lines(about subject: ElementTree.Index) -> [SessionLine] {
    words.enumerated().map { place, text in
      let spoken = Spoken(text, about: subject)
      return place == 0 ? .speech(spoken) : .hint(spoken)
    }
  }
}
