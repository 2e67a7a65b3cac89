import EarshotModel
import EarshotSimulatedApp

/// The destination of the cursor after a notification.
///
/// If there are several destinations, VoiceOver uses the last one.
indirect enum LandingTarget {
  /// The destination when a screen opens, such as its summary element or its first stop.
  case entrance(Entrance)
  /// The first stop, according to a rule.
  case first(FocusRule)
  /// The stop that had the cursor when the layer closed, according to a rule.
  case remembered(Layer, FocusRule)
  /// The stop outside the tab bar that had the cursor when the user left the tab.
  case rememberedOutsideBar(Layer)
  /// A node or the first stop inside it, according to a rule. If there's no stop, the alternative
  /// applies.
  case element(ElementTree.Index, FocusRule, otherwise: LandingTarget)
  /// The current place of the cursor or, if its stop no longer exists, the nearest stop before it.
  case stay

  /// An arrival at a screen, an alert, or a sheet.
  struct Entrance {
    var node: ElementTree.Index
    /// Whether the cursor lands below the bar.
    var isBelowBar = false
    /// Whether the screen or panel appears for the first time.
    var isFirst = false
    /// Whether the user opened a tab.
    var isTab = false
    /// The stops when the screen or panel appeared, or `nil` for the current stops.
    var stops: [ElementTree.Index]?
  }
}

/// The place of a target in the current order, with its rule.
struct Destination {
  /// The stop, or `nil` if the screen has none.
  var stop: ElementTree.Index?
  /// The rule that determines the stop.
  var rule: FocusRule
}

extension FocusEngine {
  /// Returns the current place of a target, or `nil` if the cursor stays where it is.
  mutating func destination(of target: LandingTarget, in app: App) -> Destination? {
    refreshOrder(app)
    var target = target
    while true {
      switch target {
      case .entrance(let entrance): return destination(of: entrance, in: app)
      case .first(let rule): return Destination(stop: order.stops.first, rule: rule)
      case .remembered(let layer, let rule):
        let place = layers.place(in: layer)
        let stop = order.stop(at: place?.cursor, among: place?.stops, in: app)
        return Destination(stop: stop, rule: rule)
      case .rememberedOutsideBar(let layer):
        let place = layers.place(in: layer)
        let stop = order.stop(at: place?.outsideBar, among: place?.stops, in: app)
        return Destination(stop: stop, rule: .tabRestoresTheCursor)
      case .element(let index, let rule, let otherwise):
        if let stop = order.stop(standingFor: index, in: app) {
          return Destination(stop: stop, rule: rule)
        }
        target = otherwise
      case .stay:
        if let cursor, order.rank(of: cursor) != nil { return nil }
        let stop = order.stop(at: cursor, among: order.stopsWithCursor, in: app)
        return Destination(stop: stop, rule: .goneStopGivesWayToThePreceding)
      }
    }
  }

  /// Returns the landing place on a screen, an alert, or a sheet.
  ///
  /// The landing place is determined before the `appear` handlers run.
  private func destination(of entrance: LandingTarget.Entrance, in app: App) -> Destination {
    let stops = entrance.stops ?? order.stops
    let role = app.tree[entrance.node].role
    var decided = stops.first
    var rule = entrance.isTab ? FocusRule.tabLandsOnTheFirst : .newScreenLandsOnTheFirst
    if entrance.isBelowBar, let content = BarPlace(among: stops, in: app.tree)?.content {
      decided = content
      rule = .pushLandsBelowTheBar
    }
    let summaryTrait = Traits.summaryElement
    if !role.hasTitle, entrance.isFirst || role == .sheet,
      let summary = stops.first(where: { app.tree.traits(of: $0).contains(summaryTrait) })
    {
      decided = summary
      rule = .newScreenLandsOnTheSummary
    }
    return Destination(stop: order.stop(at: decided, among: stops, in: app), rule: rule)
  }
}
