/// The limits on the work of gestures, claims, and whole runs.
///
/// Work is measured in units. ``Work`` lists the cost of each kind of work. There's no clock, so
/// the same file ends at the same place on every computer.
///
///     var budget = WorkBudget(limits: WorkBudget.Limits(step: 1_000, run: 5_000))
///     budget.beginStep()
///     budget.spend(1_001)
///     budget.end              // .step
///
/// Code that does work spends units and stops if ``isSpent`` is true. The owner of a step checks
/// ``end`` once, at the end of the step, and discards the results if the work ended early.
///
/// - Source: our choice; Docs/Design/RELIABILITY.md, chapter 5.
package struct WorkBudget: Sendable {
  /// The reason that work ended early.
  package enum End: Hashable, Sendable {
    /// The gesture or the claim used more than the limit for a step.
    case step
    /// All gestures and claims together used more than the limit for a run.
    case run
    /// The user interrupted the work.
    case interrupted
  }

  /// The maximum number of units for a step and for a run.
  package struct Limits: Hashable, Sendable {
    /// The units for one gesture or claim.
    package var step: Int
    /// The units for one run, such as a session file, an audit, or the reading of an app.
    package var run: Int

    /// Creates limits.
    package init(step: Int, run: Int) {
      self.step = step
      self.run = run
    }

    /// The default limits.
    package static let usual = Limits(step: 10_000_000, run: 20_000_000)
    /// The limits at a prompt, where a run never ends.
    package static let conversation = Limits(step: usual.step, run: .max)

    /// Returns a multiple of the limits, without overflow.
    package func times(_ count: Int) -> Limits {
      func times(_ limit: Int) -> Int {
        let (product, overflows) = limit.multipliedReportingOverflow(by: count)
        return overflows ? .max : product
      }
      return Limits(step: times(step), run: times(run))
    }
  }

  /// A function that returns whether the user asked to stop.
  package typealias Interruption = @Sendable () -> Bool

  /// The limits.
  package let limits: Limits
  private let isInterrupted: Interruption?
  /// The number of units spent.
  package private(set) var used = 0
  /// The reason that work ended, or `nil` if it can continue.
  package private(set) var end: End?
  /// The number of spent units that ends the step if it's exceeded.
  private var stepLimit: Int
  /// The number of spent units that triggers the next check.
  private var nextCheck: Int

  /// The number of units between two checks for an interruption.
  private static let pollInterval = 1_000

  /// Creates a new budget.
  ///
  /// - Parameters:
  ///   - limits: The limits for a step and for the run.
  ///   - isInterrupted: A function that returns whether the user asked to stop. The budget calls it
  ///     about every thousand units.
  package init(limits: Limits = .usual, isInterrupted: Interruption? = nil) {
    self.limits = limits
    self.isInterrupted = isInterrupted
    stepLimit = min(limits.step, limits.run)
    nextCheck = isInterrupted == nil ? stepLimit : min(stepLimit, WorkBudget.pollInterval)
  }

  /// The number of units left for the run.
  package var left: Int { max(0, limits.run - used) }

  /// Whether work must stop, because it exceeded a limit or the user interrupted it.
  package var isSpent: Bool { end != nil }

  /// Starts the budget of the next gesture or claim.
  package mutating func beginStep() {
    let (sum, overflows) = used.addingReportingOverflow(limits.step)
    stepLimit = min(overflows ? .max : sum, limits.run)
    end = used > limits.run ? .run : nil
    planCheck()
  }

  /// Spends units of work.
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
/// A unit is approximately the work of finding the position of one stop in the reading order.
///
/// - Source: our choice, from measurements; Docs/Design/RELIABILITY.md, chapter 5.
package enum Work {
  /// The cost of visiting a node during the search for the stops on the screen.
  package static let stop = 1
  /// The cost of evaluating a property once, if it depends on other properties.
  package static let state = 2
  /// The cost of an effect or of an automatic event in the app.
  package static let effect = 4
  /// The cost of a gesture.
  package static let gesture = 64
  /// The cost of an available action or rotor at the cursor, which a gesture examines.
  package static let offer = 8

  /// Returns the cost of a claim, which may search for a name in the whole app.
  package static func claim(onNodes count: Int) -> Int { gesture + count }
  /// The cost of a node that a component creates.
  package static let writtenNode = 250
  /// The cost of a stop that the audit checks against its rules or whose effort it measures.
  package static let judgment = 400
  /// Returns the cost of comparing a state of the app with other states in a search.
  package static func comparison(ofNodes count: Int) -> Int { 1 + count >> 2 }
  /// The cost of a line that isn't a command, for which Earshot looks for a similar command.
  package static let unknownLine = 2_000
  /// The cost of a string of an app that Earshot compares with a misspelled string.
  package static let spelling = 8

  /// Returns the cost of creating or comparing words: one unit, plus one for every 64 bytes.
  package static func text(_ bytes: Int) -> Int { 1 + bytes >> 6 }
  /// Returns the cost of a field that a gesture may change: one unit, plus one for every 4 bytes.
  ///
  /// The cost is high because each line in the history repeats the whole text.
  package static func field(_ bytes: Int) -> Int { 1 + bytes >> 2 }
  /// Returns the cost of finding the next of several waiting handlers: one unit, plus one for every
  /// 16 handlers.
  package static func waiting(_ count: Int) -> Int { 1 + count >> 4 }
}
