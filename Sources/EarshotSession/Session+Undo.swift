import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

/// The undo history: the state before each gesture, up to a limit.
///
/// When the history is full, a new state replaces the oldest one.
///
/// The states are in a ring buffer, so adding a state doesn't move other states. The buffer stores
/// references, because moving a state is expensive.
struct UndoHistory: Sendable {
  /// A stored state, as a reference.
  private final class Kept: Sendable {
    let state: Session.State

    /// Creates an entry with a copy of a state.
    init(_ state: borrowing Session.State) { self.state = copy state }

    /// The number of bytes of text that the app created before the state.
    var madeText: Int { state.phone.app.growth.made }
  }

  private var slots: [Kept?] = []
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
  /// The first start can't be undone, because there's no state before it.
  mutating func remember() {
    guard keepsHistory else { return }
    state.place.entries = log.entries.count
    past.append(state)
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
