import Foundation

/// A log in SARIF 2.1.0, as GitHub's code scanning reads it.
///
/// - Source: GitHub, "SARIF support for code scanning", the properties that its tables mark as
///   required; none of them may be an empty text.
struct CodeScanning {
  /// A result at a place in a file.
  struct Result {
    let rule: String
    let file: String
    let line: Int
    /// The characters of the line, from 0.
    let columns: Range<Int>
  }

  private let log: [String: Any]

  /// Reads a log.
  init(_ data: Data) throws {
    log = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The objects that the tables describe, as paths to them, with the properties that each
  /// requires.
  private static let required: [(object: [String], properties: [String])] = [
    ([], ["$schema", "version", "runs"]),
    (["runs"], ["tool.driver", "results"]),
    (["runs", "tool.driver"], ["name", "rules"]),
    (
      ["runs", "tool.driver", "rules"],
      ["id", "shortDescription.text", "fullDescription.text", "help.text"]
    ),
    (["runs", "results"], ["message.text", "locations", "partialFingerprints"]),
    (["runs", "results", "locations"], ["physicalLocation"]),
    (
      ["runs", "results", "locations", "physicalLocation"],
      [
        "artifactLocation.uri", "region.startLine", "region.startColumn", "region.endLine",
        "region.endColumn",
      ]
    ),
  ]

  /// The missing properties of a log, each as a path.
  var missing: [String] {
    Self.required.flatMap { row in
      Self.objects(at: row.object, in: log).flatMap { object in
        row.properties.filter { Self.isEmpty(Self.value($0, of: object)) }
          .map { (row.object + [$0]).joined(separator: ".") }
      }
    }
  }

  /// The results, in order.
  var results: [Result] {
    Self.objects(at: ["runs", "results"], in: log).map { result in
      let place = Self.objects(at: ["locations", "physicalLocation"], in: result).first ?? [:]
      let number = { Self.value("region." + $0, of: place) as? Int ?? 1 }
      return Result(
        rule: result["ruleId"] as? String ?? "",
        file: Self.value("artifactLocation.uri", of: place) as? String ?? "",
        line: number("startLine"),
        columns: number("startColumn") - 1..<number("endColumn") - 1
      )
    }
  }

  /// The objects at a path, those in arrays one after the other.
  private static func objects(at path: [String], in object: [String: Any]) -> [[String: Any]] {
    path.reduce([object]) { objects, step in
      objects.flatMap { object -> [[String: Any]] in
        let found = value(step, of: object)
        return found as? [[String: Any]] ?? (found as? [String: Any]).map { [$0] } ?? []
      }
    }
  }

  private static func value(_ path: String, of object: [String: Any]) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { found, step in
      (found as? [String: Any])?[String(step)]
    }
  }

  private static func isEmpty(_ value: Any?) -> Bool {
    switch value {
    case nil: true
    case let text as String: text.isEmpty
    case let object as [String: Any]: object.isEmpty
    default: false
    }
  }
}
