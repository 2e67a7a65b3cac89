import EarshotModel

extension ScreenParser {
  /// The maximum nesting depth of arrays and objects.
  ///
  /// A nested node takes two levels of JSON, and an app and the parts of a node take a few more.
  private static let nestingLimit = 2 * depthLimit + 8

  /// Reads a JSON file and adds its contents to the contents of earlier files.
  ///
  /// If the reader for other tools' formats doesn't recognize the file, the file is in Earshot's
  /// own format.
  mutating func readJSON(
    _ text: SourceText,
    number: Int,
    foreign: inout (any ForeignReader)?
  ) {
    source = number
    hasForeignNodes = true
    levels = []
    let plain = foreign == nil ? text : text.withoutByteOrderMark
    let (json, problems) = plain.readAsJSON(number: number, nestingLimit: ScreenParser.nestingLimit)
    guard let json else {
      isBroken = true
      return tell(text.beginsAsOwnJSON ? problems : problems.map(\.withoutText))
    }
    if let app = foreign?.read(json: json, of: text, number: number) {
      tell(problems)
      return adopt(app, number: number)
    }
    var reader = ElementTreeReader(
      json,
      source: number,
      firstNode: nodes.count,
      firstEach: each.count
    )
    reader.identifiers = Set(nodes.compactMap { $0.element.nodeIdentifier })
    reader.screenNames = Set(nodes.compactMap { $0.element.screenName })
    reader.readFile(screenName: text.screenName)
    tell(problems + reader.diagnostics)
    take(over: reader)
  }

  /// Reports all errors and the first 100 warnings, and adds a note with the number of other
  /// warnings.
  private mutating func tell(_ found: [Diagnostic]) {
    var count = 0
    var firstUntold: Diagnostic?
    for diagnostic in found {
      if diagnostic.severity == .warning { count += 1 }
      if diagnostic.severity == .warning, count > DiagnosticCollector.limit {
        firstUntold = firstUntold ?? diagnostic
      } else {
        diagnostics.add(diagnostic)
      }
    }
    guard let firstUntold else { return }
    let message = Diagnostic.Message.moreWarnings(count - DiagnosticCollector.limit)
    diagnostics.add(Diagnostic(.note, message, source: source, range: firstUntold.range))
  }

  /// Adds the nodes, blocks, and references of a file to those of earlier files.
  private mutating func take(over reader: ElementTreeReader) {
    if let number = reader.app {
      if let message = misplacedApp {
        let start = reader.json.range(reader.json.root).lowerBound
        diagnostics.add(Diagnostic(.error, message, source: source, range: start..<start + 1))
      }
      app = nodes.count + number
    }
    let first = nodes.count
    if nodes.isEmpty {
      nodes = reader.nodes
    } else {
      nodes += reader.nodes
      for number in first..<nodes.count {
        nodes[number].parent = nodes[number].parent.map { $0 + first }
      }
    }
    each += reader.each
    if uses.isEmpty { uses = reader.uses.uses } else { uses += reader.uses.uses }
    if reader.isCaptured { foreignPlaces += reader.capturedPlaces }
  }

  /// The error for an app in this file, or `nil` if the file can contain it.
  private var misplacedApp: Diagnostic.Message? {
    if app != nil { return .secondApp }
    return nodes.isEmpty ? nil : .appInLaterFile
  }
}

extension ElementTreeReader {
  /// The places of a captured screen's nodes in the file, with remarks for the audit.
  fileprivate var capturedPlaces: [AppDocument.NodePlace] {
    uses.uses.compactMap { use in
      guard case .node(let node) = use.owner else { return nil }
      var remarks = ForeignRemarks()
      switch use.kind {
      case .role: remarks.isCertain = true
      case .screenName: remarks.namesHeadings = true
      default: return nil
      }
      return AppDocument.NodePlace(
        node: node,
        source: use.source,
        range: use.range,
        remarks: remarks
      )
    }
  }
}

extension JSONTree {
  /// Whether the text is an object that has at least one of Earshot's keys.
  package var isOfOwnForm: Bool {
    guard kind(root) == .object else { return false }
    let known = NodeKey.numbers(in: .node)
    return children(of: root).contains { member in
      guard let name = key(member).map({ self.name($0) }) else { return false }
      return known[name] != nil || NodeKey.structural.contains { $0.name == name }
    }
  }
}

extension Element {
  fileprivate var screenName: String? { role == .screen ? identifier : nil }

  fileprivate var nodeIdentifier: String? { role == .screen ? nil : identifier }
}

extension Diagnostic.Message {
  fileprivate static func moreWarnings(_ count: Int) -> Self {
    "and \(count.counted("more warning"))"
  }
}
