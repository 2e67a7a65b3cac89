import EarshotComposer
import EarshotFocusEngine
import EarshotLines
public import EarshotModel

extension Session {
  /// A stop of the cursor, for assertions in tests.
  ///
  ///     let pay = try XCTUnwrap(session.stop("#pay"))
  ///     XCTAssertEqual(pay.description, "Pay, dimmed, Button")
  public struct Stop: Hashable, Sendable {
    /// The identifier, or `nil` if the stop has none.
    public let identifier: String?
    /// The label with every reference filled in, or `nil` if the stop has none.
    public let label: String?
    /// The value with every reference filled in, or `nil` if the stop has none.
    public let value: String?
    /// The current traits.
    public let traits: Traits
    /// VoiceOver's words for the stop, without the words that announce a container.
    public let description: String
    /// The hint, or `nil` if there's none.
    public let hint: String?
    /// The names of the available custom actions, including the containers' actions.
    public let actions: [String]
    /// The frame on the screen, in points, or `nil` if it's unknown.
    public let frame: Rect?
  }

  /// The stops on the screen, in swipe order, with their speech.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public var order: [Stop] {
    let session = settled
    return session.stops.map { session.stop(at: $0) }
  }

  /// Returns the stop that a command with the given target would move to, or `nil` if there's none.
  ///
  ///     session.stop("#pay")    // by its identifier
  ///     session.stop("Pay")     // by its label
  ///
  /// - Parameter target: The identifier or the label.
  /// - Returns: The current stop.
  /// - Complexity: Same as ``order``.
  public func stop(_ target: CommandTarget) -> Stop? {
    var session = settled
    guard let node = session.node(target), let index = session.stop(standingFor: node) else {
      return nil
    }
    return session.stop(at: index)
  }

  /// The stop under the cursor, or `nil` if there's none.
  ///
  /// The value is `nil` before the app starts.
  ///
  /// - Complexity: Same as ``order``.
  package var focusedStop: Stop? {
    guard state.isStarted else { return nil }
    let session = settled
    return session.cursor.map { session.stop(at: $0) }
  }

  /// The speech of the last line with a gesture, with one string for each utterance, without hints.
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
