package import EarshotModel

/// A running app, with the states of its elements, its screens, handlers, timers, and clock.
///
/// The type represents the app on the phone, and it's independent of VoiceOver. Its methods
/// correspond to the calls that UIKit makes for a gesture, and it reports the results as
/// notifications.
package struct App: Sendable {
  /// A function that returns the stops on the screen, in reading order.
  package typealias Order = @Sendable (App) -> [ElementTree.Index]

  /// The current elements, with all references and conditions evaluated.
  package internal(set) var tree: ElementTree {
    didSet {
      changes &+= 1
      edition &+= 1
    }
  }
  /// A counter that increases whenever an element may have changed.
  package private(set) var changes = 0
  /// The value of the counter when the app was created.
  private var changesWhenMade = 0
  /// A counter that increases whenever anything other than the ``Movement`` and the work may have
  /// changed.
  package private(set) var edition = 0
  /// A counter that increases whenever the reading order may have changed.
  package internal(set) var revision = 0 { didSet { edition &+= 1 } }
  /// The time since the start.
  package internal(set) var now = Milliseconds(0)
  /// The properties that depend on other properties.
  var derivation: Derivation { didSet { edition &+= 1 } }
  /// The facts that are computed once for the tree.
  let facts: AppFacts
  /// Whether any scroll view has pages.
  package let hasPages: Bool
  /// Whether anything other than a screen or the app itself has custom rotors.
  package let hasRotorsInside: Bool

  /// The current screens and the screens below them.
  var screens: ScreenStacks { didSet { edition &+= 1 } }
  /// The pages that scroll views show.
  var paging: Paging { didSet { edition &+= 1 } }
  /// The dragged element, or `nil` if there's none.
  package internal(set) var dragged: ElementTree.Index? { didSet { edition &+= 1 } }
  /// The edited text, as of the last change, or `nil` if no field is being edited.
  var editing: EditedText? { didSet { edition &+= 1 } }
  /// The last cut or copied text, or `nil` if there's none.
  package internal(set) var pasteboard: String? { didSet { edition &+= 1 } }
  /// The notifications that haven't been processed yet.
  var notifications = NotificationQueue() { didSet { edition &+= 1 } }
  /// The amount of text that the app created from other text.
  package internal(set) var growth = TextGrowth() { didSet { edition &+= 1 } }
  /// The remaining requests of the step.
  var effects = EffectQueue()
  /// The waiting handlers and the running timers.
  package internal(set) var scheduler = Scheduler() { didSet { edition &+= 1 } }
  /// A function that returns the stops on the screen, in the order in which VoiceOver reads them.
  package var order: Order { didSet { edition &+= 1 } }
  /// The work that the app has done, with its limits.
  package var work = WorkBudget()

  /// Creates an app that hasn't started yet.
  ///
  /// - Precondition: The tree has a screen.
  package init(_ tree: ElementTree, order: @escaping Order) {
    precondition(!tree.screens.isEmpty, "an app without a screen can't start")
    self.tree = tree
    self.order = order
    derivation = Derivation(of: tree)
    facts = AppFacts(of: tree)
    paging = Paging(tree)
    hasPages = !paging.views.isEmpty
    hasRotorsInside = facts.hasRotorsInside
    screens = ScreenStacks(tree.screens[0], in: nil)
    for index in tree.indices {
      if let value = tree.initialValue(of: index) { self.tree.update(index) { $0.value = value } }
    }
    derivation.keepBases(of: self.tree)
    open(screen: tree.screens[0])
    settle()
    changesWhenMade = changes
  }

  /// Whether no element has changed since the app was created.
  package var isAsMade: Bool { changes == changesWhenMade }

  /// The name that VoiceOver says at the start, or `nil` if the app has no label.
  package var name: String? { tree[tree.root].label }
}

extension App {
  /// Starts the app with its first screen, or with the given one.
  package mutating func start(at screen: ElementTree.Index? = nil) {
    if let screen { open(screen: screen) }
    notifications.clear()
    beginStep()
    tellShown(.opened)
    screenAppeared()
  }

  /// Shows a screen as the first one, without running any handlers, for a readout.
  package mutating func show(first screen: ElementTree.Index) {
    open(screen: screen)
    revision += 1
    derivation.isStale = true
    settle()
  }

  /// Begins a step, which can run the full number of effects.
  package mutating func beginStep() { effects.beginStep() }

  /// Removes and returns the notifications since the last call, in order.
  package mutating func takeNotifications() -> [Notification] {
    settle()
    return notifications.isEmpty ? [] : notifications.takeAll()
  }

  /// Posts a notification for VoiceOver.
  mutating func tell(_ notification: Notification) { notifications.tell(notification) }

  /// Shows a screen as the only one, in the tab that opens it if there is one.
  private mutating func open(screen: ElementTree.Index) {
    let tab = tabs.first { tree[$0].opens == tree[screen].identifier }
    screens = ScreenStacks(screen, in: tab, after: screens)
    selectShownTab()
    editedField = fieldEditedAtFirst
    scheduler = Scheduler()
    startAllTimers()
  }
}
