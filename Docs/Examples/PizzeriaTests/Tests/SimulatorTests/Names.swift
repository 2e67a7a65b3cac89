import Earshot
import Simulator

/// Files of a test target also have such names.
struct Target { var name = "own" }
struct Settings { var volume = 1 }
struct Utterance { var text = "own" }

/// Every name here must mean what the app means by it.
enum Names {
  static let color = Color("red")
  static let session = Session(user: "Ann")
  static let element = Element.fire
  static let path = Path(["a"])
  static let selector: Selector = "a"
  static let gesture = Gesture.wave
  static let traits: Traits = .brave
  static let point = Point(1)
  static let all: (Rule, Role, Style, Response, Speech, Stop) = (
    .first, .hero, .modern, .yes, .long, .bus
  )
  static let document = "screen a\n  button \"Pay\" #pay\n    on activate: announce \"Paid\"\n"
}
