import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

/// The states before each gesture, as many as are kept; the oldest gives way to the newest.
///
/// The states stand in a ring, so that keeping one more moves none of the others, each behind a
/// reference, since a state is large to move.
struct UndoHistory: Sendable {
  /// A state that is kept.
  private final class Kept: Sendable {
    let state: Session.State

    /// Copies a state straight to its place.
    init(_ state: borrowing Session.State) { self.state = copy state }

    /// How many bytes of text were made before it.
    var madeText: Int { state.turn.app.growth.made }
  }

  private var slots: [Kept?] = []
  /// The slot of the oldest state.
  private var start = 0
  private var count = 0
  /// The number of states that were kept and not removed again, including those that gave way to
  /// others.
  private(set) var total = 0
  /// How many states a short session keeps; for more, room for all is made at once.
  private static let few = 32
  /// The number of states that are kept.
  private let limit: Int

  /// How many bytes of text, made between the oldest and the newest state, are kept.
  private let textLimit: Int

  /// Whether there is nothing to take back.
  var isEmpty: Bool { count == 0 }

  /// Creates a history without states.
  ///
  /// - Parameters:
  ///   - nodes: The size of the app: undoing on a huge one must not fill the memory.
  ///   - textLimit: How many bytes of text, made between the oldest and the newest state, are kept:
  ///     64 MiB.
  init(nodes: Int, textLimit: Int = 64 << 20) {
    limit = max(5, min(1_000, 2_000_000 / max(1, nodes)))
    self.textLimit = textLimit
  }

  /// Keeps a state.
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

  /// Takes the newest state away, or gives `nil` if none is left.
  mutating func popLast() -> Session.State? {
    guard count > 0 else { return nil }
    count -= 1
    total -= 1
    let place = (start + count) % limit
    defer { slots[place] = nil }
    return slots[place]?.state
  }

  /// Changes every state that is kept.
  ///
  /// - Complexity: O(*n*) in their number.
  mutating func update(_ change: (inout Session.State) -> Void) {
    for place in slots.indices {
      guard var state = slots[place]?.state else { continue }
      change(&state)
      slots[place] = Kept(state)
    }
  }
}

extension Session {
  /// Keeps the state before a gesture.
  ///
  /// The first start cannot be taken back: before it there is nothing.
  mutating func remember() {
    guard keepsHistory else { return }
    state.place.entries = log.entries.count
    past.append(state)
    state.place.depth += 1
  }

  /// Takes gestures back, as many as there are; what `:set` changed stays as it is.
  ///
  /// - Returns: Whether there was one.
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
    state.turn.engine.stopReading(in: state.turn.app)
    adoptSettings()
    return true
  }

  /// Tells VoiceOver and the app the settings of now.
  mutating func adoptSettings() {
    state.turn.engine.settings = options.settings
    state.turn.app.adopt(options.settings)
  }

  /// Sets a setting for good: undoing does not bring the old value back.
  ///
  /// - Returns: Whether the value is one of the setting's own.
  mutating func set(_ setting: Setting, _ value: String) -> Bool {
    guard setting.set(&state.options, value) else { return false }
    past.update { _ = setting.set(&$0.options, value) }
    adoptSettings()
    return true
  }
}
