import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A name in a transcript that stands for something in the app.
///
/// Names that only a moment of the session can judge, those of rotors and actions and labels, are
/// none of these.
struct NameUse: Hashable, Sendable {
  /// What the name should stand for.
  enum Kind: Hashable, Sendable {
    /// A node, by its identifier.
    case node(String)
    /// A node, by its identifier, that a claim is about.
    case claimedNode(String)
    /// A screen that `start` opens.
    case screen(String)
    /// What `~ screen:` prints: a screen, an alert or a sheet.
    case shownScreen(String)
  }

  /// What it should stand for.
  let kind: Kind
  /// The bytes of the name in the file.
  let range: Range<Int>

  /// Creates the use of a name.
  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

// What is called by name.
extension Command {
  /// The names in the command, which stands in a line.
  func names(in line: TextLine, _ range: Range<Int>) -> [NameUse] {
    guard case .gesture(let gesture) = self else { return [] }
    if let name = gesture.namedScreen { return [NameUse(.screen(name), range)] }
    return gesture.namedElement.map { [NameUse(.node($0), line.range(ofName: $0, in: range))] }
      ?? []
  }
}

extension Claim {
  /// The names in the claim.
  func names(in line: TextLine) -> [NameUse] {
    let whole = line.end - text.utf8.count..<line.end
    if case .screen(let name) = content { return [NameUse(.shownScreen(name), whole)] }
    return identifiers.map { NameUse(.claimedNode($0), line.range(ofName: $0, in: whole)) }
  }

  /// The identifiers that the claim names, but for those of which it says that there are none.
  private var identifiers: [String] {
    switch content {
    case .condition(let condition):
      condition.tests.compactMap {
        if case .identifier(let name) = $0.node { name } else { nil }
      }
    case .focus(let target, _), .reachable(let target), .hasAction(let target?, _),
      .conveys(let target?, _):
      [target.identifier].compactMap { $0 }
    case .order(let targets): targets.compactMap(\.identifier)
    case .absent, .screen, .hasAction, .conveys, .rotor, .says, .saysMatch, .gestures, .silent: []
    }
  }
}

extension CommandTarget {
  fileprivate var identifier: String? { if case .identifier(let name) = self { name } else { nil } }
}

extension TextLine {
  /// Where a name stands behind its `#` in a part of the line; the whole part if it is not found.
  fileprivate func range(ofName name: String, in part: Range<Int>) -> Range<Int> {
    let mark = Array(Quoting.name(name, after: "#").utf8)
    let start = part.lowerBound - range.lowerBound
    let bytes = Array(text.utf8)[start..<part.upperBound - range.lowerBound]
    let places = bytes.indices.dropLast(mark.count - 1)
    guard let place = places.first(where: { bytes[$0...].starts(with: mark) }) else { return part }
    return range.lowerBound + place..<range.lowerBound + place + mark.count
  }
}

// What the app knows.
extension Transcript {
  /// Finds the names in the transcript that stand for nothing in an app.
  ///
  /// - Complexity: O(*n*) in the number of names where all are spelled as in the app.
  /// - Source: SESSIONS.md, "Refusals".
  func unknownNames(in document: AppDocument) -> [Diagnostic] {
    guard !names.isEmpty else { return [] }
    let tree = document.tree
    return names.compactMap { use in
      switch use.kind {
      case .node(let name), .claimedNode(let name):
        tree.knows(identifier: name) ? nil : use.unknownNode(name, in: tree)
      case .screen(let name):
        tree.screenPlace(named: name) == nil ? use.unknownScreen(name, tree.screenNames) : nil
      case .shownScreen(let name):
        tree.shownScreenNames.index(ofName: name) == nil
          ? use.unknownScreen(name, tree.shownScreenNames) : nil
      }
    }
  }
}

extension NameUse {
  /// How many names a message lists.
  private static let listLimit = 12

  fileprivate func unknownNode(_ name: String, in tree: ElementTree) -> Diagnostic {
    let known = tree.indices.lazy.compactMap { tree[$0].identifier }
    let nearest = Suggestion.nearest(to: name, in: known)
    let ending = nearest.map { "; did you mean '\(Quoting.name($0, after: "#"))'?" } ?? ""
    let name = Quoting.name(name, after: "#")
    var wayOut = ""
    if case .claimedNode = kind { wayOut = "; to claim that it is gone, write '? absent \(name)'" }
    return Diagnostic(.error, "the app has no \(name)\(ending)\(wayOut)", range: range)
  }

  fileprivate func unknownScreen(_ name: String, _ known: [String]) -> Diagnostic {
    let ending = Suggestion.ending(for: name, in: known)
    let names = known.prefix(NameUse.listLimit).joined(separator: ", ")
    let more = known.count > NameUse.listLimit ? ", …" : ""
    let wayOut = ending.isEmpty && !known.isEmpty ? "; it has \(names)\(more)" : ending
    return Diagnostic(.error, "the app has no screen '\(name)'\(wayOut)", range: range)
  }
}

extension ElementTree {
  /// The names that a session can be started with.
  fileprivate var screenNames: [String] { screens.compactMap { self[$0].identifier } }

  /// The names that `~ screen:` can print: of screens, alerts and sheets.
  var shownScreenNames: [String] {
    let panels = indices.filter { self[$0].canBeOpen }
    return (screens + panels).map { screenName(of: $0) }
  }
}
