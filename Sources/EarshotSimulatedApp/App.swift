package import EarshotModel

/// An app as it runs: its elements with their states, its screens, handlers, timers and clock.
///
/// It stands for the program on the phone and knows nothing of VoiceOver: gestures reach it as
/// the calls that UIKit would make, and what it says comes out as notifications.
package struct App: Sendable {
  /// Finds the stops of what is shown, in reading order.
  package typealias Order = @Sendable (App) -> [ElementTree.Index]

  /// The elements as they are now, with every reference and guard worked out.
  package internal(set) var tree: ElementTree
  /// Goes up whenever the reading order may have changed.
  package internal(set) var revision = 0
  /// The time since the start.
  package internal(set) var now = Milliseconds(0)
  /// What the elements with references or guards say where no guard holds.
  var bases: [ElementTree.Index: Element]
  /// The properties that follow from others, in the order to work them out.
  let derived: [DerivedProperty]
  /// The alerts and steppers, whose parts follow them.
  let composites: [ElementTree.Index]
  /// The nodes of each tag.
  let tagged: [String: [ElementTree.Index]]
  /// The nodes that hold timers.
  let timed: [ElementTree.Index]
  /// The scroll views that have pages.
  let pagedViews: Set<ElementTree.Index>
  /// The fields that are being edited when their screen first comes up.
  let editedAtFirst: [ElementTree.Index]
  /// Whether `tree` has to be worked out again.
  var isStale = true

  /// The screens of each tab that was open, and of an app without tabs.
  var stacks: [ElementTree.Index?: ScreenStack] = [:]
  /// The tab whose screens are shown.
  var tab: ElementTree.Index?
  /// The pages that scroll views show, where that is not the first.
  var pages: [ElementTree.Index: Int] = [:]
  /// The element that was picked up.
  package internal(set) var dragged: ElementTree.Index?
  /// The number of the next layer.
  var nextLayer = 0

  /// What was told and not yet taken.
  var notifications: [Notification] = []
  /// What is still to be done in this step, the next at the end.
  var waiting: [Request] = []
  /// What the effect that is on its way asked for, in order.
  var requested: [Request] = []
  /// Whether requests are being carried out.
  var isWorking = false
  /// The text that is being edited, as it was when it was last touched.
  var editing: EditedText?
  /// How many effects this step may still run.
  var effectsLeft = App.effectLimit
  /// The handlers that wait, and the timers that run.
  var scheduler = Scheduler()
  /// Finds the stops of what is shown, in the order VoiceOver reads them.
  package var order: Order

  /// How many effects, screen changes and notifications one step may run.
  ///
  /// - Source: SCREEN-FORMAT.md, "Events and effects".
  static let effectLimit = 1_000

  /// Makes an app that is not started yet.
  ///
  /// - Precondition: The tree has a screen.
  package init(_ tree: ElementTree, order: @escaping Order) {
    precondition(!tree.screens.isEmpty, "an app without a screen cannot be started")
    let derived = DerivedProperty.ordered(in: tree)
    self.tree = tree
    self.order = order
    self.derived = derived
    composites = tree.indices.filter { tree[$0].role == .alert || tree[$0].role == .stepper }
    timed = tree.indices.filter { tree[$0].hasTimer }
    pagedViews = Set(tree.indices.filter { tree[$0].role == .scrollView && tree[$0].pages != nil })
    editedAtFirst = tree.indices.filter { tree[$0].traits.contains(.isEditing) }
    tagged = tree.tagged
    bases = [:]
    for index in tree.indices where tree[index].value == nil { fillInValue(of: index) }
    for node in Set(derived.map(\.node)) { bases[node] = self.tree[node] }
    open(screen: tree.screens[0])
    settle()
  }

  /// The name that VoiceOver says at the start, or `nil` if no file has an `app`.
  package var name: String? { tree[tree.root].label }

  /// Without a value the lower bound, or the first of the values, counts.
  private mutating func fillInValue(of index: ElementTree.Index) {
    let element = tree[index]
    guard let scale = element.scale, element.template(of: .value) == nil else { return }
    tree.update(index) { $0.value = scale.initialValue }
  }
}

extension App {
  /// Starts the app: its first screen, or the one that is asked for, comes up.
  package mutating func start(at screen: ElementTree.Index? = nil) {
    if let screen { open(screen: screen) }
    notifications = []
    beginStep()
    tellShown(.opened)
    screenAppeared()
  }

  /// Shows a screen as the first one, without running anything: for a read-out.
  package mutating func show(first screen: ElementTree.Index) {
    open(screen: screen)
    revision += 1
    isStale = true
    settle()
  }

  /// Gives the next step its whole share of effects.
  package mutating func beginStep() { effectsLeft = App.effectLimit }

  /// Hands over what was told since the last time, in order.
  package mutating func takeNotifications() -> [Notification] {
    settle()
    defer { notifications = [] }
    return notifications
  }

  /// Puts a notification where VoiceOver finds it.
  mutating func tell(_ notification: Notification) { notifications.append(notification) }

  /// Shows a screen as the only one, in the tab that opens it where there is one.
  private mutating func open(screen: ElementTree.Index) {
    stacks = [:]
    tab = tabs.first { tree[$0].opens == tree[screen].identifier }
    stacks[tab] = ScreenStack(showings: [newShowing(of: screen, isPresented: false)])
    selectShownTab()
    editedField = fieldEditedAtFirst
    scheduler = Scheduler()
    startTimers()
  }
}

extension ElementTree {
  /// The nodes of each tag.
  fileprivate var tagged: [String: [Index]] {
    var result: [String: [Index]] = [:]
    for index in indices {
      for tag in self[index].tags { result[tag, default: []].append(index) }
    }
    return result
  }
}

extension Element {
  fileprivate var hasTimer: Bool {
    hasDetails && self.handlers.contains { if case .every = $0.event { true } else { false } }
  }
}
