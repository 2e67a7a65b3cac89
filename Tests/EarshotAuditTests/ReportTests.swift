import EarshotAudit
import EarshotNotation
import EarshotReports
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif
import Testing

@Suite("Reports of the audit")
struct AuditReportTests {
  private let text = """
    screen cart "Cart"
      header "Cart"
      button
        on activate: announce "Paid"
      text "SALE: 50 %, ::error::x | <b>"
    """

  private func lines(
    _ form: ReportForm,
    named name: String = "a b/menü.screen"
  ) throws -> [String] {
    let report = try AuditReport.of(text, named: name)
    var writer = form.writer(of: .audit, .unchanged)
    return writer.head + writer.add(Report([report], failingOn: .error))
      + writer.end(AuditText.sentence(report.findings))
  }

  @Test("text has a finding on each line, with its fix, and a sentence at the end")
  func plain() throws {
    #expect(
      AuditText.lines(of: [try AuditReport.of(text, named: "a b/menü.screen")]) == [
        "a b/menü.screen:3:3: error: the button has no label; VoiceOver says 'Button' [label-missing]",
        "  button on cart",
        "  Give the control a label that says what it does.",
        "a b/menü.screen:5:3: note: voices may spell out 'SALE' letter by letter [label-all-caps]",
        "  text 'SALE: 50 %, ::error::x | <b>' on cart",
        "  Write the word in mixed case, and use a font or a style to show it in capitals.",
        "1 error, 1 note.",
      ]
    )
  }

  @Test("JSON has an object for each finding, with every key")
  func json() throws {
    let objects = try lines(.json).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["rule"] as? String } == ["label-missing", "label-all-caps"])
    #expect(objects[0]["heard"] as? String == "Button")
    #expect(objects[0]["criteria"] as? [String] == ["4.1.2"])
    #expect(Set(objects[0].keys) == Set(objects[1].keys))
  }

  @Test("SARIF has what its schema requires, and rules at the places that results name")
  func sarif() throws {
    let text = try lines(.sarif).joined(separator: "\n")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(rules.count == AuditRule.all.count)
    for result in results {
      let place = try #require(result["ruleIndex"] as? Int)
      #expect(rules[place]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
      #expect(physical["artifactLocation"]?["uri"] as? String == "a%20b/men%C3%BC.screen")
      #expect(physical["region"]?["startLine"] as? Int ?? 0 > 0)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["elementPath/v1"]?.count == 32)
    }
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      for form in ["text", "markdown"] {
        #expect(help[form]?.contains("\nThe audit says: ") == true, "\(rule["id"] ?? "")")
      }
    }
  }

  @Test("JUnit has a case for each rule, and failures are also in the body")
  func junit() throws {
    let xml = try lines(.junit, named: "a.screen").joined(separator: "\n")
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.counts["testcase"] == AuditRule.all.count)
    #expect(counter.counts["failure"] == 1)
    #expect(counter.counts["system-out"] == 1)
    #expect(xml.contains(">a.screen:3:3: error: the button has no label"))
  }

  @Test("nothing in a file is a command to GitHub, and the most serious comes first")
  func github() throws {
    let lines = try lines(.github)
    #expect(lines.map { $0.prefix(8) } == ["::error ", "::notice"])
    #expect(lines.allSatisfy { !$0.contains("\n") })
  }

  @Test("a Markdown table has a row for each finding")
  func markdown() throws {
    let lines = try lines(.markdown)
    #expect(lines.count == 6)
    #expect(lines[4].hasPrefix("| a b/menü.screen:3 | error |"))
  }
}

/// Counts the elements of an XML document.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
