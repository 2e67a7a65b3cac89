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
        "if an element has user input labels, people say these in place of its label, and Voice "
          + "Control shows the first",
        source: "UIAccessibility.h, accessibilityUserInputLabels; w3c/matf#39"
      )
    case .labelIsTheName:
      Rule(
        "without user input labels, the label is the only name; value, hint, and kind aren't names",
        source: "UIAccessibility.h, accessibilityUserInputLabels; a11ysupport.io"
      )
    case .partOfAName:
      Rule(
        "a phrase means the items with exactly this name or, if there are none, the items whose "
          + "name contains it as consecutive whole words",
        source: "our choice, after WCAG 2.5.3 (VOICE-CONTROL.md, chapter 4)"
      )
    case .wordsAreCompared:
      Rule(
        "case, spaces, and unspoken punctuation don't matter, number words are numbers, and "
          + "a symbol or an emoji is a word",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .itemsRespond:
      Rule(
        "Voice Control offers an element that responds to user interaction: one that declares it, or "
          + "that has a control's trait, a handler, or actions",
        source: "Apple docs, accessibilityRespondsToUserInteraction; flutter#163593; our choice"
      )
    case .dimmedItemsAreNotOffered:
      Rule("Voice Control doesn't offer a dimmed element", source: "flutter#183821")
    case .whatIsHiddenIsNotOffered:
      Rule(
        "Voice Control doesn't offer what VoiceOver can't reach",
        source: "cvs-health; VOICE-CONTROL.md, chapter 1"
      )
    case .otherPagesAreNotOffered:
      Rule(
        "Voice Control doesn't offer an element whose frame shows that it is scrolled off the screen",
        source: "our choice (VOICE-CONTROL.md, chapter 1)"
      )
    case .sharedNamesGetNumbers:
      Rule(
        "if several items have the name, numbers appear only on these items",
        source: "Apple news 4dcwl3iv; a11ysupport.io"
      )
    case .namelessItemsHaveNumbers:
      Rule("an item without a name has only a number", source: "Apple Support HT210417")
    case .numbersFollowReadingOrder:
      Rule(
        "items are numbered in reading order",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .numbersStay:
      Rule(
        "an item keeps its number while the overlay is shown; a new item gets the next free number",
        source: "flutter#183821"
      )
    case .numbersNeedAnOverlay:
      Rule(
        "a number means an item or a cell only while numbers, a choice, or a grid is shown",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .overlaysEnd:
      Rule(
        "an overlay disappears after the next command unless it's continuous; words that aren't a "
          + "command leave it, but close a menu",
        source: "Apple Support HT210417; our choice for words that aren't a command"
      )
    case .grid:
      Rule(
        "a grid has four columns, and cells as nearly square as possible, unless a person says how "
          + "many",
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
        "Earshot guesses nothing: a phrase is understood as it's said or not at all",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .tapsActivate:
      Rule("a tap by voice activates the item", source: "UIAccessibility.h; WWDC19-101")
    case .containersNeedSomethingBelow:
      Rule(
        "if an item does nothing, a tap touches its activation point instead, and the element there "
          + "acts",
        source: "basbroek.nl"
      )
    case .adjustsByOneStep:
      Rule(
        "“Increment” and “Decrement” change an adjustable element by one step",
        source: "UIAccessibility.h, accessibilityIncrement; cvs-health"
      )
    case .actionsAreAMenu:
      Rule(
        "“Show actions for” opens a menu of the item's custom actions; any other command closes it",
        source: "basbroek.nl; cvs-health; WWDC19-250"
      )
    case .scrollsTheFirstView:
      Rule(
        "“Scroll” scrolls the first view on the screen that can scroll, and a swipe goes to the app",
        source: "WWDC19-101; flutter#80711; our choice for which view"
      )
    case .goesBack:
      Rule(
        "“Go back” activates the back button or, without one, closes what an escape would close",
        source: "Apple Support HT210417; flutter#106313"
      )
    case .repeats:
      Rule(
        "“Repeat this” repeats the last command",
        source: "Apple Support HT210417; our choice for the words"
      )
    case .sleeps:
      Rule(
        "while asleep, Voice Control listens only for “Wake up”",
        source: "Apple Support HT210417; WWDC19-101"
      )
    case .dictates:
      Rule(
        "while a field is edited, Voice Control types whatever isn't a command",
        source: "Apple Support HT210417; flutter#77274; our choice for a space between phrases"
      )
    case .cursorStays:
      Rule(
        "VoiceOver's cursor stays where it is unless the app moves it",
        source: "our choice (VOICE-CONTROL.md, chapter 4)"
      )
    case .systemAnswers:
      Rule(
        "Earshot doesn't simulate what the system or Voice Control itself would answer",
        source: "our choice (VOICE-CONTROL.md, chapter 7)"
      )
    }
  }
}
