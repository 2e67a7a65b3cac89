import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("Entering a group")
struct ContainerEntryTests {
  @Test("speaks its label first, only in the spoken style", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let photo: ElementDescription = .of(.image, "Photo", .selected)
  private static let silent: VoiceOverSettings = {
    var settings = VoiceOverSettings()
    settings.containers = false
    return settings
  }()

  static let cases: [SpeechCase] = [
    SpeechCase(
      "with a label",
      photo.entering(.of(.group, "Profile")),
      spoken: "Profile, Selected, Photo, Image",
      snapshot: "Selected: Photo. Image."
    ),
    SpeechCase(
      "inside another, the outer one first",
      photo.entering(.of(.toolbar, "Tools"), .of(.group, "Profile")),
      spoken: "Tools, Profile, Selected, Photo, Image"
    ),
    SpeechCase(
      "whose label the element repeats",
      photo.entering(.of(.group, "Photo")),
      spoken: "Selected, Photo, Image"
    ),
    SpeechCase(
      "without a label",
      photo.entering(.of(.group)),
      spoken: "Selected, Photo, Image"
    ),
    SpeechCase(
      "that is a tab bar without a label",
      ElementDescription.of(.tab, "Menu", [.button, .tabBarItem]).inside(.tab(index: 1, count: 2))
        .entering(.of(.tabBar)),
      spoken: "Tab Bar, Menu, Tab, 1 of 2",
      snapshot: "Menu. Tab. 1 of 2."
    ),
    SpeechCase(
      "that is a tab bar with a label",
      photo.entering(.of(.tabBar, "Main")),
      spoken: "Main, Selected, Photo, Image"
    ),
    SpeechCase(
      "where the setting is off",
      photo.entering(.of(.group, "Profile")),
      settings: silent,
      spoken: "Selected, Photo, Image"
    ),
    SpeechCase(
      "leaves a hint that stands for the label",
      ElementDescription.of(.button, hint: "H").entering(.of(.group, "G")),
      spoken: "G, H, Button",
      snapshot: "H. Button."
    ),
  ]
}
