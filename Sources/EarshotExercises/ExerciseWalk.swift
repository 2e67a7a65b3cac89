import EarshotComposer
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// Everything that a listener can hear and do on a learner's screen, determined by trying all
/// gestures.
///
/// The walk begins at the start of the app. At each place, it first opens the links inside text and
/// then moves to every stop by swiping. At each stop, it tries a double tap, the custom actions,
/// and swiping up and down on an adjustable element. At the end, it scrubs. If a gesture reaches
/// stops with new words, they form another place.
///
/// - Complexity: O(*p*·*s*) gestures, where *p* is the number of places, at most ``placeLimit``,
///   and *s* is the number of stops at each place, at most ``stopLimit``.
struct ExerciseWalk {
  /// The maximum number of places, and the maximum number of stops at each place.
  static let (placeLimit, stopLimit) = (32, 60)

  /// The stops that are reachable at the same time, and a session at that time.
  struct Moment {
    let session: Session
    let stops: [Session.Stop]

    init(_ session: Session) {
      self.session = session
      stops = Array(session.order.prefix(ExerciseWalk.stopLimit))
    }

    /// The words that distinguish the place from other places.
    var key: [String] {
      stops.map { "\($0.description)|\($0.actions.joined(separator: "|"))" }
    }
  }

  /// A way to use a control.
  enum Way: Hashable {
    case activate, increment, decrement, scrub
    case action(String)
    /// A double tap on a link inside text that the Links rotor moved to, with VoiceOver's words for
    /// the link.
    case link(String)

    var command: String {
      switch self {
      case .activate, .link: "double tap"
      case .increment: "swipe up"
      case .decrement: "swipe down"
      case .scrub: "scrub"
      case .action(let name): "action \"\(name.filter { $0 != "\"" })\""
      }
    }
  }

  /// A gesture that the walk tried.
  struct Deed {
    let way: Way
    /// The numbers of the places where the gesture began and ended.
    let from: Int
    let to: Int
    /// The number of the stop among the place's stops, or `nil` for a scrub.
    let stop: Int?
    /// The speech during the gesture and the next five seconds.
    let heard: [String]
    /// The session after the gesture.
    let session: Session

    /// Whether the gesture moved to another place or made VoiceOver speak.
    var doesSomething: Bool { to != from || !heard.isEmpty }
  }

  private(set) var places: [Moment] = []
  private(set) var deeds: [Deed] = []
  private var numbers: [[String]: Int] = [:]

  init(_ document: AppDocument) {
    var session = Session(document)
    session.run("start")
    _ = number(of: session)
    var next = 0
    while next < places.count {
      explore(next)
      next += 1
    }
  }

  /// Returns the number of the place where a session is, or `nil` if there are too many places.
  ///
  /// If the words are new, creates a place.
  private mutating func number(of session: Session) -> Int? {
    let place = Moment(session)
    if let number = numbers[place.key] { return number }
    guard places.count < Self.placeLimit else { return nil }
    numbers[place.key] = places.count
    places.append(place)
    return places.count - 1
  }

  private mutating func explore(_ number: Int) {
    let place = places[number]
    // The links come before the stops, so a check of a link's effect is about the words of the
    // link.
    useLinks(of: number)
    for (index, stop) in place.stops.enumerated() {
      var there = place.session
      there.run("four-finger tap top")
      if index > 0 { there.run("swipe right \(index)") }
      for way in Self.ways(at: stop) { use(way, at: index, of: number, in: there) }
    }
    use(.scrub, at: nil, of: number, in: place.session)
  }

  /// Opens each link inside text that the Links rotor finds from the top of a place.
  private mutating func useLinks(of number: Int) {
    let stops = places[number].stops
    var there = places[number].session
    there.run("four-finger tap top")
    guard !there.run("rotor \"Links\"").isRefused else { return }
    for _ in 0..<Self.stopLimit {
      let response = there.run("swipe down")
      guard let heard = response.utterances.last?.text, !response.isRefused,
        let stop = there.focusedStop, let index = stops.firstIndex(of: stop)
      else { return }
      guard !stop.traits.contains(.link) else { continue }
      use(.link(heard), at: index, of: number, in: there)
    }
  }

  private static func ways(at stop: Session.Stop) -> [Way] {
    [.activate] + stop.actions.map(Way.action)
      + (stop.traits.contains(.adjustable) ? [.increment, .decrement] : [])
  }

  private mutating func use(_ way: Way, at stop: Int?, of place: Int, in there: Session) {
    var session = there
    // If the rotor selects the action automatically, the gesture doesn't need its name first.
    let response = session.run(way.command)
    let later = session.run("wait 5s")
    guard !response.isRefused, let to = number(of: session) else { return }
    let heard = response.utterances.map(\.text) + later.utterances.map(\.text)
    deeds.append(
      Deed(way: way, from: place, to: to, stop: stop, heard: heard, session: session)
    )
  }

  /// Returns the stop where the walk tried a gesture, or `nil` for a scrub.
  func stop(of deed: Deed) -> Session.Stop? { deed.stop.map { places[deed.from].stops[$0] } }

  /// All the words that VoiceOver says, at stops, as the names of actions, and after gestures.
  var heard: [String] {
    places.flatMap(\.stops).flatMap { [$0.description] + $0.actions } + deeds.flatMap(\.heard)
  }
}
