import EarshotReports
public import EarshotLines
public import EarshotNotation
package import EarshotModel
import EarshotComposer
import EarshotSession
import EarshotTranscripts

/// An audit of an app with every rule.
///
///     let sources = [SourceText(name: "menu.screen", text)]
///     let report = Audit(AppDocument.open(sources), of: sources)?.report
///     report?.findings.map(\.headline)
///
/// The audit judges every screen as it opens. It then explores the states that gestures lead to,
/// within limits.
///
/// - Source: Docs/Design/AUDIT.md.
public struct Audit: Sendable {
  let document: AppDocument
  let app: AuditedApp
  private let sources: [SourceText]
  private let places: NodePlaces
  private let options: SessionOptions
  private let bounds: ExploringBounds
  /// Whether the report keeps every checked state.
  package var keepsStates = false
  /// Whether the report has a note about announcements that a phone may lose while VoiceOver
  /// repeats a label.
  package var notesDoubts = false
  /// The limits of the audit's work.
  package var work = WorkBudget.Limits.usual

  /// Prepares an audit.
  ///
  /// Returns `nil` if the files have errors.
  public init?(
    _ reading: AppDocument.ParseResult,
    of sources: [SourceText],
    options: SessionOptions = SessionOptions(),
    bounds: ExploringBounds = .usual
  ) {
    guard let document = reading.document else { return nil }
    self.document = document
    self.sources = sources
    self.options = options
    self.bounds = bounds
    places = NodePlaces(reading, in: sources)
    let isForeign = !reading.foreignPlaces.isEmpty
    app = AuditedApp(
      isForeign: isForeign,
      hasBehavior: document.tree.hasBehavior(isForeign: isForeign),
      Session(document, options: options),
      remarks: reading.remarks
    )
  }

  /// The result of the audit.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on all screens, plus the work
  ///   of exploring, which has limits.
  public var report: AuditReport {
    // An audit limits only its total work, not the work for each gesture.
    let limits = WorkBudget.Limits(step: work.run, run: work.run)
    var judge = AuditJudge(app, WorkBudget(limits: limits))
    judge.keepsStates = keepsStates
    var fresh = Session(document, options: options)
    fresh.keepsHistory = false
    fresh.limitWork(limits)
    var labels = TranslatedLabels()
    for screen in document.tree.screens where !judge.work.isSpent {
      var session = fresh
      session.firstScreen = document.tree[screen].identifier
      session.perform(.start())
      judge.work.spend(session.work.used)
      let shown = AuditedScreen(session, app, atMost: judge.stopsLeft)
      judge.work.spend(Work.judgment * shown.stops.count)
      judge.look(at: shown)
      labels.judge(shown, &judge)
    }
    var exploration = AuditReport.Exploration()
    let changes = app.hasBehavior || !app.isForeign && document.tree.changesByConditions
    if changes, !judge.work.isSpent {
      var explorer = Explorer(fresh, app, bounds)
      explorer.explore(&judge)
      if notesDoubts { explorer.judgeDoubts(&judge) }
      exploration = explorer.summary
    }
    if judge.work.isSpent { exploration.bound = Audit.spentBudget }
    return report(judge, exploration)
  }

  /// The reason that an audit ended because it took too much work.
  static let spentBudget =
    "auditing this app takes too much work; to audit more of it, use a larger multiple in '--budget' (1x by default)"

  /// The reason that a rule for screens doesn't judge a screen with more stops than the budget
  /// allows.
  static let tooManyStops = "the screen has too many stops for this rule"

  private func report(
    _ judge: AuditJudge,
    _ exploration: AuditReport.Exploration
  ) -> AuditReport {
    var names: [String: Int] = [:]
    let findings = judge.verdicts.map(finding).sorted(by: AuditFinding.inOrder).map { finding in
      var finding = finding
      finding.fingerprint = Fingerprint.of(
        names.uniqueName(
          [finding.rule.id, finding.place.fileName, finding.path].joined(separator: "\u{0}")
        )
      )
      return finding
    }
    var ignoring = IgnoredFindings(sources, places, document.tree)
    let kept = ignoring.filter(findings)
    return AuditReport(
      files: sources.map(\.name),
      findings: kept,
      ignored: ignoring.count,
      coverage: judge.coverage,
      stopCount: judge.stopCount,
      belowFold: app.remarks.values.reduce(0) { $0 + $1.belowFold },
      exploration: exploration,
      judgments: judge.judgments,
      states: judge.states
    )
  }

  private func finding(of verdict: AuditJudge.Verdict) -> AuditFinding {
    let node = verdict.complaint.node
    var finding = AuditFinding(
      rule: verdict.rule,
      severity: verdict.complaint.message.severity ?? verdict.rule.severity,
      message: verdict.complaint.message.text.onOneLine,
      heard: verdict.heard,
      screen: verdict.screen,
      place: places.place(of: node, in: document.tree, at: verdict.complaint.range),
      node: node,
      path: document.tree.stablePath(of: node)
    )
    finding.name(document.tree[node], isForeign: app.isForeign)
    return finding
  }

  /// Returns, for each finding, whether comments in the files suppress it.
  func ignores(_ verdicts: [AuditJudge.Verdict]) -> [Bool] {
    var ignoring = IgnoredFindings(sources, places, document.tree)
    return verdicts.map { ignoring.leavesOut(finding(of: $0)) }
  }
}

extension String {
  /// The text with `⏎` for line breaks, as in printed speech.
  fileprivate var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "⏎")
  }
}

extension AuditFinding {
  /// Returns whether the first finding comes before the second: by position in the files, then by
  /// severity (the most serious first), and then by rule.
  static func inOrder(_ first: AuditFinding, _ second: AuditFinding) -> Bool {
    (first.place.source, first.place.line, first.place.column, second.severity, first.rule.id)
      < (
        second.place.source, second.place.line, second.place.column, first.severity, second.rule.id
      )
  }
}

extension AppDocument.ParseResult {
  /// The information about nodes that other tools' files contain in addition to elements, by node.
  fileprivate var remarks: [ElementTree.Index: ForeignRemarks] {
    let pairs = foreignPlaces.compactMap { place in place.remarks.map { (place.node, $0) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension ElementTree {
  /// Returns whether any node responds to the user, according to the files.
  fileprivate func hasBehavior(isForeign: Bool) -> Bool {
    indices.contains { node in
      guard hasDetails(node) else { return false }
      let element = self[node]
      // An export may list actions and values, but it doesn't contain the app's response.
      return !element.handlers.isEmpty || element.actions.contains { !$0.effects.isEmpty }
        || element.opens != nil || element.ownScale != nil && !isForeign
    }
  }

  /// Whether a property of any node depends on a condition, so the app can have different states.
  fileprivate var changesByConditions: Bool {
    indices.contains { hasDetails($0) && !self[$0].guarded.isEmpty }
  }

  /// Returns a path that consists of the names of a node and its ancestors and doesn't depend on
  /// other nodes.
  fileprivate func stablePath(of index: Index) -> String {
    let nodes = Array(ancestors(of: index)).reversed() + [index]
    return nodes.map { node in
      let element = self[node]
      if let name = element.identifier { return "#" + name }
      return element.role.rawValue + (element.template(of: .label)?.literal.map { " " + $0 } ?? "")
    }.joined(separator: "/")
  }
}
