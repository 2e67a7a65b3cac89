import EarshotReports
import EarshotAudit
import EarshotNotation
import EarshotSession
import SessionTestSupport
import TestSupport
import Foundation
import Testing

@Suite("Rules of the audit")
struct RuleTests {
  @Test(
    "a screen that breaks a rule is found",
    arguments: Effort.share(of: AuditRule.all, atLeastOneIn: 4)
  )
  func bad(_ rule: AuditRule) throws {
    let findings = try AuditReport.of(rule.page.bad).findings.filter { $0.rule == rule }
    #expect(!findings.isEmpty)
    for finding in findings {
      let begin = ["VoiceOver", "Voice Control"].contains { finding.message.hasPrefix($0) }
      #expect(finding.message.first?.isUppercase != true || begin)
      #expect(!finding.message.hasSuffix("."))
    }
  }

  @Test(
    "a screen that nearly breaks it isn't, and has nothing worse than a note",
    arguments: Effort.share(of: AuditRule.all, atLeastOneIn: 4)
  )
  func good(_ rule: AuditRule) throws {
    let findings = try AuditReport.of(rule.page.good).findings
    #expect(findings.filter { $0.rule == rule }.map(\.headline) == [])
    #expect(findings.filter { $0.severity > .note }.map(\.headline) == [])
  }

  @Test("ids are written alike, and each finds its rule", arguments: AuditRule.all)
  func rows(_ rule: AuditRule) {
    #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(AuditRule.named(rule.id) == rule)
  }

  /// Small sample apps, with their findings.
  private static let samples = ["reader", "timer", "recipe"].map { name in
    let path = "Screens/\(name).screen"
    let source = try? ProjectFiles.source(path)
    return (path: path, ids: source.flatMap { try? AuditReport.of($0).ids } ?? [])
  }

  /// A line below a heading, with the messages about it.
  private static let messages: [(line: String, id: String, found: [String])] = [
    ("button \"Tea, tea\"", "heard-twice", ["VoiceOver says 'tea' twice: 'Tea, tea, Button'"]),
    (
      "button \"Tea, tea, tea\"", "heard-twice",
      ["VoiceOver says 'tea' 3 times: 'Tea, tea, tea, Button'"]
    ),
    ("searchField\n    placeholder: Shop", "field-label-missing", []),
    (
      "element\n    on activate: announce \"Paid\"", "trait-missing-button",
      ["you can activate this element, but VoiceOver doesn't say so; it says nothing"]
    ),
    (
      "cell \"Trip\"\n    datePicker \"Arrival\"", "nested-accessible",
      ["this element hides 1 control inside it: date picker \"Arrival\""]
    ),
  ]

  @Test("a message is true for one, many, and none", arguments: messages)
  func message(_ line: String, _ id: String, _ found: [String]) throws {
    let findings = try AuditReport.of("screen a \"A\"\n  header \"A\"\n  \(line)\n").findings
    #expect(findings.filter { $0.rule.id == id }.map(\.message) == found)
  }

  @Test("a disabled element takes no touches, so it overlaps nothing")
  func disabledTargets() throws {
    let bad = try #require(AuditRule.named("hit-regions-overlap")).page.bad
    let dimmed = bad.replacing("button \"Share\"", with: "button notEnabled \"Share\"")
    #expect(try AuditReport.of(dimmed).ids == [])
  }

  @Test("two round buttons whose boxes overlap at a corner don't overlap")
  func roundTargets() throws {
    func screen(_ shape: String) -> String {
      """
      screen cart "Cart"
        header "Cart"
        button "Play"
          frame: 0 100 80 80
          \(shape.isEmpty ? "alpha: 1" : "path: circle 40 140 40")
          on activate: announce "1"
        button "Stop"
          frame: 38 138 80 80
          \(shape.isEmpty ? "alpha: 1" : "path: circle 78 178 40")
          on activate: announce "3"
      """
    }
    #expect(try AuditReport.of(screen("")).ids == ["hit-regions-overlap"])
    #expect(try AuditReport.of(screen("circle")).ids == [])
  }

  /// The rules about any screen, including a screen that nothing opens or leaves.
  private static let ofAnyScreen = AuditRule.all.filter { $0.id != "back-nowhere" }

  @Test(
    "one that is planted in a sample app is found there",
    arguments: Effort.share(of: Self.ofAnyScreen, atLeast: 2)
  )
  func planted(_ rule: AuditRule) throws {
    let sample = try #require(Self.samples.first { !$0.ids.contains(rule.id) }?.path)
    let plant = Plant(rule, in: try ProjectFiles.source(sample))
    let report = try AuditReport.of(plant.text, named: "planted.screen")
    let found = report.findings.filter { $0.rule == rule }
    #expect(found.contains { plant.lines.contains($0.place.line) }, "\(report.findings)")
  }
}

/// A sample app with a screen that breaks a rule after its own.
private struct Plant {
  let text: String
  /// The lines of the screen, from 1.
  let lines: ClosedRange<Int>

  init(_ rule: AuditRule, in sample: SourceText) {
    var app = String(decoding: sample.utf8, as: UTF8.self)
    // The screens of the samples have other names.
    let screen = rule.page.bad.replacing("screen ", with: "screen planted-")
      .replacing("push ", with: "push planted-")
    if !app.hasSuffix("\n") { app += "\n" }
    app += "\n"
    let start = app.count(where: { $0 == "\n" }) + 1
    text = app + screen + "\n"
    lines = start...(start + screen.count(where: { $0 == "\n" }) + 1)
  }
}
