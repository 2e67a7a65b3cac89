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
        let reason = all.compactMap(\.reason).first ?? rule.need.lack
        let count = judged + open
        let clause = AuditRule.Need.clause(reason, about: open, of: count)
        return "\(rule.id): judged \(judged) of \(count.counted("stop")); \(clause)"
      }
  }
}
