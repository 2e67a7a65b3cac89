import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession
import EarshotTranscripts

// VoiceOver's words at stops.
extension ScreenLesson {
  private static let wordsLimit = 4
  /// The maximum length of the words that a learner has to type, in characters.
  private static let lengthLimit = 60

  /// Asks about VoiceOver's words at a few stops of different kinds.
  mutating func askWhatIsHeard() {
    begin(.sectionListening)
    var asked = 0
    var kinds = Set(session.order.prefix(1).map(ScreenKind.init))
    for (number, stop) in session.order.prefix(Self.stopLimit).enumerated().dropFirst()
    where asked < Self.wordsLimit && !kinds.contains(ScreenKind(stop)) && isFair(stop) {
      guard let question = Wording.nextStop(stop), move(to: number - 1),
        let (response, _) = tried("swipe right"), response.speech == [stop.quoted]
      else { continue }
      ask(.words, question)
      make("swipe right")
      kinds.insert(ScreenKind(stop))
      asked += 1
    }
    if asked == 0 { add(.paragraph(Wording.nothingToSay[language])) }
  }

  /// Returns whether a learner who knows the label, the value, and the kind of a stop can type
  /// VoiceOver's words.
  private func isFair(_ stop: Session.Stop) -> Bool {
    guard stop.quoted.count <= Self.lengthLimit else { return false }
    guard let label = stop.label else {
      return ScreenKind(stop) != .init(.text) && !stop.traits.contains(.searchField)
    }
    return label.contains(where: \.isLetter) && stop.description.begins(with: label)
  }
}

// The destinations of gestures.
extension ScreenLesson {
  /// Asks about the gestures to the next stop, to the next heading, and to the last stop.
  mutating func askWhichWay() {
    begin(.sectionMoving)
    let count = session.order.count
    askForNeighbor()
    askForHeading()
    guard count > 2, place != count - 1, leads("four-finger tap bottom", to: count - 1) else {
      return
    }
    ask(.gesture, .whichToLast)
    make("four-finger tap bottom")
  }

  private mutating func askForNeighbor() {
    let stops = session.order
    guard let place else { return }
    let (other, command) =
      place + 1 < stops.count ? (place + 1, "swipe right") : (place - 1, "swipe left")
    guard stops.indices.contains(other), leads(command, to: other), !stops[other].quoted.isEmpty
    else {
      return add(.paragraph(Wording.oneStop[language]))
    }
    ask(.gesture, .whichToNeighbor(stops[place].quoted, stops[other].quoted))
    make(command)
  }

  /// Returns whether a gesture moves the cursor to a stop and makes VoiceOver say something there.
  private func leads(_ command: String, to stop: Int) -> Bool {
    guard let (response, after) = tried(command) else { return false }
    let stops = after.settled.stops
    return stops.indices.contains(stop) && after.cursor == stops[stop] && response.sign != nil
  }

  private mutating func askForHeading() {
    let stops = session.order
    guard let place,
      let next = stops.indices.first(where: { $0 > place && stops[$0].traits.contains(.header) }),
      let (_, after) = tried("rotor \"Headings\"")
    else { return }
    var copy = after
    let response = copy.run("swipe down")
    guard !response.isRefused, copy.cursor == session.settled.stops[next] else { return }
    make("rotor \"Headings\"")
    ask(.gesture, .whichToHeading)
    make("swipe down")
  }
}

/// The properties that distinguish stops in a lesson: the kind, and whether the stop is dimmed or
/// selected.
struct ScreenKind: Hashable {
  /// The kinds of elements, with the most specific kinds first.
  enum Kind: CaseIterable {
    case toggle, textField, adjustable, heading, link, image, button, text

    /// The traits of an element of this kind.
    var traits: Traits {
      switch self {
      case .toggle: .toggleButton
      case .textField: .textEntry
      case .adjustable: .adjustable
      case .heading: .header
      case .link: .link
      case .image: .image
      case .button: .button
      case .text: []
      }
    }
  }

  let kind: Kind
  var isDimmed = false
  var isSelected = false

  init(_ kind: Kind) { self.kind = kind }

  /// Creates the kind of a stop.
  init(_ stop: Session.Stop) {
    kind = Kind.allCases.first { stop.traits.isSuperset(of: $0.traits) } ?? .text
    isDimmed = stop.traits.contains(.notEnabled)
    isSelected = stop.traits.contains(.selected)
  }
}
