import Foundation
import EarshotNotation
import Testing

/// Source text that tests of the notation share.
enum ScreenSamples {
  /// The folder of the sample apps.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Screens")

  /// The sample apps, by name.
  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasSuffix(".screen") }.sorted()
  }()

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Reads one file that has no mistakes.
  static func document(_ text: String) throws -> AppDocument {
    let result = AppDocument.read([SourceText(name: "test.screen", text)])
    let problems = Diagnostic.rendered(result.diagnostics, in: [SourceText(name: "test", text)])
    return try #require(result.document, "\(problems)")
  }

  /// A file in canonical form with every construct of the notation.
  static let everything = #"""
    # Every construct, in canonical form.

    app "Every \"thing\""
      language: pt-BR
      size: 390x844
      idiom: phone
      direction: ltr
      action "Refresh": announce "Fresh"
      on escape: dismiss
      on magicTap when #play.label is not Pause and #size is above 2.5:
        # Two effects.
        activate #play
        wait 0.25s

      on announcementDidFinish: announce "{value} was heard" low
      on announcementWasCut: play "cut"
      tabBar
        tab "One" #tab1
          opens: one
        tab "Two"
          opens: "screen two"

    screen one "First"
      size: 820.5x1180
      idiom: pad
      direction: rtl
      rotor "Special": .special, header, #"odd name"
      rotor "Bold": mark bold
      action "Close" when self is hidden: back
      on appear: notify screenChanged
      every 2s when #play is selected: increment #size

      # A comment before an element.
      element summaryElement "Plain"
        value when #size is not empty and #play is dimmed: {label}, {#size.hint}
        value: 3
        hint when label contains {#size} and #size lacks "a: b": {#count * 2 - value item|items}
        hint: {#size} and {#"odd name".placeholder}
        placeholder: "  blanks  "
        label.spoken: spellOut
        label.spoken: punctuation on "Pl"
        label.spoken: ipa "plein"
        label.spoken: pitch 0.8 on "ain"
        label.spoken: language fr
        language when value is "empty": de
        language: en
        traits when value is below -1: selected, notEnabled
        traits: updatesFrequently
        expandedStatus when #play is expanded: expanded
        expandedStatus: collapsed
        frame when #play is collapsed: 0 0 10 10
        frame: 0 -12.5 320 44
        viewFrame: 0 0 320 44
        path: 1 2 3 4
        activationPoint: 20 20.25
        hidden when #play is editing: true
        hidden: false
        alpha: 0.5
        clipsToBounds: true
        elementsHidden: false
        viewIsModal: false
        shouldGroupChildren: true
        respondsToUserInteraction: false
        navigationStyle: combined
        textualContext: sourceCode
        directTouchOptions: silentOnTouch, requiresActivation
        userInputLabels: Plain, "A, b"
        foreground: #767676
        background: #0AFFFF
        fontSize: 15.5 bold
        content "Weight": 540 g
        content important "Allergens": "milk "
        mark bold: "Pl"
        mark bold 2: "a"
        mark link: "la"
          on activate when value is empty: announce "Nothing"
          # Comments stay with their line.
          on activate:
            announce "La"
            # So they do inside.
            back
        action "Select":
          select #play, .special, self, next, previous
          deselect self
          enable self
          disable self
          show self
          hide self
          remove self
          increment self
          decrement self
          advance self
          toggle self
          activate self
        on focus: decline
        on unfocus: set label: {#size}
        on activate when value is "x: y":
          set #play.value: on
          set hint:
          set #play.placeholder: "\t"
          set traits: selected, header
          set traits:
          set expandedStatus: expanded
          set values: a | b | "c | d" | ""
          set frame: 1 2 3 4
          set hidden: true
          set elementsHidden: true
          set viewIsModal: false
          set #list.elements: #b, #a
          set language: fr
        on activate:
          push "screen two"
          present one
          present #question
          replace one
          back
          popToRoot
          dismiss
          announce "A \{label} {label}" high
          notify layoutChanged
          notify layoutChanged #size
          notify layoutChanged "Moved to {#size}"
          notify screenChanged next
          notify pageScrolled "Page 2 of 5"
          play "a \"sound\""
          wait 2s
        on valueChanged: back
        on increment: back
        on decrement: back
        on scroll left: back
        on scroll next: back
        on zoomIn: back
        on zoomOut: back
        on touch: back
        on longPress: back
        every 0.5s: back
        every 1.25s: back
      text "\u{202E}back\u{2066}" #"odd name"
      header selected "Heading"
        level: 2
      text "\{#size} of {#count + 1.50 + #count.value * -2}"
        value: "\{#not a reference}"
      group "Plans"
        columns: 3
        selection: one
        button selected "Monthly"
        button "Yearly"
      button notEnabled startsMediaSession toggleButton "Toggle" #play .special
        value: mixed
      button "Traits in the author's order" .special
      button startsMediaSession selected "Two"
      link
      image "Picture" #"a \"b\" \\"
      key ""
      back "Back"
      adjustable "Size" #size
        value: Medium
        values: Small | Medium | Large
      slider "Volume"
      slider "Distance"
        range: 0 km...10 km by 0.5 km
      stepper "Count" #count
        value: 3
        range: -1...9
      switch on "On"
      switch off "Off"
      switch mixed selected "Mixed"
      switch "No state"
      switch "Other"
        value: Perhaps
      textField "Name"
        on return: back
      secureTextField "Secret"
      textArea "Text"
      searchField "Search"
      cell
        text "In a cell"
      view
        elementsHidden: true
        text "Hidden"
      group "Group"
        shouldGroupChildren: false
      list "List" #list
        elements: #a, #b
        text #a
        text #b
      landmark
      table "Prices"
        row
          cell "Corner"
            header: both
          cell "Wide"
            span: 1x2
            header: column
      tabBar
        tab selected "Inner"
      segments
        tab "Day"
      toolbar
        button "Share"
      navigationBar
      scrollView
        pages: 5
        on scroll previous: back
      view
        path: empty
        elements:
      alert "Question?" #question
        button "OK"
      sheet "Sheet"
      sheet "Group"
        viewIsModal: false
      element "Backslash \\ and {brace}"
        class: UITabBarButton
        element: false
        content "Value": a \ is a \ here

    screen "screen two"

    each .special, button, #play
      label when hint is 3: Three
      value: {label}
      traits: playsSound
      tags: extra, "two words"
      element: true
      content "More": {#size}
      on activate when #tab1 is selected:
        back
        back
    # The end.

    """#
}
