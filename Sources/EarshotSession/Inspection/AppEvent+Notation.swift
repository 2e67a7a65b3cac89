import EarshotModel
import EarshotNotation

extension AppEvent {
  /// The event as a handler's line begins: `on activate`, `every 2s`.
  var notation: String {
    if case .every(let interval) = self { return "every \(interval.notation)" }
    return "on " + (AppEvent.named.first { $0.event == self }?.name ?? "")
  }
}
