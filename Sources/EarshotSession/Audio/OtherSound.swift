import EarshotLines

/// The sound of another app.
///
/// - Source: APP-AUDIO.md, chapter 3.
enum OtherSound: String, CaseIterable, Hashable, Sendable {
  /// Music in another app.
  case music
  /// A podcast, whose audio session has the mode `spokenAudio`.
  case podcast

  /// The other kind of sound.
  ///
  /// A sound that begins ends the other kind of sound.
  var rival: OtherSound { self == .music ? .podcast : .music }

  /// The name of the sound in a refusal.
  var item: PhoneRefusal.Item { self == .music ? .music : .podcast }

  enum Level: Hashable, Sendable {
    /// The other app doesn't play.
    case off
    /// The other app plays normally.
    case on
    /// The other app plays at a lower volume.
    case low
    /// The sound was interrupted and can resume later.
    case silent(Reason)

    /// Whether the sound is audible.
    var isPlaying: Bool { self == .on || self == .low }
  }

  /// The cause of the interruption.
  enum Reason: Hashable, Sendable {
    /// The app's audio session.
    case session
    /// A phone call.
    case call
    /// The disconnection of the headphones.
    case headphones
  }
}

extension OtherSound.Level {
  /// Returns the word for a change to this level, or `nil` if the change isn't audible.
  func word(after old: OtherSound.Level) -> String? {
    switch (old, self) {
    case (.silent, .silent): nil
    case (_, .off): "off"
    case (.off, .on): "on"
    case (_, .on): "back"
    case (_, .low): "low"
    case (_, .silent): "silent"
    }
  }
}
