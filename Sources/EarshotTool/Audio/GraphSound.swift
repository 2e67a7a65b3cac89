#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

internal import EarshotLines

/// The sound of an audio graph, which represents a chart.
///
/// The pitch represents the value, and the time represents the position on the horizontal axis.
/// Apple doesn't document the duration of a chart's sound or its range of pitches.
///
/// - Source: Apple docs for pitch and time; our choice for all numbers (AUDIO-GRAPHS.md, chapter
///   3).
enum GraphSound {
  /// The pitches at the bottom and the top of the vertical axis, in hertz.
  ///
  /// They're three octaves apart.
  static let pitches = 220.0...1_760.0
  /// The time for each point and the shortest and longest times of a series, in seconds.
  static let times = (point: 0.25, shortest: 1.0, longest: 6.0)
  /// The duration of a point's tone, and the shortest duration if there are many points, in
  /// seconds.
  static let tones = (point: 0.15, shortest: 0.02)
  /// The loudness, 0 to 1.
  static let level = 0.25

  /// Returns the pitch, in hertz, for a position on the axis, from 0 (bottom) to 1 (top).
  ///
  /// Equal distances on the axis sound like equal musical intervals.
  static func pitch(_ share: Double) -> Double {
    pitches.lowerBound * pow(pitches.upperBound / pitches.lowerBound, share)
  }

  /// Returns the time from the first tone to the last tone of a series with the given number of
  /// points, in seconds.
  static func seconds(points count: Int) -> Double {
    min(times.longest, max(times.shortest, Double(count) * times.point))
  }
}

extension GraphLine {
  /// The sound of the series.
  ///
  /// A series without points is silent.
  ///
  /// - Complexity: O(*n* + *s*), where *n* is the number of points and *s* is the number of
  ///   samples, at most a few seconds of them.
  var samples: Samples {
    guard let first = moments.first else { return Samples() }
    guard moments.count > 1 else {
      return Tone(GraphSound.pitch(first.pitch), GraphSound.tones.point, level: GraphSound.level)
        .samples
    }
    return isContinuous ? gliding : separate
  }

  /// One tone that glides from point to point.
  private var gliding: Samples {
    let length = GraphSound.seconds(points: moments.count)
    let count = Samples.count(seconds: length)
    let fade = Double(Samples.count(seconds: 0.005))
    var (phase, place) = (0.0, 0)
    let (start, stop) = (moments[0].time, moments[moments.count - 1].time)
    let values = (0..<count).map { number -> Int16 in
      let time = start + (stop - start) * Double(number) / Double(max(1, count - 1))
      while place + 2 < moments.count, moments[place + 1].time < time { place += 1 }
      let (from, to) = (moments[place], moments[place + 1])
      let part =
        to.time > from.time ? min(1, max(0, (time - from.time) / (to.time - from.time))) : 1
      phase +=
        2 * .pi * GraphSound.pitch(from.pitch + (to.pitch - from.pitch) * part)
        / Double(Samples.rate)
      let edge = min(1, Double(min(number, count - 1 - number)) / fade)
      return Int16(sin(phase) * GraphSound.level * edge * Double(Int16.max))
    }
    return Samples(values: values)
  }

  /// The sound with a tone for each point.
  ///
  /// Points that are closer than the shortest tone share one tone with their mean pitch.
  private var separate: Samples {
    let length = GraphSound.seconds(points: moments.count)
    let slots = Int(length / GraphSound.tones.shortest)
    var sums = [(pitch: Double, count: Int)](repeating: (0, 0), count: slots + 1)
    for moment in moments {
      let slot = min(slots, Int(moment.time * Double(slots)))
      sums[slot].pitch += moment.pitch
      sums[slot].count += 1
    }
    let used = sums.indices.filter { sums[$0].count > 0 }
    var track = SoundTrack()
    for (number, slot) in used.enumerated() {
      let next = number + 1 < used.count ? used[number + 1] : Int.max
      let gap =
        next == Int.max ? GraphSound.tones.point : Double(next - slot) * GraphSound.tones.shortest
      let pitch = GraphSound.pitch(sums[slot].pitch / Double(sums[slot].count))
      let tone = Tone(pitch, min(GraphSound.tones.point, gap), level: GraphSound.level)
      let start = Samples.count(seconds: Double(slot) * GraphSound.tones.shortest)
      track.lay(tone.samples, at: start)
    }
    return track.samples
  }
}

extension Samples {
  /// The maximum time for a player to play the sound, in microseconds.
  var patience: Int { CuePlayer.patience + values.count * 1_000_000 / Samples.rate }
}
