import EarshotReadOut
public import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
public import EarshotComposer

// Queries for assertions about elements and speech.
extension Session {
  /// The identifier of the stop under the cursor, or `nil` if the stop has none.
  ///
  /// If the cursor is on the title of an alert, the value is the identifier of the alert.
  ///
  ///     XCTAssertEqual(session.focus, "pay")
  public var focus: String? { cursor.flatMap { tree.name(of: $0) } }

  /// Returns the current state of the element with the given identifier, anywhere in the app, or
  /// `nil` if there's none.
  ///
  ///     XCTAssertEqual(session.element("total")?.value, "3 items")
  public func element(_ identifier: String) -> Element? {
    tree.node(identifier).map { tree[$0] }
  }

  /// Returns whether swipes can currently reach the element with the given identifier.
  ///
  /// - Complexity: Same as ``stops``.
  public func isReachable(_ identifier: String) -> Bool {
    stops.contains { tree.name(of: $0) == identifier }
  }

  /// VoiceOver's words for each current stop, in swipe order.
  ///
  /// The cursor doesn't move, and no handlers run. The words include the announcements of groups,
  /// as if the cursor moved from the first stop to the last.
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

  /// The last utterance, or `nil` before VoiceOver has said anything.
  public var lastUtterance: Utterance? { state.lastHeard?.utterance }
}

extension Session.Response {
  /// The text of each utterance without its hint, in order.
  ///
  ///     XCTAssertEqual(session.run("swipe right").spoken, ["Pay, Button"])
  public var spoken: [String] { utterances.map(\.text) }

  /// The hint of the last utterance, or `nil` if there's none.
  public var hint: String? { utterances.last?.hint }
}

extension Utterance {
  /// The words of all parts of the given kind, including parts of the hint, or `nil` if there are
  /// none.
  ///
  ///     XCTAssertEqual(utterance[.role], "Button")
  ///     XCTAssertNil(utterance[.state])
  public subscript(kind: Kind) -> String? {
    let words = (parts + hintParts).filter { $0.kind == kind }.map(\.text)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
