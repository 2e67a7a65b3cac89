import EarshotComposer
import EarshotModel
import EarshotNotation

/// Shows subjects to the rules, and keeps what they say: of a node each rule speaks once.
struct AuditJudge: Sendable {
  /// What a rule said, and where.
  struct Verdict: Sendable {
    let rule: AuditRule
    let complaint: Complaint
    let heard: String?
    let screen: String
  }

  /// A stop as it is heard; what was judged once is not judged again.
  private struct Hearing: Hashable {
    let index: ElementTree.Index
    let text: String
  }

  /// A rule and the node it spoke of.
  private struct Said: Hashable {
    let rule: String
    let node: ElementTree.Index
  }

  private(set) var verdicts: [Verdict] = []
  private(set) var coverage: [String: AuditReport.Coverage] = [:]
  private(set) var stopCount = 0
  private(set) var judgements = 0
  /// What was looked at, if it is kept.
  private(set) var states: [AuditedScreen] = []
  /// Whether what is looked at is kept.
  var keepsStates = false
  /// The work of the audit.
  var work: WorkBudget
  private let app: AuditedApp
  /// The stops that were judged, by what is heard of them: to hash a whole element takes far longer.
  private var known: [Hearing: [AuditedStop]] = [:]
  /// The stops that were looked at, and what keeps them: a later one must not get the name of an earlier one.
  private var seen: Set<ObjectIdentifier> = []
  private var kept: [AuditedStop] = []
  private var said: Set<Said> = []

  init(_ app: AuditedApp, _ work: WorkBudget = WorkBudget()) {
    self.app = app
    self.work = work
  }

  /// The number of stops that the budget lets it judge, and one more, with which the budget is
  /// spent.
  var stopsLeft: Int { work.left / Work.judgement + 1 }

  /// Judges what is shown: the stops that are new, and the screen as a whole, unless the budget cut it.
  mutating func look(at screen: AuditedScreen) {
    if keepsStates { states.append(screen) }
    let new = screen.stops.filter { stop in
      guard seen.insert(ObjectIdentifier(stop)).inserted else { return false }
      kept.append(stop)
      return isNew(stop)
    }
    stopCount += new.count
    let own = new.filter { !$0.isOfSystem }
    let declaresLanguage = screen.declaresLanguage
    for rule in AuditRule.all {
      if screen.isCut, rule.judgesScreens {
        count(rule, judged: 0, of: own.count, outOf: new.count, because: Audit.tooManyStops)
        continue
      }
      let subjects = rule.need.subjects(among: own, declaresLanguage, app)
      count(rule, judged: subjects.count, of: own.count, outOf: new.count, because: rule.need.lack)
      switch rule.judge {
      case .stop(let judge):
        judgements += subjects.count
        for stop in subjects {
          guard let message = judge(stop) else { continue }
          say(Complaint(stop.index, message), by: rule, on: screen)
        }
      case .screen(let judge):
        guard rule.need == .speech || rule.isMet(onAny: screen, declaresLanguage, app) else {
          continue
        }
        judgements += screen.stops.count
        for complaint in judge(screen)
        where !(screen.stop(at: complaint.node)?.isOfSystem ?? false) {
          say(complaint, by: rule, on: screen)
        }
      case .walk: break
      }
    }
  }

  /// Whether a stop was not judged yet; keeps that it is.
  private mutating func isNew(_ stop: AuditedStop) -> Bool {
    let hearing = Hearing(index: stop.index, text: stop.utterance.text)
    guard let others = known[hearing] else {
      known[hearing] = [stop]
      return true
    }
    let isKnown = others.contains { $0.element == stop.element && $0.actions == stop.actions }
    if !isKnown { known[hearing] = others + [stop] }
    return !isKnown
  }

  /// Takes in what a rule has to say, unless it said so of this node before.
  mutating func say(_ complaint: Complaint, by rule: AuditRule, on screen: AuditedScreen) {
    guard said.insert(Said(rule: rule.id, node: complaint.node)).inserted else { return }
    let stop = screen.stop(at: complaint.node)
    let verdict = Verdict(
      rule: rule,
      complaint: complaint,
      heard: stop?.utterance.text,
      screen: screen.name
    )
    verdicts.append(verdict)
  }

  /// Counts how many stops a rule judges: of those of the app, and of all.
  private mutating func count(
    _ rule: AuditRule,
    judged: Int,
    of own: Int,
    outOf all: Int,
    because lack: String
  ) {
    var entry = coverage[rule.id] ?? AuditReport.Coverage()
    entry.judged += judged
    entry.unjudged += all - judged
    if judged < own {
      entry.reason = lack
    } else if own < all, entry.reason == nil {
      entry.reason = "the others are the system's keyboard"
    }
    coverage[rule.id] = entry
  }
}

extension AuditRule {
  /// Whether it judges a screen as a whole.
  fileprivate var judgesScreens: Bool { if case .screen = judge { true } else { false } }

  /// Whether anything on a screen has what the rule needs.
  fileprivate func isMet(
    onAny screen: AuditedScreen,
    _ declaresLanguage: Bool,
    _ app: AuditedApp
  ) -> Bool {
    screen.stops.contains { need.isMet(by: $0, declaresLanguage, app) }
  }
}

extension AuditRule.Need {
  /// The stops that have what is needed; what the app as a whole has is asked once.
  fileprivate func subjects(
    among stops: [AuditedStop],
    _ declaresLanguage: Bool,
    _ app: AuditedApp
  ) -> [AuditedStop] {
    switch self {
    case .frame, .colors, .fontSize:
      return stops.filter { isMet(by: $0, declaresLanguage, app) }
    case .speech, .behavior, .language, .ownFile:
      guard let first = stops.first else { return [] }
      return isMet(by: first, declaresLanguage, app) ? stops : []
    }
  }

  /// Whether a stop has what is needed.
  fileprivate func isMet(
    by stop: AuditedStop,
    _ declaresLanguage: Bool,
    _ app: AuditedApp
  ) -> Bool {
    switch self {
    case .speech: true
    case .frame: stop.element.frame != nil
    case .colors: stop.element.foreground != nil && stop.element.background != nil
    case .fontSize: stop.element.fontSize != nil
    case .behavior: app.hasBehavior
    case .language: declaresLanguage
    case .ownFile: !app.isForeign
    }
  }
}

extension AuditedScreen {
  /// Whether the screen or the app says its language.
  fileprivate var declaresLanguage: Bool {
    tree.language(of: screen) != nil || tree.language(of: tree.root) != nil
  }
}
