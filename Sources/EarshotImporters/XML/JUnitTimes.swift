package import EarshotNotation

/// The durations of the files in a JUnit report.
///
/// - Source: our choice of what the writers of JUnit's XML have in common.
package enum JUnitTimes {
  /// The maximum duration that this type accepts for a case, in seconds.
  private static let limit = 1e6

  /// Reads a report.
  ///
  /// - Returns: The duration of each file in milliseconds, which is the sum of its cases.
  /// - Throws: The first mistake in the XML.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(_ source: SourceText) throws(Diagnostic) -> [String: Int] {
    let tree = try XMLReader.read(source)
    let (file, time) = (tree.number(of: "file"), tree.number(of: "time"))
    var times: [String: Int] = [:]
    for element in tree.elements where tree.name(of: element) == "testcase" {
      guard let file = tree.attribute(file, of: element)?.value,
        let seconds = tree.attribute(time, of: element).flatMap({ Double($0.value) }),
        (0...limit).contains(seconds)
      else { continue }
      times[file, default: 0] += Int(seconds * 1_000)
    }
    return times
  }
}
