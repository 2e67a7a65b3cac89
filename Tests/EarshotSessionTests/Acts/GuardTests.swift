import Testing

/// SCREEN-FORMAT.md, "Guards".
@Suite("Guards")
struct GuardTests {
  @Test("know the words", arguments: words)
  func replayWords(_ session: SessionCase) throws { try session.check() }

  @Test("of properties, events and actions", arguments: kinds)
  func replayKinds(_ session: SessionCase) throws { try session.check() }

  static let words: [SessionCase] = [
    asked(
      "empty",
      ["#e is empty", "#v is not empty", "#v.hint is empty", "#v.label is not empty"]
    ),
    asked("selected", ["#s is selected", "#e is not selected"]),
    asked("dimmed", ["#d is dimmed", "#e is not dimmed"]),
    asked(
      "hidden",
      [
        "#h is hidden", "#inside is hidden", "#alert is hidden", "#inAlert is hidden",
        "#e is not hidden",
      ]
    ),
    asked("expanded and collapsed", ["#x is expanded", "#c is collapsed", "#e is not collapsed"]),
    asked("editing", ["#f is not editing"]),
    asked(
      "above and below",
      [
        "#v is above 23.5", "#v is below 25", "#v is not above 24", "#v is not below 24",
        "#e is not above 0", "#e is not below 0", "#text.label is above -1",
      ]
    ),
    asked(
      "a text, the whole of it, case and all",
      [
        "#v is 24 items", "#v is not 24", "#v is not 24 Items", "#text.label is Room 7",
        "#v is \"24 items\"",
      ]
    ),
    asked("the states of toggles", ["#on is on", "#off is off", "#mixed is mixed"]),
    asked(
      "quotes make any word a text",
      ["#word is \"empty\"", "#word is not empty", "#e is not \"empty\""]
    ),
    asked("and", ["#v is above 1 and #on is on", "#on is on and #off is off and #e is empty"]),
    asked("with a property a state's word is a text", ["#word2.value is selected"]),
    asked("hint and placeholder", ["#p.hint is A hint", "#p.placeholder is Name"]),
  ]

  /// A screen on which conditions must all hold: each is a line of a text of its own.
  private static func asked(_ name: String, _ conditions: [String]) -> SessionCase {
    let heard = conditions.map { "> swipe right\n\(shown($0)), yes" }
    let asking = conditions.map {
      "  text \"\(shown($0))\"\n    value when \($0): yes\n    value: no"
    }
    return SessionCase(
      name,
      (["> start\nTop"] + heard + ["", "-- app.screen --", "screen a", "  text \"Top\""] + asking
        + [screen]).joined(separator: "\n")
    )
  }

  private static func shown(_ condition: String) -> String {
    condition.replacing("#", with: "").replacing("\"", with: "'")
  }

  private static let screen = """
      text "E" #e
      text "V" #v
        value: 24 items
      text selected "S" #s
      text notEnabled "D" #d
      text "H" #h
        hidden: true
      view
        hidden: true
        text "I" #inside
      button "X" #x
        expandedStatus: expanded
      button "C" #c
        expandedStatus: collapsed
      textField "F" #f
      text "Room 7" #text
      switch on "On" #on
      switch "Off" #off
      switch mixed "Mixed" #mixed
      text "W" #word
        value: empty
      text "W" #word2
        value: selected
      textField "P" #p
        hint: A hint
        placeholder: Name
      alert "Really?" #alert
        button "Yes" #inAlert
    """

  static let kinds: [SessionCase] = [
    .init(
      "every property that set changes",
      """
      hints: off

      > start
      Off, Switch button, off
      > swipe right
      plain, small, Button
      > swipe right
      First
      > swipe right
      Second
      > first
      Off, Switch button, off
      > double tap
      ~ sound: activate
      on
      > swipe right
      changed, big, dimmed, Button, expanded
      > swipe right
      Second
      > swipe right
      First
      > swipe right
      Shown

      -- app.screen --
      screen a
        switch "Off" #s
        button "plain"
          label when #s is on: changed
          value when #s is on: big
          value: small
          traits when #s is on: notEnabled
          expandedStatus when #s is on: expanded
        view
          elements when #s is on: #two, #one
          elements: #one, #two
          text "First" #one
          text "Second" #two
        text "Shown"
          hidden when #s is off: true
      """
    ),
    .init(
      "the first that holds counts, else the line without one, which set changes",
      """
      > start
      Sum, none
      > magic tap
      ~ silent
      > tap
      Sum, one
      > magic tap
      ~ silent
      > tap
      Sum, many
      > magic tap
      ~ silent
      > tap
      Sum, few

      -- app.screen --
      screen a
        on magicTap when #count is 2:
          set #sum.value: few
          set #count.value: 9
        on magicTap: increment #count
        text "Sum" #sum
          value when #count is 1: one
          value when #count is 2: many
          value: none
        text #count
          range: 0...9
          hidden: true
      """
    ),
    .init(
      "traits lines add to the node line's; the line without a guard counts where none holds",
      """
      > start
      Go, dimmed, Button
      > magic tap
      ~ silent
      > tap
      Selected, Go, Button
      > scrub
      ~ silent
      > tap
      Selected, Go, Button
      > magic tap
      ~ silent
      > tap
      Go, Button

      -- app.screen --
      screen a
        on magicTap: toggle #s
        on escape: enable #go
        button "Go" #go
          traits when #s is selected: selected
          traits: notEnabled
        element "S" #s
      """
    ),
    .init(
      "show and hide change what stands without a guard",
      """
      > start
      Top, 1
      > swipe right
      Late
      > magic tap
      ~ silent
      > swipe right
      ~ sound: boundary
      > scrub
      ~ silent
      > swipe right
      ~ sound: boundary

      -- app.screen --
      screen a
        on magicTap: set #top.value:
        on escape: show #late
        text "Top" #top
          value: 1
        text "Late" #late
          hidden when #top is empty: true
      """
    ),
    .init(
      "events: the first line that holds runs, and none is unhandled",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      First
      > double tap
      ~ sound: activate
      Go
      Second
      > double tap
      ~ refused: nothing to activate

      -- app.screen --
      screen a
        button "Go"
          on activate when #count is 0:
            increment #count
            announce "First"
          on activate when #count is 1:
            increment #count
            announce "Second"
        text #count
          range: 0...9
          hidden: true
      """
    ),
    .init(
      "a bare property and self are the node's own, in an action the focused element's",
      """
      > start
      One, List start
      ~ hint: Actions available
      > action "Star"
      ~ sound: activate
      Starred
      > swipe right
      Two, List end
      ~ hint: Actions available
      > action "Unstar"
      ~ refused: no action
      > swipe left
      One, Starred, List start
      ~ hint: Actions available
      > action "Star"
      ~ refused: no action
      > action "Unstar"
      ~ sound: activate

      -- app.screen --
      screen a
        list
          action "Star" when value is not Starred: set value: Starred
          action "Unstar" when self is Starred: set value:
          text "One"
          text "Two"
      """
    ),
    .init(
      "a guard may ask for a guarded property",
      """
      hints: off

      > start
      Terms, Switch button, off
      > swipe right
      Pay, dimmed, Button
      > swipe right
      Accept the terms
      > first
      Terms, Switch button, off
      > double tap
      ~ sound: activate
      on
      > swipe right
      Pay, Button
      > swipe right
      End

      -- app.screen --
      screen a
        switch "Terms" #terms
        button "Pay" #pay
          traits when #terms is off: notEnabled
        text "Accept the terms" #note
          hidden when #pay is not dimmed: true
        text "End"
          hidden when #note is not hidden: true
      """
    ),
    .init(
      "hidden of a removed node, and of an alert that is open",
      """
      > start
      Alert closed, still there
      > swipe right
      Remove, Button
      > double tap
      ~ sound: activate
      Remove
      > swipe right
      Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Really?
      > swipe right
      Alert open
      > scrub
      ~ screen: a
      Ask, Button
      > first
      Alert closed, gone

      -- app.screen --
      screen a
        text
          label when #sure is hidden: Alert closed
          label: Alert open
          value when #old is hidden: gone
          value: still there
        button "Remove"
          on activate: remove #old
        button "Ask"
          on activate: present #sure
        text "Old" #old
        alert "Really?" #sure
          text
            label when #sure is hidden: Alert closed
            label: Alert open
      """
    ),
    .init(
      "editing",
      """
      hints: off

      > start
      Name, Text field
      > swipe right
      idle
      > swipe left
      Name, Text field
      > double tap
      ~ sound: activate
      Text field, is editing, Character mode, Insertion point at end
      > swipe right
      busy

      -- app.screen --
      screen a
        textField "Name" #name
        text
          label when #name is editing: busy
          label: idle
      """
    ),
  ]
}
