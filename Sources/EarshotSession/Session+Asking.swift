import EarshotReadOut
public import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
public import EarshotComposer

// What an assertion asks a session: by identifier, and in words.
extension Session {
  /// The identifier of the stop that has the cursor; of an alert's title that of the alert.
  ///
  ///     XCTAssertEqual(session.focus, "pay")
  public var focus: String? { cursor.flatMap { tree.name(of: $0) } }

  /// The element of an identifier as it is now, wherever in the app it stands.
  ///
  ///     XCTAssertEqual(session.element("total")?.value, "3 items")
  public func element(_ identifier: String) -> Element? {
    tree.node(identifier).map { tree[$0] }
  }

  /// Tells whether swipes reach the element of an identifier now.
  ///
  /// - Complexity: as ``stops``.
  public func isReachable(_ identifier: String) -> Bool {
    stops.contains { tree.name(of: $0) == identifier }
  }

  /// What is said of each stop as it is now, in the order in which swipes meet them.
  ///
  /// Nothing moves and nothing runs; groups are entered as on the way from the first stop to the
  /// last.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  public var stopUtterances: [Utterance] {
    var walk = screenWalk
    var previous: ElementTree.Index?
    return walk.stops.map { stop in
      defer { previous = stop }
      return walk.composer.utterance(for: walk.description(of: stop, from: previous))
    }
  }

  /// What was spoken last, or `nil` before the first word.
  public var lastUtterance: Utterance? { state.lastHeard?.utterance }
}

extension Session.Response {
  /// What was spoken, without hints: the texts of the utterances, in order.
  ///
  ///     XCTAssertEqual(session.run("swipe right").spoken, ["Pay, Button"])
  public var spoken: [String] { utterances.map(\.text) }

  /// The hint of the last utterance.
  public var hint: String? { utterances.last?.hint }
}

extension Utterance {
  /// The words of the parts of one kind, those of the hint too, or `nil` if there is none.
  ///
  ///     XCTAssertEqual(utterance[.role], "Button")
  ///     XCTAssertNil(utterance[.state])
  public subscript(kind: Kind) -> String? {
    let words = (parts + hintParts).filter { $0.kind == kind }.map(\.text)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
