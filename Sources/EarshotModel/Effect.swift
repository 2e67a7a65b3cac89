/// An effect of a handler.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public enum Effect: Hashable, Sendable {
  /// Sets a property of a node.
  case set(Target, PropertyValue)
  /// Changes nodes in a way that doesn't need a value, such as hiding them.
  case change(Change, [Target])
  /// Shows the screen with the given name.
  case show(Opening, String)
  /// Opens the alert or sheet with the given identifier.
  case open(String)
  /// Goes back to an earlier screen.
  case leave(Leaving)
  /// Posts an announcement.
  case announce(TextTemplate, AnnouncementPriority)
  /// Posts a notification.
  case notify(NotificationKind, NotificationArgument?)
  /// Plays one of the app's own sounds. A sound with a duration can be interrupted.
  case play(String, Milliseconds?)
  /// Controls the app's own speech synthesizer.
  case voice(VoiceCommand)
  /// Sets, activates, or deactivates the app's audio session.
  case audio(AudioCommand)
  /// Suspends the handler for a duration.
  case wait(Milliseconds)
  /// Declares the event unhandled.
  case decline

  /// A way to show a screen.
  public enum Opening: String, CaseIterable, Hashable, Sendable {
    /// Shows a screen from which the user can go back.
    case push
    /// Shows a screen over the current screen.
    case present
    /// Shows a screen in place of the current screen.
    case replace
  }

  /// A way to go back.
  public enum Leaving: String, CaseIterable, Hashable, Sendable {
    /// Goes back to the previous screen.
    case back
    /// Goes back to the first screen.
    case popToRoot
    /// Closes the alert, sheet, or screen that was presented last.
    case dismiss
  }

  /// A change that doesn't need a value.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// Adds the selected trait.
    case select
    /// Removes the selected trait.
    case deselect
    /// Removes the notEnabled trait.
    case enable
    /// Adds the notEnabled trait.
    case disable
    /// Shows a hidden node.
    case show
    /// Hides a node.
    case hide
    /// Removes a node and its contents.
    case remove
    /// Increases a value by one step.
    case increment
    /// Decreases a value by one step.
    case decrement
    /// Increases a value by one step, or goes from the last value to the first.
    case advance
    /// Toggles a switch, an expanded status, or a selection.
    case toggle
    /// Has the same effect as a double tap.
    case activate
    /// Deletes the last character of a value.
    case deleteLast
    /// Cancels the waiting handlers.
    case cancel
  }
}

extension Effect.Change {
  /// Whether the change requires a value with a scale or a value without a scale.
  package var needsSuitableValue: Bool {
    [.increment, .decrement, .advance, .deleteLast].contains(self)
  }
}

extension Element {
  /// Returns whether a change can have an effect on the node.
  ///
  /// Only a value with a scale can be increased or decreased. Only a value without a scale has
  /// characters that can be deleted, and a toggle has none.
  package func allows(_ change: Effect.Change) -> Bool {
    switch change {
    case .increment, .decrement, .advance: scale != nil
    case .deleteLast: scale == nil && !traits.contains(.toggleButton)
    default: true
    }
  }
}

/// The priority of an announcement relative to other announcements.
///
/// - Source: WWDC23-10036.
public enum AnnouncementPriority: String, CaseIterable, Hashable, Sendable {
  /// Interrupts other announcements and can't be interrupted.
  case high
  /// Interrupts other announcements and can be interrupted.
  case `default`
  /// Waits until other announcements finish.
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
  /// The node that gets the focus.
  case target(Target)
  /// The words to say.
  case text(TextTemplate)
}
