import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("What the audit adds to its findings", .waiting)
struct AuditJoinTests {
  private static let folder = "Tests/Fixtures/sources"
  private static let export = folder + "/checkout.xml"

  private func run(_ arguments: String...) throws -> (
    status: Int32, lines: [String], errors: String
  ) {
    let result = try ToolProcess.run(["audit", Self.export] + arguments)
    return (result.status, result.output.split(separator: "\n").map(String.init), result.errors)
  }

  private func objects(_ lines: [String]) throws -> [[String: Any]] {
    try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("a finding of an export names the line of code that sets its identifier or label")
  func sources() throws {
    let result = try run("--sources", Self.folder + "/App")
    let places = result.lines.filter { $0.contains("in the code at ") }
    #expect(
      places.contains {
        $0.contains("CheckoutView.swift:") && $0.contains(", because the code sets its identifier")
      }
    )
    #expect(
      places.contains { $0.contains("probably in the code at ") }
    )
    #expect(places.contains { $0.contains("one of the places that contain its ") })
  }

  @Test("SARIF puts such a finding at the line of code, and names the element")
  func sarif() throws {
    let lines = try run("--sources", Self.folder + "/App", "--sarif").lines
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(lines.joined(separator: "\n").utf8))
        as? [String: Any]
    )
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let places = results.compactMap { ($0["locations"] as? [[String: Any]])?.first }
    let files = places.compactMap { place in
      ((place["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any])?["uri"]
        as? String
    }
    #expect(files.contains { $0.hasSuffix("CheckoutView.swift") })
    let names = places.compactMap { ($0["logicalLocations"] as? [[String: Any]])?.first }
    #expect(names.count == results.count)
    #expect(names.contains { $0["name"] as? String == "pay" })
    let regions = places.compactMap {
      ($0["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    }
    #expect(regions.count == results.count)
    for region in regions {
      #expect(region["endLine"] == region["startLine"])
      #expect(region["endColumn"] ?? 0 > region["startColumn"] ?? 0)
    }
  }

  @Test("SARIF describes the kinds of Apple's issues, as code scanning requires")
  func describedKinds() throws {
    let lines = try run("--apple", Self.folder + "/apple-issues.json", "--sarif").lines
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(lines.joined(separator: "\n").utf8))
        as? [String: Any]
    )
    let runs = try #require(log["runs"] as? [[String: Any]])
    let tool = try #require(runs.first?["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    let kind = try #require(rules.first { $0["id"] as? String == "apple-dynamic-type" })
    for key in ["shortDescription", "fullDescription", "help"] {
      #expect((kind[key] as? [String: String])?["text"]?.contains("apple dynamic type") == true)
    }
  }

  @Test("a folder outside, a missing one, or a file is rejected")
  func refused() throws {
    let missing = try run("--sources", Self.folder + "/Apps")
    #expect(missing.status == ExitCode.noInput.rawValue)
    #expect(missing.errors.contains("Apps"))
    #expect(try run("--sources", Self.export).status != ExitCode.ok.rawValue)
  }

  @Test("an issue of Apple's audit is named next to the finding, or is separate")
  func apple() throws {
    let result = try run("--apple", Self.folder + "/apple-issues.json")
    #expect(
      result.lines.contains {
        $0.contains("Apple's audit also reports this issue, as 'sufficientElementDescription'")
      }
    )
    #expect(result.lines.contains { $0.contains("[apple-dynamic-type]") })
    let cases = try run("--apple", Self.folder + "/apple-issues.json", "--tap").lines
    #expect(cases.contains { $0.contains("apple-dynamic-type") && $0.contains("ok ") })
    let plain = try run()
    #expect(result.lines.count > plain.lines.count)
  }

  @Test("each finding in JSON names its element")
  func json() throws {
    let pay = try #require(
      try objects(try run("--json").lines).first { $0["identifier"] as? String == "pay" }
    )
    #expect(pay["kind"] as? String == "button")
    #expect(pay["label"] is NSNull)
    #expect(pay["rule"] as? String == "label-missing")
  }
}
