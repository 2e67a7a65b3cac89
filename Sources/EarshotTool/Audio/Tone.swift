#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A short tone that glides from one pitch to another.
struct Tone: Hashable, Sendable {
  /// The pitch at the beginning, in hertz, or 0 for a rest.
  let from: Double
  /// The pitch at the end, in hertz.
  let to: Double
  /// The length in seconds.
  let seconds: Double
  /// The loudness, 0 to 1.
  var level = 0.25

  /// Creates a tone with a constant pitch or, if `to` isn't `nil`, a tone that glides.
  init(_ from: Double, to: Double? = nil, _ seconds: Double, level: Double = 0.25) {
    (self.from, self.to, self.seconds, self.level) = (from, to ?? from, seconds, level)
  }

  /// The time, in seconds, for a tone to fade in or out, which prevents clicks.
  private static let fade = 0.005

  /// The sound of the tone.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sound.
  var samples: Samples {
    let count = Samples.count(seconds: seconds)
    let fade = Double(Samples.count(seconds: Self.fade))
    var phase = 0.0
    return Samples(
      values: (0..<count).map { place in
        let part = Double(place) / Double(max(1, count))
        phase += 2 * .pi * (from + (to - from) * part) / Double(Samples.rate)
        let edge = min(1, Double(min(place, count - 1 - place)) / fade)
        return Int16(sin(phase) * level * edge * Double(Int16.max))
      }
    )
  }
}

extension [Tone] {
  /// The sound of the tones, one after the other.
  var samples: Samples { Samples(values: flatMap(\.samples.values)) }
}

/// A sound that Earshot plays so you can follow a walk with your eyes closed.
///
/// VoiceOver's own sounds are Apple's property, so Earshot synthesizes different ones.
///
/// - Source: our choice, after VOICEOVER.md, chapter 5.
enum Cue: String, CaseIterable, Sendable {
  /// VoiceOver activates an element.
  case activate
  /// A swipe reaches the first or the last element.
  case boundary
  /// The screen changes.
  case screen
  /// The rotor turns.
  case rotor
  /// A touch finds nothing.
  case empty
  /// A gesture has no effect.
  case refused
  /// Any other sound of VoiceOver or the app.
  case other

  /// The tones of the cue.
  var tones: [Tone] {
    switch self {
    case .activate: [Tone(660, 0.04), Tone(990, 0.06)]
    case .boundary: [Tone(196, 0.09)]
    case .screen: [Tone(440, to: 880, 0.12)]
    case .rotor: [Tone(1_320, 0.025), Tone(0, 0.02), Tone(1_320, 0.025)]
    case .empty: [Tone(330, to: 220, 0.08)]
    case .refused: [Tone(220, 0.06), Tone(0, 0.03), Tone(185, 0.09)]
    case .other: [Tone(523, 0.08), Tone(659, 0.12)]
    }
  }

  /// Returns the tones that announce a gesture: two tones for a double tap, a rising tone for right
  /// and down, a falling tone for left and up, and a constant tone for any other gesture.
  static func tones(for gesture: String) -> [Tone] {
    let words = gesture.split(separator: " ")
    let level = 0.15
    if words.contains("double") || words.first?.hasSuffix("double-tap") ?? false {
      return [Tone(800, 0.03, level: level), Tone(0, 0.05), Tone(800, 0.03, level: level)]
    }
    if words.contains("right") || words.contains("down") {
      return [Tone(700, to: 1_000, 0.05, level: level)]
    }
    if words.contains("left") || words.contains("up") {
      return [Tone(1_000, to: 700, 0.05, level: level)]
    }
    return [Tone(800, 0.03, level: level)]
  }
}
