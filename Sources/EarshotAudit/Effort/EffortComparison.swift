public import EarshotLines
import EarshotModel
public import EarshotNotation

/// A one-line summary of how a change to an app affects the effort of using it.
///
///     17 stops → 11; to 'Add to cart' 16 gestures → 10
///
/// - Source: our choice.
public enum EffortComparison {
  /// The maximum size of an app to measure, in nodes.
  ///
  /// Measuring a larger app would take longer than comparing it.
  package static let nodeLimit = 5_000

  /// Returns the line, or `nil` if no effort changed, the apps have no screen in common, or an app
  /// is too large.
  ///
  /// Compares screens that both apps have and names the control whose effort changed most.
  public static func headline(
    from old: AppDocument,
    to new: AppDocument,
    options: SessionOptions = SessionOptions()
  ) -> String? {
    guard max(old.tree.count, new.tree.count) <= nodeLimit else { return nil }
    let before = AppEffort(old, options: options, advising: false).screens
    let now = AppEffort(new, options: options, advising: false).screens
    let isOne = before.count == 1 && now.count == 1
    let pairs = before.compactMap { screen in
      now.first { isOne || $0.screen == screen.screen }.map { (screen, $0) }
    }
    guard !pairs.isEmpty else { return nil }
    let stops = (pairs.reduce(0) { $0 + $1.0.stops }, pairs.reduce(0) { $0 + $1.1.stops })
    var parts = stops.0 == stops.1 ? [] : ["\(stops.0.counted("stop")) → \(stops.1)"]
    if let change = pairs.flatMap(changes).max(by: { $0.size < $1.size }) {
      let name = change.name.isEmpty ? "a silent control" : "'\(Display.spoken(change.name))'"
      parts.append("\(change.old.counted("gesture")) → \(change.new) to \(name)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private struct Change {
    let name: String
    let old: Int
    let new: Int
    var size: Int { abs(new - old) }
  }

  /// Returns the controls of both screens whose effort differs, by VoiceOver's words for them.
  ///
  /// If several controls sound the same, they're compared in order, as long as their number hasn't
  /// changed. Otherwise, there's no way to match them.
  private static func changes(_ old: ScreenEffort, _ new: ScreenEffort) -> [Change] {
    let before = Dictionary(grouping: old.controls, by: \.heard)
    let now = Dictionary(grouping: new.controls, by: \.heard)
    return now.sorted { $0.key < $1.key }.flatMap { heard, controls -> [Change] in
      guard let others = before[heard], others.count == controls.count else { return [] }
      return zip(others, controls).compactMap { old, new in
        guard let cost = old.least, let least = new.least, cost != least else { return nil }
        return Change(name: heard, old: cost, new: least)
      }
    }
  }
}
