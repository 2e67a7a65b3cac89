#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The system's synthesizer, which writes phrases to wave files for Earshot to read.
struct WaveSynthesizer {
  /// The maximum time for a phrase, in seconds.
  private static let patience = 60

  private let synthesizer: Synthesizer

  /// Finds a synthesizer that can write wave files.
  ///
  /// - Throws: ``Failure`` if none is installed.
  init(in environment: Environment) throws(Failure) {
    guard let synthesizer = Synthesizer.find(in: environment, for: .writing) else {
      throw Failure(
        .cannotWrite,
        "there's no speech synthesizer that writes sound files; install espeak-ng to use '--audio'"
      )
    }
    self.synthesizer = synthesizer
    Child.prepare()
    // A signal that ends Earshot also ends the synthesizer.
    SignalPipe.shared.catchEndings(.end)
  }

  /// Returns a phrase as sound, without silence around it.
  ///
  /// - Parameters:
  ///   - phrase: The speech.
  ///   - longest: The number of samples after which the sound is too long.
  /// - Returns: The sound, which is empty if the phrase has no words.
  /// - Throws: ``Failure`` if the synthesizer fails, takes too long, or writes too much.
  func samples(of phrase: Phrase, atMost longest: Int) throws(Failure) -> Samples {
    // If the language has no voice, the default voice speaks.
    if phrase.language != nil,
      let sound = try run(phrase, choosesVoice: true, atMost: longest)
    {
      return sound.trimmed
    }
    guard let sound = try run(phrase, choosesVoice: false, atMost: longest) else {
      throw Failure(
        .cannotWrite,
        "'\(synthesizer.path)' didn't write any sound; to see why, run this program directly"
      )
    }
    return sound.trimmed
  }

  /// Runs the synthesizer, or returns `nil` if it fails.
  private func run(
    _ phrase: Phrase,
    choosesVoice: Bool,
    atMost longest: Int
  ) throws(Failure) -> Samples? {
    guard let target = SoundTarget(synthesizer.kind) else {
      throw Failure(
        .cannotWrite,
        "can't write a temporary file in '/tmp'; check the folder's permissions and free space"
      )
    }
    defer { target.remove() }
    let words =
      synthesizer.arguments(for: phrase, choosesVoice: choosesVoice) + target.words
    let input = synthesizer.input(for: phrase)
    guard let child = Child(synthesizer.path, words, input: input, output: target.file) else {
      return nil
    }
    // The limit allows two bytes for each sample, at up to twice the rate.
    let limit = longest * 4 + 4_096
    let start = MonotonicClock.now()
    while true {
      if let status = child.status() {
        return status == 0 ? WaveFile.read(target.bytes(limit)) : nil
      }
      if target.size > limit {
        child.end()
        throw .tooLongSound
      }
      if MonotonicClock.microseconds(since: start) > Self.patience * 1_000_000 {
        child.end()
        throw Failure(
          .cannotWrite,
          """
          '\(synthesizer.path)' took more than \(Self.patience) seconds for one utterance; to see \
          why, run this program directly
          """
        )
      }
      usleep(1_000)
    }
  }
}

/// The file that a synthesizer writes a phrase to.
///
/// eSpeak NG writes to a stream, so its file has no name. `say` requires a name, so its file is in
/// `/tmp`, and only the current user can read it. Earshot deletes the file after reading it.
private struct SoundTarget {
  /// The file descriptor of the open file.
  let file: Int32
  /// The null-terminated name of the file for `say`, or `nil` for eSpeak NG.
  private let name: [CChar]?

  init?(_ kind: Synthesizer.Kind) {
    if kind == .say {
      var name = Array("/tmp/earshot-XXXXXX.wav".utf8CString)
      file = mkstemps(&name, 4)
      self.name = name
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    } else {
      file = Child.namelessFile() ?? -1
      name = nil
    }
    if file < 0 { return nil }
  }

  /// The command-line arguments that request the file.
  var words: [String] {
    guard let name else { return ["--stdout"] }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return ["-o", path, "--data-format=LEI16@\(Samples.rate)"]
  }

  /// The size of the file in bytes.
  var size: Int { FileSystem.status(of: file).map { Int($0.st_size) } ?? 0 }

  /// Returns the written bytes, up to a limit.
  func bytes(_ limit: Int) -> [UInt8] {
    guard lseek(file, 0, SEEK_SET) == 0 else { return [] }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { FileSystem.read(file, $0) }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Closes the file and deletes it if it has a name.
  func remove() {
    close(file)
    if let name { unlink(name) }
  }
}

extension Failure {
  /// The failure for a sound that exceeds the maximum duration of a track.
  static let tooLongSound = Failure(
    .cannotWrite,
    """
    the sound is longer than \(SoundTrack.longest / 60) minutes; to shorten it, choose one screen, \
    one phase, or fewer steps
    """
  )
}
