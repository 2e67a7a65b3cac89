/// A player that uses a system program to play cues from wave files in the cache folder.
struct CuePlayer {
  /// The supported programs, in the order in which Earshot searches for them.
  enum Kind: String, CaseIterable, Sendable {
    /// The macOS player.
    case afplay
    /// The PulseAudio and PipeWire player.
    case paplay
    /// The ALSA player.
    case aplay
    /// The SoX player.
    case play

    /// Returns the player's arguments for playing a file.
    ///
    /// - See: the manual pages of afplay, paplay, aplay, and sox.
    func arguments(for path: String) -> [String] {
      switch self {
      case .afplay, .paplay: [path]
      case .aplay, .play: ["-q", path]
      }
    }
  }

  /// The maximum duration of a cue, in microseconds.
  ///
  /// Earshot stops a player that takes longer.
  static let patience = 2_000_000

  private let kind: Kind
  private let program: String
  private let folder: String

  /// The advice if no program is installed.
  static let advice = """
    there's no program that plays sounds, so cues are silent; install pulseaudio-utils, alsa-utils, \
    or sox
    """

  /// Finds a player and writes the cues to wave files.
  ///
  /// Returns `nil` if there's no player or cache folder, or if a cue can't be written.
  init?(in environment: Environment) {
    guard
      let (kind, program) = Kind.allCases.lazy.compactMap({ kind in
        ProgramSearch.path(of: kind.rawValue, in: environment).map { (kind, $0) }
      }).first,
      let cache = environment.cacheFolder
    else { return nil }
    (self.kind, self.program, folder) = (kind, program, cache + "/cues")
    FileSystem.makePrivateFolders(folder)
    for cue in Cue.allCases where !write(cue) { return nil }
  }

  private func path(of cue: Cue) -> String { "\(folder)/\(cue.rawValue).wav" }

  /// Writes a cue to its file, unless the file already has the same contents.
  ///
  /// Returns whether the file contains the cue.
  private func write(_ cue: Cue) -> Bool {
    let bytes = WaveFile.bytes(of: cue.tones.samples)
    let path = path(of: cue)
    if (try? FileReader.read(path)) == bytes { return true }
    return (try? FileWriter.create(path, bytes)) != nil
  }

  /// Starts playing a sound that isn't a cue, or returns `nil` if this fails.
  ///
  /// The sound plays from a file that the next call overwrites.
  func play(_ sound: Samples) -> Child? {
    let path = "\(folder)/graph.wav"
    guard (try? FileWriter.create(path, WaveFile.bytes(of: sound))) != nil else { return nil }
    return Child(program, kind.arguments(for: path), input: "", as: .cue)
  }

  /// Starts playing a cue, or returns `nil` if the player can't start.
  func play(_ cue: Cue) -> Child? {
    Child(program, kind.arguments(for: path(of: cue)), input: "", as: .cue)
  }
}

extension CuePlayer {
  /// Rejects `--cues` without `--voice`.
  ///
  /// - Throws: ``Failure`` that names both options.
  static func validate(_ options: Options) throws(Failure) {
    if options.has(.cues), !options.has(.voice) { throw .usage("'--cues' needs '--voice'") }
  }

  /// Creates the player that a command line requests.
  ///
  /// Returns `nil` if the command has no cues, if cues are off, or if no player is usable. In the
  /// last case, with `--cues on`, the initializer also prints a line that names programs to
  /// install.
  init?(_ options: Options, _ environment: Environment, _ console: inout Console) {
    guard options.command.knows(.cues), options[.cues] != "off" else { return nil }
    guard let player = CuePlayer(in: environment) else {
      if options[.cues] == "on" { console.report(["earshot: \(Self.advice)"]) }
      return nil
    }
    self = player
  }
}
