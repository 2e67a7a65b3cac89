import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A change that turns text into a heading to reduce the effort of using a screen's controls.
///
/// Earshot tries each change and measures the screen again, instead of estimating the effect.
public struct EffortAdvice: Hashable, Sendable {
  /// The name of the screen.
  public let screen: String
  /// The text that becomes a heading.
  public let text: String
  /// The number of gestures that the change saves, for all controls together.
  public let saved: Int
  /// The number of controls that take fewer gestures after the change.
  public let controls: Int

  /// The minimum number of stops on a screen before Earshot tries changes.
  private static let leastStops = 8
  /// The maximum number of changes to try on a screen.
  private static let trials = 12

  /// Finds the most helpful change on a screen.
  ///
  /// Returns `nil` if the screen has few stops or controls, or if the best change saves fewer than
  /// two gestures per control or helps only one control.
  init?(
    _ document: AppDocument,
    _ screen: ElementTree.Index,
    _ effort: ScreenEffort,
    _ options: SessionOptions,
    spending work: inout WorkBudget
  ) {
    guard effort.stops >= EffortAdvice.leastStops, effort.controls.count > 2 else { return nil }
    let tree = AppEffort.session(of: document, screen, options).settled
    let candidates = tree.stops.dropFirst().filter { stop in
      let element = tree.tree[stop]
      let label = document.tree[stop].label ?? ""
      return element.traits == .staticText && label.contains { $0.isLetter || $0.isNumber }
    }
    var tried: [EffortAdvice] = []
    for stop in candidates.prefix(EffortAdvice.trials) where !work.isSpent {
      let advice = EffortAdvice(
        makingHeadingOf: stop,
        in: document,
        screen,
        effort,
        options,
        spending: &work
      )
      if let advice { tried.append(advice) }
    }
    let best = tried.max { $0.saved < $1.saved }
    guard let best, best.saved >= 2 * best.controls, best.controls > 1 else { return nil }
    self = best
  }

  private init?(
    makingHeadingOf stop: ElementTree.Index,
    in document: AppDocument,
    _ screen: ElementTree.Index,
    _ effort: ScreenEffort,
    _ options: SessionOptions,
    spending work: inout WorkBudget
  ) {
    var tree = document.tree
    tree.update(stop) { $0.traits.insert(.header) }
    let changed = AppDocument(tree: tree, written: tree, each: [], trivia: Trivia())
    work.spend(2 * Work.stop * tree.count)
    let now = ScreenEffort(AppEffort.session(of: changed, screen, options), spending: &work)
    guard !work.isSpent else { return nil }
    let pairs = zip(effort.controls, now.controls)
    let savings = pairs.map { ($0.least ?? 0) - ($1.least ?? 0) }.filter { $0 > 0 }
    guard !savings.isEmpty else { return nil }
    self.screen = effort.screen
    text = document.tree[stop].label ?? ""
    saved = effort.total - now.total
    controls = savings.count
  }

  /// The advice in a sentence.
  public var sentence: String {
    "on the screen '\(screen)', make '\(text)' a heading to save \(saved.counted("gesture")) in "
      + "total for \(controls.counted("control"))"
  }
}
