package import EarshotModel

/// An app as it runs: its elements with their states, its screens, handlers, timers and clock.
///
/// It stands for the program on the phone and knows nothing of VoiceOver: gestures reach it as
/// the calls that UIKit would make, and what it says comes out as notifications.
package struct App: Sendable {
  /// Finds the stops of what is shown, in reading order.
  package typealias Order = @Sendable (App) -> [ElementTree.Index]

  /// The current elements, with every reference and condition evaluated.
  package internal(set) var tree: ElementTree { didSet { changes &+= 1 } }
  /// Goes up whenever anything of an element may have changed.
  package private(set) var changes = 0
  /// How often it had gone up when the app was made.
  private var changesWhenMade = 0
  /// Goes up whenever the reading order may have changed.
  package internal(set) var revision = 0
  /// The time since the start.
  package internal(set) var now = Milliseconds(0)
  /// What follows from other things in the tree.
  var derivation: Derivation
  /// What is found once in the tree.
  let facts: AppFacts

  /// The screens that are shown, and those below.
  var screens: ScreenStacks
  /// The pages that scroll views show.
  var paging: Paging
  /// The element that was picked up, or `nil` if none was.
  package internal(set) var dragged: ElementTree.Index?
  /// The text that is being edited, as it was when it was last touched, or `nil` if none is.
  var editing: EditedText?
  /// What was cut or copied last, or `nil` if nothing was.
  package internal(set) var pasteboard: String?
  /// What was told and not yet taken.
  var notifications = NotificationQueue()
  /// How much text was made of other texts.
  package internal(set) var growth = TextGrowth()
  /// What is still to be done in this step.
  var effects = EffectQueue()
  /// The handlers that wait, and the timers that run.
  var scheduler = Scheduler()
  /// Finds the stops of what is shown, in the order VoiceOver reads them.
  package var order: Order
  /// The work that was done so far, and how much may be done.
  package var work = WorkBudget()

  /// Makes an app that is not started yet.
  ///
  /// - Precondition: The tree has a screen.
  package init(_ tree: ElementTree, order: @escaping Order) {
    precondition(!tree.screens.isEmpty, "an app without a screen can't start")
    self.tree = tree
    self.order = order
    derivation = Derivation(of: tree)
    facts = AppFacts(of: tree)
    paging = Paging(tree)
    screens = ScreenStacks(tree.screens[0], in: nil)
    for index in tree.indices {
      if let value = tree.initialValue(of: index) { self.tree.update(index) { $0.value = value } }
    }
    derivation.keepBases(of: self.tree)
    open(screen: tree.screens[0])
    settle()
    changesWhenMade = changes
  }

  /// Whether no element has changed since the app was made.
  package var isAsMade: Bool { changes == changesWhenMade }

  /// The name that VoiceOver says at the start, or `nil` if no file has an `app`.
  package var name: String? { tree[tree.root].label }
}

extension App {
  /// Starts the app: its first screen, or the one that is asked for, comes up.
  package mutating func start(at screen: ElementTree.Index? = nil) {
    if let screen { open(screen: screen) }
    notifications.clear()
    beginStep()
    tellShown(.opened)
    screenAppeared()
  }

  /// Shows a screen as the first one, without running anything: for a read-out.
  package mutating func show(first screen: ElementTree.Index) {
    open(screen: screen)
    revision += 1
    derivation.isStale = true
    settle()
  }

  /// Gives the next step its whole share of effects.
  package mutating func beginStep() { effects.beginStep() }

  /// Hands over what was told since the last time, in order.
  package mutating func takeNotifications() -> [Notification] {
    settle()
    return notifications.takeAll()
  }

  /// Puts a notification where VoiceOver finds it.
  mutating func tell(_ notification: Notification) { notifications.tell(notification) }

  /// Shows a screen as the only one, in the tab that opens it where there is one.
  private mutating func open(screen: ElementTree.Index) {
    let tab = tabs.first { tree[$0].opens == tree[screen].identifier }
    screens = ScreenStacks(screen, in: tab, after: screens)
    selectShownTab()
    editedField = fieldEditedAtFirst
    scheduler = Scheduler()
    startAllTimers()
  }
}
