import Testing

@testable import EarshotFocusEngine

extension LandingTests {
  /// A screen whose button does something, with what is around it.
  private static func screen(_ effects: String, more: String = "") -> String {
    """
    screen a
      text "A" #a
      text "B" #b
      button "Go" #go
        on activate:
    \(effects.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
      group "C" #c
        text "D" #d
      text "E" #e
    \(more)
    """
  }

  static var notifications: [FocusCase] {
    [
      FocusCase(
        "screenChanged with a target: that",
        [.touch("go"), .tap],
        lands: "b",
        by: .notificationSendsTheCursor,
        on: screen("notify screenChanged #b")
      ),
      FocusCase(
        "layoutChanged with a target: that",
        [.touch("go"), .tap],
        lands: "e",
        by: .notificationSendsTheCursor,
        on: screen("notify layoutChanged #e")
      ),
      FocusCase(
        "a container: its first element",
        [.touch("go"), .tap],
        lands: "d",
        by: .notificationSendsTheCursor,
        on: screen("notify layoutChanged #c")
      ),
      FocusCase(
        "layoutChanged with a hidden target: stays",
        [.touch("go"), .tap],
        lands: "go",
        on: screen("hide #e\nnotify layoutChanged #e")
      ),
      FocusCase(
        "screenChanged with a hidden target: the first",
        [.touch("go"), .tap],
        lands: "a",
        by: .newScreenLandsOnTheFirst,
        on: screen("hide #e\nnotify screenChanged #e")
      ),
      FocusCase(
        "screenChanged without a target: the first",
        [.touch("go"), .tap],
        lands: "a",
        by: .newScreenLandsOnTheFirst,
        on: screen("notify screenChanged")
      ),
      FocusCase(
        "layoutChanged without a target: stays",
        [.touch("go"), .tap],
        lands: "go",
        on: screen("notify layoutChanged")
      ),
      FocusCase(
        "screenChanged with words: the first",
        [.touch("go"), .tap],
        lands: "a",
        by: .notificationWordsLandOnTheFirst,
        on: screen("notify screenChanged \"New\"")
      ),
      FocusCase(
        "layoutChanged with words: stays",
        [.touch("go"), .tap],
        lands: "go",
        by: .notificationWordsComeFirst,
        on: screen("notify layoutChanged \"New\"")
      ),
      FocusCase(
        "of two in one handler the last",
        [.touch("go"), .tap],
        lands: "b",
        by: .notificationSendsTheCursor,
        on: screen("notify layoutChanged #e\nnotify layoutChanged #b")
      ),
      FocusCase(
        "a push and then a target on the new screen: the target",
        [.touch("go"), .tap],
        lands: "y",
        by: .notificationSendsTheCursor,
        on: screen(
          "push other\nnotify screenChanged #y",
          more: """
            screen other
              text "X" #x
              text "Y" #y
            """
        )
      ),
      FocusCase(
        "a field that begins to be edited: that",
        [.touch("go"), .tap],
        lands: "field",
        by: .editingLandsOnTheField,
        on: screen("activate #field", more: "  textField \"Name\" #field")
      ),
      FocusCase(
        "after a wait: when it is over",
        [.touch("go"), .tap, .wait(2)],
        lands: "e",
        by: .notificationSendsTheCursor,
        on: screen("wait 2s\nnotify layoutChanged #e")
      ),
    ]
  }

  static var losses: [FocusCase] {
    [
      FocusCase(
        "hidden by its own handler with layoutChanged: the nearest before",
        [.touch("go"), .tap],
        lands: "b",
        by: .goneStopGivesWayToThePreceding,
        on: screen("hide #go\nnotify layoutChanged")
      ),
      FocusCase(
        "hidden without a notification: silently at the next gesture",
        [.touch("go"), .tap, .summary],
        lands: "b",
        by: .goneCursorMovesInSilence,
        on: screen("hide #go")
      ),
      FocusCase(
        "the first hidden: the first of those left",
        [.first, .touch("a"), .tap, .summary],
        lands: "b",
        by: .goneCursorMovesInSilence,
        on: """
          screen one
            button "A" #a
              on activate: remove #a
            text "B" #b
          """
      ),
      FocusCase(
        "everything hidden: no cursor",
        [.tap, .summary],
        lands: nil,
        by: .nothingWithoutCursor,
        on: """
          screen one
            button "A" #a
              on activate: hide #a
          """
      ),
    ]
  }
}
