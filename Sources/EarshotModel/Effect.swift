/// One thing that a handler does.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public enum Effect: Hashable, Sendable {
  /// Sets a property of a node.
  case set(Target, PropertyValue)
  /// Changes nodes in one of the ways that need no value.
  case change(Change, [Target])
  /// Shows a screen, by identifier.
  case show(Opening, String)
  /// Opens an alert or a sheet, by identifier.
  case open(String)
  /// Goes back to where the person was before.
  case leave(Leaving)
  /// Posts an announcement.
  case announce(TextTemplate, AnnouncementPriority)
  /// Posts a notification.
  case notify(NotificationKind, NotificationArgument?)
  /// Plays a sound of the app's own, which lasts that long if a length is given.
  case play(String, Milliseconds?)
  /// Speaks with a synthesizer of the app's own.
  case voice(VoiceCommand)
  /// Sets, activates, or deactivates the app's audio session.
  case audio(AudioCommand)
  /// Suspends the handler.
  case wait(Milliseconds)
  /// Declares the event unhandled.
  case decline

  /// The ways to show a screen.
  public enum Opening: String, CaseIterable, Hashable, Sendable {
    /// Shows it with a way back.
    case push
    /// Shows it over the screen.
    case present
    /// Shows it in place of the screen.
    case replace
  }

  /// The ways back.
  public enum Leaving: String, CaseIterable, Hashable, Sendable {
    /// Goes back to the screen before.
    case back
    /// Goes back to the first screen.
    case popToRoot
    /// Closes what was presented last.
    case dismiss
  }

  /// The changes that need no value.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// Adds the selected trait.
    case select
    /// Removes the selected trait.
    case deselect
    /// Removes notEnabled.
    case enable
    /// Adds notEnabled.
    case disable
    /// Shows a hidden node.
    case show
    /// Hides a node.
    case hide
    /// Removes a node and its contents.
    case remove
    /// Steps a value up.
    case increment
    /// Steps a value down.
    case decrement
    /// Steps a value up, from the last to the first.
    case advance
    /// Flips a switch, an expanded status or a selection.
    case toggle
    /// Does what a double tap does.
    case activate
    /// Deletes the last character of a value.
    case deleteLast
    /// Stops the handlers that wait.
    case cancel
  }
}

extension Effect.Change {
  /// Whether only some values can be changed this way.
  package var needsSuitableValue: Bool {
    [.increment, .decrement, .advance, .deleteLast].contains(self)
  }
}

extension Element {
  /// Whether a change can do something here.
  ///
  /// A value without a scale can't be stepped, and a value that is stepped or switched has no
  /// character to delete.
  package func allows(_ change: Effect.Change) -> Bool {
    switch change {
    case .increment, .decrement, .advance: scale != nil
    case .deleteLast: scale == nil && !traits.contains(.toggleButton)
    default: true
    }
  }
}

/// The priority of an announcement over others.
///
/// - Source: WWDC23-10036.
public enum AnnouncementPriority: String, CaseIterable, Hashable, Sendable {
  /// Interrupts and is not interrupted.
  case high
  /// Interrupts and can be interrupted.
  case `default`
  /// Waits for its turn.
  case low
}

/// A notification that an app posts.
public enum NotificationKind: String, CaseIterable, Hashable, Sendable {
  /// Part of the screen changed.
  case layoutChanged
  /// The screen changed.
  case screenChanged
  /// The content scrolled by a page.
  case pageScrolled
}

/// The argument of a notification.
public enum NotificationArgument: Hashable, Sendable {
  /// A node that focus should go to.
  case target(Target)
  /// Words to speak.
  case text(TextTemplate)
}
