/// The work that gestures, claims, and whole runs may take.
///
/// Work is counted in what is visited: stops, states, effects, and text (``Work``). No clock is
/// involved, so the same file ends at the same place on every machine.
///
///     var budget = WorkBudget(limits: WorkBudget.Limits(step: 1_000, run: 5_000))
///     budget.beginStep()
///     budget.spend(1_001)
///     budget.end              // .step
///
/// Whoever works spends, and stops where ``isSpent`` says so; the owner of a step asks once, at its
/// end, for ``end``, and gives up what was done.
///
/// - Source: our choice; Docs/Design/RELIABILITY.md, chapter 5.
package struct WorkBudget: Sendable {
  /// Why work ended before it was done.
  package enum End: Hashable, Sendable {
    /// The gesture or the claim took more than one may.
    case step
    /// All gestures and claims of the run together took more than a run may.
    case run
    /// The user asked for it.
    case interrupted
  }

  /// The maximum number of units for a step and for a run.
  package struct Limits: Hashable, Sendable {
    /// The units of one gesture or claim.
    package var step: Int
    /// The units of one run: a session file, an audit, the reading of an app.
    package var run: Int

    /// Creates limits.
    package init(step: Int, run: Int) {
      self.step = step
      self.run = run
    }

    /// The default limits.
    package static let usual = Limits(step: 10_000_000, run: 20_000_000)
    /// The limits at a prompt, where a run has no end.
    package static let conversation = Limits(step: usual.step, run: .max)

    /// The limits a number of times; they never overflow.
    package func times(_ count: Int) -> Limits {
      func times(_ limit: Int) -> Int {
        let (product, overflows) = limit.multipliedReportingOverflow(by: count)
        return overflows ? .max : product
      }
      return Limits(step: times(step), run: times(run))
    }
  }

  /// Returns whether the user asked to stop.
  package typealias Interruption = @Sendable () -> Bool

  /// The limits.
  package let limits: Limits
  private let isInterrupted: Interruption?
  /// The units that were spent so far.
  package private(set) var used = 0
  /// Why work ended, or `nil` if it may go on.
  package private(set) var end: End?
  /// The units at which the step has had its share.
  private var stepLimit: Int
  /// The units at which something has to be looked at.
  private var nextCheck: Int

  /// The number of units that are spent between two looks at what the user asks for.
  private static let pollInterval = 1_000

  /// Creates a budget of which nothing is spent.
  ///
  /// - Parameters:
  ///   - limits: The limits of a step and of the run.
  ///   - isInterrupted: Returns whether the user asked to stop. Called about every thousand units.
  package init(limits: Limits = .usual, isInterrupted: Interruption? = nil) {
    self.limits = limits
    self.isInterrupted = isInterrupted
    stepLimit = min(limits.step, limits.run)
    nextCheck = isInterrupted == nil ? stepLimit : min(stepLimit, WorkBudget.pollInterval)
  }

  /// The number of units left for the run.
  package var left: Int { max(0, limits.run - used) }

  /// Whether the limit is reached.
  package var isSpent: Bool { end != nil }

  /// Gives the next gesture or claim its share.
  package mutating func beginStep() {
    let (sum, overflows) = used.addingReportingOverflow(limits.step)
    stepLimit = min(overflows ? .max : sum, limits.run)
    end = used > limits.run ? .run : nil
    planCheck()
  }

  /// Counts work.
  package mutating func spend(_ units: Int) {
    used += units
    if used >= nextCheck { check() }
  }

  @inline(never)
  private mutating func check() {
    guard end == nil else { return }
    if used > stepLimit {
      end = stepLimit == limits.run ? .run : .step
    } else if isInterrupted?() == true {
      end = .interrupted
    }
    planCheck()
  }

  private mutating func planCheck() {
    let poll = isInterrupted == nil ? Int.max : used + WorkBudget.pollInterval
    nextCheck = end == nil ? min(stepLimit, poll) : .max
  }
}

/// The cost of each kind of work, in units.
///
/// A unit is about what it takes to find the place of one stop in the reading order.
///
/// - Source: our choice, from measurements; Docs/Design/RELIABILITY.md, chapter 5.
package enum Work {
  /// A node that is visited to find the stops of what is shown.
  package static let stop = 1
  /// A property that follows from others, worked out once.
  package static let state = 2
  /// An effect, or something that the app does automatically.
  package static let effect = 4
  /// A gesture, made once.
  package static let gesture = 64
  /// An action or a rotor available at the cursor, which a gesture looks through.
  package static let offer = 8

  /// A claim, which may look for a name in the whole app.
  package static func claim(onNodes count: Int) -> Int { gesture + count }
  /// A node that a component writes out.
  package static let writtenNode = 250
  /// A stop that the audit hears and shows to its rules, or that effort measures.
  package static let judgement = 400
  /// A state of the app that is compared with others by a search.
  package static func comparison(ofNodes count: Int) -> Int { 1 + count >> 2 }
  /// A line that is no command, for which the line that was meant is looked for.
  package static let unknownLine = 2_000
  /// A text of an app that a misspelled one is compared with.
  package static let spelling = 8

  /// Words that are made or compared: one unit, and one more for every 64 bytes.
  package static func text(_ bytes: Int) -> Int { 1 + bytes >> 6 }
  /// The text of a field that a gesture may change: one unit, and one more for every 4 bytes, since all of it is said
  /// again in a line that is kept.
  package static func field(_ bytes: Int) -> Int { 1 + bytes >> 2 }
  /// Handlers that wait while the next of them is looked for: one unit for every 16.
  package static func waiting(_ count: Int) -> Int { 1 + count >> 4 }
}
