import EarshotComposer
import EarshotLines
import EarshotNotation
package import EarshotModel
public import EarshotSession

/// The effort of listening to a screen and of using its controls.
public struct ScreenEffort: Hashable, Sendable {
  /// The name of the screen.
  ///
  /// For an alert or a sheet, the name also contains the name of the screen below it, as in
  /// `help on menu`.
  public let screen: String
  /// The number of stops on the screen.
  public let stops: Int
  /// The number of words that you hear from the first stop to the last.
  public let words: Int
  /// The time to hear the words at the current rate, in tenths of a second.
  public let tenths: Int
  /// The effort of each control, in swipe order.
  public let controls: [ControlEffort]

  /// The maximum number of states in the search for a path on one screen.
  private static let stateLimit = 5_000

  /// Measures a screen as it opens, or an alert or a sheet on another screen.
  ///
  /// - Complexity: O(*s*·*r*) gestures, where *s* is the number of stops and *r* is the number of
  ///   rotor settings.
  init(
    _ session: Session,
    on base: String? = nil,
    byVoice: Bool = false,
    spending work: inout WorkBudget
  ) {
    let settled = session.settled
    let listed = AuditedScreen(settled, AuditedApp(isForeign: false, hasBehavior: true, settled))
    let name = listed.name
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
    work.spend(Work.judgment * listed.stops.count)
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

  /// The number of swipes from the first stop to the last.
  public var swipes: Int { max(0, stops - 1) }

  /// The sum of the minimum numbers of gestures for all controls.
  var total: Int { controls.reduce(0) { $0 + ($1.least ?? 0) } }
}

/// The effort of reaching and using a control on a screen.
public struct ControlEffort: Hashable, Sendable {
  /// VoiceOver's words for the control.
  public let heard: String
  /// The identifier of the control, or `nil` if it has none.
  public let identifier: String?
  /// The number of swipes right or left from the element where the cursor lands when the screen
  /// opens, plus the gesture that uses the control.
  ///
  /// It's `nil` if the cursor doesn't land on a stop.
  public let bySwipes: Int?
  /// The shortest sequence of gestures that moves the cursor to the control, including rotor
  /// gestures, or `nil` if there's none.
  public let way: [Gesture]?
  /// The number of gestures that use the control if a finger finds it on the screen, or `nil` if
  /// its frame is unknown.
  public let byTouch: Int?
  /// The phrases that use the control by voice, or `nil` if they weren't measured.
  public let byVoice: VoiceEffort?
  /// The index of the control.
  package let node: ElementTree.Index

  /// VoiceOver's words for the control or, if there are none, its identifier or a description.
  package var name: String {
    heard.isEmpty ? identifier.map { Quoting.name($0, after: "#") } ?? "a silent control" : heard
  }

  /// The minimum number of gestures for reaching and using the control without looking, or `nil` if
  /// no gestures reach it.
  public var least: Int? { way.map { $0.count + 1 } }
}
