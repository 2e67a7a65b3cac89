import AccessibilityModel

/// What happens to a node; VoiceOver's own events have the same name in another module.
typealias AppEvent = AccessibilityModel.Event
