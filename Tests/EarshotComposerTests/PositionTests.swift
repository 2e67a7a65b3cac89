import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A place in a container")
struct PositionTests {
  @Test("comes last", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let tab: ElementDescription = .of(.tab, "Timer", [.button, .tabBarItem])
  private static let segment: ElementDescription = .of(.tab, "Segment B", [.button, .selected])

  private static let site = ElementTree.Index(1)

  static let cases: [SpeechCase] = [
    SpeechCase(
      "of a tab",
      tab.inside(.tab(index: 4, count: 4)),
      spoken: "Timer, Tab, 4 of 4",
      snapshot: "Timer. Tab. 4 of 4."
    ),
    SpeechCase(
      "of a segment",
      segment.inside(.series(index: 2, count: 3)),
      spoken: "Selected, Segment B, Button, 2 of 3",
      snapshot: "Selected: Segment B. Button. 2 of 3."
    ),
    SpeechCase(
      "of a text without a stop",
      ElementDescription.of(.text, "A").inside(.series(index: 1, count: 2)),
      spoken: "A, 1 of 2",
      snapshot: "A 1 of 2."
    ),
    SpeechCase(
      "of a stop without text",
      ElementDescription.of(.element).inside(.series(index: 1, count: 2)),
      spoken: "1 of 2",
      snapshot: " 1 of 2."
    ),
    SpeechCase(
      "first of a list",
      ElementDescription.of(.text, "Cats").inside(.listStart),
      spoken: "Cats, List start",
      snapshot: "Cats. List Start."
    ),
    SpeechCase(
      "last of a list, after the role",
      ElementDescription.of(.button, "Birds").inside(.listEnd),
      spoken: "Birds, Button, List end",
      snapshot: "Birds. Button. List End."
    ),
    SpeechCase(
      "first of a list without text",
      ElementDescription.of(.element).inside(.listStart),
      spoken: "List start",
      snapshot: ". List Start."
    ),
    SpeechCase(
      "first of a landmark",
      ElementDescription.of(.text, "One").inside(.landmarkStart(of: site)),
      spoken: "One, Landmark",
      snapshot: "One. Landmark."
    ),
    SpeechCase(
      "last of a landmark",
      ElementDescription.of(.text, "Two.").inside(.landmarkEnd(of: site)),
      spoken: "Two. End",
      snapshot: "Two. End."
    ),
    SpeechCase(
      "is the nearest container's in the spoken style, the outermost one's in the other",
      ElementDescription.of(.text, "A").with {
        $0.nearestContext = .listStart
        $0.outermostContext = .landmarkEnd(of: site)
      },
      spoken: "A, List start",
      snapshot: "A. End."
    ),
    SpeechCase(
      "is counted in the digits of the language",
      ElementDescription.of(.text, "A") { $0.language = "ar" }.inside(.series(index: 1, count: 12)),
      spoken: "A, ١ of ١٢",
      snapshot: "A ١ of ١٢."
    ),
  ]
}
