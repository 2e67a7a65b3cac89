/// One thing that a handler does.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public enum Effect: Hashable, Sendable {
  /// Sets a property of a node.
  case set(Target, PropertyValue)
  /// Changes nodes in one of the ways that need no value.
  case change(Change, [Target])
  /// Pushes a screen.
  case push(String)
  /// Presents a screen.
  case present(String)
  /// Puts a screen in place of the one shown.
  case replace(String)
  /// Goes back to the screen before.
  case back
  /// Goes back to the first screen.
  case popToRoot
  /// Opens an alert or a sheet, by identifier.
  case open(String)
  /// Closes what was presented last.
  case dismiss
  /// Posts an announcement.
  case announce(TextTemplate, AnnouncementPriority)
  /// Posts a notification.
  case notify(NotificationKind, NotificationArgument?)
  /// Plays a sound of the app's own.
  case play(String)
  /// Suspends the handler.
  case wait(Milliseconds)
  /// Declares the event unhandled.
  case decline

  /// The changes that need no value.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// Adds the selected trait.
    case select
    /// Takes the selected trait away.
    case deselect
    /// Takes notEnabled away.
    case enable
    /// Adds notEnabled.
    case disable
    /// Shows a hidden node.
    case show
    /// Hides a node.
    case hide
    /// Removes a node with what is inside.
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
  }
}

extension Element {
  /// Whether a change can do something here: what has no scale isn't stepped, and of a value that is
  /// stepped or switched no character is deleted.
  package func allows(_ change: Effect.Change) -> Bool {
    switch change {
    case .increment, .decrement, .advance: scale != nil
    case .deleteLast: scale == nil && !traits.contains(.toggleButton)
    default: true
    }
  }
}

/// How an announcement stands against others.
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

/// What a notification carries.
public enum NotificationArgument: Hashable, Sendable {
  /// A node that focus should go to.
  case target(Target)
  /// Words to speak.
  case text(TextTemplate)
}
