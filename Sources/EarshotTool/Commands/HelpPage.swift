internal import EarshotSession

/// The pages of help, each by the word that asks for it.
enum HelpPage: String, CaseIterable, Sendable {
  case walk, speak, test, diff, check, convert, teach, gestures, commands, options, status

  /// What is printed without a topic.
  static let overview = """
    usage: earshot [FILE…]             walk an app; the sample app alone
           earshot walk [FILE…]        the same
           earshot speak FILE…         print what is heard at each stop
           earshot test FILE/DIR…      run transcripts
           earshot diff OLD NEW        tell what a change changes
           earshot check FILE…         tell what is wrong with files
           earshot convert FILE --to screen/json
           earshot teach [LESSON]      play a lesson; alone: list them
           earshot help [TOPIC]

    A FILE is a screen file (.screen or .json), a folder of them, or - for
    standard input. Several are opened together as one app.

    Topics: \(allCases.prefix(7).map(\.rawValue).joined(separator: ", ")),
    \(allCases.dropFirst(7).map(\.rawValue).joined(separator: ", ")).

    """

  /// The page.
  var text: String {
    switch self {
    case .walk: Self.walkText
    case .speak: Self.speakText
    case .test: Self.testText
    case .diff: Self.diffText
    case .check: Self.checkText
    case .convert: Self.convertText
    case .teach: Self.teachText
    case .gestures: Self.lines("Gestures, their short forms, and what they do.", "gestures")
    case .commands: Self.lines("Commands of the session, which are no gestures.", "commands")
    case .options: Self.optionsText
    case .status: Self.statusText
    }
  }

  /// What the session says on the same topic, with the lines broken.
  private static func lines(_ title: String, _ topic: String) -> String {
    let lines = Help.lines(on: topic).flatMap { wrapped($0) }
    return ([title, ""] + lines).map { $0 + "\n" }.joined()
  }

  /// Breaks a line between words; what follows is indented.
  private static func wrapped(_ line: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if current.isEmpty {
        current = String(word)
      } else if current.count + word.count < 72 {
        current += " \(word)"
      } else {
        lines.append(current)
        current = "    \(word)"
      }
    }
    return lines + [current]
  }

  private static let walkText = """
    usage: earshot walk [FILE…] [options]

    Opens the app in a session: type a gesture, read what VoiceOver says.
    Without a file it is the built-in sample app. Where the input is no
    terminal each command is repeated, so that the output is a transcript.

    --plain        lines without editing and colours
    --fail-fast    end at the first refusal
    --record FILE  writes the session to a new file as it goes
    --keys         single keys as gestures, on a terminal: arrows swipe,
                   space double-taps, ? tells the others, q ends

    Exit status: 1 where a command from a pipe was unknown or malformed,
    else 0.

    See also: earshot help gestures, commands, options, status.

    """

  private static let speakText = """
    usage: earshot speak FILE… [options]

    Prints each stop of the first screen in swipe order, as it is spoken.

    --screen ID    another screen than the first
    --rotors       the rotors of each stop, too
    --json         one JSON object a stop

    See also: earshot help options, status.

    """

  private static let testText = """
    usage: earshot test FILE/DIR… [options]

    Runs transcripts (.vo) and the sessions in Markdown files, and prints a
    line a file, what differs as hunks for patch -p0, and how many sessions
    passed. Folders are searched through and through.

    --update       rewrite what is heard otherwise, in files without errors
    --check        write nothing; tell which files --update would rewrite,
                   and fail if there is one
    --force        with --update: rewrite even where CI is set
    --fail-fast    end at the first session that fails; the files not run
                   count as skipped
    -k PATTERN     only sessions whose path or one of whose phases holds the
                   pattern, whatever the case; * is any characters, ? is one
    --allow-empty  it is no error if there is nothing to run
    --jobs N       how many files are run at once; as many as there are
                   processors if not given. The output is the same.
    --json         one JSON object a session: file, line, outcome, reason,
                   steps, problems
    --tap          Test Anything Protocol, version 14
    --github       annotations for GitHub Actions
    --junit FILE   also write a report as JUnit XML

    Exit status: 0 where everything agrees, 1 where a session differs, 65
    where a file cannot be read as what it should be, 66 where one is not
    there or there is nothing to run, 74 where one could not be written.
    Of several the gravest counts: 65, 66, 74, 1.

    See also: earshot help options, status.

    """

  private static let diffText = """
    usage: earshot diff OLD NEW [options]

    Tells what a change to a screen changes for the ear, a line a change:
    stops that came, went or moved, and what is said of the others, with
    the property it comes from. OLD and NEW are files, or folders of them.
    Of two transcripts (.vo) it tells the gestures that each took, and
    where they part.

    --json         one JSON object a change

    Exit status: 0 where nothing differs, 1 where something does.

    See also: earshot help options, status.

    """

  private static let checkText = """
    usage: earshot check FILE… [options]

    Tells what is wrong with screen files, with line and column. The files
    are one app, unless more than one declares an app.

    --fix          apply the changes that are proposed
    --json         one JSON object a diagnostic: file, line, column,
                   severity, message

    Exit status: 0 without errors, 65 with errors.

    See also: earshot help options, status.

    """

  private static let convertText = """
    usage: earshot convert FILE --to screen/json

    Prints the app in the other form. JSON holds no comments.

    See also: earshot help options, status.

    """

  private static let teachText = """
    usage: earshot teach [LESSON] [options]

    Plays a lesson, a step at a time. A LESSON is a number, a name or a
    file; without one the lessons in Docs/Lessons are listed. Return goes
    on. Where the input is no terminal nothing waits: lines are answers.

    --quiz         ask for the gestures and for the words
    --record FILE  write what the learner did to a new file, as a
                   transcript that 'earshot test' runs
    --plain        lines without editing and colours

    Among the answers: ? gives a hint, skip goes on, outline shows the
    screen, :why tells why it is said so, :undo takes a gesture back,
    quit ends the lesson.

    Exit status: 0 however the answers were.

    See also: earshot help options, status.

    """

  private static let optionsText = """
    --style spoken/snapshot     words as spoken, or as snapshots note them
    --language TAG              the language, such as de
    --idiom phone/pad           the kind of device
    --direction ltr/rtl         the direction of reading
    --color auto/always/never   colours; auto: on a terminal, and only
                                while NO_COLOR is not set
    --help, --version

    Options may be written --name value or --name=value, anywhere before a
    word that is -- alone.

    """

  private static let statusText = """
    0     all went well
    1     a transcript differs, diff found changes, or a piped walk met
          an unknown command
    64    the command line was not understood
    65    a file is malformed
    66    no such file, or nothing to run
    70    a defect of earshot
    74    the output could not be written
    129   hung up
    130   interrupted
    141   nobody reads the output
    143   terminated

    """
}
