public import EarshotLines
import EarshotModel
public import EarshotNotation

/// The audible differences between two versions of an app.
///
/// It compares both apps stop by stop, as `speak` reads them. It reports stops that were added,
/// removed, or moved. For each stop, it reports changes in the speech and its reasons, in the
/// actions, in the content, and in the rotors. It also reports the stops where the cursor lands. It
/// doesn't compare the effects of gestures, which two transcripts show.
///
///     let comparison = AppComparison(from: old, to: new)
///     comparison.changes.map(\.line)   // ["Pay: role \"Button\" is gone, from traits"]
///
/// - Source: our choice, after ReadOut.
public struct AppComparison: Hashable, Sendable {
  /// The differences, screen by screen, in reading order.
  public private(set) var changes: [Change] = []
  /// The number of screens, alerts, and sheets in the new app.
  public let screenCount: Int
  /// The number of screens in the new app, without alerts and sheets.
  private let plainScreenCount: Int
  /// The number of stops on these screens.
  public let stopCount: Int

  /// Compares two apps, or two states of one app.
  ///
  /// - Complexity: O(*s*·*n* + *c*²), where *s* is the number of screens, *n* is the number of
  ///   nodes, and *c* is the number of stops on a screen that aren't the same in both.
  public init(
    from old: AppDocument,
    to new: AppDocument,
    options: SessionOptions = SessionOptions()
  ) {
    let (old, new) = (HeardApp(old, options), HeardApp(new, options))
    screenCount = new.screens.count
    plainScreenCount = new.screens.count { $0.place.panel == nil }
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

  /// Returns the corresponding screens in the order of the new app, with removed screens at the
  /// end.
  ///
  /// Screens correspond by their names. If each app has only one screen, the two correspond.
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
  /// Whether all speech is the same as before.
  public var isEmpty: Bool { changes.isEmpty }

  /// The changes as lines.
  ///
  /// The lines of each screen follow a line with its name.
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
      return "Nothing sounds different: \(plainScreenCount.counted("screen")), "
        + "\(stopCount.counted("stop"))."
    }
    let screens = Set(changes.compactMap(\.screen)).count
    let places = screens == 0 ? "" : " on \(screens.counted("screen"))"
    return "\(changes.count.counted("change"))\(places)."
  }
}

extension HeardApp {
  /// The only screen, or `nil` if there are several or none.
  fileprivate var onlyScreen: HeardScreen.Identity? {
    let places = screens.map(\.place).filter { $0.panel == nil }
    return places.count == 1 ? places[0] : nil
  }
}

/// A record of reported changes, so a change that affects many stops is reported only once.
///
/// For example, VoiceOver announces a tab bar on every screen, and it says the label of a group at
/// every stop inside and the header of a column at every cell.
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

  /// Returns the change, or an empty array if the same change for the same nodes was already
  /// reported.
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
