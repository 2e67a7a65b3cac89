import EarshotAudit
import EarshotNotation
import Testing

@Suite("Intended exceptions")
struct LivingTests {
  private let screen = """
    screen cart "Cart"
      header "Cart"
      REMARK
      button
        on activate: announce "Paid"
      image
    """

  private func report(_ remark: String) throws -> AuditReport {
    try AuditReport.of(screen.replacing("REMARK", with: remark))
  }

  @Test("a comment with a reason leaves out only what it names")
  func ignored() throws {
    let report = try report("# audit: ignore label-missing \"named later\"")
    #expect(report.ids == ["image-label-missing"])
    #expect(report.ignored == 1)
  }

  @Test("a comment before the first line applies to the whole file")
  func wholeFile() throws {
    let text =
      "# audit: ignore label-missing \"a sketch\"\n# audit: ignore image-label-missing \"a sketch\"\n"
      + screen.replacing("REMARK", with: "# Pay")
    #expect(try AuditReport.of(text).ids == [])
  }

  @Test("a switch leads to another state if a property depends on it, without any handler")
  func conditions() throws {
    let text = """
      screen a "A"
        header "A"
        view #help
          viewIsModal when #s is on: true
          alpha: 0
          text "Help"
        switch off "S" #s
      """
    #expect(try AuditReport.of(text).ids.contains("modal-invisible"))
    #expect(
      try !AuditReport.of(text.replacing("alpha: 0", with: "alpha: 1")).ids.contains(
        "modal-invisible"
      )
    )
  }

  @Test("a comment above a container applies to its contents")
  func container() throws {
    let text = """
      screen cart "Cart"
        header "Cart"
        # audit: ignore label-missing "named later"
        group "Pay"
          button
            on activate: announce "Paid"
        button
          on activate: announce "Shared"
      """
    let report = try AuditReport.of(text)
    #expect(report.findings.map(\.headline.lineNumber) == ["7"])
  }

  @Test(
    "a comment that can't be understood, or that leaves nothing out, is reported",
    arguments: [
      ("# audit: ignore label-missing", "ignore-unclear"),
      ("# audit: ignore label-missing \"\"", "ignore-unclear"),
      ("# audit: ignore \"named later\" label-missing", "ignore-unclear"),
      ("# audit: ignore label-misssing \"named later\"", "ignore-unclear"),
      ("# audit: ignore label-emoji \"meant so\"", "ignore-unused"),
    ]
  )
  func unclear(_ remark: String, _ rule: String) throws {
    let report = try report(remark)
    #expect(report.ids == [rule, "label-missing", "image-label-missing"])
    #expect(report.findings[0].place.line == 3)
  }

  @Test("a baseline leaves out what it knows, whatever lines move")
  func baseline() throws {
    let old = try report("# Pay")
    let baseline = try AuditBaseline(
      reading: SourceText(name: "b", AuditBaseline(old.findings).text)
    )
    let moved = try AuditReport.of(
      "# A new line.\n" + screen.replacing("REMARK", with: "text \"Sum\"")
    )
    #expect(moved.without(baseline).ids == [])
    #expect(baseline.fixed(in: moved.findings) == 0)
  }

  @Test("a new finding isn't in a baseline, and a fixed one leaves it for good")
  func ratchet() throws {
    let old = try report("# Pay")
    let baseline = AuditBaseline(old.findings)
    let fixed = try report("# audit: ignore label-missing \"fixed\"")
    #expect(baseline.fixed(in: fixed.findings) == 1)
    let updated = baseline.updated(by: fixed.findings)
    #expect(old.without(updated).ids == ["label-missing"])
    #expect(old.without(updated.updated(by: old.findings)).ids == ["label-missing"])
  }

  @Test("a baseline line that isn't a finding is an error with its place")
  func malformed() {
    #expect(throws: Diagnostic.self) {
      _ = try AuditBaseline(reading: SourceText(name: "b", "# head\nlabel-missing\n"))
    }
  }

  @Test("two findings of one kind have different fingerprints")
  func fingerprints() throws {
    let text = screen.replacing("REMARK", with: "button\n    on activate: announce \"A\"")
    let findings = try AuditReport.of(text).findings
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
  }
}

extension String {
  /// The number after the name of the file.
  fileprivate var lineNumber: String {
    split(separator: ":").dropFirst().first.map(String.init) ?? ""
  }
}
