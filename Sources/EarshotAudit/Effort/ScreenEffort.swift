import EarshotComposer
import EarshotLines
package import EarshotModel
public import EarshotSession

/// What it costs to hear a screen and to use what is on it.
public struct ScreenEffort: Hashable, Sendable {
  /// The name of the screen; of an alert or a sheet, `help on menu`.
  public let screen: String
  /// The number of stops that it has.
  public let stops: Int
  /// The number of words that you hear from the first stop to the last.
  public let words: Int
  /// How long that lasts at the rate that is set, in tenths of a second.
  public let tenths: Int
  /// What each control costs, in the order of swiping.
  public let controls: [ControlEffort]

  /// The number of states that the search for a way looks at, of one screen.
  private static let stateLimit = 5_000

  /// Measures a screen as it comes up, or an alert or a sheet on another one.
  ///
  /// - Complexity: O(*s*·*r*) gestures for *s* stops and *r* options of the rotor.
  init(
    _ session: Session,
    on base: String? = nil,
    byVoice: Bool = false,
    spending work: inout WorkBudget
  ) {
    let settled = session.settled
    let listed = AuditedScreen(settled, AuditedApp(isForeign: false, hasBehavior: true, settled))
    let name = settled.shownNames.last ?? ""
    screen = base.map { "\(name) on \($0)" } ?? name
    stops = listed.stops.count
    var words = 0
    var previous: ElementTree.Index?
    for stop in listed.stops {
      words += settled.words(in: settled.utterance(at: stop.index, from: previous).text)
      previous = stop.index
    }
    self.words = words
    tenths = settled.speakingTenths(ofWords: words)
    work.spend(Work.judgement * listed.stops.count)
    let ways = settled.shortestWays(stateLimit: ScreenEffort.stateLimit, spending: &work)
    let entry = settled.cursor.flatMap { cursor in
      listed.stops.firstIndex { $0.index == cursor }
    }
    let used = listed.stops.enumerated().filter { $0.element.isControl }
    let said =
      byVoice ? VoiceEffort.measure(used.map(\.element.index), in: settled, spending: &work) : [:]
    controls = used.map { place, stop in
      ControlEffort(
        heard: stop.utterance.text,
        identifier: stop.element.identifier,
        bySwipes: entry.map { abs($0 - place) + 1 },
        way: ways[stop.index],
        byTouch: stop.element.frame == nil ? nil : 2,
        byVoice: said[stop.index],
        node: stop.index
      )
    }
  }

  /// The number of swipes that lead from the first stop to the last.
  public var swipes: Int { max(0, stops - 1) }

  /// The fewest gestures to each control, added up.
  var total: Int { controls.reduce(0) { $0 + ($1.least ?? 0) } }
}

/// What it costs to reach a control of a screen, and to use it.
public struct ControlEffort: Hashable, Sendable {
  /// What is heard of it.
  public let heard: String
  /// Its identifier, or `nil` if it has none.
  public let identifier: String?
  /// How many swipes to the right or to the left lead to it from where one lands on the screen, and
  /// the gesture that uses it; or `nil` where swiping alone does not.
  public let bySwipes: Int?
  /// The fewest gestures that lead to it, the rotor included; or `nil` where none do.
  public let way: [Gesture]?
  /// The number of gestures that use it where a finger finds it on the screen, or `nil` without a
  /// frame.
  public let byTouch: Int?
  /// What uses it by voice, or `nil` if that wasn't measured.
  public let byVoice: VoiceEffort?
  /// The place.
  package let node: ElementTree.Index

  /// The fewest gestures to reach and to use it without looking, or `nil` where none do.
  public var least: Int? { way.map { $0.count + 1 } }
}
