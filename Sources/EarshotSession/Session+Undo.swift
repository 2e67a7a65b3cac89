import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

/// The undo history: the state before each gesture, up to a limit.
///
/// When the history is full, a new state replaces the oldest one.
///
/// The states are in a ring buffer, so adding a state doesn't move other states. Most gestures only
/// move the cursor, so consecutive states share a copy of everything else.
struct UndoHistory: Sendable {
  /// A copy of a state, as a reference.
  private final class Kept: Sendable {
    let state: Session.State
    /// The state's edition, which later states with the same copy also have.
    let edition: Int

    init(_ state: consuming Session.State) {
      edition = state.edition
      self.state = state
    }
  }

  /// A stored state: a copy, and what has moved since then.
  private struct Step: Sendable {
    let kept: Kept
    let movement: Session.State.Movement

    var state: Session.State {
      var state = kept.state
      state.movement = movement
      return state
    }

    /// The number of bytes of text that the app created before the state.
    var madeText: Int { kept.state.phone.app.growth.made }
  }

  private var slots: [Step?] = []
  /// The copy that the next state may share, or `nil` if there's none.
  private var newest: Kept?
  /// The slot of the oldest state.
  private var start = 0
  private var count = 0
  /// The number of states that were added and not popped, including the states that the limits
  /// removed.
  private(set) var total = 0
  /// The number of stored states at which the buffer reserves space for the maximum number.
  private static let few = 32
  /// The maximum number of states.
  private let limit: Int

  /// The maximum number of bytes of text that the app created between the oldest and the newest
  /// state.
  private let textLimit: Int

  /// Whether there's nothing to undo.
  var isEmpty: Bool { count == 0 }

  /// Creates a history without states.
  ///
  /// - Parameters:
  ///   - nodes: The number of nodes in the app. The more nodes, the fewer states the history
  ///     stores, so the history of a huge app can't fill the memory.
  ///   - textLimit: The maximum number of bytes of text that the app created between the oldest and
  ///     the newest state. The default is 64 MiB.
  init(nodes: Int, textLimit: Int = 64 << 20) {
    limit = max(5, min(1_000, 2_000_000 / max(1, nodes)))
    self.textLimit = textLimit
  }

  mutating func append(_ state: inout Session.State) {
    let kept: Kept
    if let newest, newest.edition == state.edition {
      kept = newest
    } else {
      kept = Kept(state)
      newest = kept
      dropTextBefore(kept.state.phone.app.growth.made)
    }
    append(Step(kept: kept, movement: state.movement))
  }

  /// Prevents the next state from sharing a copy, because it doesn't follow the newest one.
  mutating func stateWasReplaced() { newest = nil }

  /// Removes the oldest states if the app has created too much text since then.
  private mutating func dropTextBefore(_ made: Int) {
    while count > 0, made - (slots[start]?.madeText ?? made) > textLimit {
      slots[start] = nil
      start = (start + 1) % limit
      count -= 1
    }
  }

  private mutating func append(_ step: Step) {
    total += 1
    let place = (start + count) % limit
    if place == slots.count {
      if place == UndoHistory.few { slots.reserveCapacity(limit) }
      slots.append(step)
    } else {
      slots[place] = step
    }
    if count == limit { start = (start + 1) % limit } else { count += 1 }
  }

  /// Removes and returns the newest state, or returns `nil` if there's none.
  mutating func popLast() -> Session.State? {
    guard count > 0 else { return nil }
    count -= 1
    total -= 1
    let place = (start + count) % limit
    defer { slots[place] = nil }
    newest = nil
    return slots[place]?.state
  }

  /// Changes every stored state, except for its movement.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states.
  mutating func update(_ change: (inout Session.State) -> Void) {
    newest = nil
    var last: (old: Kept, new: Kept)?
    for place in slots.indices {
      guard let step = slots[place] else { continue }
      if last?.old !== step.kept {
        var state = step.kept.state
        change(&state)
        last = (step.kept, Kept(state))
      }
      if let last { slots[place] = Step(kept: last.new, movement: step.movement) }
    }
  }
}

extension Session.State {
  /// The state that each gesture changes, even if it only moves the cursor.
  ///
  /// All other state has observers that count its changes in ``edition``.
  struct Movement: Sendable {
    fileprivate let phone: Phone.Movement
    fileprivate let lastLine: SessionLine?
    fileprivate let place: LogPlace
    fileprivate let end: SessionRule?
    fileprivate let lastStep: [SessionLine]
    fileprivate let lastAnswer: [SessionLine]?
    fileprivate let gestures: Int
    fileprivate let phrases: Int
  }

  /// The current movement.
  ///
  /// The getter is mutating, because the compiler copies a state before a nonmutating call.
  var movement: Movement {
    mutating get {
      Movement(
        phone: phone.movement,
        lastLine: lastLine,
        place: place,
        end: end,
        lastStep: lastStep,
        lastAnswer: lastAnswer,
        gestures: gestures,
        phrases: phrases
      )
    }
    set {
      phone.movement = newValue.phone
      lastLine = newValue.lastLine
      place = newValue.place
      end = newValue.end
      lastStep = newValue.lastStep
      lastAnswer = newValue.lastAnswer
      gestures = newValue.gestures
      phrases = newValue.phrases
    }
  }

  /// A counter that increases whenever anything other than the movement and the work may have
  /// changed.
  var edition: Int { mutating get { ownEdition &+ phone.edition } }
}

extension Session {
  /// Stores the state before a gesture.
  ///
  /// The first start can't be undone, because there's no state before it.
  mutating func remember() {
    guard keepsHistory else { return }
    state.place.entries = log.entries.count
    past.append(&state)
    state.place.depth += 1
  }

  /// Undoes the given number of gestures, or all of them if there are fewer.
  ///
  /// Changes by `:set` aren't undone.
  ///
  /// - Returns: Whether there was a gesture to undo.
  mutating func undo(_ count: Int) -> Bool {
    guard !past.isEmpty else { return false }
    keepingWork { session in
      for _ in 0..<count {
        guard let state = session.past.popLast() else { break }
        session.state = state
      }
    }
    log.takeBack(to: state.gestures, state.phrases)
    // Between two commands of a line, continuous reading has begun but not ended.
    state.phone.engine.stopReading(in: state.phone.app)
    adoptSettings()
    return true
  }

  /// Passes the current settings to VoiceOver and the app.
  mutating func adoptSettings() {
    state.phone.engine.settings = options.settings
    state.phone.app.adopt(options.settings)
  }

  /// Changes a setting permanently, so an undo doesn't restore the old value.
  ///
  /// - Returns: Whether the value is valid for the setting.
  mutating func set(_ setting: Setting, _ value: String) -> Bool {
    guard setting.set(&state.options, value) else { return false }
    past.update { _ = setting.set(&$0.options, value) }
    adoptSettings()
    return true
  }
}
