// Longer than 300 lines: a table, with one sentence and one source for each rule.

public import EarshotModel

/// Every rule of speech, with its evidence.
///
/// Each part of an utterance names the rule that adds its words, and `:why` prints that rule. If a rule
/// shapes a whole line, the comment of the code that applies it names the rule. A test generates the
/// page Docs/Fidelity.md from this table. A rule without a row doesn't compile.
public enum SpeechRule: String, CaseIterable, Hashable, Sendable {
  /// An element's name and value.
  case label, backLabel, stepperLabel, systemLabel, cellContents, emptyText, value, secureValue,
    secureBullets,
    secureTrait, placeholder, startOfScale, repetition, touchedLabel, changedElement, newValue,
    polledValue
  /// VoiceOver's own words for pictures, alerts, and screens.
  case recognizedPicture, recognizedText, alertWord, titleBeforeBackButton
  /// Its state.
  case selected, dimmed, draggable, expandedStatus, switchButton, toggleState, unknownToggleState
  /// Its kind.
  case role, button, backButton, tab, headingLevel, popUpButton, pickerItem, wheelPlace,
    silentTrait, privateTrait
  /// Text fields.
  case textField, searchField, isEditing, textPosition, editingBegins, movedInsertionPoint
  /// Its place among other elements, and its containers.
  case containerEntry, dimmedContainer, tabBarEntry, unheardName, series, listEnds, landmarkEnds,
    landmarkLabel,
    nearestContainer,
    tableHeader, cellHeading, cellSpan, cellPlace, summary
  /// The hint line.
  case hint, promotedHint, snapshotHint, dimmedHints, adjustHint, toggleHint, editHint, editingHint,
    directTouchHint, customRotorsHint, customActionsHint, pickerHint, expandHint
  /// Custom actions, custom content, drag and drop.
  case actionsCue, actionEntry, defaultAction, importantContent, moreContent, contentEntry,
    chartEntry, chartDescription, chartComplete, chartDetail, drag,
    dropReady, drop
  /// The rotor, and reading text by units.
  case rotorNames, notFound, turnedSetting, moreResults, unit, markedRange, linkInText,
    capital, blank, markName,
    secretUnit, phonetics
  /// Typing.
  case echo, wordEcho, deletion, selection, editEntry, copiedText,
    dictatedText
  /// Events in the app, and VoiceOver's announcements about itself.
  case appName, announcement, notified, page, ownPage, readingOn, switched,
    speechSwitched, copiedSpeech, practice,
    practiceEffect, chooser
  /// The composition of an utterance, and its language.
  case order, hintOrder, chunks, oneString, readings, snapshotStyle, extraLines, languageTable,
    unknownWord,
    digits
}

extension SpeechRule {
  /// The rule's sentence and its evidence.
  public var rule: Rule {
    switch self {
    case .label: Rule("VoiceOver says the label as written", source: "UIAccessibility.h")
    case .backLabel:
      Rule(
        "if a back button's label is “Back”, VoiceOver says the word only once",
        source: "AccessibilitySnapshot"
      )
    case .stepperLabel:
      Rule(
        "VoiceOver uses its own names for the two halves of a stepper",
        source: "AccessibilitySnapshot"
      )
    case .systemLabel:
      Rule(
        "VoiceOver says UIKit's name for a dismiss region, a sheet grabber, a progress view, an "
          + "activity indicator, or a date picker",
        source: "XCUITest; XcodeBuildMCP"
      )
    case .cellContents:
      Rule(
        "if a cell has no label, VoiceOver says the labels and values inside it",
        source: "WWDC21-10121; UIAccessibility notes (zh); our choice"
      )
    case .emptyText:
      Rule("VoiceOver treats an empty string as missing", source: "AccessibilitySnapshot")
    case .value: Rule("VoiceOver says the value after the label", source: "WWDC26-220")
    case .secureValue:
      Rule(
        "for a secure field, VoiceOver says only the number of characters",
        source: "a11ysupport.io; flutter#14543; our choice"
      )
    case .secureBullets:
      Rule(
        "in the snapshot style, a secure field's value is the bullets on the screen",
        source: "AccessibilitySnapshot"
      )
    case .secureTrait:
      Rule(
        "in the snapshot style, an element with the secure trait but a different role keeps its "
          + "value",
        source: "AccessibilitySnapshot"
      )
    case .placeholder:
      Rule(
        "VoiceOver says the placeholder as the value of an empty field",
        source: "AccessibilitySnapshot"
      )
    case .startOfScale:
      Rule(
        "if an element has a scale but no value, VoiceOver says the scale's first value",
        source: "our choice"
      )
    case .repetition:
      Rule(
        "after an activation, VoiceOver repeats the element's label",
        source:
          "WWDC16-202; WWDC23-10036; XamarinCommunityToolkit#1385; our choice for what has no label"
      )
    case .touchedLabel:
      Rule(
        "if an element handles touches itself, VoiceOver says its label each time you touch it",
        source: "WWDC23-10036; VOICEOVER.md 6.7"
      )
    case .changedElement:
      Rule(
        "after an activation, VoiceOver says what changed, without the kind, hint, or group",
        source: "WWDC13-202; WWDC16-202; magentaA11y; our choice"
      )
    case .newValue:
      Rule(
        "after a change, VoiceOver says only the new value or, for a toggle, the new state",
        source: "WWDC14-210; WWDC24-10073"
      )
    case .polledValue:
      Rule(
        "if the value of a frequently updated element changes, VoiceOver says only the new value",
        source: "our choice (VOICEOVER.md 2.2), after Dodo Pizza article (ru)"
      )
    case .recognizedPicture:
      Rule(
        "for a picture or button without a label, VoiceOver says “Possibly” and then what it "
          + "recognizes",
        source: "[WordPress-iOS#12870] [WordPress-iOS#12872]"
      )
    case .recognizedText:
      Rule(
        "VoiceOver says “Possible text” and then the text that it recognizes in a picture",
        source: "WWDC17-215; the colon and the place are our choice"
      )
    case .alertWord:
      Rule(
        "if alerts is 'announced', VoiceOver says “Alert” before the title when an alert appears",
        source:
          "[material-components-ios#1622] [material-components-ios#1644] [react-native#31585]; our "
          + "choice that it's a separate utterance"
      )
    case .titleBeforeBackButton:
      Rule(
        "in iOS 12, VoiceOver says a pushed screen's title as a separate utterance, before its "
          + "back button",
        source: "WWDC15-103; WWDC15-201; our choice that it's a separate utterance"
      )
    case .selected:
      Rule(
        "VoiceOver says “Selected” first",
        source: "WWDC15-201; WWDC16-202; fluentui-apple#972; va-mobile-app#11318"
      )
    case .dimmed:
      Rule(
        "VoiceOver says “dimmed” before the kind of a disabled element",
        source: "iOS 26.5 log; OpenCCman logs"
      )
    case .draggable:
      Rule("VoiceOver says “draggable” for an element that you can drag", source: "WWDC24-10073")
    case .expandedStatus:
      Rule(
        "VoiceOver says “expanded” or “collapsed” after the kind; iOS 17 doesn't have this state",
        source: "UIAccessibility.h; cvs-health; AS#324; a11ysupport.io"
      )
    case .switchButton:
      Rule("VoiceOver calls a toggle a “Switch button”", source: "WWDC19-216; WWDC24-10073; AS#199")
    case .toggleState:
      Rule(
        "if a toggle's value is 1, 0, or 2, VoiceOver says it as a word, after the kind",
        source: "WWDC19-216; WWDC24-10073"
      )
    case .unknownToggleState:
      Rule("VoiceOver says any other value of a toggle unchanged", source: "AS#199")
    case .role:
      Rule(
        "if a trait says what the element is, VoiceOver adds a word for it",
        source: "UIKit for the trait; WordPress-iOS#13210, cloud-sdk-ios-fiori#1509, and "
          + "AccessibilitySnapshot for the words and their order"
      )
    case .button:
      Rule(
        "VoiceOver says “Button” unless a more specific role or a tab bar hides the word",
        source: "WWDC19-254; OpenCCman logs; AccessibilitySnapshot"
      )
    case .backButton:
      Rule(
        "VoiceOver says “Back button” instead of "
          + "“Button”",
        source: "iOS 26.5 log"
      )
    case .tab: Rule("VoiceOver says “Tab” for an item in a tab bar", source: "WWDC15-201")
    case .headingLevel:
      Rule(
        "VoiceOver says a heading's level if it has one",
        source: "UIAccessibility.h; cvs-health"
      )
    case .popUpButton: Rule("VoiceOver says “Pop up button” after “Button”", source: "iOS 26.5 log")
    case .pickerItem:
      Rule(
        "VoiceOver says “Picker item” before “Adjustable” for a picker's wheel, but not for a date "
          + "picker's column of minutes",
        source: "Apple docs; captions of iOS 26.6.1; react-native-picker#582; magentaA11y"
      )
    case .wheelPlace:
      Rule(
        "VoiceOver says “Selected” after the value of a picker's wheel and, except in a date "
          + "picker, the place of its row at the end",
        source: "react-native-picker#582; captions of iOS 26.6.1; Apple docs"
      )
    case .silentTrait:
      Rule(
        "most traits affect what gestures do, and VoiceOver has no words for them",
        source: "UIAccessibility.h"
      )
    case .privateTrait:
      Rule(
        "VoiceOver has no words for private traits "
          + "that no other rule mentions",
        source: "our choice"
      )
    case .textField:
      Rule(
        "VoiceOver says “Text field” or, if the field is secure, “Secure text field”",
        source: "WWDC14-210; kickstarter#545"
      )
    case .searchField:
      Rule("VoiceOver says “Search field” for a search field", source: "a11ysupport.io")
    case .isEditing:
      Rule(
        "while you edit a field, VoiceOver says “is editing” and then the field's value",
        source: "WWDC14-210; kickstarter#545"
      )
    case .textPosition:
      Rule(
        "while you edit, VoiceOver says the text mode and the insertion point; the mode is "
          + "“Character mode” unless the rotor is set to words or lines",
        source: "magentaA11y; kickstarter#545; va-mobile-app; our choice for lines"
      )
    case .movedInsertionPoint:
      Rule(
        "if you double-tap the field that you're editing, VoiceOver says the new insertion point",
        source: "yaraneba (ja); magentaA11y for the words"
      )
    case .editingBegins:
      Rule(
        "when editing begins, VoiceOver leaves out the field's label and hint",
        source: "WWDC14-210; kickstarter#545"
      )
    case .containerEntry:
      Rule(
        "VoiceOver says a group's label when the cursor enters the group from outside",
        source: "WWDC20-10117; OpenCCman logs; our choice"
      )
    case .dimmedContainer:
      Rule(
        "VoiceOver says “dimmed” after the label of a disabled group, and “Selected” before the "
          + "label",
        source: "OpenCCman logs"
      )
    case .tabBarEntry:
      Rule(
        "VoiceOver says “Tab Bar” when the cursor enters a tab bar without a label",
        source: "AS#26"
      )
    case .unheardName:
      Rule("VoiceOver doesn't say the labels of lists and tables", source: "our choice")
    case .series:
      Rule(
        "VoiceOver says the position of an item in a tab bar or segmented control",
        source: "WWDC15-201"
      )
    case .listEnds:
      Rule(
        "VoiceOver says “List start” and “List end” at a list's ends; native rows have neither, "
          + "because only web content has lists",
        source: "AccessibilitySnapshot for the words; cvs-health"
      )
    case .landmarkEnds:
      Rule(
        "VoiceOver says “Landmark” at a landmark's first item and “End” at its last",
        source: "AccessibilitySnapshot"
      )
    case .landmarkLabel:
      Rule(
        "at a landmark's first item, VoiceOver says its label before “Landmark”; at its last item, "
          + "after “End”",
        source: "simulator notes (ja); a11ysupport.io"
      )
    case .nearestContainer:
      Rule(
        "if containers are nested, VoiceOver says an element's place in only one of them",
        source: "AccessibilitySnapshot; our choice"
      )
    case .tableHeader:
      Rule(
        "VoiceOver says the headers of a cell's row and column before the cell",
        source: "AccessibilitySnapshot"
      )
    case .cellHeading:
      Rule(
        "VoiceOver says “Row header” or “Column header” for a cell that heads others",
        source: "AS#7"
      )
    case .cellSpan:
      Rule("VoiceOver says how many rows and columns a cell spans", source: "AccessibilitySnapshot")
    case .cellPlace:
      Rule(
        "VoiceOver says a cell's column and, if the cell is the first in its row, also the row",
        source: "AccessibilitySnapshot; AS#7"
      )
    case .summary:
      Rule(
        "the item summary says the page, the position, and the row and column",
        source: "our choice"
      )
    case .hint:
      Rule(
        "VoiceOver pauses after the description, then says the hint",
        source: "UIKit; fluentui-apple#972; WordPress-iOS#14639"
      )
    case .promotedHint:
      Rule(
        "if an element has no other text, VoiceOver says the hint in place of the label",
        source: "AccessibilitySnapshot"
      )
    case .snapshotHint:
      Rule(
        "in the snapshot style, VoiceOver's hint for a text field replaces the app's hint",
        source: "AccessibilitySnapshot"
      )
    case .dimmedHints:
      Rule(
        "VoiceOver leaves out its own hints for a dimmed element",
        source: "captions of iOS 26.6.1; OpenCCman logs"
      )
    case .adjustHint:
      Rule(
        "VoiceOver says how to change the value of an adjustable element",
        source: "WWDC14-210; AccessibilitySnapshot"
      )
    case .toggleHint:
      Rule(
        "VoiceOver says how to change a toggle's "
          + "setting",
        source: "WWDC23-10036"
      )
    case .editHint: Rule("VoiceOver says how to edit a field", source: "WWDC14-210")
    case .editingHint:
      Rule(
        "in a text area, or while you edit a field, VoiceOver says that the rotor finds misspelled "
          + "words",
        source: "AccessibilitySnapshot"
      )
    case .directTouchHint:
      Rule("VoiceOver says how to begin direct touch", source: "WWDC26-220")
    case .customRotorsHint:
      Rule(
        "VoiceOver names the custom rotors of an element and its containers, but not those of the "
          + "screen",
        source: "WWDC15-201; WWDC16-202; our choice"
      )
    case .customActionsHint:
      Rule(
        "if actionsFeedback is 'hint', VoiceOver says how to choose a custom action",
        source: "iOS 26.5 log"
      )
    case .pickerHint:
      Rule(
        "VoiceOver says how to open a pop-up button, but not a picker's wheel, which has nothing "
          + "to open",
        source: "OpenCCman logs; magentaA11y"
      )
    case .expandHint:
      Rule(
        "VoiceOver says how to expand or collapse an element",
        source: "magentaA11y; cvs-health; AS#324; a11ysupport.io"
      )
    case .actionsCue:
      Rule(
        "after the hint, VoiceOver says that actions are available",
        source: "WWDC18-230; WWDC26-220; our choice"
      )
    case .actionEntry:
      Rule("in the Actions rotor, VoiceOver says the action's name", source: "iOS 26.5 log")
    case .defaultAction: Rule("the last available action is “Activate”", source: "iOS 26.5 log")
    case .importantContent:
      Rule("VoiceOver says important custom content after the value", source: "WWDC21-10121")
    case .moreContent:
      Rule(
        "after the hint, VoiceOver says that more content is available",
        source: "WWDC21-10121; our choice"
      )
    case .contentEntry:
      Rule(
        "for custom content, VoiceOver says the value and then the label",
        source: "WWDC21-10121; our choice"
      )
    case .chartEntry:
      Rule(
        "VoiceOver says the names of the entries in the Audio graph rotor",
        source: "WWDC21-10122; WWDC22-10136"
      )
    case .chartDescription:
      Rule(
        "for a chart, VoiceOver says its title and its summary",
        source: "our choice, after Kodeco's article (AUDIO-GRAPHS.md, chapter 2)"
      )
    case .chartComplete:
      Rule(
        "VoiceOver says “Complete” when a chart has played",
        source: "WWDC21-10122; WWDC22-10136"
      )
    case .chartDetail:
      Rule(
        "on the screen of chart details, VoiceOver says the heading, the button, and the point "
          + "under the finger",
        source: "WWDC21-10122; our choice for several series (AUDIO-GRAPHS.md, chapter 4)"
      )
    case .drag:
      Rule(
        "VoiceOver lists a drag among the actions of a draggable "
          + "element",
        source: "WWDC24-10073"
      )
    case .dropReady:
      Rule(
        "for a drop action, VoiceOver says “drop ready”, but not when the cursor moves to a drop "
          + "target",
        source: "WWDC24-10073"
      )
    case .drop: Rule("VoiceOver says that a drop is complete", source: "WWDC24-10073")
    case .rotorNames:
      Rule(
        "VoiceOver uses plural names for rotor settings; a custom rotor has its own name",
        source: "iOS 26.5 log; WWDC18-226"
      )
    case .notFound:
      Rule(
        "if a search finds nothing, VoiceOver says what it didn't find",
        source: "WWDC18-226; a11ysupport.io; our choice"
      )
    case .turnedSetting:
      Rule(
        "when you change a setting with the rotor, VoiceOver says the new value",
        source: "iOS 26.5 log; our choice"
      )
    case .moreResults:
      Rule(
        "below a rotor's results, a readout says how many more there are",
        source: "AccessibilitySnapshot"
      )
    case .unit:
      Rule(
        "if the rotor is set to characters, words, or lines, VoiceOver reads one unit at a time",
        source: "VoiceOver User Guide; our choice"
      )
    case .markedRange:
      Rule("VoiceOver says only the range of text that a rotor finds", source: "WWDC20-10116")
    case .linkInText:
      Rule("VoiceOver says “Link” after the words of a link inside text", source: "our choice")
    case .capital: Rule("VoiceOver says that a letter is a capital", source: "VoiceOver settings")
    case .blank:
      Rule(
        "VoiceOver names characters that you can't see, such as the space",
        source: "VoiceOver settings"
      )
    case .markName:
      Rule(
        "VoiceOver names a punctuation mark when you read by characters",
        source: "VoiceOver settings; RZUtils#173; openradar#15663; unsourced names"
      )
    case .secretUnit:
      Rule(
        "VoiceOver doesn't reveal the characters of a secure field",
        source: "AccessibilitySnapshot; our choice"
      )
    case .phonetics:
      Rule(
        "after a letter, VoiceOver says its word in the spelling alphabet",
        source: "magentaA11y"
      )
    case .echo:
      Rule(
        "VoiceOver says each character that you type, and whether it's a capital",
        source: "VoiceOver settings"
      )
    case .wordEcho:
      Rule(
        "VoiceOver says a word when you finish typing it",
        source: "UIAccessibility notes (zh); our choice"
      )
    case .deletion:
      Rule(
        "VoiceOver says deleted characters at a lower pitch",
        source: "flutter#76531; UIAccessibility notes (zh); our choice"
      )
    case .selection:
      Rule("VoiceOver says “Selected” and then the selected text", source: "our choice")
    case .editEntry:
      Rule("VoiceOver says the names of the entries in the Edit rotor", source: "AppleVis")
    case .copiedText:
      Rule(
        "VoiceOver says that it cut or copied text; when it pastes, it says only the text",
        source: "our choice"
      )
    case .dictatedText:
      Rule("VoiceOver says all of the dictated text when dictation ends", source: "our choice")
    case .appName: Rule("VoiceOver says the app's name when the app starts", source: "WWDC15-201")
    case .announcement:
      Rule(
        "VoiceOver says an announcement unchanged and leaves the cursor in place",
        source: "UIAccessibility.h"
      )
    case .notified:
      Rule(
        "if a notification has words and an element, VoiceOver says the words first",
        source: "UIAccessibility.h; our choice"
      )
    case .page:
      Rule(
        "when you scroll by pages, VoiceOver says the page",
        source: "UIAccessibility.h; our choice"
      )
    case .ownPage:
      Rule(
        "VoiceOver says the page status that the scroll view provides",
        source: "UIAccessibility.h, accessibilityScrollStatus(for:)"
      )
    case .readingOn:
      Rule(
        "during continuous reading, VoiceOver leaves out hints",
        source: "iOS 14 commands; our choice"
      )
    case .switched:
      Rule(
        "when you turn a VoiceOver feature on or off, VoiceOver says the new state",
        source: "WWDC18-226; our choice"
      )
    case .speechSwitched:
      Rule("VoiceOver announces that speech is off or on", source: "our choice")
    case .copiedSpeech:
      Rule("VoiceOver says that its last speech is now on the clipboard", source: "our choice")
    case .practice:
      Rule(
        "in practice mode, VoiceOver names each gesture and does nothing else",
        source: "blindios.uk; our choice"
      )
    case .practiceEffect:
      Rule(
        "in practice mode, VoiceOver also says the effect of a gesture; the wording is Earshot's",
        source: "vo-portal (de); our choice for the words"
      )
    case .chooser:
      Rule(
        "in the item chooser, VoiceOver says “Search field” and then the name of each element",
        source: "our choice (VOICEOVER.md, chapter 5)"
      )
    case .order:
      Rule(
        "VoiceOver says the parts of a description in the same order for every element",
        source: "UIAccessibility notes (zh); VOICEOVER.md 4.1 for the source of each part"
      )
    case .hintOrder:
      Rule(
        "VoiceOver says the app's hint first, then its own hints, then the cues",
        source: "WWDC15-103; captions of iOS 26.6.1; react-native-picker#582"
      )
    case .chunks:
      Rule(
        "commas join the parts of a description, without spaces at their ends; after a part that "
          + "ends in punctuation, a space is enough",
        source: "captions of iOS 26.6.1; react-native-picker#582 (VOICEOVER.md 4.2)"
      )
    case .oneString:
      Rule(
        "in the utterance style, a stop is one string with its parts and its hint; at the start, "
          + "the app's name comes first",
        source: "iOS 27 utterances"
      )
    case .readings:
      Rule(
        "the readings style writes symbols the way people have heard voices read them",
        source:
          "iOS 26.5 log; openradar#2838; AdaptiveCards#6848; AudioBooth#304; pocket-casts-ios#509; "
          + "r2-testapp-swift#107; RZUtils#173; NavCogIOS#46; Awful.app#363; kevin-hirsch.com; "
          + "Dodo Pizza article (ru)"
      )
    case .snapshotStyle:
      Rule(
        "the snapshot style matches the output of AccessibilitySnapshot",
        source: "AccessibilitySnapshot"
      )
    case .extraLines:
      Rule(
        "in the snapshot style, a readout lists actions and custom content below the hint",
        source: "AccessibilitySnapshot"
      )
    case .languageTable:
      Rule(
        "words come from the language's own table or, if it has none, from the first table whose "
          + "language code begins with the same two letters",
        source: "VOICEOVER.md 4.5; our choice"
      )
    case .unknownWord:
      Rule(
        "if a language lacks a word, VoiceOver says the word in English",
        source: "VOICEOVER.md 4.2; unsourced"
      )
    case .digits:
      Rule(
        "numbers use the language's digits, without grouping",
        source: "VOICEOVER.md 4.5; Unicode CLDR"
      )
    }
  }
}
