internal import EarshotAudit
internal import EarshotImporters
internal import EarshotLines
internal import EarshotNotation

extension ScreenDocument {
  /// Audits the app for problems that make it hard to use or understand by ear.
  ///
  ///     #expect(try ScreenDocument(contentsOf: "menu.screen").audit(atLeast: .warning) == [])
  ///
  /// The audit checks every screen as it opens, and every state that gestures lead to, within the
  /// limits of `earshot audit`. Comments in the files can suppress findings.
  ///
  /// - Parameters:
  ///   - severity: The lowest severity to return.
  ///   - settings: The settings of the session. If `announcements` is `device`, the audit reports
  ///     each announcement that a device loses.
  /// - Returns: The findings in the order of the files, or an empty array if there are none.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes, plus at most 20,000 gestures.
  /// - Source: Docs/Design/AUDIT.md.
  public func audit(
    atLeast severity: Finding.Severity = .note,
    settings: VoiceOverSession.Settings = .init()
  ) -> [Finding] {
    let sources = origin.sources
    let report = Audit(AppDocument.open(sources), of: sources, options: settings.options)?.report
    let findings = report?.findings.map { Finding($0, in: origin) } ?? []
    return findings.filter { $0.severity >= severity }
  }
}
