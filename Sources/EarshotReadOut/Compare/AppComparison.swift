public import EarshotLines
import EarshotModel
public import EarshotNotation

/// What a change to an app changes for the ear.
///
/// Both apps are heard stop by stop, as `speak` reads them, and what differs is told: stops that
/// came, went or moved, what is said of each of them and why, actions, content and rotors, and
/// where the cursor lands. What gestures do is not compared; two transcripts show that.
///
///     let comparison = AppComparison(from: old, to: new)
///     comparison.changes.map(\.line)   // ["Pay: role \"Button\" is gone, from traits"]
///
/// - Source: our choice, after ReadOut.
public struct AppComparison: Hashable, Sendable {
  /// What differs, screen by screen, in reading order.
  public private(set) var changes: [Change] = []
  /// How many screens, alerts and sheets there are now.
  public let screenCount: Int
  /// The number of stops that they have.
  public let stopCount: Int

  /// Compares two apps, or two states of one.
  ///
  /// - Complexity: O(*s*·*n* + *c*²), where *s* is the number of screens, *n* that of nodes and *c*
  ///   that of the stops of a screen that are not the same in both.
  public init(
    from old: AppDocument,
    to new: AppDocument,
    options: SessionOptions = SessionOptions()
  ) {
    let (old, new) = (HeardApp(old, options), HeardApp(new, options))
    screenCount = new.screens.count
    stopCount = new.screens.reduce(0) { $0 + $1.stops.count }
    var told = ToldChanges()
    changes = Change.ofApp(from: old, to: new)
    for pair in AppComparison.pairs(old, new) {
      switch pair {
      case (let old?, let new?):
        changes += ScreenComparison(old, new).changes(&told)
      case (nil, let new?): changes.append(.ofScreen(.screenAdded, new, "new"))
      case (let old?, nil): changes.append(.ofScreen(.screenRemoved, old, "gone"))
      case (nil, nil): break
      }
    }
  }

  /// The screens that belong together, in the order of now; what is gone stands at the end.
  ///
  /// Screens go by their names; where each app has only one, these two belong together.
  private static func pairs(
    _ old: HeardApp,
    _ new: HeardApp
  ) -> [(HeardScreen?, HeardScreen?)] {
    var places = Dictionary(
      old.screens.enumerated().map { ($1.place, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    if let only = old.onlyScreen, let other = new.onlyScreen, only != other {
      places[other] = places[only]
      places[only] = nil
    }
    var isFound = Set<Int>()
    let found: [(HeardScreen?, HeardScreen?)] = new.screens.map { screen in
      guard let place = places[screen.place] else { return (nil, screen) }
      isFound.insert(place)
      return (old.screens[place], screen)
    }
    let rest = old.screens.enumerated().filter { !isFound.contains($0.offset) }
    return found + rest.map { ($0.element, nil) }
  }
}

extension AppComparison {
  /// Whether everything is heard as before.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes as lines, those of each screen after a line with its name.
  public var lines: [String] {
    var lines: [String] = []
    var title: String?
    for change in changes {
      if change.title != title, let name = change.title { lines.append("\(name):") }
      title = change.title
      lines.append(change.line)
    }
    return lines.map { Display.spoken($0) }
  }

  /// The result in one sentence.
  public var sentence: String {
    if isEmpty {
      return "Nothing sounds different: \(screenCount.counted("screen")), "
        + "\(stopCount.counted("stop"))."
    }
    let screens = Set(changes.compactMap(\.place)).count
    let places = screens == 0 ? "" : " on \(screens.counted("screen"))"
    return "\(changes.count.counted("change"))\(places)."
  }
}

extension AppComparison.Change {
  /// The screen, alert or sheet, or `nil` for the app.
  fileprivate var place: [String?]? { screen.map { [$0, panel] } }
}

extension HeardApp {
  /// The only screen, where there is no more than one.
  fileprivate var onlyScreen: HeardScreen.Place? {
    let places = screens.map(\.place).filter { $0.panel == nil }
    return places.count == 1 ? places[0] : nil
  }
}

/// Keeps what was told already, so that a change of what many stops share is one change.
///
/// A tab bar is heard on every screen, the label of a group at every stop inside, the header of a
/// column at every cell.
struct ToldChanges {
  private struct Key: Hashable {
    var kind: AppComparison.Change.Kind
    var part: String?
    var old: String?
    var new: String?
    var oldCarrier: ElementTree.Index?
    var newCarrier: ElementTree.Index?
  }

  private var keys: Set<Key> = []

  /// The change, unless one of the same kind of the same nodes was told.
  mutating func firstTime(
    _ change: AppComparison.Change,
    _ oldCarrier: ElementTree.Index?,
    _ newCarrier: ElementTree.Index?
  ) -> [AppComparison.Change] {
    let key = Key(
      kind: change.kind,
      part: change.part,
      old: change.old,
      new: change.new,
      oldCarrier: oldCarrier,
      newCarrier: newCarrier
    )
    return keys.insert(key).inserted ? [change] : []
  }
}
