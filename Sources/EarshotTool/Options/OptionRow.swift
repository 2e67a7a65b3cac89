/// The help text of an option, which differs between commands.
struct OptionRow: Sendable {
  let option: Option
  /// The effect, with manual line breaks, or `nil` if the usage line says enough.
  let help: String?

  /// Creates the help row of an option.
  init(_ option: Option, _ help: String?) {
    self.option = option
    self.help = help
  }

  /// The options of commands that open the exports of other tools.
  static let ofImports = [
    OptionRow(
      .from,
      "read another tool's file in this format (see help\nimport); the default is to recognize the\nformat"
    ),
    OptionRow(.all, "also read invisible views in these files"),
    OptionRow(
      .order,
      "order the views in these files by geometry, as VoiceOver\ndoes, or by tree, as in the file"
    ),
  ]

  /// The options of commands that read and run files.
  static let ofReading =
    ofImports + [
      OptionRow(
        .budget,
        "limit the work that a gesture, a claim, and a run can\ntake: 4x for four times the usual, or a number of units"
      )
    ]

  /// The options of commands that write a sound file.
  static let ofAudio = [
    OptionRow(
      .audio,
      "write what you hear to a new WAV file, with say or\nespeak-ng, and captions to a .vtt file next to it"
    ),
    OptionRow(
      .gestures,
      "with --audio: announce gestures in a different voice, as\ntones, or not at all; the default is tones"
    ),
    OptionRow(.cues, "with --audio: off leaves out the tones for sounds"),
  ]

  /// The options of every command.
  static let common = [
    OptionRow(
      .style,
      "write the words as spoken, as in snapshots,\nas a test on iOS 27 gets them, or as voices\nread symbols"
    ),
    OptionRow(.language, "use this language, such as de"),
    OptionRow(.idiom, "simulate this device"),
    OptionRow(.direction, "use this reading direction"),
    OptionRow(.color, "use colors always, never, or (auto) in a\nterminal, unless NO_COLOR is set"),
    OptionRow(
      .allow,
      "also open files in DIR that a file names or\na link points to; you can repeat the option"
    ),
    OptionRow(.help, nil),
    OptionRow(.version, nil),
  ]
}
