public import EarshotLines
public import EarshotNotation
package import EarshotModel
import EarshotSession

/// The effort of using an app by ear: the time to listen to each screen, and the number of gestures
/// to reach each control.
///
///     let effort = AppEffort(document)
///     effort.screens.first?.controls.map(\.least)   // [2, 5, 3]
///
/// - Source: our choice; Docs/Design/AUDIT.md, "Effort".
public struct AppEffort: Hashable, Sendable {
  /// Every screen as it opens, each followed by the alerts, sheets, and popovers on it.
  public let screens: [ScreenEffort]
  /// The most helpful change on each screen, with the best change first.
  public let advice: [EffortAdvice]
  /// Whether the work budget ended the measurement early.
  package let isCutShort: Bool

  /// Measures an app.
  ///
  /// - Parameters:
  ///   - document: The app to measure.
  ///   - options: The settings of the sessions that measure the app.
  ///   - advising: Whether to try changes that could help.
  ///   - byVoice: Whether to also measure Voice Control phrases.
  public init(
    _ document: AppDocument,
    options: SessionOptions = SessionOptions(),
    advising: Bool = true,
    byVoice: Bool = false
  ) {
    self.init(document, options: options, advising: advising, byVoice: byVoice, work: .usual)
  }

  /// Measures an app within a work budget, and keeps the results if the budget ends the measurement
  /// early.
  package init(
    _ document: AppDocument,
    options: SessionOptions,
    advising: Bool = true,
    byVoice: Bool = false,
    work limits: WorkBudget.Limits
  ) {
    var work = WorkBudget(limits: .init(step: limits.run, run: limits.run))
    var screens: [ScreenEffort] = []
    var advice: [EffortAdvice] = []
    for screen in document.tree.screens where !work.isSpent {
      let session = AppEffort.session(of: document, screen, options, limits)
      work.spend(session.work.used)
      let effort = ScreenEffort(session, byVoice: byVoice, spending: &work)
      screens.append(effort)
      if advising, let best = EffortAdvice(document, screen, effort, options, spending: &work) {
        advice.append(best)
      }
      for panel in document.tree.subtree(of: screen) where document.tree.isPanel(panel) {
        if work.isSpent { break }
        var shown = session
        shown.open(panel: panel)
        screens.append(
          ScreenEffort(shown, on: effort.screen, byVoice: byVoice, spending: &work)
        )
      }
    }
    isCutShort = work.isSpent
    self.screens = screens
    self.advice = advice.sorted { $0.saved > $1.saved }
  }

  /// Returns a session that has just opened a screen.
  static func session(
    of document: AppDocument,
    _ screen: ElementTree.Index,
    _ options: SessionOptions,
    _ limits: WorkBudget.Limits = .usual
  ) -> Session {
    var session = Session(document, options: options)
    session.limitWork(limits)
    session.keepsHistory = false
    session.firstScreen = document.tree[screen].identifier
    session.perform(.start())
    return session
  }

  /// The ten controls that take the most gestures, in descending order, with unreachable controls
  /// first.
  public var worst: [(screen: String, control: ControlEffort)] {
    let all = screens.flatMap { screen in screen.controls.map { (screen.screen, $0) } }
    return all.enumerated().sorted { first, second in
      let (one, other) = (first.element.1.least ?? .max, second.element.1.least ?? .max)
      return one == other ? first.offset < second.offset : one > other
    }.prefix(10).map(\.element)
  }

  /// Returns the controls that take more gestures than a budget allows or that can't be reached.
  public func over(_ budget: Int) -> [(screen: String, control: ControlEffort)] {
    screens.flatMap { screen in
      screen.controls.filter { $0.least ?? .max > budget }.map { (screen.screen, $0) }
    }
  }
}
