import FocusEngine

/// The engine's events, in a file that does not see the app's events of the same name.
typealias HeardEvent = Event
