import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// What the stops of an app say, screen by screen as each is opened.
///
/// - Source: SESSIONS.md, "What claims mean".
struct StopTexts {
  private let document: AppDocument
  /// The words of the stops of the screens so far.
  private var words: [[String]] = []

  /// The least number of different texts from which something can be found in all of them.
  private static let leastCount = 3

  /// Creates the texts of an app, none of which is worked out yet.
  init(_ document: AppDocument) { self.document = document }

  /// Whether all stops say something; an app with few different ones is never asked.
  ///
  /// - Complexity: O(*s*) in the number of stops up to the first that doesn't; the first time also
  ///   as opening the screens up to there.
  mutating func areAll(_ isSaid: (String) -> Bool) -> Bool {
    var different: Set<String> = []
    for number in document.tree.screens.indices {
      let words = words(ofScreen: number)
      guard words.allSatisfy(isSaid) else { return false }
      different.formUnion(words)
    }
    return different.count >= Self.leastCount
  }

  /// Whether a stop says something.
  ///
  /// - Complexity: As ``areAll(_:)``.
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
