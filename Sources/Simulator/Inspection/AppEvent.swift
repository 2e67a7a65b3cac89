import AccessibilityModel
import Notation

/// What happens to a node; VoiceOver's own events have the same name in another module.
typealias AppEvent = AccessibilityModel.Event

extension AppEvent {
  /// The event as a handler's line begins: `on activate`, `every 2s`.
  var notation: String {
    if case .every(let interval) = self { return "every \(interval.notation)" }
    return "on " + (AppEvent.named.first { $0.event == self }?.name ?? "")
  }
}
