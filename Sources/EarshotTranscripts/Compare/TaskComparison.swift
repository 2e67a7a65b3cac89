import EarshotLines
import EarshotNotation

/// A comparison of two walks through the same task: the gestures of each walk, and the place where
/// the walks diverge.
///
/// Earshot runs the transcripts and compares what you hear, not the text of the files.
///
///     let comparison = TaskComparison(from: old, to: new)
///     comparison.sentence   // "new.vo is shorter, by 2 gestures."
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `gestures`, for the definition of a gesture.
public struct TaskComparison: Hashable, Sendable {
  /// The number of gestures that each walk needs for a part of the task.
  public struct Effort: Hashable, Sendable {
    /// The title of the phase, `nil` for the whole walk, or an empty string for the part before the
    /// first phase.
    public var phase: String?
    /// The number of gestures in the first transcript, or `nil` if it doesn't have this phase.
    public var old: Int?
    /// The number of gestures in the second transcript, or `nil` if it doesn't have this phase.
    public var new: Int?
    /// The number of phrases that the first transcript says to Voice Control.
    public var oldPhrases = 0
    /// The number of phrases that the second transcript says to Voice Control.
    public var newPhrases = 0

    /// Whether both walks need the same number of gestures and phrases.
    var isEqual: Bool { old == new && oldPhrases == newPhrases }
    /// Whether either walk says anything to Voice Control.
    var hasPhrases: Bool { oldPhrases > 0 || newPhrases > 0 }
  }

  /// A step at which the two walks diverge.
  public struct Parting: Hashable, Sendable {
    /// The number of equal steps before the walks diverge.
    public var stepsAlike: Int
    /// The step of the first transcript, or `nil` if the transcript has ended.
    public var old: ComparedStep?
    /// The step of the second transcript, or `nil` if the transcript has ended.
    public var new: ComparedStep?
  }

  /// A step with its output.
  public struct ComparedStep: Hashable, Sendable {
    /// The line of the command, starting at 1.
    public var line: Int
    /// The command in canonical form.
    public var command: String
    /// The lines that you hear for the command.
    public var heard: [String]

    /// Returns whether both steps are the same gesture with the same output, regardless of line
    /// numbers.
    func isLike(_ other: ComparedStep) -> Bool { command == other.command && heard == other.heard }
  }

  /// The name of the first transcript.
  public let oldName: String
  /// The name of the second transcript.
  public let newName: String
  /// The gestures of the whole walk.
  public let effort: Effort
  /// The gestures of each phase, in order, or an empty array if neither walk has phases.
  public let phases: [Effort]
  /// The place where the two walks diverge, or `nil` if they're equal to the end.
  public let parting: Parting?

  /// Compares two walks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  init(from old: TaskWalk, to new: TaskWalk) {
    (oldName, newName) = (Display.safe(old.name), Display.safe(new.name))
    effort = Effort(
      phase: nil,
      old: old.gestures,
      new: new.gestures,
      oldPhrases: old.phases.reduce(0) { $0 + $1.said },
      newPhrases: new.phases.reduce(0) { $0 + $1.said }
    )
    phases = TaskComparison.phases(old, new)
    parting = TaskComparison.parting(old.steps, new.steps)
  }

  private static func parting(_ old: [ComparedStep], _ new: [ComparedStep]) -> Parting? {
    let alike = zip(old, new).prefix { $0.isLike($1) }.count
    guard alike < max(old.count, new.count) else { return nil }
    return Parting(
      stepsAlike: alike,
      old: alike < old.count ? old[alike] : nil,
      new: alike < new.count ? new[alike] : nil
    )
  }

  /// Returns the phases of the first walk, followed by the phases that only the second walk has.
  ///
  /// Phases of both walks with the same title share an entry.
  private static func phases(_ old: TaskWalk, _ new: TaskWalk) -> [Effort] {
    guard old.phases.count > 1 || new.phases.count > 1 else { return [] }
    var waiting = new.phases
    var efforts: [Effort] = old.phases.map { phase in
      let place = waiting.firstIndex { $0.title == phase.title }
      let other = place.map { waiting.remove(at: $0) }
      return Effort(
        phase: phase.title,
        old: phase.gestures,
        new: other?.gestures,
        oldPhrases: phase.said,
        newPhrases: other?.said ?? 0
      )
    }
    efforts += waiting.map {
      Effort(phase: $0.title, old: nil, new: $0.gestures, newPhrases: $0.said)
    }
    return efforts.filter {
      $0.phase != "" || $0.old ?? 0 > 0 || $0.new ?? 0 > 0 || $0.hasPhrases
    }
  }
}

extension TaskComparison {
  /// Whether the two walks have the same gestures and the same output.
  public var isEmpty: Bool { parting == nil && phases.allSatisfy(\.isEqual) }

  /// The comparison as lines.
  ///
  /// The gestures come first, followed by the place where the transcripts diverge.
  public var lines: [String] {
    guard !isEmpty else { return [] }
    return [
      "\(oldName): \(counted(effort.old ?? 0, effort.oldPhrases)).",
      "\(newName): \(counted(effort.new ?? 0, effort.newPhrases)).",
    ] + phases.map(line) + (parting.map(lines) ?? [])
  }

  /// The result in one sentence, which names the shorter walk if the numbers of gestures differ.
  public var sentence: String {
    let (old, new) = (effort.old ?? 0, effort.new ?? 0)
    if isEmpty {
      let same =
        switch new + effort.newPhrases {
        case 0: "no gestures"
        case 1: "the same gesture"
        default: "the same \(counted(new, effort.newPhrases))"
        }
      return "Both walks take \(same) and sound the same."
    }
    if effort.hasPhrases {
      return "\(oldName) takes \(counted(old, effort.oldPhrases)), "
        + "and \(newName) takes \(counted(new, effort.newPhrases))."
    }
    if old == new { return "Both take \(counted(new))." }
    return "\(old < new ? oldName : newName) is \(counted(abs(old - new))) shorter."
  }

  /// Returns the gestures of a phase, or of the whole walk, as a sentence.
  func line(_ phase: Effort) -> String {
    let title = phase.phase ?? ""
    let name =
      phase.phase == nil
      ? "In all" : title.isEmpty ? "Before the first phase" : Display.safe(title)
    let (said, saidNow) = (phase.oldPhrases, phase.newPhrases)
    let old = phase.old.map { "\(counted($0, said)) in \(oldName)" } ?? "not in \(oldName)"
    let new = phase.new.map { "\(counted($0, saidNow)) in \(newName)" } ?? "not in \(newName)"
    return "\(name): \(old), \(new)."
  }

  /// Returns the place where the walks diverge, as lines.
  func lines(_ parting: Parting) -> [String] {
    [
      parting.stepsAlike == 0
        ? "The walks diverge at the first step."
        : "The walks diverge after \(parting.stepsAlike.counted("step"))."
    ] + lines(parting.old, oldName)
      + lines(parting.new, newName)
  }

  private func lines(_ step: ComparedStep?, _ name: String) -> [String] {
    guard let step else { return ["\(name) ends there."] }
    return ["\(name):\(step.line):", LineMark.command.line(Display.safe(step.command))] + step.heard
  }

  /// Returns the gestures, and the phrases if there are any.
  private func counted(_ gestures: Int, _ phrases: Int = 0) -> String {
    guard phrases > 0 else { return gestures.counted("gesture") }
    let said = phrases.counted("phrase")
    return gestures == 0 ? said : "\(gestures.counted("gesture")) and \(said)"
  }
}

/// A walk through a task, for comparison with another walk.
struct TaskWalk: Sendable {
  /// A part of the walk.
  struct Phase: Sendable {
    /// The title, or an empty string for the part before the first phase.
    var title: String
    /// The number of gestures in the phase.
    var gestures: Int
    /// The number of phrases that the user says to Voice Control.
    var said = 0
  }

  var name: String
  var steps: [TaskComparison.ComparedStep]
  /// The part before the first phase, followed by the phases.
  var phases: [Phase]

  /// The number of gestures in the whole walk.
  var gestures: Int { phases.reduce(0) { $0 + $1.gestures } }
}
