import EarshotModel
import EarshotSimulatedApp

// The state that changes with the cursor, and a counter for all other state.
extension Phone {
  /// The state that each gesture changes, even if it only moves the cursor.
  ///
  /// All other state has observers that count its changes in ``edition``, except for the work, and
  /// for the events, of which there are none between gestures.
  package struct Movement: Sendable {
    fileprivate let cursor: ElementTree.Index?
    fileprivate let rotorState: RotorState
    fileprivate let landing: FocusRule?
    fileprivate let decisions: [Decision]
    fileprivate let end: FocusRule?
    fileprivate let mayLoseAnnouncement: Bool
    fileprivate let doubtfulAnnouncements: Int
    fileprivate let outsideBar: ElementTree.Index?
    fileprivate let watch: ValueWatch?
    fileprivate let activated: ElementTree.Index?
    fileprivate let directTouch: DirectTouch
    fileprivate let app: App.Movement
  }

  /// The current movement.
  ///
  /// The getter is mutating, because the compiler copies a phone before a nonmutating call.
  package var movement: Movement {
    mutating get {
      Movement(
        cursor: engine.cursor,
        rotorState: engine.rotorState,
        landing: engine.landing,
        decisions: engine.decisions,
        end: engine.end,
        mayLoseAnnouncement: engine.mayLoseAnnouncement,
        doubtfulAnnouncements: engine.doubtfulAnnouncements,
        outsideBar: engine.layers.outsideBar,
        watch: engine.watch,
        activated: engine.activated,
        directTouch: engine.directTouch,
        app: app.movement
      )
    }
    set {
      engine.take(newValue)
      app.movement = newValue.app
    }
  }

  /// A counter that increases whenever anything other than the movement, the events, and the work
  /// may have changed.
  package var edition: Int { mutating get { engine.edition &+ app.edition } }
}

extension FocusEngine {
  /// A counter that increases whenever anything other than the movement may have changed.
  fileprivate var edition: Int {
    ownEdition &+ settingsEdition &+ order.edition &+ layers.edition
  }

  fileprivate mutating func take(_ movement: Phone.Movement) {
    cursor = movement.cursor
    rotorState = movement.rotorState
    landing = movement.landing
    decisions = movement.decisions
    end = movement.end
    mayLoseAnnouncement = movement.mayLoseAnnouncement
    doubtfulAnnouncements = movement.doubtfulAnnouncements
    layers.outsideBar = movement.outsideBar
    watch = movement.watch
    activated = movement.activated
    directTouch = movement.directTouch
    repairedPlace = nil
  }
}

/// A place at which the cursor and the rotor need no repair, unless the app or the order changes.
struct RepairedPlace: Hashable, Sendable {
  /// The editions of the app and of VoiceOver.
  let edition: Int
  /// The stop that has the cursor, or `nil` if there's none.
  var cursor: ElementTree.Index?
}

extension Phone {
  /// Moves the cursor silently if its stop no longer exists, and turns the rotor silently if its
  /// setting is no longer available.
  ///
  /// - Complexity: O(1) if neither the app nor the order has changed since the last repair.
  package mutating func repairCursor() {
    if let repaired = engine.repairedPlace, repaired.cursor == engine.cursor,
      repaired.edition == edition
    {
      return
    }
    engine.repairCursor(app)
    engine.repairedPlace = RepairedPlace(edition: edition, cursor: engine.cursor)
  }

  /// Turns the rotor silently if its setting isn't available at the place to which a gesture moved
  /// the cursor.
  mutating func repairDial() {
    // Otherwise, the call would copy the app for nothing.
    if !engine.keepsOptionAnywhere { engine.repairDial(app) }
    guard let repaired = engine.repairedPlace, repaired.edition == edition,
      engine.cursor.map({ engine.order.rank(of: $0) != nil }) ?? true
    else { return }
    engine.repairedPlace?.cursor = engine.cursor
  }
}
