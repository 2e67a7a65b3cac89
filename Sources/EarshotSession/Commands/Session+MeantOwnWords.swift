import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// The meaning of a line in the app's own words, such as `set guests to 4`.
//
// - Source: SESSIONS.md, "Refusals"; our choice, from what people typed.
extension Session {
  /// The elements whose names share the most words with a line.
  private struct SharedWords {
    private let words: [String]
    private(set) var names: [String] = []
    private(set) var nodes: [ElementTree.Index] = []
    /// The number of shared words, and the negative number of other words.
    private(set) var best = (shared: 0, others: 0)

    init(_ words: [String]) { self.words = words }

    /// Adds an element, unless an earlier element shares more words with the line, or shares the
    /// same number of words and has fewer other words.
    mutating func add(_ node: ElementTree.Index, _ name: String) {
      let own = PlainWord.words(of: name).filter { !IntentWords.isFiller($0) }
      let shared = own.filter { word in words.contains { Self.isSame($0, word) } }.count
      let others = own.count - shared
      guard shared > 0, others < 3, (shared, -others) >= best else { return }
      if (shared, -others) > best { (names, nodes) = ([], []) }
      best = (shared, -others)
      if !names.contains(name) {
        names.append(name)
        nodes.append(node)
      }
    }

    /// Returns whether two words are the same except for an ending, such as `guest` and `guests`,
    /// or `booking` and `book`.
    private static func isSame(_ first: String, _ second: String) -> Bool {
      if first == second { return true }
      let (short, long) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
      return short.utf8.count > 2 && long.hasPrefix(short)
        && ["s", "es", "n", "en", "ed", "d", "ing"].contains(String(long.dropFirst(short.count)))
    }
  }

  /// Returns the line for words that the name of an element contains, such as
  /// `touch "Guests"; double tap` for `set guests to 4`.
  ///
  /// If the element is on another screen, the result is advice with that screen. For other words,
  /// the result is `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes of the app.
  func ownWords(_ text: String) -> MeantForm.Answer? {
    guard !text.hasPrefix(":"), !text.contains(where: { "(){}=&|/".contains($0) }) else {
      return nil
    }
    let words = PlainWord.words(of: text).filter {
      $0.utf8.count > 2 && !IntentWords.isFiller($0)
        && !IntentWords.ideas(of: $0).contains(IntentWords.neutral)
    }
    guard !words.isEmpty, words.count < 12 else { return nil }
    let tree = document.tree
    var here = SharedWords(words)
    for stop in stops { if let label = label(of: stop) { here.add(stop, label) } }
    var anywhere = SharedWords(words)
    for node in tree.indices where tree.role(of: node) != .screen {
      if let label = tree[node].label { anywhere.add(node, label) }
    }
    if here.best >= anywhere.best, let stop = here.nodes.first {
      let isQuestion = text.hasSuffix("?") || MeantCommand.isQuestion(text)
      return answer(withStops: here.names, first: stop, isQuestion: isQuestion)
    }
    return anywhere.nodes.lazy.compactMap { elementElsewhere($0) }.first
  }

  /// Returns the line that moves to the given stop and, if it's a control, activates it.
  ///
  /// If there are several stops, the result is advice with a line for each.
  private func answer(
    withStops names: [String],
    first: ElementTree.Index,
    isQuestion: Bool
  ) -> MeantForm.Answer {
    let lines = names.prefix(3).map { "touch \(Quoting.quotedLiteral($0))" }
    if lines.count > 1 { return .advice("did you mean \(lines.asAlternatives)?") }
    let isControl =
      !isQuestion && !tree[first].traits.isDisjoint(with: [.button, .link, .textEntry])
    return .line(isControl ? "\(lines[0]); double tap" : lines[0])
  }

  /// Returns advice with the screen of an element if that isn't the current screen, or `nil`
  /// otherwise.
  private func elementElsewhere(_ node: ElementTree.Index) -> MeantForm.Answer? {
    let tree = document.tree
    guard let place = place(of: node), let screen = tree.screen(of: node),
      screen != state.phone.app.screen, tree[screen].identifier != nil
    else { return nil }
    return .advice(place)
  }
}
