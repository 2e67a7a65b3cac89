/// An event of the phone that isn't a gesture, such as a call, a change of a switch, or the sound
/// of another app.
///
/// - Source: APP-AUDIO.md, chapter 3.
public enum PhoneEvent: String, CaseIterable, Hashable, Sendable {
  /// A call begins and interrupts the app's sound.
  case callBegins = "call begins"
  /// The call ends, and the system asks the app to resume.
  case callEnds = "call ends"
  /// The call ends, and the system doesn't ask the app to resume.
  case callEndsWithoutResume = "call ends without resume"
  /// The switch at the side is set to silent.
  case silentSwitchOn = "silent switch on"
  /// The switch at the side is set to ring.
  case silentSwitchOff = "silent switch off"
  /// The user connects headphones.
  case headphonesOn = "headphones on"
  /// The user disconnects headphones.
  case headphonesOff = "headphones off"
  /// Another app begins to play music.
  case musicOn = "music on"
  /// The other app's music ends.
  case musicOff = "music off"
  /// Another app begins to play a podcast.
  case podcastOn = "podcast on"
  /// The other app's podcast ends.
  case podcastOff = "podcast off"
}

extension PhoneEvent {
  /// The event's row in the table of gestures.
  var kind: Gesture.Kind {
    switch self {
    case .callBegins: .callBegins
    case .callEnds: .callEnds
    case .callEndsWithoutResume: .callEndsWithoutResume
    case .silentSwitchOn: .silentSwitchOn
    case .silentSwitchOff: .silentSwitchOff
    case .headphonesOn: .headphonesOn
    case .headphonesOff: .headphonesOff
    case .musicOn: .musicOn
    case .musicOff: .musicOff
    case .podcastOn: .podcastOn
    case .podcastOff: .podcastOff
    }
  }

  /// The event's row in the table of gestures.
  var definition: GestureDefinition {
    GestureDefinition(
      words: rawValue,
      syntax: .nothing(.phone(self)),
      fingers: "no finger moves; \(cause)",
      effect: effect,
      cutsSpeech: false,
      isMadeByFingers: false
    )
  }

  private var cause: String {
    switch self {
    case .callBegins: "someone calls, and you answer"
    case .callEnds, .callEndsWithoutResume: "the call is over"
    case .silentSwitchOn, .silentSwitchOff:
      "you move the Ring/Silent switch on the side of the phone"
    case .headphonesOn: "you connect headphones"
    case .headphonesOff: "you disconnect the headphones"
    case .musicOn: "a different app starts playing music"
    case .musicOff: "a different app stops playing music"
    case .podcastOn: "a different app starts playing a podcast"
    case .podcastOff: "a different app stops playing a podcast"
    }
  }

  private var effect: String {
    switch self {
    case .callBegins: "interrupts the app's audio session and other apps' sound"
    case .callEnds: "ends the call; the system asks the app to resume its audio"
    case .callEndsWithoutResume: "ends the call; the system doesn't ask the app to resume its audio"
    case .silentSwitchOn: "silences 'ambient' and 'soloAmbient' audio sessions, but not VoiceOver"
    case .silentSwitchOff: "makes 'ambient' and 'soloAmbient' audio sessions audible again"
    case .headphonesOn: "sends sound to the headphones"
    case .headphonesOff:
      "pauses the audio of other apps; this app receives the 'headphonesRemoved' event"
    case .musicOn: "plays music in a different app"
    case .musicOff: "stops the music"
    case .podcastOn: "plays a podcast in a different app"
    case .podcastOff: "stops the podcast"
    }
  }
}
