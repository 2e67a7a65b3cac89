// Longer than 300 lines: a table with one row for each meaning.

import EarshotModel

// Words that people type for properties, with their replacements. A test types every word in its
// position and expects its replacement.
extension BorrowedWord {
  static let properties = [
    BorrowedWord(
      """
      alt alttext name title caption contentdescription semanticlabel semanticslabel reads \
      announcement beschriftung bezeichnung
      """,
      "use 'label' for the words that VoiceOver says"
    ),
    BorrowedWord(
      "text string",
      "write 'label' for the name of an element, or 'value' for the text in a field"
    ),
    BorrowedWord(
      "description help tooltip instructions helpertext details arialabelledby hinweis",
      "write 'hint' for the result of using the element, or 'label' for its name"
    ),
    BorrowedWord(
      """
      valuenow valuetext initialvalue defaultvalue current number count total price rating \
      stars wert
      """,
      "write 'value'"
    ),
    BorrowedWord(
      "state accessibilitystate active",
      """
      write the state on the line of the element, as in 'button selected "Large"', 'button \
      notEnabled "Pay"', or 'switch on "Wi-Fi"'
      """
    ),
    BorrowedWord("width height x y left top", "write 'frame: x y width height'"),
    BorrowedWord(
      "bold weight fontweight",
      """
      leave it out, because VoiceOver never says it, or write 'fontSize: 15 bold', 'foreground', \
      and 'background' so the audit can check the contrast of the text
      """
    ),
    BorrowedWord(
      "font",
      """
      leave it out, because VoiceOver never says it, or write 'fontSize: 15' so the audit can check \
      the size of the text
      """
    ),
    BorrowedWord(
      """
      italic fontfamily cursor boxshadow lineheight borderradius overflow transform minwidth \
      maxwidth minheight maxheight letterspacing textalign texttransform
      """,
      "leave it out, because VoiceOver never says it"
    ),
    BorrowedWord(
      "role trait accessibilitytraits accessibilityaddtraits type kind accessibilityrole ariarole",
      "write the role as the first word of the line, as in 'button \"Pay\"', and traits after it"
    ),
    BorrowedWord(
      "enabled disabled isenabled ariadisabled",
      """
      write the trait on the line of the element, as in 'button notEnabled "Pay"', or leave this \
      line out if the element is enabled
      """
    ),
    BorrowedWord(
      "selected checked isselected ariaselected",
      """
      write the state on the line of the element, as in 'button selected "Large"' or 'switch on \
      "Wi-Fi"', or leave this line out if its value is false
      """
    ),
    BorrowedWord(
      "visible isvisible visibility ishidden display opacity versteckt verborgen",
      "to hide an element, write 'hidden: true' or 'alpha: 0'; if it's visible, delete this line"
    ),
    BorrowedWord(
      "ariahidden accessibilityelementshidden",
      "write 'elementsHidden: true' or 'elementsHidden: false'"
    ),
    BorrowedWord(
      "importantforaccessibility",
      """
      to keep VoiceOver away from the element, write 'element: false', or 'elementsHidden: true' \
      if its contents aren't important either; if it's important, delete this line
      """
    ),
    BorrowedWord("decorative", "leave the element out, or write 'element: false'"),
    BorrowedWord(
      "message body subtitle error errormessage note comment",
      "write it as an element: 'text \"…\"'"
    ),
    BorrowedWord(
      "screen destination target href to link url goto navigate navigateto prototype interaction",
      "write 'opens: SCREEN' in a tab of the app, or 'on activate: push SCREEN' in any other element"
    ),
    BorrowedWord(
      "children contents grouped accessibilityelement",
      "write 'cell' if VoiceOver reads the contents together, or 'group' if it reads them one by "
        + "one"
    ),
    BorrowedWord(
      "ignorechildren childrenignore",
      "to have VoiceOver say a label instead of the contents, write 'element: true' and a 'label'"
    ),
    BorrowedWord(
      "detents presentationdetents",
      "write 'grabber' on its own line in the sheet, in place of this line"
    ),
    BorrowedWord("buttons", "write each button on its own line: 'button \"OK\"'"),
    BorrowedWord(
      "autofocus initialfocus focused focus defaultfocus firstresponder firstfocus",
      """
      for the element where the cursor starts, write 'summaryElement' before the label, as in \
      'text summaryElement "Total"'
      """
    ),
    BorrowedWord(
      "combine merge mergedescendants combinechildren",
      """
      to have VoiceOver read the contents as one stop, write 'cell', without a label, in place of \
      the container
      """
    ),
    BorrowedWord(
      """
      keyboard keyboardtype inputtype returnkeytype autofill autocapitalization \
      autocorrection textcontenttype
      """,
      "leave it out, because VoiceOver doesn't say it"
    ),
    BorrowedWord(
      "duration delay after timeout repeat loop",
      "write 'wait 3s' below the event, or 'every 3s:' for a timer"
    ),
    BorrowedWord(
      "id testid accessibilityidentifier",
      "write '#name' at the end of the line of the element"
    ),
    BorrowedWord(
      "isaccessibilityelement accessible focusable",
      "write 'element: true' or 'element: false'"
    ),
    BorrowedWord(
      "order zindex accessibilityelements tabindex accessibilitysortpriority sortpriority",
      "write 'elements: #first, #second' below the container"
    ),
    BorrowedWord("bounds position rect accessibilityframe", "write 'frame: x y width height'"),
    BorrowedWord("lang locale sprache", "write 'language'"),
    BorrowedWord(
      "min max minimum maximum minvalue maxvalue minimumvalue maximumvalue",
      "write both ends of the range, as in 'range: 1...9', or leave it out for a date"
    ),
    BorrowedWord("step", "write it at the end of the range, as in 'range: 0...60 by 15'"),
    BorrowedWord(
      "maxlength minlength maxlen limit characterlimit",
      "leave it out, because a field takes text of any length"
    ),
    BorrowedWord(
      "time",
      """
      write 'range: 0...600 as time' for a slider that counts seconds, or 'value: …' for any other \
      time
      """
    ),
    BorrowedWord(
      "format",
      """
      write the value as VoiceOver should say it, such as 'value: 30%'; for a slider that counts \
      seconds, write 'range: 0...600 as time'
      """
    ),
    BorrowedWord(
      "as",
      "if a range counts seconds, add 'as time' at its end, as in 'range: 0...600 as time'"
    ),
    BorrowedWord(
      "options choices items werte auswahl",
      "write 'values: Small | Medium | Large', or a 'button' for each item inside a 'menu'"
    ),
    BorrowedWord(
      """
      onclick onpress ontap ontapgesture onselect onsubmitted onpressed \
      ontouchupinside onactivate ontapped onclicked
      """,
      "write 'on activate:' and, below it, the effects"
    ),
    BorrowedWord(
      "action",
      "write 'on activate:' for a double tap, or 'action \"Name\":' for a custom action"
    ),
    BorrowedWord(
      """
      actions accessibilityactions accessibilitycustomactions accessibilityaction \
      customactions onswipe swipeactions
      """,
      "write an 'action \"Name\":' line for each action"
    ),
    BorrowedWord(
      "colspan rowspan columnspan gridcolumn gridrow",
      "write 'span: 1x2' (rows by columns) in a cell of a table"
    ),
    BorrowedWord("bereich spanne", "write 'range: 0...100'"),
    BorrowedWord("headinglevel arialevel accessibilityheading", "write 'level'"),
    BorrowedWord(
      "color colour textcolor",
      "leave it out, because VoiceOver doesn't say colors; for the audit to check contrast, write 'foreground: …' and add the background"
    ),
    BorrowedWord(
      "backgroundcolor backgroundcolour fill",
      "leave it out, because VoiceOver doesn't say colors; for the audit to check contrast, write 'background: …' and add the foreground"
    ),
    BorrowedWord(
      "modal ariamodal accessibilityviewismodal",
      "write 'viewIsModal: true' or 'viewIsModal: false'"
    ),
    BorrowedWord(
      "ariaexpanded expanded isexpanded collapsed closed",
      "write 'expandedStatus: expanded' or 'expandedStatus: collapsed'"
    ),
    BorrowedWord("prompt hinttext", "write 'placeholder'"),
    BorrowedWord(
      "ariadescribedby describedby",
      "write a hint that contains the words themselves, instead of an identifier"
    ),
    BorrowedWord(
      "ariapressed pressed ariacurrent",
      """
      write the state on the line of the element, as in 'button selected "Bold"' or 'switch on \
      "Wi-Fi"', or leave this line out if its value is false
      """
    ),
    BorrowedWord(
      "arialive live liveregion ariaatomic ariarelevant",
      "if the text changes often, write the trait 'updatesFrequently', or announce each change"
    ),
    BorrowedWord("ariaroledescription", "add these words to the 'label'"),
    BorrowedWord(
      "ariahaspopup haspopup",
      "for a button that opens a list, write 'menu' on the line of the element in place of 'button'"
    ),
    BorrowedWord("ariavaluenow ariavaluetext", "write 'value'"),
    BorrowedWord("ariavaluemin ariavaluemax", "write both ends, as in 'range: 0...100'"),
    BorrowedWord(
      "ariainvalid invalid",
      "if the value is invalid, say what's wrong in the label or the hint"
    ),
    BorrowedWord(
      "required mandatory optional ariarequired",
      """
      leave it out, because UIKit has no such trait; if the field is required or optional, say so \
      in the label or a 'hint'
      """
    ),
    BorrowedWord("badge", "write 'value'"),
    BorrowedWord(
      "unit unitlabel suffix prefix currency",
      "add it to the value, as in 'value: 5 km', or to the range: 'range: 0...10 km'"
    ),
    BorrowedWord(
      "phonetic pronunciation ipa speech",
      "to specify how VoiceOver pronounces the label, write 'label.spoken: ipa \"…\"'"
    ),
    BorrowedWord(
      "onchange onchanged onvaluechanged",
      "write 'on valueChanged:' and, below it, the effects"
    ),
    BorrowedWord("onfocus", "write 'on focus:' and, below it, the effects"),
    BorrowedWord("onblur", "write 'on unfocus:' and, below it, the effects"),
    BorrowedWord("onsubmit", "write 'on return:' and, below it, the effects"),
    BorrowedWord("onlongpress", "write 'on longPress:' and, below it, the effects"),
    BorrowedWord("onload onmount", "write 'on appear:' on the screen and, below it, the effects"),
    BorrowedWord(
      "readonly editable",
      "for text that people can't edit, write 'text' or 'textField notEnabled'"
    ),
    BorrowedWord(
      "secure password",
      """
      for a field that hides its text, write 'secureTextField' at the beginning of the \
      line of the element
      """
    ),
    BorrowedWord(
      "multiline lines",
      "for several lines of text, write 'textArea' at the beginning of the line of the element"
    ),
    BorrowedWord(
      "sound haptic vibration",
      "for a sound, write 'play \"name\"' below an event, and leave out haptics, which Earshot doesn't simulate"
    ),
    BorrowedWord(
      """
      style classname layout align alignment padding margin orientation \
      parent animation transition shadow border radius cornerradius
      """,
      "leave it out, because VoiceOver doesn't say it"
    ),
    BorrowedWord(
      "axis",
      """
      for a chart, write a name before the colon, as in 'axis x "Month": May | June'; for a \
      layout, leave this line out
      """
    ),
    BorrowedWord(
      "icon picture systemimage symbol glyph thumbnail src source asset",
      "leave it out, because VoiceOver doesn't say it"
    ),
    BorrowedWord(
      "else otherwise",
      """
      for all other cases, repeat the property, event, timer, or action without 'when', below the \
      lines with 'when'
      """
    ),
  ]

  /// Words that people type for properties in lines with a condition.
  static let guarded = [
    BorrowedWord(
      "enabled disabled isenabled ariadisabled notenabled dimmed",
      "write 'traits when …: notEnabled'"
    ),
    BorrowedWord(
      "selected checked isselected ariaselected",
      "write 'traits when …: selected' or, for a switch, 'value when …: on'"
    ),
    BorrowedWord("visible shown ishidden display", "write 'hidden when …: true'"),
  ]

  /// Words that people type for properties after `set`.
  static let settings = [
    BorrowedWord(
      "enabled isenabled disabled notenabled isuserinteractionenabled",
      "write 'enable #id' or 'disable #id'"
    ),
    BorrowedWord("selected isselected", "write 'select #id' or 'deselect #id'"),
    BorrowedWord(
      "visible isvisible visibility shown ishidden display versteckt verborgen",
      "write 'show #id' or 'hide #id'"
    ),
    BorrowedWord(
      "on ison checked ischecked state",
      "write 'set #id.value: on' or 'set #id.value: off'"
    ),
    BorrowedWord("alpha opacity", "write 'show #id' or 'hide #id'"),
    BorrowedWord(
      "text string title",
      "write 'set #id.value: …' for the text in a field, or 'set #id.label: …' for the label"
    ),
  ]
}
