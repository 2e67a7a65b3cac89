package import EarshotModel

/// Every rule of Voice Control, with its evidence.
package enum VoiceRule: String, CaseIterable, Hashable, Sendable {
  // The offered items, and their names.
  case inputLabelsReplaceTheLabel, labelIsTheName, partOfAName, wordsAreCompared, itemsRespond,
    dimmedItemsAreNotOffered, whatIsHiddenIsNotOffered, otherPagesAreNotOffered

  // Numbers and overlays.
  case sharedNamesGetNumbers, namelessItemsHaveNumbers, numbersFollowReadingOrder, numbersStay,
    numbersNeedAnOverlay, overlaysEnd, grid

  // The effects of phrases.
  case phrases, wordsWithoutASource, nothingIsGuessed, tapsActivate, containersNeedSomethingBelow,
    adjustsByOneStep,
    actionsAreAMenu, scrollsTheFirstView, goesBack, repeats, sleeps, dictates, cursorStays,
    systemAnswers

  /// The rule's sentence and its evidence.
  package var rule: Rule {
    switch self {
    case .inputLabelsReplaceTheLabel:
      Rule(
        "if an element has user input labels, people say one of them in place of its label, and "
          + "Voice Control shows the first",
        source: "UIAccessibility.h, accessibilityUserInputLabels; w3c/matf#39"
      )
    case .labelIsTheName:
      Rule(
        "if an element has no user input labels, its label is its only name; its value, hint, and "
          + "kind aren't names",
        source: "UIAccessibility.h, accessibilityUserInputLabels; a11ysupport.io"
      )
    case .partOfAName:
      Rule(
        "a name matches the items with exactly this name or, if there are none, the items whose "
          + "name contains it as consecutive whole words",
        source: "our choice, after WCAG 2.5.3 (VOICE-CONTROL.md, chapter 4)"
      )
    case .wordsAreCompared:
      Rule(
        "Voice Control ignores case, spaces, and unspoken punctuation, treats number words as "
          + "numbers, and treats a symbol or an emoji as a word",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .itemsRespond:
      Rule(
        "Voice Control offers elements that respond to user interaction: elements that declare it, "
          + "or that have a control's trait, a handler, or actions",
        source: "Apple docs, accessibilityRespondsToUserInteraction; flutter#163593; our choice"
      )
    case .dimmedItemsAreNotOffered:
      Rule("Voice Control doesn't offer a dimmed element", source: "flutter#183821")
    case .whatIsHiddenIsNotOffered:
      Rule(
        "Voice Control doesn't offer elements that VoiceOver can't reach",
        source: "cvs-health; VOICE-CONTROL.md, chapter 1"
      )
    case .otherPagesAreNotOffered:
      Rule(
        "Voice Control doesn't offer an element if its frame shows that it's scrolled off the "
          + "screen",
        source: "our choice (VOICE-CONTROL.md, chapter 1)"
      )
    case .sharedNamesGetNumbers:
      Rule(
        "if several items have the name that you say, Voice Control shows numbers only on these "
          + "items",
        source: "Apple news 4dcwl3iv; a11ysupport.io"
      )
    case .namelessItemsHaveNumbers:
      Rule("an item without a name has only a number", source: "Apple Support HT210417")
    case .numbersFollowReadingOrder:
      Rule(
        "Voice Control numbers items in reading order",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .numbersStay:
      Rule(
        "an item keeps its number while the overlay is shown; a new item gets the next free number",
        source: "flutter#183821"
      )
    case .numbersNeedAnOverlay:
      Rule(
        "a number selects an item or a cell only while numbers, a choice, or a grid is shown",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .overlaysEnd:
      Rule(
        "an overlay disappears after the next command unless it's continuous; words that aren't a "
          + "command leave the overlay open, but close a menu",
        source: "Apple Support HT210417; our choice for words that aren't a command"
      )
    case .grid:
      Rule(
        "a grid has four columns unless you say a number, and its cells are as nearly square as "
          + "possible",
        source: "our choice (VOICE-CONTROL.md, chapter 4), after Apple Support HT210417"
      )
    case .phrases:
      Rule(
        "Voice Control knows the English phrases that Apple lists",
        source: "WWDC19-101; Apple Support HT210417; VOICE-CONTROL.md, chapter 2"
      )
    case .wordsWithoutASource:
      Rule(
        "Earshot takes “Increment”, “Decrement”, “Repeat this”, “Undo that”, and “Redo that”, which no "
          + "source lists",
        source: "our choice (VOICE-CONTROL.md, chapter 2)"
      )
    case .nothingIsGuessed:
      Rule(
        "Earshot doesn't guess: it understands a phrase exactly as you say it, or not at all",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .tapsActivate:
      Rule("“Tap” activates the item", source: "UIAccessibility.h; WWDC19-101")
    case .containersNeedSomethingBelow:
      Rule(
        "if activating an item does nothing, “Tap” touches the item's activation point, and the "
          + "element there responds",
        source: "basbroek.nl"
      )
    case .adjustsByOneStep:
      Rule(
        "“Increment” and “Decrement” change an adjustable element by one step",
        source: "UIAccessibility.h, accessibilityIncrement; cvs-health"
      )
    case .actionsAreAMenu:
      Rule(
        "“Show actions for” opens a menu of the item's custom actions, and any other command "
          + "closes it",
        source: "basbroek.nl; cvs-health; WWDC19-250"
      )
    case .scrollsTheFirstView:
      Rule(
        "“Scroll” scrolls the first view on the screen that can scroll, and “Swipe” goes to the "
          + "app",
        source: "WWDC19-101; flutter#80711; our choice for which view"
      )
    case .goesBack:
      Rule(
        "“Go back” activates the back button or, if there's none, closes what a scrub would close",
        source: "Apple Support HT210417; flutter#106313"
      )
    case .repeats:
      Rule(
        "“Repeat this” repeats the last command",
        source: "Apple Support HT210417; our choice for the words"
      )
    case .sleeps:
      Rule(
        "while Voice Control is asleep, it listens only for “Wake up”",
        source: "Apple Support HT210417; WWDC19-101"
      )
    case .dictates:
      Rule(
        "while you edit a field, Voice Control types words that aren't a command",
        source: "Apple Support HT210417; flutter#77274; our choice for a space between phrases"
      )
    case .cursorStays:
      Rule(
        "the VoiceOver cursor stays where it is unless the app moves it",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .systemAnswers:
      Rule(
        "Earshot doesn't simulate responses of the system or of Voice Control",
        source: "our choice (VOICE-CONTROL.md, chapter 7)"
      )
    }
  }
}
