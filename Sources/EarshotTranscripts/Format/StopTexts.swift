import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The words of an app's stops, on each screen when it opens.
///
/// - Source: SESSIONS.md, "What claims mean".
struct StopTexts {
  private let document: AppDocument
  /// The words of the stops on each screen that has been opened so far.
  private var words: [[String]] = []

  /// The minimum number of different strings for a meaningful statement about all of them.
  private static let leastCount = 3

  /// Creates the words of an app's stops.
  ///
  /// The words are computed on demand.
  init(_ document: AppDocument) { self.document = document }

  /// Returns whether a condition is true for the words of all stops.
  ///
  /// If the stops have fewer than three different strings, the result is `false`.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops up to the first for which the condition
  ///   is false. The first call also has to open the screens up to this stop.
  mutating func areAll(_ isSaid: (String) -> Bool) -> Bool {
    var different: Set<String> = []
    for number in document.tree.screens.indices {
      let words = words(ofScreen: number)
      guard words.allSatisfy(isSaid) else { return false }
      different.formUnion(words)
    }
    return different.count >= Self.leastCount
  }

  /// Returns whether a condition is true for the words of any stop.
  ///
  /// - Complexity: The same as for ``areAll(_:)``.
  mutating func isAny(_ isSaid: (String) -> Bool) -> Bool {
    for number in document.tree.screens.indices
    where words(ofScreen: number).contains(where: isSaid) {
      return true
    }
    return false
  }

  private mutating func words(ofScreen number: Int) -> [String] {
    while words.count <= number { words.append(opened(document.tree.screens[words.count])) }
    return words[number]
  }

  private func opened(_ screen: ElementTree.Index) -> [String] {
    var session = Session(document)
    if let name = document.tree[screen].identifier {
      session.run("start \(Quoting.name(name))")
    } else {
      session.run("start")
    }
    return session.stops.map { Display.spoken(session.utterance(at: $0, from: $0).text) }
      .filter { !$0.isEmpty }
  }
}
