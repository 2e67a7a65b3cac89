import EarshotLines

/// Sound of another app.
///
/// - Source: APP-AUDIO.md, chapter 3.
enum OtherSound: String, CaseIterable, Hashable, Sendable {
  /// Music.
  case music
  /// A podcast: a session whose mode is `spokenAudio`.
  case podcast

  /// The other one; of two apps that play, the second silences the first.
  var rival: OtherSound { self == .music ? .podcast : .music }

  /// What a refusal calls it.
  var item: PhoneRefusal.Item { self == .music ? .music : .podcast }

  /// How loud it is.
  enum Level: Hashable, Sendable {
    /// The other app doesn't play.
    case off
    /// It plays as usual.
    case on
    /// It plays at a lower volume.
    case low
    /// It was interrupted, and waits.
    case silent(Reason)

    /// Whether it can be heard.
    var isPlaying: Bool { self == .on || self == .low }
  }

  /// The cause of the interruption.
  enum Reason: Hashable, Sendable {
    /// The app's audio session.
    case session
    /// A call.
    case call
    /// The headphones were pulled out.
    case headphones
  }
}

extension OtherSound.Level {
  /// The word for a change to this level, or `nil` if nothing is heard of it.
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
