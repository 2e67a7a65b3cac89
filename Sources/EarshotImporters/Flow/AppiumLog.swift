package import EarshotNotation

/// The log of an Appium server, which shows the taps and the times when the test fetched the page
/// source.
///
///     [HTTP] --> POST /session/8a/element
///     [HTTP] {"using":"accessibility id","value":"Pay"}
///     … {"element-6066-11e4-a52e-4f735466cecf":"0E00"}
///     [HTTP] --> POST /session/8a/element/0E00/click
///     [HTTP] <-- GET /session/8a/source 200 312 ms - 9120
///
/// The server truncates long responses, so the page sources are in separate files, in the order in
/// which the test fetched them.
///
/// - Source: Appium, its server's log of requests; W3C, WebDriver, "Find Element", "Element Click",
///   "Get Page Source".
package struct AppiumLog {
  private var requests: [Request] = []

  private enum Request {
    case tap(CrawlFlow.Deed?, Range<Int>)
    case source(Range<Int>)
  }

  /// Returns whether text is the log of an Appium server.
  package static func recognizes(_ text: SourceText) -> Bool {
    for range in LineRanges(text.utf8) {
      let line = String(decoding: text.utf8[range].prefix(500), as: UTF8.self)
      if line.firstRange(of: "--> POST /") != nil || line.firstRange(of: "--> GET /") != nil {
        return true
      }
    }
    return false
  }

  /// Reads a log.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the log.
  package init(reading log: SourceText) {
    var reader = Reader()
    for range in LineRanges(log.utf8) {
      reader.take(String(decoding: log.utf8[range].prefix(4_000), as: UTF8.self).uncolored, range)
    }
    requests = reader.requests
  }

  /// The number of page sources that the test fetched.
  package var sourceCount: Int {
    requests.count { if case .source = $0 { true } else { false } }
  }

  /// Joins the taps with the page sources.
  ///
  /// - Parameter files: The names of the page sources, in order. Sources with the same text have
  ///   the same name.
  /// - Returns: The flow between the page sources.
  /// - Throws: ``Diagnostic`` if the log has a different number of page sources, or if no tap leads
  ///   from one page source to another.
  package func flow(through files: [String]) throws(Diagnostic) -> CrawlFlow {
    guard files.count == sourceCount else {
      throw Diagnostic(.error, .sources(sourceCount, files.count), source: 0, range: 0..<0)
    }
    var taps = RecordedTaps()
    var rest = files[...]
    for request in requests {
      switch request {
      case .tap(let deed, let range): taps.tap(deed, range)
      case .source: if let file = rest.popFirst() { taps.export(file) }
      }
    }
    return try taps.flow()
  }

  /// The state of the reader.
  private struct Reader {
    var requests: [Request] = []
    /// The locator that the last request looks for, or `nil` if it isn't known.
    private var locator: CrawlFlow.Deed?
    private var isFinding = false
    /// The locators of the elements found so far, by the elements' IDs.
    private var found: [String: CrawlFlow.Deed] = [:]

    mutating func take(_ line: String, _ range: Range<Int>) {
      if let path = line.path(after: "--> ") {
        isFinding = path.method == "POST" && ["element", "elements"].contains(path.last)
        if isFinding { locator = nil }
        if let deed = path.deed(found) { requests.append(.tap(deed.known, range)) }
      } else if let path = line.path(after: "<-- ") {
        if path.method == "GET", path.last == "source", path.isDone {
          requests.append(.source(range))
        }
      } else if isFinding {
        if locator == nil { locator = line.locator }
        guard let locator else { return }
        for name in line.elements { found[name] = locator }
      }
    }
  }
}

/// A request or a response in a log, such as `POST /session/8a/element/0E00/click 200 …`.
private struct RequestLine {
  let method: String
  let parts: [Substring]
  let isDone: Bool

  var last: String { parts.last.map(String.init) ?? "" }

  /// The action of a request: going back or tapping an element.
  ///
  /// The property `known` is `nil` if the log doesn't name the tapped element.
  struct Deed {
    let known: CrawlFlow.Deed?
  }

  func deed(_ found: [String: CrawlFlow.Deed]) -> Deed? {
    guard method == "POST" else { return nil }
    switch last {
    case "click" where parts.count > 1: return Deed(known: found[String(parts[parts.count - 2])])
    case "back": return Deed(known: .back)
    case "actions", "tap", "perform": return Deed(known: nil)
    default: return nil
    }
  }
}

extension String {
  /// Returns the request or the response after an arrow, or `nil` if there's none.
  fileprivate func path(after arrow: String) -> RequestLine? {
    guard let mark = firstRange(of: arrow) else { return nil }
    let words = self[mark.upperBound...].split(separator: " ")
    guard words.count > 1, ["GET", "POST", "DELETE"].contains(words[0]), words[1].first == "/"
    else { return nil }
    return RequestLine(
      method: String(words[0]),
      parts: words[1].split(separator: "/"),
      isDone: words.count > 2 && words[2] == "200"
    )
  }

  /// The locator of a request, or `nil` if it doesn't use a name or a label.
  fileprivate var locator: CrawlFlow.Deed? {
    guard let start = firstIndex(of: "{"), let end = lastIndex(of: "}"), start < end else {
      return nil
    }
    let (tree, _) = SourceText(name: "-", String(self[start...end])).readAsJSON(number: 0)
    guard let body = tree.map({ JSONValue($0) }), let using = body.text("using"),
      let value = body.text("value")
    else { return nil }
    switch using {
    case "accessibility id", "id", "name": return .tapName(value, kind: nil)
    case "-ios predicate string", "-ios class chain", "xpath": return value.comparedName
    default: return nil
    }
  }

  /// The name or label in a predicate or path, or `nil` if it compares anything else.
  private var comparedName: CrawlFlow.Deed? {
    let texts = quotedTexts
    guard texts.count == 1, let text = texts.first, !text.isEmpty else { return nil }
    let lead = prefix { $0 != "\"" && $0 != "'" }.filter { $0 != " " && $0 != "=" }.lowercased()
    if lead.hasSuffix("label") { return .tapLabel(text) }
    return lead.hasSuffix("name") || lead.hasSuffix("identifier")
      ? .tapName(text, kind: nil) : nil
  }

  /// The strings in either kind of quotation marks.
  private var quotedTexts: [String] {
    var texts: [String] = []
    var open: (quote: Character, text: String)?
    for character in self {
      if let (quote, text) = open {
        if character == quote {
          texts.append(text)
          open = nil
        } else {
          open = (quote, text + String(character))
        }
      } else if character == "\"" || character == "'" {
        open = (character, "")
      }
    }
    return texts
  }

  /// The IDs of the elements in a response.
  fileprivate var elements: [String] {
    var names: [String] = []
    for key in ["\"element-6066-11e4-a52e-4f735466cecf\":\"", "\"ELEMENT\":\""] {
      var rest = self[...]
      while let mark = rest.firstRange(of: key) {
        rest = rest[mark.upperBound...]
        names.append(String(rest.prefix { $0 != "\"" }))
      }
    }
    return names
  }

  /// The line without color codes.
  fileprivate var uncolored: String {
    guard utf8.contains(0x1B) else { return self }
    var result = ""
    var rest = self[...]
    while let mark = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<mark]
      rest = rest[mark...].dropFirst().drop { $0 == "[" || $0 == ";" || $0.isNumber }.dropFirst()
    }
    return result + rest
  }
}

extension Diagnostic.Message {
  fileprivate static func sources(_ expected: Int, _ count: Int) -> Self {
    """
    the log contains \(expected.counted("request")) for the page source, but the command line names \
    \(count == 0 ? "no page source files" : count.counted("page source file")); name one file \
    for each request, in order
    """
  }
}
