package import EarshotModel

/// What an app tells assistive technology, in the order in which it does.
///
/// - Rule: ``AppRule/appsTellWhatUIKitTells``
package enum Notification: Hashable, Sendable {
  /// Another screen, alert or sheet is shown, as the layer it makes.
  ///
  /// Where `appear` is going to change something, with the stops as they were before that.
  case shown(ElementTree.Index, Layer, Arrival, stops: [ElementTree.Index]?)
  /// A field began to be edited.
  case editingBegan(ElementTree.Index)
  /// The app posts screenChanged or layoutChanged by itself.
  case posted(ScreenNotification, Argument)
  /// The app posts an announcement.
  case announcement(String, AnnouncementPriority)
  /// The app posts pageScrolled with a status of its own.
  case pageScrolled(String)
  /// The app speaks or plays beside VoiceOver, or changes its audio session.
  case sound(SoundRequest)
  /// An effect asked to go back where nothing is below.
  case nothingToGoBackTo
  /// Effects called each other without end and were stopped.
  case effectsNeverEnd
  /// Text with references would have become too long.
  case textTooLong

  /// The notifications that move focus.
  package enum ScreenNotification: Hashable, Sendable {
    /// The whole screen changed.
    case screenChanged
    /// A part of it changed.
    case layoutChanged
  }

  /// The argument of a notification.
  package enum Argument: Hashable, Sendable {
    /// Nothing.
    case none
    /// The element that focus should go to.
    case element(ElementTree.Index)
    /// Words to speak.
    case text(String)
  }
}

/// What an app does with the phone's loudspeaker.
///
/// - Source: APP-AUDIO.md.
package enum SoundRequest: Hashable, Sendable {
  /// Adds an utterance to the queue of the synthesizer; the words are filled in.
  case speak(AppUtterance, text: String, cause: Pending.Name)
  /// Stops speaking; the queue stays.
  case pauseSpeech
  /// Goes on after a pause.
  case continueSpeech
  /// Stops speaking, and empties the queue.
  case stopSpeech
  /// Changes the audio session.
  case session(AudioCommand)
  /// Plays a sound, which has a length if something can interrupt it.
  case play(String, Milliseconds?)
}

/// How a screen, an alert or a sheet came to be shown.
package enum Arrival: Hashable, Sendable {
  /// The app was started, or a screen presented or put in place of another.
  case opened
  /// A screen was pushed.
  case pushed
  /// An alert or a sheet was presented.
  case panelOpened
  /// A screen that was pushed was left.
  case returned
  /// An alert, a sheet or a presented screen was closed.
  case dismissed
  /// A tab was opened for the first time.
  case tabOpened
  /// A tab was opened that was open before.
  case tabReturned
  /// The tab that is open was chosen again, and went back to its first screen.
  case tabRepeated
}

/// What an app told and VoiceOver has not yet taken, in order.
struct NotificationQueue: Sendable {
  private var told: [Notification] = []

  /// Whether nothing was told.
  var isEmpty: Bool { told.isEmpty }

  /// Adds a notification.
  mutating func tell(_ notification: Notification) { told.append(notification) }

  /// Hands over everything.
  mutating func takeAll() -> [Notification] {
    guard !told.isEmpty else { return [] }
    defer { told = [] }
    return told
  }

  /// Forgets everything.
  mutating func clear() { told = [] }

  /// The page that was told last, or `nil` if none was.
  var pageStatus: String? { told.lazy.reversed().compactMap(\.pageStatus).first }

  /// Forgets the pages that were told.
  mutating func dropPages() { told.removeAll { $0.pageStatus != nil } }
}

extension Notification {
  /// The page that is told, or `nil` if the notification tells something else.
  fileprivate var pageStatus: String? {
    if case .pageScrolled(let status) = self { status } else { nil }
  }
}
