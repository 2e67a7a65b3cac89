import EarshotModel

/// A container that says something of the place of its stops.
///
/// - Rule: ``FocusRule/outermostContainerNumbers``
struct Provider {
  /// How a provider reaches what is inside.
  enum Route: Equatable {
    /// Through its `elements`, of which so many are declared.
    case elements(count: Int)
    /// Through its children.
    case children
  }

  /// What the stops are told.
  enum Form: Hashable, Sendable {
    case nothing, series, tab, list, landmark, cell
  }

  /// What gives a stop its number.
  enum Numbering {
    /// The declared array, hidden entries included.
    case declared
    /// The tabs of the bar.
    case tabButtons
    /// All its stops.
    case stops
  }

  /// The container.
  let node: ElementTree.Index
  /// How it reaches what is inside.
  let route: Route
  private let kinds: ProviderKinds

  /// Creates what a node provides, or nothing where it provides none.
  init?(_ node: ElementTree.Index, kinds: ProviderKinds, route: Route) {
    guard !kinds.isEmpty else { return nil }
    self.node = node
    self.kinds = kinds
    self.route = route
  }

  /// Whether this is a superview with the tabBar trait, which keys the containers inside it.
  var keysUnitsByFrame: Bool {
    route == .children && kinds.contains(.tabBarTrait) && !kinds.contains(.dataTable)
  }

  /// What stops are told of their outermost provider: the snapshot style.
  ///
  /// Segments number what they declare in `elements`. The role `segments` stands for a control
  /// that declares its items by itself, as UISegmentedControl does; the bare class does not.
  ///
  /// - Rule: ``FocusRule/outermostContainerNumbers``
  var outermostRule: (form: Form, numbering: Numbering) {
    if kinds.contains(.dataTable) { return (.cell, .stops) }
    switch route {
    case .children:
      if kinds.contains(.segmentsRole) { return (.series, .stops) }
      if kinds.contains(.tabBarClass) { return (.tab, .tabButtons) }
      return (kinds.contains(.tabBarTrait) ? .tab : .nothing, .stops)
    case .elements:
      if kinds.contains(.segments) { return (.series, .declared) }
      if kinds.contains(.tabBarTrait) { return (.tab, .declared) }
      return (kinds.markedForm, .declared)
    }
  }

  /// What stops are told of their nearest provider: the spoken style.
  ///
  /// A bar with the trait alone counts everything inside as tabs, since nothing else names them.
  ///
  /// - Rule: ``FocusRule/nearestContainerNumbers``
  var nearestRule: (form: Form, numbering: Numbering) {
    if kinds.contains(.dataTable) { return (.cell, .stops) }
    if kinds.contains(.segments) { return (.series, .stops) }
    if kinds.contains(.tabBarClass) { return (.tab, .tabButtons) }
    if kinds.contains(.tabBarTrait) { return (.tab, .stops) }
    return (kinds.markedForm, .stops)
  }
}

/// What makes a container a provider.
struct ProviderKinds: OptionSet {
  let rawValue: UInt8

  static let segments = ProviderKinds(rawValue: 1 << 0)
  static let tabBarClass = ProviderKinds(rawValue: 1 << 1)
  static let tabBarTrait = ProviderKinds(rawValue: 1 << 2)
  static let list = ProviderKinds(rawValue: 1 << 3)
  static let landmark = ProviderKinds(rawValue: 1 << 4)
  static let dataTable = ProviderKinds(rawValue: 1 << 5)
  static let segmentsRole = ProviderKinds(rawValue: 1 << 6)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Finds what a node is.
  init(_ facts: ElementFacts, className: String?) {
    self = []
    if className == "UISegmentedControl" { insert(.segments) }
    if facts.role == .segments { insert(.segmentsRole) }
    if className == "UITabBar" { insert(.tabBarClass) }
    if facts.traits.contains(.tabBar) { insert(.tabBarTrait) }
    switch facts.containerType {
    case .list: insert(.list)
    case .landmark: insert(.landmark)
    case .dataTable: insert(.dataTable)
    case .none, .semanticGroup: break
    }
  }

  /// What marks the first and the last stop.
  fileprivate var markedForm: Provider.Form {
    if contains(.list) { return .list }
    return contains(.landmark) ? .landmark : .nothing
  }
}
