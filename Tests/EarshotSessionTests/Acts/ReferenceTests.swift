import Testing

/// SCREEN-FORMAT.md, "Interpolation".
@Suite("References in texts")
struct ReferenceTests {
  @Test("say what is so now", arguments: sessions)
  func replaySessions(_ session: SessionCase) throws { try session.check() }

  static let sessions: [SessionCase] = [
    .init(
      "the value, else the label; a named property; the node's own",
      """
      hints: off

      > start
      24 and Plain! B hint
      > swipe right
      A, 24
      > swipe right
      Plain, Plain!
      > swipe right
      Field, Name here, Text field
      > swipe right
      Name here and nothing

      -- app.screen --
      screen a
        text "{#a} and {#b}"
          value: {#b.hint}
        text "A" #a
          value: 24
        text "Plain" #b
          value: {label}!
          hint: B hint
        textField "Field" #f
          placeholder: Name here
        text "{#f.placeholder} and {#a.hint}nothing"
      """
    ),
    .init(
      "of toggles on, off and mixed",
      """
      hints: off

      > start
      S is off
      > swipe right
      S, Switch button, off
      > double tap
      ~ sound: activate
      on
      > swipe left
      S is on

      -- app.screen --
      screen a
        text "S is {#s}"
        switch "S" #s
      """
    ),
    .init(
      "chains, whatever their order in the file",
      """
      hints: off

      > start
      Pay 20 euros, Button
      > swipe right
      20 euros
      > swipe right
      2
      > magic tap
      ~ silent
      > first
      Pay 30 euros, Button

      -- app.screen --
      screen a
        on magicTap: increment #count
        button "Pay {#sum}"
        text "{#count.value}0 euros" #sum
        text #count
          value: 2
          range: 0...9
      """
    ),
    .init(
      "an alert's title, a sheet's label, a group's",
      """
      > start
      3 rooms, Ask, Button
      > double tap
      ~ sound: activate
      ~ screen: sure
      Book 3?
      > scrub
      ~ screen: a
      3 rooms, Ask, Button
      > swipe right
      More, Button
      > double tap
      ~ sound: activate
      ~ screen: more
      3 options, Yes, Button

      -- app.screen --
      screen a
        group "{#n} rooms"
          button "Ask"
            on activate: present #sure
        button "More"
          on activate: present #more
        text #n
          value: 3
        alert "Book {#n}?" #sure
          button "Yes"
        sheet "{#n} options" #more
          button "Yes"
      """
    ),
    .init(
      "across screens, and of what is hidden or removed",
      """
      > start
      2 on b, 7 hidden
      > swipe right
      Remove, Button
      > double tap
      ~ sound: activate
      Remove
      > swipe left
      2 on b, 7 hidden

      -- app.screen --
      screen a
        text "{#other} on b, {#hidden} hidden"
        button "Remove"
          on activate: remove #hidden
        text #hidden
          value: 7
          hidden: true
      screen b
        text "Other" #other
          value: 2
      """
    ),
    .init(
      "in an effect they say what is so when it runs",
      """
      > start
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Now 1
      > swipe right
      0 then 1
      > swipe left
      Go, Button
      > double tap
      ~ sound: activate
      Go
      Now 2
      > swipe right
      1 then 2

      -- app.screen --
      screen a
        button "Go"
          on activate:
            set #log.label: {#n}
            increment #n
            set #log.label: {#log.label} then {#n}
            announce "Now {#n}"
        text "Log" #log
        text #n
          range: 0...9
          hidden: true
      """
    ),
    .init(
      "in an effect the own node is the handler's",
      """
      > start
      One, first, Button
      > double tap
      ~ sound: activate
      One
      One is first
      > last
      One is first

      -- app.screen --
      screen a
        button "One"
          value: first
          on activate:
            set #log.label: {label} is {value}
            announce "{label} is {value}"
        text "Log" #log
      """
    ),
    .init(
      "other braces are braces",
      """
      > start
      {a} {} {#n} 5
      > swipe right
      {value}

      -- app.screen --
      screen a
        text
          label: "{a} {} \\{#n} {#n}"
        text "\\{value}"
        text #n
          value: 5
          hidden: true
      """
    ),
    .init(
      "set takes a reference away",
      """
      > start
      Sum 2
      > magic tap
      ~ silent
      > tap
      Fixed
      > magic tap
      ~ silent
      > tap
      Fixed

      -- app.screen --
      screen a
        on magicTap:
          set #sum.label: Fixed
          increment #n
        text "Sum {#n}" #sum
        text #n
          value: 2
          range: 0...9
          hidden: true
      """
    ),
    .init(
      "in content, important or not",
      """
      > start
      Dog, 3 years
      ~ hint: More content available
      > rotor "More content"
      ~ rotor: More content
      > swipe down
      3 years, Age

      -- app.screen --
      screen a
        element "Dog"
          content important "Age": {#n} years
        text #n
          value: 3
          hidden: true
      """
    ),
    .init(
      "a badge on a tab",
      """
      > start
      Add, Button
      > double tap
      ~ sound: activate
      Add
      Added
      > last
      Tab Bar, Cart, 1 item, Tab, 2 of 2

      -- app.screen --
      app
        tabBar
          tab "Menu"
            opens: menu
          tab "Cart" #cartTab
            values: 0 items | 1 item | 2 items
            opens: cart
      screen menu
        button "Add"
          on activate:
            increment #cartTab
            announce "Added"
      screen cart
        button "Pay"
      """
    ),
  ]
}
