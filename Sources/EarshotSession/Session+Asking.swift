import EarshotReadOut
public import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
public import EarshotComposer

// Queries for assertions: by identifier, and in words.
extension Session {
  /// The identifier of the stop with the cursor; for an alert's title, the identifier of the alert.
  ///
  ///     XCTAssertEqual(session.focus, "pay")
  public var focus: String? { cursor.flatMap { tree.name(of: $0) } }

  /// The current element with an identifier, anywhere in the app.
  ///
  ///     XCTAssertEqual(session.element("total")?.value, "3 items")
  public func element(_ identifier: String) -> Element? {
    tree.node(identifier).map { tree[$0] }
  }

  /// Returns whether swipes now reach the element with an identifier.
  ///
  /// - Complexity: Same as ``stops``.
  public func isReachable(_ identifier: String) -> Bool {
    stops.contains { tree.name(of: $0) == identifier }
  }

  /// VoiceOver's words for each current stop, in swipe order.
  ///
  /// Nothing moves and nothing runs; the words for entering groups are included, as on the way from
  /// the first stop to the last.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public var stopUtterances: [Utterance] {
    var walk = screenWalk
    var previous: ElementTree.Index?
    return walk.stops.map { stop in
      defer { previous = stop }
      return walk.composer.utterance(for: walk.description(of: stop, from: previous))
    }
  }

  /// The last speech, or `nil` before the first word.
  public var lastUtterance: Utterance? { state.lastHeard?.utterance }
}

extension Session.Response {
  /// The speech without hints: the text of the utterances, in order.
  ///
  ///     XCTAssertEqual(session.run("swipe right").spoken, ["Pay, Button"])
  public var spoken: [String] { utterances.map(\.text) }

  /// The hint of the last utterance.
  public var hint: String? { utterances.last?.hint }
}

extension Utterance {
  /// Returns the words of the parts of a kind, including those of the hint, or `nil` if there are
  /// none.
  ///
  ///     XCTAssertEqual(utterance[.role], "Button")
  ///     XCTAssertNil(utterance[.state])
  public subscript(kind: Kind) -> String? {
    let words = (parts + hintParts).filter { $0.kind == kind }.map(\.text)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
