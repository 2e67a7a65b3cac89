import EarshotComposer
import EarshotFocusEngine
import EarshotLines
public import EarshotModel

extension Session {
  /// A stop of the cursor, as a test looks at it.
  ///
  ///     let pay = try XCTUnwrap(session.stop("#pay"))
  ///     XCTAssertEqual(pay.description, "Pay, dimmed, Button")
  public struct Stop: Hashable, Sendable {
    /// The identifier, or `nil` if it has none.
    public let identifier: String?
    /// The label, with every reference worked out, or `nil` if it has none.
    public let label: String?
    /// The value, with every reference worked out, or `nil` if it has none.
    public let value: String?
    /// The current traits.
    public let traits: Traits
    /// VoiceOver's words for it, without the words for entering a container.
    public let description: String
    /// The hint line, or `nil` if there is none.
    public let hint: String?
    /// The names of the available custom actions, including the containers' actions.
    public let actions: [String]
    /// The frame on the screen, in points, or `nil` if it's unknown.
    public let frame: Rect?
  }

  /// The stops of what is shown, in the order in which swipes meet them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  public var order: [Stop] {
    let session = settled
    return session.stops.map { session.stop(at: $0) }
  }

  /// The stop that a command would go to, or `nil` if none is called so.
  ///
  ///     session.stop("#pay")    // by its identifier
  ///     session.stop("Pay")     // by its label
  ///
  /// - Parameter target: The identifier or the label.
  /// - Returns: The stop as it is now.
  /// - Complexity: as ``order``.
  public func stop(_ target: CommandTarget) -> Stop? {
    var session = settled
    guard let node = session.node(target), let index = session.stop(standingFor: node) else {
      return nil
    }
    return session.stop(at: index)
  }

  /// The stop that has the cursor, or `nil` where there is none; nothing is started for it.
  ///
  /// - Complexity: as ``order``.
  package var focusedStop: Stop? {
    guard state.isStarted else { return nil }
    let session = settled
    return session.cursor.map { session.stop(at: $0) }
  }

  /// What the last line of commands let hear, utterance by utterance, without hints.
  public var spoken: [String] {
    lastStep.compactMap { line in
      guard case .speech(let spoken) = line else { return nil }
      return spoken.text
    }
  }

  private func stop(at index: ElementTree.Index) -> Stop {
    let utterance = utterance(at: index, from: index)
    let element = tree[index]
    return Stop(
      identifier: tree.name(of: index),
      label: element.label,
      value: element.value,
      traits: element.traits,
      description: utterance.text,
      hint: utterance.hint,
      actions: description(of: index, from: index).actions,
      frame: element.frame
    )
  }
}

extension Session.Stop: CustomStringConvertible {}
