import EarshotNotation

/// The share of an app that the rules could judge.
public enum AuditCoverage {
  /// Returns one line for each rule that couldn't judge everything, and one line for the
  /// exploration.
  public static func lines(of reports: [AuditReport]) -> [String] {
    let stops = reports.reduce(0) { $0 + $1.stopCount }
    let states = reports.reduce(0) { $0 + $1.exploration.states }
    let gestures = reports.reduce(0) { $0 + $1.exploration.gestures }
    let head =
      "judged \(stops.counted("stop")) in \(states.counted("state")) after "
      + "\(gestures.counted("gesture"))"
    return [head]
      + AuditRule.all.compactMap { rule in
        let all = reports.compactMap { $0.coverage[rule.id] }
        let judged = all.reduce(0) { $0 + $1.judged }
        let open = all.reduce(0) { $0 + $1.unjudged }
        guard open > 0 else { return nil }
        let system = all.reduce(0) { $0 + $1.ofSystem }
        let reasons = all.compactMap(\.reason)
        let reason =
          reasons.first { $0 != AuditRule.Need.systemLack } ?? reasons.first ?? rule.need.lack
        let count = judged + open
        let isMixed = system > 0 && system < open
        let rest = AuditRule.Need.clause(reason, about: isMixed ? open - system : open, of: count)
        let verb = system == 1 ? "belongs" : "belong"
        let clause =
          isMixed ? "\(system.counted("stop")) \(verb) to the system, and \(rest)" : rest
        return "\(rule.id): judged \(judged) of \(count.counted("stop")); \(clause)"
      }
  }
}
