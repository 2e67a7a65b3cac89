public import EarshotNotation

/// A list of known findings.
///
/// An audit doesn't report them again, and a fixed finding can't return unnoticed.
///
/// The list is a text file with one finding on each line: its fingerprint, its rule, and its
/// headline for readers. Fingerprints don't change when lines move.
///
/// - Source: our choice, after the ratchets of other linters.
public struct AuditBaseline: Sendable {
  private static let head = "# Known findings of earshot audit; fixed findings leave this file."

  /// The known fingerprints.
  private var known: Set<String> = []
  private var lines: [String: String] = [:]
  private var order: [String] = []

  /// Creates a baseline that contains the given findings.
  public init(_ findings: [AuditFinding]) {
    for finding in findings { add(finding.fingerprint, AuditBaseline.line(of: finding)) }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``Diagnostic`` for the first line that isn't a finding.
  public init(reading source: SourceText) throws(Diagnostic) {
    for range in LineRanges(source.utf8) {
      let line = String(decoding: source.utf8[range], as: UTF8.self)
      guard !line.isBlank, !line.hasPrefix("#") else { continue }
      guard let mark = line.split(separator: " ").first.map(String.init), mark.utf8.count == 32,
        mark.allSatisfy(\.isHexDigit)
      else { throw Diagnostic(.error, .noFingerprint, range: range) }
      add(mark, line)
    }
  }

  private mutating func add(_ fingerprint: String, _ line: String) {
    guard known.insert(fingerprint).inserted else { return }
    lines[fingerprint] = line
    order.append(fingerprint)
  }

  private static func line(of finding: AuditFinding) -> String {
    let text = Display.spoken("\(finding.place.file): \(finding.message)")
    return "\(finding.fingerprint) \(finding.rule.id) \(text)"
  }

  /// Returns whether a finding is in the baseline.
  public func knows(_ finding: AuditFinding) -> Bool { known.contains(finding.fingerprint) }

  /// Returns the number of known findings that no longer occur.
  public func fixed(in findings: [AuditFinding]) -> Int {
    let now = Set(findings.map(\.fingerprint))
    return order.count { !now.contains($0) }
  }

  /// Returns the baseline without fixed findings.
  ///
  /// The result doesn't include new findings.
  public func updated(by findings: [AuditFinding]) -> AuditBaseline {
    let now = Set(findings.map(\.fingerprint))
    var result = self
    result.known.formIntersection(now)
    result.order = order.filter { now.contains($0) }
    return result
  }

  /// The text of the file.
  public var text: String {
    ([AuditBaseline.head] + order.compactMap { lines[$0] }).map { $0 + "\n" }.joined()
  }
}

extension Diagnostic.Message {
  static var noFingerprint: Self {
    """
    this line doesn't begin with the 32 hexadecimal digits of a fingerprint; delete the line or, \
    if it's a comment, begin it with '#'
    """
  }
}
