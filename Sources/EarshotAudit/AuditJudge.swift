import EarshotComposer
import EarshotModel
import EarshotNotation

/// A judge that presents subjects to the rules and collects at most one finding for each rule and
/// node.
struct AuditJudge: Sendable {
  /// The finding of a rule, with its place.
  struct Verdict: Sendable {
    let rule: AuditRule
    let complaint: Complaint
    let heard: String?
    let screen: String
  }

  /// A key that finds the judged stops with the same index and the same speech.
  private struct Hearing: Hashable {
    let index: ElementTree.Index
    let text: String
  }

  /// A rule and a node for which the rule already has a finding.
  private struct Said: Hashable {
    let rule: String
    let node: ElementTree.Index
  }

  private(set) var verdicts: [Verdict] = []
  private(set) var coverage: [String: AuditReport.Coverage] = [:]
  private(set) var stopCount = 0
  private(set) var judgments = 0
  /// The judged states, if the judge keeps them.
  private(set) var states: [AuditedScreen] = []
  /// Whether to keep the judged states.
  var keepsStates = false
  /// The work of the audit.
  var work: WorkBudget
  private let app: AuditedApp
  /// The judged stops, by index and speech, because hashing a whole element takes much longer.
  private var known: [Hearing: [AuditedStop]] = [:]
  /// The identities of all stops so far.
  ///
  /// The property `kept` retains the stops, so no later stop can get the same identity.
  private var seen: Set<ObjectIdentifier> = []
  private var kept: [AuditedStop] = []
  private var said: Set<Said> = []

  init(_ app: AuditedApp, _ work: WorkBudget = WorkBudget()) {
    self.app = app
    self.work = work
  }

  /// The number of stops that the budget still covers, plus one stop, which exceeds the budget.
  var stopsLeft: Int { work.left / Work.judgment + 1 }

  /// Judges the new stops on the current screen and, if the budget covered all stops, the screen as
  /// a whole.
  mutating func look(at screen: AuditedScreen) {
    if keepsStates { states.append(screen) }
    known.reserveCapacity(known.count + screen.newStops.count)
    seen.reserveCapacity(seen.count + screen.newStops.count)
    let new = screen.stops.filter { stop in
      guard seen.insert(ObjectIdentifier(stop)).inserted else { return false }
      kept.append(stop)
      return isNew(stop)
    }
    stopCount += new.count
    let own = new.filter { !$0.isOfSystem }
    let declaresLanguage = screen.declaresLanguage
    for rule in AuditRule.all {
      if screen.isCut, rule.judge.ofStop == nil, rule.judge.ofScreen != nil {
        coverage[rule.id, default: .init()]
          .add(judged: 0, of: own.count, outOf: new.count, because: Audit.tooManyStops)
        continue
      }
      let subjects = rule.need.subjects(among: own, declaresLanguage, app)
      coverage[rule.id, default: .init()]
        .add(judged: subjects.count, of: own.count, outOf: new.count, because: rule.need.lack)
      if let judge = rule.judge.ofStop {
        judgments += subjects.count
        for stop in subjects {
          guard let message = judge(stop) else { continue }
          say(Complaint(stop.index, message), by: rule, on: screen)
        }
      }
      guard let judge = rule.judge.ofScreen, !screen.isCut,
        rule.need == .speech || rule.isMet(onAny: screen, declaresLanguage, app)
      else { continue }
      judgments += screen.stops.count
      for complaint in judge(screen) where !(screen.stop(at: complaint.node)?.isOfSystem ?? false) {
        say(complaint, by: rule, on: screen)
      }
    }
  }

  /// Returns whether a stop hasn't been judged yet, and records it.
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

  /// Adds a rule's finding, unless the rule already has a finding for the node.
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
}

extension AuditReport.Coverage {
  /// Records the number of judged stops, the number of the app's own stops, and the number of all
  /// stops.
  fileprivate mutating func add(judged: Int, of own: Int, outOf all: Int, because lack: String) {
    self.judged += judged
    unjudged += all - judged
    ofSystem += all - own
    if judged < own {
      reason = lack
    } else if own < all, reason == nil {
      reason = AuditRule.Need.systemLack
    }
  }
}

extension AuditRule.Judge {
  /// The function that judges a single stop, or `nil` if there's none.
  fileprivate var ofStop: (@Sendable (AuditedStop) -> Complaint.Message?)? {
    switch self {
    case .stop(let judge), .both(let judge, _): judge
    case .screen, .walk: nil
    }
  }

  /// The function that judges a screen as a whole, or `nil` if there's none.
  fileprivate var ofScreen: (@Sendable (AuditedScreen) -> [Complaint])? {
    switch self {
    case .screen(let judge), .both(_, let judge): judge
    case .stop, .walk: nil
    }
  }
}

extension AuditRule {
  /// Returns whether any stop on a screen has the data that the rule needs.
  fileprivate func isMet(
    onAny screen: AuditedScreen,
    _ declaresLanguage: Bool,
    _ app: AuditedApp
  ) -> Bool {
    screen.stops.contains { need.isMet(by: $0, declaresLanguage, app) }
  }
}

extension AuditRule.Need {
  /// Returns the stops with the data that the rule needs.
  ///
  /// If the data belongs to the whole app, checks only the first stop.
  fileprivate func subjects(
    among stops: [AuditedStop],
    _ declaresLanguage: Bool,
    _ app: AuditedApp
  ) -> [AuditedStop] {
    switch self {
    case .frame, .colors, .fontSize:
      return stops.filter { isMet(by: $0, declaresLanguage, app) }
    case .speech, .behavior, .traits, .language, .ownFile:
      guard let first = stops.first else { return [] }
      return isMet(by: first, declaresLanguage, app) ? stops : []
    }
  }

  /// Returns whether a stop has the data that the rule needs.
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
    case .traits: app.namesTraits
    case .language: declaresLanguage
    case .ownFile: !app.isForeign
    }
  }
}

extension AuditedScreen {
  /// Whether the screen or the app specifies its language.
  fileprivate var declaresLanguage: Bool {
    tree.language(of: screen) != nil || tree.language(of: tree.root) != nil
  }
}
