import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

/// The states before each gesture, up to a limit.
///
/// At the limit, a new state replaces the oldest.
///
/// The states are in a ring buffer, so adding a state doesn't move the others. Each state is behind
/// a reference, because moving it is expensive.
struct UndoHistory: Sendable {
  /// A stored state.
  private final class Kept: Sendable {
    let state: Session.State

    /// Creates an entry by copying a state directly into place.
    init(_ state: borrowing Session.State) { self.state = copy state }

    /// The number of bytes of text created before it.
    var madeText: Int { state.phone.app.growth.made }
  }

  private var slots: [Kept?] = []
  /// The slot of the oldest state.
  private var start = 0
  private var count = 0
  /// The number of states that were added and not removed, including those that newer states
  /// replaced.
  private(set) var total = 0
  /// The number of states that a short session stores.
  ///
  /// For a longer session, space for all states is reserved.
  private static let few = 32
  /// The maximum number of states.
  private let limit: Int

  /// The maximum number of bytes of text created between the oldest and the newest state.
  private let textLimit: Int

  /// Whether there's nothing to undo.
  var isEmpty: Bool { count == 0 }

  /// Creates a history without states.
  ///
  /// - Parameters:
  ///   - nodes: The number of nodes in the app. It limits the number of states, because undoing in
  ///   a huge app must not fill the memory.
  ///   - textLimit: The maximum number of bytes of text created between the oldest and the newest
  ///     state: 64 MiB.
  init(nodes: Int, textLimit: Int = 64 << 20) {
    limit = max(5, min(1_000, 2_000_000 / max(1, nodes)))
    self.textLimit = textLimit
  }

  /// Stores a state.
  mutating func append(_ state: borrowing Session.State) {
    append(Kept(state))
  }

  private mutating func append(_ kept: Kept) {
    let made = kept.madeText
    total += 1
    while count > 0, made - (slots[start]?.madeText ?? made) > textLimit {
      slots[start] = nil
      start = (start + 1) % limit
      count -= 1
    }
    let place = (start + count) % limit
    if place == slots.count {
      if place == UndoHistory.few { slots.reserveCapacity(limit) }
      slots.append(kept)
    } else {
      slots[place] = kept
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
    return slots[place]?.state
  }

  /// Changes every stored state.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states.
  mutating func update(_ change: (inout Session.State) -> Void) {
    for place in slots.indices {
      guard var state = slots[place]?.state else { continue }
      change(&state)
      slots[place] = Kept(state)
    }
  }
}

extension Session {
  /// Stores the state before a gesture.
  ///
  /// The first start can't be undone, because there's nothing before it.
  mutating func remember() {
    guard keepsHistory else { return }
    state.place.entries = log.entries.count
    past.append(state)
    state.place.depth += 1
  }

  /// Undoes the given number of gestures, or all of them if there are fewer.
  ///
  /// Changes by `:set` remain.
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
    // Between two commands of a line, reading from here has only begun.
    state.phone.engine.stopReading(in: state.phone.app)
    adoptSettings()
    return true
  }

  /// Passes the current settings to VoiceOver and the app.
  mutating func adoptSettings() {
    state.phone.engine.settings = options.settings
    state.phone.app.adopt(options.settings)
  }

  /// Changes a setting permanently, so undoing doesn't restore the old value.
  ///
  /// - Returns: Whether the setting can have the value.
  mutating func set(_ setting: Setting, _ value: String) -> Bool {
    guard setting.set(&state.options, value) else { return false }
    past.update { _ = setting.set(&$0.options, value) }
    adoptSettings()
    return true
  }
}
