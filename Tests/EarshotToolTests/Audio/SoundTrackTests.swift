import Testing

@testable import EarshotTool

@Suite("A track for sounds")
struct SoundTrackTests {
  @Test("adds sounds that overlap, and stays within 16 bits")
  func overlap() {
    var track = SoundTrack()
    track.lay(Samples(values: [1, 2, .max]), at: 1)
    track.lay(Samples(values: [10, 1, .min]), at: 2)
    #expect(track.samples.values == [0, 1, 12, .max, .min])
  }

  @Test("takes a sound off from a given place")
  func remove() {
    var track = SoundTrack()
    let sound = Samples(values: [5, 5, 5, 5])
    track.lay(sound, at: 1)
    track.lay(Samples(values: [1]), at: 3)
    track.remove(sound, at: 1, from: 3)
    #expect(track.samples.values == [0, 5, 5, 1, 0])
    track.remove(sound, at: 1, from: 9)
    #expect(track.samples.values == [0, 5, 5, 1, 0])
  }

  @Test("isn't longer than the limit")
  func limit() {
    let limit = SoundTrack.longest * Samples.rate
    #expect(!SoundTrack.isTooLong(limit) && SoundTrack.isTooLong(limit + 1))
    var track = SoundTrack()
    track.extend(to: Int.max / 2)
    #expect(track.samples.values.count == limit)
  }

  @Test("loses the silence around a sound, but not inside it")
  func trimmed() {
    let samples = Samples(values: [0, 3, 900, 0, 0, -900, 2, 0])
    #expect(samples.trimmed.values == [900, 0, 0, -900])
    #expect(Samples(values: [0, 1, -1]).trimmed == Samples())
    #expect(Samples().trimmed == Samples())
  }

  @Test("has cues that are short, quiet, and different", arguments: Cue.allCases)
  func cues(_ cue: Cue) {
    let sound = cue.tones.samples
    #expect(sound.seconds > 0.03 && sound.seconds < 0.25)
    let peak = sound.values.map { abs(Int($0)) }.max() ?? 0
    #expect(peak > 4_000 && peak < 9_000)
    #expect(sound.values.first == 0 && sound.values.last == 0)
    #expect(Cue.allCases.filter { $0.tones == cue.tones } == [cue])
  }
}
