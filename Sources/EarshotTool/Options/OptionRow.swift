/// The help text of an option, which differs between commands.
struct OptionRow: Sendable {
  let option: Option
  /// The effect, with manual line breaks, or `nil` if the usage line says enough.
  let help: String?
  /// The placeholder for the argument, if this command needs a different one than others.
  let argument: String?

  /// Creates the help row of an option.
  init(_ option: Option, _ help: String?, argument: String? = nil) {
    self.option = option
    self.help = help
    self.argument = argument
  }

  /// The option with its placeholder, such as `--screen FILE`.
  var usage: String { argument.map { "\(option.spelling) \($0)" } ?? option.usage }

  /// The value that the option needs, in words.
  var need: String { argument == "FILE" ? "a file" : option.need }

  /// The options of commands that open the exports of other tools.
  static let ofImports = [
    OptionRow(
      .from,
      "read other tools' files in this format (see help import);\nby default, Earshot recognizes the format"
    ),
    OptionRow(.all, "also read invisible views in other tools' files"),
    OptionRow(
      .order,
      "order the views in other tools' files by geometry, as\nVoiceOver does, or by tree, as in the file"
    ),
  ]

  /// The options of commands that read and run files.
  static let ofReading =
    ofImports + [
      OptionRow(
        .budget,
        "allow N units of work for each gesture, each claim, and\nthe run, or a multiple of the usual limit, such as 4x"
      )
    ]

  /// The options of commands that write a sound file.
  static let ofAudio = [
    OptionRow(
      .audio,
      "write what you hear to a new WAV file, using espeak-ng or\nsay, and captions to a .vtt file next to it"
    ),
    OptionRow(
      .gestures,
      "with --audio: announce gestures in a different voice\n(voice), as tones (tones, the default), or not at all\n(none)"
    ),
    OptionRow(.cues, "with --audio: add tones for sounds; the default is on"),
  ]

  /// The options of every command.
  static let common = [
    OptionRow(
      .style,
      "print speech as VoiceOver says it (spoken),\nin snapshot notation (snapshot), as one\nstring for each stop (utterance), or with\nsymbols spelled out (readings)"
    ),
    OptionRow(.language, "use this language, such as de"),
    OptionRow(.idiom, "simulate this device"),
    OptionRow(.direction, "use this reading direction"),
    OptionRow(.color, "use colors in a terminal unless NO_COLOR is\nset (auto), always, or never"),
    OptionRow(
      .allow,
      "also open files in DIR that a file names or\na link points to; you can repeat the option"
    ),
    OptionRow(.help, nil),
    OptionRow(.version, nil),
  ]
}
