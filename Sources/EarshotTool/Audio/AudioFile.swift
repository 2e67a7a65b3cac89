/// The sound file that `--audio` requests, with its captions.
struct AudioFile {
  private let path: String
  private let captions: String
  private(set) var sound: WalkSound

  /// The file extension, which is compared without regard to case.
  private static let ending = ".wav"

  /// Returns whether the name has the extension of a sound file.
  static func isName(_ name: String) -> Bool {
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return last.lowercased().hasSuffix(ending) && last.count > ending.count
  }

  /// Checks that Earshot can create the sound file and its captions, and that a synthesizer exists.
  ///
  /// Returns `nil` if the command line has no `--audio`.
  ///
  /// - Throws: ``Failure`` if a file exists, its folder isn't writable, or there's no synthesizer.
  init?(_ options: Options, _ environment: Environment) throws(Failure) {
    guard let path = options[.audio] else { return nil }
    self.path = path
    captions = path.dropLast(Self.ending.count) + ".vtt"
    for path in [path, captions] {
      try FileWriter.checkFolder(of: path)
      try Self.checkIsNew(path)
    }
    let synthesizer = try WaveSynthesizer(in: environment)
    sound = WalkSound(
      gestures: options[.gestures].flatMap(WalkSound.Gestures.init(rawValue:)) ?? .tones,
      cues: options[.cues] != "off"
    ) { (phrase, longest) throws(Failure) in
      try synthesizer.samples(of: phrase, atMost: longest)
    }
  }

  /// Adds a step of the walk to the sound.
  mutating func add(_ step: WalkSound.Step) throws(Failure) { try sound.add(step) }

  /// Writes the sound file and its captions.
  func write() throws(Failure) {
    let (samples, cues) = sound.finished()
    try Self.checkIsNew(path)
    try FileWriter.create(path, WaveFile.bytes(of: samples))
    try FileWriter.create(captions, Array(cues.webVTT.utf8))
  }

  private static func checkIsNew(_ path: String) throws(Failure) {
    guard FileSystem.status(of: path, followingLinks: false) == nil else {
      throw .cannotWrite(path, "the file already exists; name a different one")
    }
  }

  /// Rejects options that can't be combined with a sound file, or that need one.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - others: The options that select a different output and can't be combined with a sound
  ///     file.
  /// - Throws: ``Failure`` that names the options.
  static func validate(_ options: Options, excluding others: [Option]) throws(Failure) {
    guard options.has(.audio) else {
      for option in [Option.gestures, .cues] where options.has(option) {
        throw .usage("'\(option.spelling)' needs '--audio'")
      }
      return
    }
    for other in others where options.has(other) {
      throw .usage("'--audio' and '\(other.spelling)' can't be used together")
    }
  }
}
