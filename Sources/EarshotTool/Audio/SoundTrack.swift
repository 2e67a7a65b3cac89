/// A track of sounds, which can overlap.
struct SoundTrack: Sendable {
  /// The maximum duration of a track, in seconds.
  ///
  /// The samples of such a track take 53 MB.
  static let longest = 20 * 60

  /// The sound so far.
  private(set) var samples = Samples()

  /// The maximum number of samples.
  private static let limit = longest * Samples.rate

  /// Returns whether a track that ends at the given sample exceeds the maximum duration.
  static func isTooLong(_ end: Int) -> Bool { end > limit }

  /// Extends the track with silence.
  mutating func extend(to end: Int) {
    let missing = min(end, Self.limit) - samples.values.count
    if missing > 0 { samples.values += repeatElement(0, count: missing) }
  }

  /// Adds a sound to the track.
  ///
  /// The method cuts off the part that exceeds the maximum duration, and clips the amplitude to 16
  /// bits.
  ///
  /// - Complexity: O(*n*), where *n* is the combined length of the sound and the silence before it.
  mutating func lay(_ sound: Samples, at start: Int) {
    extend(to: start + sound.values.count)
    for (offset, value) in sound.values.enumerated() {
      let place = start + offset
      guard place < samples.values.count else { return }
      let sum = Int(samples.values[place]) + Int(value)
      samples.values[place] = Int16(max(Int(Int16.min), min(Int(Int16.max), sum)))
    }
  }

  /// Removes the part of a sound that's at or after the given position in the track.
  mutating func remove(_ sound: Samples, at start: Int, from place: Int) {
    for position in max(start, place)..<max(max(start, place), start + sound.values.count) {
      guard position < samples.values.count else { return }
      let rest = Int(samples.values[position]) - Int(sound.values[position - start])
      samples.values[position] = Int16(max(Int(Int16.min), min(Int(Int16.max), rest)))
    }
  }
}
