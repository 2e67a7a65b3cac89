internal import EarshotReadOut
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
      OptionRow(.screen, "a screen other than the first"),
      OptionRow(.rotors, "also list the rotors of each stop"),
      OptionRow(.json, "a JSON object for each stop"),
    ] + OptionRow.ofReading
  ) { (options, _, console) throws(Failure) in
    try SpeakCommand(options: options).run(&console)
  }
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
    let screen = options[.screen]
    let rotors: ReadOut.Rotors = options.has(.rotors) ? .listed : .omitted
    guard
      var readOut = ReadOut(document, screen: screen, options: options.session, rotors: rotors)
    else {
      let names = document.tree.screens.compactMap { document.tree[$0].identifier }
      let ending = Suggestion.ending(for: screen ?? "", in: names)
      throw .usage("no screen '\(screen ?? "")'\(ending)")
    }
    defer { Leftover.keep(readOut) }
    var lines: [String] = []
    readOut.forEachStop { stop in
      if options.has(.json) { lines.append(stop.json) } else { stop.add(to: &lines) }
    }
    return lines
  }
}
