internal import EarshotReadOut
internal import EarshotLines
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The row of `earshot speak`.
  static let speak = Command(
    "speak",
    usage: "FILE…",
    summary: "print what is said at each stop",
    need: "a file",
    about: "Prints what is said at each stop of the first screen, in swipe order.",
    options: [
      OptionRow(
        .screen,
        "another screen, or an alert, a sheet, or a menu,\nby its identifier or title"
      ),
      OptionRow(
        .all,
        "every screen, each followed by its alerts, sheets,\nand menus; also read what is invisible in exports"
      ),
      OptionRow(.rotors, "also list the rotors of each stop"),
      OptionRow(.json, "a JSON object for each stop"),
    ] + OptionRow.ofReading.filter { $0.option != .all },
    validate: { (options) throws(Failure) in
      if options.has(.all), options.has(.screen) {
        throw .usage("'--all' and '--screen' can't be used together")
      }
    },
    run: { (options, _, console) throws(Failure) in
      try SpeakCommand(options: options).run(&console)
    }
  )
}

/// `earshot speak`: the read-out of the first screen, or of the one that is named.
struct SpeakCommand {
  /// The command line.
  let options: Options

  /// Prints what is heard at each stop.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let (document, result) = try Screens.openKeepingResult(
      options.operands,
      in: options.room,
      importing: options.importing,
      reportingTo: &console
    )
    let lines = try lines(of: document)
    defer { Leftover.keep((result, lines)) }
    for line in lines {
      if options.has(.json) {
        try console.output.verbatim(line)
      } else {
        try console.output.line(line)
      }
    }
    return .ok
  }

  /// The read-out of an app, a line each; JSON where the options want it.
  private func lines(of document: AppDocument) throws(Failure) -> [String] {
    var work = WorkBudget(limits: options.work)
    var lines: [String] = []
    if options.has(.all) {
      let places = ReadOut.places(in: document)
      for place in places {
        if !options.has(.json), places.count > 1 {
          lines.append(SessionLine.note(Display.spoken(place.title)).text)
        }
        add(place, of: document, to: &lines, spending: &work)
      }
    } else if let place = try Screens.place(named: options[.screen], in: document) {
      add(place, of: document, to: &lines, spending: &work)
    }
    guard !work.isSpent else {
      throw Failure(
        .malformed,
        """
        too much work: the rotors of all stops are more than \(options.work.run.withThousands) units; \
        leave '--rotors' out, or allow more with '--budget 4x'
        """
      )
    }
    return lines
  }

  private func add(
    _ place: ReadOut.Place,
    of document: AppDocument,
    to lines: inout [String],
    spending work: inout WorkBudget
  ) {
    let rotors: ReadOut.Rotors = options.has(.rotors) ? .listed : .omitted
    var readOut = ReadOut(document, at: place, options: options.session, rotors: rotors)
    readOut.work = work
    readOut.forEachStop { stop in
      if options.has(.json) {
        lines.append(options.has(.all) ? stop.json(on: place) : stop.json)
      } else {
        stop.add(to: &lines)
      }
    }
    work = readOut.work
    Leftover.keep(readOut)
  }
}
