#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The sound of another app during a walk: a quiet chord that gets quieter when the system ducks
/// the app.
///
/// - Source: our choice; the levels are those of APP-AUDIO.md, chapter 3.
struct OtherMusic: Sendable {
  /// The frequencies of the chords, in hertz, by the name of the sound.
  private static let chords = ["music": [220.0, 277.2, 329.6], "podcast": [146.8, 196.0]]
  /// The loudness for each word that an output line about the app can end with.
  ///
  /// For any other word, the app is silent.
  private static let levels = ["on": 0.06, "back": 0.06, "low": 0.015]
  /// The duration of a change of level, in seconds.
  private static let fade = 0.15

  /// The volume changes of each sound, in order: the index of the sample and the new level.
  private var changes: [String: [(place: Int, level: Double)]] = [:]

  /// Processes a line of output, such as `~ audio: music low`.
  ///
  /// - Returns: Whether the line is about another app.
  mutating func take(_ text: String, at place: Int) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, Self.chords[words[0]] != nil else { return false }
    changes[words[0], default: []].append((place, Self.levels[words[1]] ?? 0))
    return true
  }

  /// Adds the other app's sound to a track, from its first change to the end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the track.
  func lay(on track: inout SoundTrack) {
    for (name, changes) in changes.sorted(by: { $0.key < $1.key }) {
      guard let first = changes.first, let chord = Self.chords[name] else { continue }
      let end = track.samples.values.count
      let step = 1 / (Self.fade * Double(Samples.rate)) * 0.06
      var (level, next) = (0.0, 0)
      var goal = 0.0
      var values: [Int16] = []
      values.reserveCapacity(max(0, end - first.place))
      for place in first.place..<max(first.place, end) {
        while next < changes.count, changes[next].place <= place {
          goal = changes[next].level
          next += 1
        }
        level += max(-step, min(step, goal - level))
        guard level > 0 else {
          values.append(0)
          continue
        }
        let time = Double(place) / Double(Samples.rate)
        let wave = chord.reduce(0) { $0 + sin(2 * .pi * $1 * time) } / Double(chord.count)
        values.append(Int16(wave * level * Double(Int16.max)))
      }
      track.lay(Samples(values: values), at: first.place)
    }
  }
}
