internal import EarshotAudit
internal import EarshotImporters
internal import EarshotLines
internal import EarshotNotation

extension ScreenDocument {
  /// What makes the app hard to use or understand by ear, as `earshot audit` finds it.
  ///
  ///     #expect(try ScreenDocument(contentsOf: "menu.screen").audit(atLeast: .warning) == [])
  ///
  /// Every screen is looked at as it opens, and so is whatever gestures lead to, within the bounds
  /// of `earshot audit`. Comments in the files that suppress a finding count here as well.
  ///
  /// - Parameters:
  ///   - severity: The least serious finding to return.
  ///   - settings: What the app is heard in. With `announcements` at `device` there is a finding for
  ///     each announcement that a device loses.
  /// - Returns: The findings in the order of the files; none where nothing is wrong.
  /// - Complexity: O(*n* log *n*) in the number of nodes, and at most 20,000 gestures.
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
