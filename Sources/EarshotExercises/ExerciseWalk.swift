import EarshotComposer
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// Everything that a learner's screen lets a listener hear and do, found by trying it.
///
/// The walk begins where the app begins. On each place it moves to every stop by swipes, and there tries
/// a double tap, the custom actions, and the swipes of an adjustable element; at last it scrubs. Each
/// gesture that leads to stops that were not heard before begins another place.
///
/// - Complexity: O(*p* · *s*) gestures, where *p* is the number of places, at most ``placeLimit``, and
///   *s* that of stops on one, at most ``stopLimit``.
struct ExerciseWalk {
  /// How many places are looked at, and how many stops of one.
  static let (placeLimit, stopLimit) = (32, 60)

  /// Stops that can be reached at one time, and the session that came there.
  struct Place {
    let session: Session
    let stops: [Session.Stop]

    init(_ session: Session) {
      self.session = session
      stops = Array(session.order.prefix(ExerciseWalk.stopLimit))
    }

    /// What tells it from other places: what can be heard on it.
    var key: [String] {
      stops.map { "\($0.description)|\($0.actions.joined(separator: "|"))" }
    }
  }

  /// How a control is used.
  enum Way: Hashable {
    case activate, increment, decrement, scrub
    case action(String)

    var command: String {
      switch self {
      case .activate: "double tap"
      case .increment: "swipe up"
      case .decrement: "swipe down"
      case .scrub: "scrub"
      case .action(let name): "action \"\(name.filter { $0 != "\"" })\""
      }
    }
  }

  /// A gesture that was tried.
  struct Deed {
    let way: Way
    /// The numbers of the places where it began and where it led.
    let from: Int
    let to: Int
    /// The number of the stop among those of the place, or `nil` for a scrub.
    let stop: Int?
    /// What was spoken, the next five seconds included.
    let heard: [String]
    /// The session after it.
    let session: Session

    /// Whether it led elsewhere, or let something be heard.
    var doesSomething: Bool { to != from || !heard.isEmpty }
  }

  private(set) var places: [Place] = []
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

  /// The number of the place where a session is; a new one where nothing like it was heard.
  private mutating func number(of session: Session) -> Int? {
    let place = Place(session)
    if let number = numbers[place.key] { return number }
    guard places.count < Self.placeLimit else { return nil }
    numbers[place.key] = places.count
    places.append(place)
    return places.count - 1
  }

  private mutating func explore(_ number: Int) {
    let place = places[number]
    for (index, stop) in place.stops.enumerated() {
      var there = place.session
      there.run("four-finger tap top")
      if index > 0 { there.run("swipe right \(index)") }
      for way in Self.ways(at: stop) { use(way, at: index, of: number, in: there) }
    }
    use(.scrub, at: nil, of: number, in: place.session)
  }

  private static func ways(at stop: Session.Stop) -> [Way] {
    [.activate] + stop.actions.map(Way.action)
      + (stop.traits.contains(.adjustable) ? [.increment, .decrement] : [])
  }

  private mutating func use(_ way: Way, at stop: Int?, of place: Int, in there: Session) {
    var session = there
    // An action that the rotor offers by itself needs no name before it.
    let response = session.run(way.command)
    let later = session.run("wait 5s")
    guard !response.isRefused, let to = number(of: session) else { return }
    let heard = response.utterances.map(\.text) + later.utterances.map(\.text)
    deeds.append(
      Deed(way: way, from: place, to: to, stop: stop, heard: heard, session: session)
    )
  }

  /// The stop that a deed uses.
  func stop(of deed: Deed) -> Session.Stop? { deed.stop.map { places[deed.from].stops[$0] } }

  /// Everything that can be heard: at stops, as names of actions, and after gestures.
  var heard: [String] {
    places.flatMap(\.stops).flatMap { [$0.description] + $0.actions } + deeds.flatMap(\.heard)
  }
}
