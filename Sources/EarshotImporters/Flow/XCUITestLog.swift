package import EarshotNotation

/// The log of a UI test that prints the app's `debugDescription` between its taps.
///
///     Element subtree:
///      →Application, 0x7f8d, pid: 41, label: 'Trains'
///     …
///         t =     2.41s Tap "Pay" Button
///
/// The log names a tapped element by its identifier or, if there's none, by its label.
///
/// - Source: XCUITest, as Xcode 9 to 26 log the actions of a test; the format isn't documented.
package struct XCUITestLog {
  /// The exports, each of which is a part of the log.
  ///
  /// A screen that occurs several times in the log is in the array only once.
  package let exports: [SourceText]
  /// The taps between the exports.
  package let flow: CrawlFlow

  /// Returns whether text is the log of a UI test, with a tap and an app's description.
  package static func recognizes(_ text: SourceText) -> Bool {
    var hasTap = false
    var hasTree = false
    for range in LineRanges(text.utf8) where range.count < lineLimit {
      let line = String(decoding: text.utf8[range], as: UTF8.self)
      hasTap = hasTap || line.loggedTap != nil
      hasTree = hasTree || line.hasSuffix("Element subtree:")
      if hasTap, hasTree { return true }
    }
    return false
  }

  /// The maximum length of a line about a tap, in bytes.
  private static let lineLimit = 10_000

  /// Reads a log.
  ///
  /// - Throws: ``Diagnostic`` if no tap leads from one export to another.
  /// - Complexity: O(*n*), where *n* is the length of the log.
  package init(reading log: SourceText) throws(Diagnostic) {
    var reader = Reader(log)
    var number = 0
    for range in LineRanges(log.utf8) {
      number += 1
      let line = String(decoding: log.utf8[range].prefix(Self.lineLimit), as: UTF8.self)
      reader.take(line, range, number)
    }
    reader.close()
    exports = reader.exports
    flow = try reader.taps.flow()
  }

  /// The state of the reader.
  private struct Reader {
    let log: SourceText
    var exports: [SourceText] = []
    var taps = RecordedTaps()
    /// The names of the exports, by the lines of their trees without memory addresses.
    private var names: [[String]: String] = [:]
    /// The current tree, with its first line, its bytes, and its lines for comparison, or `nil` if
    /// there's none.
    private var open: (line: Int, bytes: Range<Int>, texts: [String])?

    init(_ log: SourceText) { self.log = log }

    mutating func take(_ line: String, _ range: Range<Int>, _ number: Int) {
      if line.hasSuffix("Element subtree:") {
        close()
        open = (number, range, [])
        return
      }
      let tap = line.loggedTap
      guard tap != nil || line.isLogged || line.endsDescription else {
        if let start = open?.bytes.lowerBound { open?.bytes = start..<range.upperBound }
        open?.texts.append(line.withoutAddresses)
        return
      }
      close()
      if let tap { taps.tap(tap.deed, range) }
    }

    /// Ends the current tree and keeps it if it's the tree of an app.
    mutating func close() {
      guard let (line, bytes, texts) = open else { return }
      open = nil
      guard let first = texts.first, ViewLine(first)?.element == .application else { return }
      if let name = names[texts] { return taps.export(name) }
      let name = "\(log.name):\(line)"
      names[texts] = name
      var export = SourceText(
        name: log.name,
        utf8: Array(log.utf8[bytes]),
        disclosure: log.disclosure
      )
      export.linesBefore = line - 1
      exports.append(export)
      taps.export(name)
    }
  }
}

/// A tap as XCUITest logs it.
private struct LoggedTap {
  /// The tapped element, or `nil` if the line doesn't name it.
  let deed: CrawlFlow.Deed?
}

extension String {
  /// The text after the time in a line such as `t =     2.41s Tap "Pay" Button`, or `nil` if
  /// XCUITest didn't log the line.
  private var logged: Substring? {
    guard let start = firstRange(of: "t = ") else { return nil }
    let rest = self[start.upperBound...].drop { $0 == " " }
    let time = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let words = rest[time.endIndex...]
    guard !time.isEmpty, words.hasPrefix("s ") else { return nil }
    return words.dropFirst(2).drop { $0 == " " }
  }

  fileprivate var isLogged: Bool { logged != nil }

  /// The tap that a line logs, or `nil` if it logs none.
  fileprivate var loggedTap: LoggedTap? {
    guard let words = logged, words.hasPrefix("Tap ") else { return nil }
    let target = words.dropFirst(4)
    guard target.first == "\"", let end = target.lastIndex(of: "\""), end > target.startIndex else {
      return LoggedTap(deed: nil)
    }
    let name = String(target[target.index(after: target.startIndex)..<end])
    // The kind can be followed by a place inside the element: Button[0.50, 0.50].
    let kind = target[target.index(after: end)...].drop { $0 == " " }
      .prefix { $0.isASCII && $0.isLetter }
    guard !name.isEmpty else { return LoggedTap(deed: nil) }
    return LoggedTap(deed: .tapName(name, kind: kind.isEmpty ? nil : String(kind)))
  }

  /// The line without memory addresses, which can differ each time.
  fileprivate var withoutAddresses: String {
    var result = ""
    var rest = self[...]
    while let mark = rest.firstRange(of: ", 0x") {
      result += rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...].drop { $0.isHexDigit }
    }
    return result + rest
  }

  /// Whether the line begins the text after the views.
  fileprivate var endsDescription: Bool {
    let text = drop { $0.isWhitespace }
    return text.hasPrefix("Path to element:") || text.hasPrefix("Query chain:")
  }
}
