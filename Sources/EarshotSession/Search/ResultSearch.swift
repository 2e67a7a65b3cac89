import EarshotComposer
import EarshotFocusEngine
package import EarshotLines
import EarshotModel
import EarshotSimulatedApp

/// The result of a task: the final state, and the app's own announcements and sounds on the path.
///
/// Two paths are interchangeable if their results are equal. The result includes neither
/// VoiceOver's words on the path nor the rotor setting.
///
/// - Source: our choice.
package struct TaskResult: Hashable, Sendable {
  /// The elements with all of their contents.
  var tree: ElementTree
  /// The open screens, alerts, and sheets.
  var shown: [String]
  /// The stop with the VoiceOver cursor, or `nil` if there's none.
  var cursor: ElementTree.Index?
  /// The field that the user is editing, or `nil` if there's none.
  var editedField: ElementTree.Index?
  /// The announcements and the sounds of the app, in order.
  package var said: [String]

  /// Creates the result of a session.
  ///
  /// - Parameters:
  ///   - session: The session after the task.
  ///   - said: The value of ``SessionLine/saidByApp`` for the lines since the task began.
  package init(_ session: Session, said: [String]) {
    tree = session.tree
    shown = session.shownNames
    cursor = session.cursor
    editedField = session.state.phone.app.editedField
    self.said = said
  }
}

/// A search for a path with the same result as a known path but fewer gestures, using any control.
///
/// The search explores copies of a session in the order of their cost. It abandons a path if the
/// app's announcements differ from the announcements on the known path, so a shorter path never
/// omits an announcement.
///
/// - Source: our choice.
package struct ResultSearch {
  /// The result of a search.
  package enum Outcome: Hashable, Sendable {
    /// The gestures of a cheaper path, with the cost of the path.
    case found([Gesture], cost: Int)
    /// No path that the search can construct is cheaper.
    case nothingShorter
    /// The search stopped after trying the given number of gestures, before it found a cheaper path
    /// or tried all paths.
    case givenUp(gestures: Int)
  }

  /// The maximum number of gestures to try.
  package static let gestureLimit = 20_000

  /// The properties that distinguish states.
  private struct Key: Hashable {
    var tree: Int
    var shown: [String]
    var cursor: ElementTree.Index?
    var editedField: ElementTree.Index?
    var option: RotorItem
    var ownChoice: RotorItem
    var said: Int
  }

  /// A state, with the path to it.
  private struct Visit {
    /// The session in the state, or `nil` after the search tried its gestures, to free its memory.
    var session: Session?
    var key: Key
    var parent: Int?
    var gesture: Gesture?
  }

  private let goal: TaskResult
  private let extra: [Gesture]
  private var visits: [Visit] = []
  /// The indices of the states that haven't been explored yet, by cost.
  private var queue: [[Int]]
  private var costs: [Key: Int] = [:]
  /// The trees found so far, in the order of their numbers.
  private var trees: [ElementTree] = []
  private var numbers: [ElementTree: Int] = [:]
  /// The work that the search has done, with its limits.
  private(set) var work: WorkBudget

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - start: The session at the start of the task.
  ///   - goal: The expected result.
  ///   - gestures: The gestures of the known path. The search types only text that occurs in these
  ///     gestures.
  ///   - cost: The cost of the known path.
  package init(from start: Session, to goal: TaskResult, knowing gestures: [Gesture], cost: Int) {
    self.goal = goal
    extra = gestures.filter(\.actsWithoutMoving).reduce(into: []) { known, gesture in
      if !known.contains(gesture) { known.append(gesture) }
    }
    queue = Array(repeating: [], count: max(0, cost))
    work = start.work
    work.beginStep()
    var session = start
    session.keepsHistory = false
    meet(session, said: 0, cost: 0, after: nil, by: nil)
  }

  /// Searches for a shorter path with the same result.
  ///
  /// - Parameter limit: The maximum number of gestures to try.
  /// - Returns: The path, or the reason that there's none.
  /// - Complexity: O(*g*) gestures, where *g* is the limit.
  package mutating func run(limit: Int = gestureLimit) -> Outcome {
    var tried = 0
    for cost in queue.indices {
      var place = 0
      while place < queue[cost].count {
        let number = queue[cost][place]
        place += 1
        guard costs[visits[number].key] == cost, let session = visits[number].session else {
          continue
        }
        visits[number].session = nil
        if isGoal(session, visits[number].key) { return .found(gestures(to: number), cost: cost) }
        for gesture in gestures(in: session) {
          guard tried < limit, !work.isSpent else { return .givenUp(gestures: tried) }
          tried += 1
          make(gesture, from: session, at: number, cost: cost)
        }
      }
    }
    return .nothingShorter
  }

  /// Returns the gestures that can have an effect in a state.
  private func gestures(in session: Session) -> [Gesture] {
    let option = session.rotorChoice
    var gestures = Movement.gestures.filter { $0.movement.canMove(option) }.map(\.gesture)
    if option == .adjustValue { gestures += [.swipe(.up), .swipe(.down)] }
    gestures += [.doubleTap, .scrub, .magicTap]
    if let cursor = session.cursor {
      gestures += session.actionNames(at: cursor).map { .action($0) }
    }
    return gestures + extra.filter { !gestures.contains($0) }
  }

  private mutating func make(
    _ gesture: Gesture,
    from session: Session,
    at number: Int,
    cost: Int
  ) {
    var after = session
    let response = after.perform(gesture)
    work.spend(Work.gesture + after.work.used - session.work.used)
    let said = response.content.compactMap(\.saidByApp)
    let before = visits[number].key.said
    guard !response.isRefused, goal.said.dropFirst(before).starts(with: said) else { return }
    let cost = cost + gesture.cost(from: session, to: after)
    meet(after, said: before + said.count, cost: cost, after: number, by: gesture)
  }

  /// Adds a state, unless it was already reached at the same or a lower cost, or its path can't be
  /// cheaper than the known path.
  private mutating func meet(
    _ session: Session,
    said: Int,
    cost: Int,
    after parent: Int?,
    by gesture: Gesture?
  ) {
    let key = Key(
      tree: place(of: session.tree, after: parent),
      shown: session.shownNames,
      cursor: session.cursor,
      editedField: session.state.phone.app.editedField,
      option: session.rotorChoice,
      ownChoice: session.state.phone.engine.ownChoice,
      said: said
    )
    let least = cost + (isGoal(session, key) ? 0 : 1)
    guard least < queue.count, cost < costs[key] ?? .max else { return }
    costs[key] = cost
    queue[cost].append(visits.count)
    visits.append(Visit(session: session, key: key, parent: parent, gesture: gesture))
  }

  /// Returns the number of a tree among the trees found so far, adding the tree if it's new.
  private mutating func place(of tree: ElementTree, after parent: Int?) -> Int {
    if let parent, trees[visits[parent].key.tree] == tree { return visits[parent].key.tree }
    work.spend(Work.comparison(ofNodes: tree.count))
    if let place = numbers[tree] { return place }
    numbers[tree] = trees.count
    trees.append(tree)
    return trees.count - 1
  }

  private func isGoal(_ session: Session, _ key: Key) -> Bool {
    key.said == goal.said.count && key.cursor == goal.cursor && key.shown == goal.shown
      && key.editedField == goal.editedField && session.tree == goal.tree
  }

  private func gestures(to number: Int) -> [Gesture] {
    var gestures: [Gesture] = []
    var place = number
    while let gesture = visits[place].gesture, let parent = visits[place].parent {
      gestures.append(gesture)
      place = parent
    }
    return gestures.reversed()
  }
}

extension SessionLine {
  /// The app's announcement, sound, or speech, or `nil` for any other line.
  package var saidByApp: String? {
    switch self {
    case .speech(let spoken):
      spoken.utterance?.parts.first.flatMap { $0.kind == .announcement ? $0.text : nil }
    case .beside(.sound, let name): Sound.ofVoiceOver.contains(name) ? nil : name
    case .voice(let voice): voice.text
    default: nil
    }
  }
}

extension Sound {
  /// The names of the sounds that VoiceOver makes.
  fileprivate static let ofVoiceOver: Set<String> = Set(
    [Sound.activate, .boundary, .empty, .actions, .moreContent, .passThrough, .capital, .dictation]
      .map(\.name)
  )
}

extension Gesture {
  /// Whether the search can try the gesture of the known path at any element.
  ///
  /// Gestures that only start the app, move the cursor, or turn the rotor are excluded.
  fileprivate var actsWithoutMoving: Bool {
    switch self {
    case .start, .tap, .touch, .drag, .rotor, .fourFingerTap, .turnRotor, .swipe: false
    default: true
    }
  }

  /// Returns the cost of the gesture on a path, which is its cost for claims, or 1 for a touch, a
  /// scrub, or a magic tap.
  package func cost(from before: Session, to after: Session) -> Int {
    let counted = after.gestureCount - before.gestureCount
    return counted == 0 && definition.isUncounted ? 1 : counted
  }
}
