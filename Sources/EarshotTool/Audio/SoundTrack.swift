/// A track on which sounds are laid, also over each other.
struct SoundTrack: Sendable {
  /// The longest track, in seconds; its samples take 53 MB.
  static let longest = 20 * 60

  /// The sound so far.
  private(set) var samples = Samples()

  /// The most samples.
  private static let limit = longest * Samples.rate

  /// Whether a sound of a length would end after the longest track.
  static func isTooLong(_ end: Int) -> Bool { end > limit }

  /// Lengthens the track with silence.
  mutating func extend(to end: Int) {
    let missing = min(end, Self.limit) - samples.values.count
    if missing > 0 { samples.values += repeatElement(0, count: missing) }
  }

  /// Lays a sound on the track; what doesn't fit is cut off, and the loudest stays within 16 bits.
  ///
  /// - Complexity: O(*n*) in the length of the sound and of the silence before it.
  mutating func lay(_ sound: Samples, at start: Int) {
    extend(to: start + sound.values.count)
    for (offset, value) in sound.values.enumerated() {
      let place = start + offset
      guard place < samples.values.count else { return }
      let sum = Int(samples.values[place]) + Int(value)
      samples.values[place] = Int16(max(Int(Int16.min), min(Int(Int16.max), sum)))
    }
  }

  /// Takes a sound that was laid off the track from a place to its end.
  mutating func remove(_ sound: Samples, at start: Int, from place: Int) {
    for position in max(start, place)..<max(max(start, place), start + sound.values.count) {
      guard position < samples.values.count else { return }
      let rest = Int(samples.values[position]) - Int(sound.values[position - start])
      samples.values[position] = Int16(max(Int(Int16.min), min(Int(Int16.max), rest)))
    }
  }
}
