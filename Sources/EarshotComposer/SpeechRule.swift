// Longer than 300 lines: a table, one sentence and one source a rule.

public import EarshotModel

/// Every rule of speech, with its evidence.
///
/// A part of an utterance names the rule that put its words there, and `:why` prints it. Rules that
/// shape a whole line are named in the comment of the code that applies them. The page
/// Docs/Fidelity.md is written from this table: a rule that is declared has its row, or nothing
/// compiles.
public enum SpeechRule: String, CaseIterable, Hashable, Sendable {
  /// What an element is called, and what it is worth.
  case label, backLabel, stepperLabel, systemLabel, cellContents, emptyText, value, secureValue,
    secureBullets,
    secureTrait, placeholder, startOfScale, repetition, touchedLabel, changedElement, newValue,
    polledValue
  /// What state it is in.
  case selected, dimmed, draggable, expandedStatus, switchButton, toggleState, unknownToggleState
  /// What it is.
  case role, button, backButton, tab, headingLevel, popUpButton, pickerItem, silentTrait,
    privateTrait
  /// A field for text.
  case textField, searchField, isEditing, textPosition, editingBegins, movedInsertionPoint
  /// Where it stands among others, and in what.
  case containerEntry, dimmedContainer, tabBarEntry, unheardName, series, listEnds, landmarkEnds,
    landmarkLabel,
    nearestContainer,
    tableHeader, cellHeading, cellSpan, cellPlace, summary
  /// The hint line.
  case hint, promotedHint, snapshotHint, dimmedHints, adjustHint, toggleHint, editHint, editingHint,
    directTouchHint, customRotorsHint, customActionsHint, pickerHint, expandHint
  /// Custom actions, custom content, drag and drop.
  case actionsCue, actionEntry, defaultAction, importantContent, moreContent, contentEntry, drag,
    dropReady, drop
  /// The rotor, and text that is read by units.
  case rotorNames, notFound, turnedSetting, moreResults, unit, markedRange, linkInText,
    capital, blank, markName,
    secretUnit, phonetics
  /// Typing.
  case echo, wordEcho, deletion, selection, editEntry, copiedText,
    dictatedText
  /// What happens in the app, and what VoiceOver says of itself.
  case appName, announcement, notified, page, ownPage, readingOn, switched,
    speechSwitched, copiedSpeech, practice,
    practiceEffect, chooser
  /// How it is put together, and in whose words.
  case order, hintOrder, chunks, oneString, snapshotStyle, extraLines, languageTable, unknownWord,
    digits
}

extension SpeechRule {
  /// What the rule says, and its evidence.
  public var rule: Rule {
    switch self {
    case .label: Rule("the label is spoken as it is written", source: "UIAccessibility.h")
    case .backLabel:
      Rule(
        "a back button whose label is the word Back says the word once",
        source: "AccessibilitySnapshot"
      )
    case .stepperLabel:
      Rule("the halves of a stepper have VoiceOver's own names", source: "AccessibilitySnapshot")
    case .systemLabel:
      Rule(
        "what UIKit makes has UIKit's own name: a menu's surroundings, a sheet's handle, progress, "
          + "activity, a date picker",
        source: "XCUITest; XcodeBuildMCP"
      )
    case .cellContents:
      Rule(
        "a cell without a label speaks the labels and values of what is inside",
        source: "WWDC21-10121; UIAccessibility notes (zh); our choice"
      )
    case .emptyText: Rule("a text that is empty counts as absent", source: "AccessibilitySnapshot")
    case .value: Rule("the value follows the label", source: "WWDC26-220")
    case .secureValue:
      Rule(
        "of a secure field only the number of characters is said",
        source: "a11ysupport.io; flutter#14543; our choice"
      )
    case .secureBullets:
      Rule(
        "of a secure field the bullets on the screen are its value",
        source: "AccessibilitySnapshot"
      )
    case .secureTrait:
      Rule(
        "the trait of a secure field alone leaves the value as it is written, in the snapshot style",
        source: "AccessibilitySnapshot"
      )
    case .placeholder:
      Rule("the placeholder is the value of an empty field", source: "AccessibilitySnapshot")
    case .startOfScale: Rule("the scale starts at its first value", source: "our choice")
    case .repetition:
      Rule("an activated element says its label again", source: "WWDC16-202; our choice")
    case .touchedLabel:
      Rule(
        "an element that takes touches itself says its label at each touch",
        source: "WWDC23-10036; VOICEOVER.md 6.7"
      )
    case .changedElement:
      Rule(
        "after an activation VoiceOver speaks what changed, without the kind, hint or group",
        source: "WWDC13-202; WWDC16-202; magentaA11y; our choice"
      )
    case .newValue:
      Rule(
        "after a change the new value alone is heard, of a toggle the new state",
        source: "WWDC14-210; WWDC24-10073"
      )
    case .polledValue:
      Rule(
        "the value of an element that updates frequently is heard alone where it is another one",
        source: "our choice (VOICEOVER.md 2.2), after Dodo Pizza article (ru)"
      )
    case .selected:
      Rule("the selected trait is heard first", source: "WWDC15-201; WWDC16-202; our choice")
    case .dimmed:
      Rule(
        "what is not enabled is called dimmed, before its kind",
        source: "iOS 26.5 log; OpenCCman logs"
      )
    case .draggable: Rule("what can be dragged says so", source: "WWDC24-10073")
    case .expandedStatus:
      Rule(
        "what unfolds says whether it is unfolded, after the kind; iOS 17 does not know it",
        source: "a11ysupport.io; UIAccessibility.h"
      )
    case .switchButton:
      Rule("a toggle is called a switch button", source: "WWDC19-216; WWDC24-10073; AS#199")
    case .toggleState:
      Rule(
        "the values 1, 0 and 2 of a toggle are heard as words, after the kind",
        source: "WWDC19-216; WWDC24-10073"
      )
    case .unknownToggleState:
      Rule("any other value of a toggle is spoken as it is", source: "AccessibilitySnapshot")
    case .role:
      Rule(
        "a trait that says what the element is has a word",
        source: "UIKit for the trait; AccessibilitySnapshot for the word"
      )
    case .button:
      Rule(
        "a button says so, unless a more specific role or a tab bar hides it",
        source: "AccessibilitySnapshot"
      )
    case .backButton: Rule("a back button says so, and not Button", source: "iOS 26.5 log")
    case .tab: Rule("an item of a tab bar is a tab", source: "WWDC15-201")
    case .headingLevel:
      Rule("a heading with a level says its level", source: "UIAccessibility.h; cvs-health")
    case .popUpButton: Rule("a pop-up says so after Button", source: "iOS 26.5 log")
    case .pickerItem:
      Rule("a wheel of a picker says so before Adjustable", source: "magentaA11y")
    case .silentTrait:
      Rule("most traits steer what gestures do and have no word", source: "UIAccessibility.h")
    case .privateTrait: Rule("other private traits are not spoken", source: "our choice")
    case .textField: Rule("a field for text says so", source: "WWDC14-210; kickstarter#545")
    case .searchField: Rule("a search field says so", source: "a11ysupport.io")
    case .isEditing:
      Rule(
        "a field that is edited says so, and then its value",
        source: "WWDC14-210; kickstarter#545"
      )
    case .textPosition:
      Rule(
        "a field that is edited says what the rotor moves by, words or lines if it is set to them, "
          + "otherwise characters, and where the insertion point is",
        source: "magentaA11y; kickstarter#545; va-mobile-app; for lines our choice"
      )
    case .movedInsertionPoint:
      Rule(
        "a double tap on the field that is edited says where the insertion point is now",
        source: "yaraneba (ja); magentaA11y for the words"
      )
    case .editingBegins:
      Rule(
        "a field says neither label nor hint when editing begins",
        source: "WWDC14-210; kickstarter#545"
      )
    case .containerEntry:
      Rule(
        "the label of a group is heard when the cursor comes in from outside",
        source: "WWDC20-10117; OpenCCman logs; our choice"
      )
    case .dimmedContainer:
      Rule(
        "a group that is not enabled is called dimmed after its label, and Selected stands before both",
        source: "OpenCCman logs"
      )
    case .tabBarEntry:
      Rule("a tab bar without a label is called so when the cursor comes in", source: "AS#26")
    case .unheardName:
      Rule("the labels of lists and tables are not spoken", source: "our choice")
    case .series:
      Rule("an item in a tab bar or in segments says its position", source: "WWDC15-201")
    case .listEnds:
      Rule(
        "the first and the last stop of a list say so; lists are web content, native rows have none",
        source: "AccessibilitySnapshot for the words; cvs-health"
      )
    case .landmarkEnds:
      Rule("the first and the last stop of a landmark say so", source: "AccessibilitySnapshot")
    case .landmarkLabel:
      Rule(
        "the label of a landmark stands before its word at the first stop, and after it at the last",
        source: "simulator notes (ja); a11ysupport.io"
      )
    case .nearestContainer:
      Rule(
        "of containers within each other only one says the place",
        source: "AccessibilitySnapshot; our choice"
      )
    case .tableHeader:
      Rule(
        "the headers of its row and column are spoken before a cell",
        source: "AccessibilitySnapshot"
      )
    case .cellHeading: Rule("a cell that heads others says so", source: "AS#7")
    case .cellSpan:
      Rule("a cell says how many rows and columns it spans", source: "AccessibilitySnapshot")
    case .cellPlace:
      Rule(
        "a cell says its column, and the first of a row its row",
        source: "AccessibilitySnapshot; AS#7"
      )
    case .summary:
      Rule(
        "an item summary says the page, the place among others, and row and column",
        source: "our choice"
      )
    case .hint: Rule("the hint follows the description after a pause", source: "UIKit")
    case .promotedHint:
      Rule(
        "where there is no other text, the hint stands for the label",
        source: "AccessibilitySnapshot"
      )
    case .snapshotHint:
      Rule(
        "in the snapshot style the hint of a text field takes the place of the author's",
        source: "AccessibilitySnapshot"
      )
    case .dimmedHints: Rule("what is dimmed has no hints of VoiceOver", source: "our choice")
    case .adjustHint:
      Rule(
        "VoiceOver says how to change an adjustable",
        source: "WWDC14-210; AccessibilitySnapshot"
      )
    case .toggleHint: Rule("VoiceOver says how to switch a toggle", source: "WWDC23-10036")
    case .editHint: Rule("VoiceOver says how to edit a field", source: "WWDC14-210")
    case .editingHint:
      Rule(
        "in a long text, or one that is edited, the rotor finds misspelled words",
        source: "AccessibilitySnapshot"
      )
    case .directTouchHint:
      Rule("VoiceOver says how to begin touching directly", source: "WWDC26-220")
    case .customRotorsHint:
      Rule(
        "VoiceOver names the rotors of the element and of the containers around it, not the screen's",
        source: "WWDC15-201; WWDC16-202; our choice"
      )
    case .customActionsHint:
      Rule(
        "VoiceOver says how to choose an action, if the setting asks for it",
        source: "iOS 26.5 log"
      )
    case .pickerHint:
      Rule(
        "VoiceOver says how to open a pop-up; a wheel has nothing to open",
        source: "OpenCCman logs; magentaA11y"
      )
    case .expandHint:
      Rule(
        "VoiceOver says how to expand and collapse an element",
        source: "magentaA11y; a11ysupport.io"
      )
    case .actionsCue:
      Rule(
        "custom actions are announced after the hint",
        source: "WWDC18-230; WWDC26-220; our choice"
      )
    case .actionEntry: Rule("the Actions rotor says the name of an action", source: "iOS 26.5 log")
    case .defaultAction: Rule("the last of the actions is to activate", source: "iOS 26.5 log")
    case .importantContent:
      Rule("custom content of high importance is heard after the value", source: "WWDC21-10121")
    case .moreContent:
      Rule("custom content is announced after the hint", source: "WWDC21-10121; our choice")
    case .contentEntry:
      Rule(
        "an entry of custom content is heard as value, then label",
        source: "WWDC21-10121; our choice"
      )
    case .drag: Rule("what can be dragged offers it among its actions", source: "WWDC24-10073")
    case .dropReady:
      Rule(
        "an action that drops says that it is ready; landing on a target says nothing of it",
        source: "WWDC24-10073"
      )
    case .drop: Rule("a drop says that it is done", source: "WWDC24-10073")
    case .rotorNames:
      Rule(
        "the rotor names its options in the plural; a custom rotor has a name of its own",
        source: "iOS 26.5 log; WWDC18-226"
      )
    case .notFound:
      Rule(
        "a search that finds nothing says what was not found",
        source: "WWDC18-226; a11ysupport.io; our choice"
      )
    case .turnedSetting:
      Rule("a setting on the rotor says its new value", source: "iOS 26.5 log; our choice")
    case .moreResults:
      Rule(
        "below the results of a rotor stands how many more there are",
        source: "AccessibilitySnapshot"
      )
    case .unit:
      Rule(
        "the rotor reads a character, a word or a line alone",
        source: "VoiceOver User Guide; our choice"
      )
    case .markedRange: Rule("a rotor's text range is spoken alone", source: "WWDC20-10116")
    case .linkInText:
      Rule(
        "the words of a link inside a text are followed by Link",
        source: "our choice"
      )
    case .capital: Rule("a capital letter says so", source: "VoiceOver settings")
    case .blank: Rule("what cannot be seen is named", source: "VoiceOver settings")
    case .markName:
      Rule(
        "a mark is named where a text is read by characters",
        source: "VoiceOver settings; unsourced names"
      )
    case .secretUnit:
      Rule("of a secret no character is said", source: "AccessibilitySnapshot; our choice")
    case .phonetics:
      Rule("a letter is followed by its word of the spelling alphabet", source: "magentaA11y")
    case .echo:
      Rule("typed characters are heard one by one, capitals as such", source: "VoiceOver settings")
    case .wordEcho:
      Rule("a word is heard when it is finished", source: "UIAccessibility notes (zh); our choice")
    case .deletion:
      Rule(
        "characters that are deleted are heard, at a lower pitch",
        source: "flutter#76531; UIAccessibility notes (zh); our choice"
      )
    case .selection: Rule("a selection is said with its text", source: "our choice")
    case .editEntry: Rule("what the rotor's Edit offers has these names", source: "AppleVis")
    case .copiedText:
      Rule(
        "what is cut or copied is said with that word, what is pasted alone",
        source: "our choice"
      )
    case .dictatedText: Rule("what was dictated is said whole, at the end", source: "our choice")
    case .appName: Rule("an app says its name when it starts", source: "WWDC15-201")
    case .announcement:
      Rule(
        "an announcement is spoken as it is, without moving the cursor",
        source: "UIAccessibility.h"
      )
    case .notified:
      Rule(
        "the words of a notification are spoken before the element it leads to",
        source: "UIAccessibility.h; our choice"
      )
    case .page: Rule("scrolling by pages says the page", source: "UIAccessibility.h; our choice")
    case .ownPage:
      Rule(
        "a page is said as the scroll view says it by itself",
        source: "UIAccessibility.h, accessibilityScrollStatus(for:)"
      )
    case .readingOn: Rule("reading on gives no hints", source: "iOS 14 commands; our choice")
    case .switched:
      Rule("a switch of VoiceOver's own says how it stands", source: "WWDC18-226; our choice")
    case .speechSwitched:
      Rule(
        "speech that is switched off or on says so",
        source: "our choice"
      )
    case .copiedSpeech:
      Rule(
        "VoiceOver says that what was said last is now on the clipboard",
        source: "our choice"
      )
    case .practice:
      Rule(
        "in practice each gesture is named and nothing else happens",
        source: "blindios.uk; our choice"
      )
    case .practiceEffect:
      Rule(
        "in practice what a gesture does is said, too, in Earshot's own words",
        source: "vo-portal (de); our choice for the words"
      )
    case .chooser:
      Rule(
        "the item chooser says Search field, and of each element its name",
        source: "our choice (VOICEOVER.md, chapter 5)"
      )
    case .order:
      Rule(
        "the parts of a description have one order, whatever the element is",
        source: "VOICEOVER.md 4.1"
      )
    case .hintOrder:
      Rule(
        "on the hint line the author's hint comes first, then VoiceOver's own, then the cues",
        source: "our choice (VOICEOVER.md 4.3, 4.4)"
      )
    case .chunks:
      Rule(
        "parts are joined with commas, without the spaces around them; after a part that ends in a mark of "
          + "its own a space is enough",
        source: "our choice (VOICEOVER.md 4.2)"
      )
    case .oneString:
      Rule(
        "in the utterance style a stop is one string: its chunks, then its hint, at the start behind the app's name",
        source: "iOS 27 utterances"
      )
    case .snapshotStyle:
      Rule("the snapshot style is written as its model writes it", source: "AccessibilitySnapshot")
    case .extraLines:
      Rule(
        "a read-out of the snapshot style lists actions and custom content below the hint",
        source: "AccessibilitySnapshot"
      )
    case .languageTable:
      Rule(
        "a language takes the words of its own table, else of the first whose first two letters are the same",
        source: "VOICEOVER.md 4.5; our choice"
      )
    case .unknownWord:
      Rule("a word that a language lacks is said in English", source: "VOICEOVER.md 4.2; unsourced")
    case .digits:
      Rule(
        "a number is written in the digits of the language, without grouping",
        source: "VOICEOVER.md 4.5; Unicode CLDR"
      )
    }
  }
}
