import EarshotModel
import EarshotSimulatedApp

/// Where a notification sends the cursor; the last of several counts.
indirect enum LandingTarget {
  /// As when the screen opens: the summary element the first time, otherwise the first stop.
  case entrance(Entrance)
  /// The first stop, as a rule says.
  case first(FocusRule)
  /// The stop that had it when the layer was left, as a rule says.
  case remembered(Layer, FocusRule)
  /// The stop outside the tab bar that had it when the tab was left.
  case rememberedOutsideBar(Layer)
  /// A node, or the first stop inside it, as a rule says; what to do where there is none.
  case element(ElementTree.Index, FocusRule, otherwise: LandingTarget)
  /// Its current place, if that still exists.
  case stay

  /// How a screen, an alert or a sheet is entered.
  struct Entrance {
    var node: ElementTree.Index
    /// Whether it is entered below its bar.
    var isBelowBar = false
    /// Whether it is shown for the first time.
    var isFirst = false
    /// Whether it is a tab that was opened.
    var isTab = false
    /// The stops when it came up, or `nil` if they are those of now.
    var stops: [ElementTree.Index]?
  }
}

/// Where a target is in the order of now, and the rule that says so.
struct Destination {
  /// The stop, or `nil` if there is none on the screen.
  var stop: ElementTree.Index?
  /// The rule.
  var rule: FocusRule
}

extension FocusEngine {
  /// Where a target is now, or `nil` if the cursor stays where it is.
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

  /// Where a screen, an alert or a sheet is entered; decided before `appear` ran.
  private func destination(of entrance: LandingTarget.Entrance, in app: App) -> Destination {
    let stops = entrance.stops ?? order.stops
    let role = app.tree[entrance.node].role
    var decided = stops.first
    var rule = entrance.isTab ? FocusRule.tabLandsOnTheFirst : .newScreenLandsOnTheFirst
    if entrance.isBelowBar, let content = BarPlace(among: stops, in: app.tree)?.content {
      decided = content
      rule = .pushLandsBelowTheBar
    }
    if !role.hasTitle, entrance.isFirst || role == .sheet,
      let summary = stops.first(where: { app.tree[$0].traits.contains(.summaryElement) })
    {
      decided = summary
      rule = .newScreenLandsOnTheSummary
    }
    return Destination(stop: order.stop(at: decided, among: stops, in: app), rule: rule)
  }
}
