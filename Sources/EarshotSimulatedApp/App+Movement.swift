import EarshotModel

extension App {
  /// The state that each step changes, even if it changes nothing in the app.
  ///
  /// All other state has observers that count its changes in ``edition``, except for the work.
  package struct Movement: Sendable {
    fileprivate let now: Milliseconds
    fileprivate let effects: EffectQueue
  }

  /// The current movement.
  ///
  /// The getter is mutating, because the compiler copies an app before a nonmutating call.
  package var movement: Movement {
    mutating get { Movement(now: now, effects: effects) }
    set { (now, effects) = (newValue.now, newValue.effects) }
  }
}
