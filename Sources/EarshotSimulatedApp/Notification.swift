package import EarshotModel

/// A notification from an app to assistive technology.
///
/// - Rule: ``AppRule/appsTellWhatUIKitTells``
package enum Notification: Hashable, Sendable {
  /// A different screen, alert, or sheet appeared.
  ///
  /// If `appear` will change anything, the notification includes the stops before the change.
  case shown(ElementTree.Index, Layer, Arrival, stops: [ElementTree.Index]?)
  /// The user began to edit a field.
  case editingBegan(ElementTree.Index)
  /// The app itself posts `screenChanged` or `layoutChanged`.
  case posted(ScreenNotification, Argument)
  /// The app posts an announcement.
  case announcement(String, AnnouncementPriority)
  /// The app posts `pageScrolled` with its own status.
  case pageScrolled(String)
  /// The app speaks or plays a sound in addition to VoiceOver, or changes its audio session.
  case sound(SoundRequest)
  /// An effect requested going back, but there's no screen below.
  case nothingToGoBackTo
  /// Effects called each other endlessly, so Earshot stopped them.
  case effectsNeverEnd
  /// Text with references would have been too long.
  case textTooLong

  /// The notifications that move the cursor.
  package enum ScreenNotification: Hashable, Sendable {
    /// The whole screen changed.
    case screenChanged
    /// A part of the screen changed.
    case layoutChanged
  }

  /// The argument of a notification.
  package enum Argument: Hashable, Sendable {
    /// No argument.
    case none
    /// The element that the cursor moves to.
    case element(ElementTree.Index)
    /// The words to say.
    case text(String)
  }
}

/// An app's request for the phone's loudspeaker.
///
/// - Source: APP-AUDIO.md.
package enum SoundRequest: Hashable, Sendable {
  /// Adds an utterance to the queue of the synthesizer, with its references filled in.
  case speak(AppUtterance, text: String, cause: Pending.Name)
  /// Stops speaking and keeps the queue.
  case pauseSpeech
  /// Continues after a pause.
  case continueSpeech
  /// Stops speaking and clears the queue.
  case stopSpeech
  /// Changes the audio session.
  case session(AudioCommand)
  /// Plays a sound. The duration is `nil` if nothing can interrupt the sound.
  case play(String, Milliseconds?)
}

/// The way in which a screen, an alert, or a sheet appeared.
package enum Arrival: Hashable, Sendable {
  /// The app started, or a screen was presented or replaced another screen.
  case opened
  /// A screen was pushed.
  case pushed
  /// An alert or a sheet was presented.
  case panelOpened
  /// A pushed screen closed.
  case returned
  /// An alert, a sheet, or a presented screen was closed.
  case dismissed
  /// A tab was opened for the first time.
  case tabOpened
  /// A tab that had been open before opened again.
  case tabReturned
  /// The user selected the open tab again, and it went back to its first screen.
  case tabRepeated
}

/// The app's notifications that VoiceOver hasn't processed yet, in order.
struct NotificationQueue: Sendable {
  private var told: [Notification] = []

  var isEmpty: Bool { told.isEmpty }

  mutating func tell(_ notification: Notification) { told.append(notification) }

  /// Removes and returns all notifications.
  mutating func takeAll() -> [Notification] {
    guard !told.isEmpty else { return [] }
    defer { told = [] }
    return told
  }

  mutating func clear() { told = [] }

  /// The page status in the last notification that has one, or `nil` if there's none.
  var pageStatus: String? { told.lazy.reversed().compactMap(\.pageStatus).first }

  /// Removes the notifications that have a page status.
  mutating func dropPages() { told.removeAll { $0.pageStatus != nil } }
}

extension Notification {
  /// The page status in the notification, or `nil` if it has none.
  fileprivate var pageStatus: String? {
    if case .pageScrolled(let status) = self { status } else { nil }
  }
}
