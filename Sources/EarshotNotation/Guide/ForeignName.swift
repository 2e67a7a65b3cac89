import EarshotModel

/// The meanings of names in other frameworks.
///
/// The tables contain only the letters of the names, in lowercase.
///
/// - Source: our choice, from UIKit, SwiftUI, Android, the web, and design tools.
enum ForeignName {
  /// The part of the notation that a name means.
  enum Meaning {
    case property(String, ForeignValue)
    case event(String)
    case action
  }

  /// Returns the meaning of a name, or `nil` if it's unknown.
  static func meaning(of name: String) -> Meaning? {
    if let event = events.first(where: { $0.names.contains(name) }) { return .event(event.event) }
    if isAction(name) { return .action }
    let isOwn = BorrowedWord.Position.property.words.contains { $0.lowercased() == name }
    let row =
      properties.first { $0.names.contains(name) }
      ?? (isOwn ? nil : properties.first { $0.names.contains("accessibility\(name)") })
    return row.map { .property($0.property, $0.value) }
  }

  /// Returns whether a name means a custom action.
  static func isAction(_ name: String) -> Bool {
    ["accessibilityaction", "accessibilitycustomaction", "customaction", "swipeaction"]
      .contains(name)
  }

  private static let events: [(names: Set<String>, event: String)] = [
    (
      [
        "onclick", "ontap", "onpress", "ontapgesture", "onclicklistener", "setonclicklistener",
        "accessibilityactivate", "touchupinside", "addtarget", "onactivate", "onselect",
        "clickable",
        "onpressed", "onclicked", "ontapped",
      ], "activate"
    ),
    (["onlongclick", "onlongpress", "onlongpressgesture", "setonlongclicklistener"], "longPress"),
    (
      [
        "onsubmit", "onsubmitediting", "onreturn", "oneditoraction", "textfieldshouldreturn",
        "onenter", "onkeyenter", "onimeaction",
      ], "return"
    ),
    (
      [
        "onchange", "onvaluechange", "onvaluechanged", "oncheckedchange", "onchangetext", "oninput",
        "valuechanged", "editingchanged",
      ], "valueChanged"
    ),
    (
      [
        "onappear", "viewdidappear", "viewdidload", "viewwillappear", "componentdidmount",
        "onresume", "onload", "oncreate", "onmount", "ondidappear", "useeffect",
      ], "appear"
    ),
    (
      [
        "onbackpressed", "accessibilityperformescape", "performescape", "onescape", "ondismiss",
        "onback", "accessibilityescape",
      ], "escape"
    ),
    (["accessibilityperformmagictap", "performmagictap", "onmagictap"], "magicTap"),
    (["accessibilityincrement", "onincrement"], "increment"),
    (["accessibilitydecrement", "ondecrement"], "decrement"),
  ]

  private static let properties: [(names: Set<String>, property: String, value: ForeignValue)] = [
    (
      [
        "accessibilitylabel", "contentdescription", "arialabel", "label", "alttext",
        "semanticslabel",
      ],
      "label", .text
    ),
    (["accessibilityhint", "hint", "ariadescription", "onclicklabel"], "hint", .text),
    (["ariadescribedby", "describedby"], "hint", .reference),
    (
      ["accessibilityvalue", "statedescription", "ariavaluetext", "ariavaluenow", "valuetext"],
      "value", .text
    ),
    (["placeholder", "prompt", "hinttext"], "placeholder", .text),
    (["hidden", "ishidden", "display", "visibility", "isgone"], "hidden", .flag),
    (
      [
        "accessibilityhidden", "ariahidden", "accessibilityelementshidden",
        "importantforaccessibility",
      ], "elementsHidden", .flag
    ),
    (
      [
        "accessibilityelement", "isaccessibilityelement", "accessible", "mergedescendants",
        "screenreaderfocusable",
      ], "element", .flag
    ),
    (["accessibilityviewismodal", "ariamodal", "ismodal"], "viewIsModal", .flag),
    (
      [
        "accessibilityinputlabels", "accessibilityuserinputlabels", "voicecontrolnames",
        "voicecontrollabels", "voicecontrolname", "inputnames", "voicelabels",
      ], "userInputLabels", .list
    ),
    (
      [
        "accessibilitytraits", "accessibilityaddtraits", "addtraits", "traits", "variant", "live",
        "arialive", "accessibilityliveregion", "liveregion", "accessibilitystate", "state",
      ], "traits", .traits
    ),
    (["accessibilityelements", "elements", "order"], "elements", .elements),
    (["customcontent", "accessibilitycustomcontent"], "content", .pair),
    (["scope"], "header", .headerScope),
    (["ariaexpanded", "expanded"], "expandedStatus", .expanded),
    (
      ["testid", "accessibilityidentifier", "datatestid", "resourceid", "testtag", "dataqa"],
      "identifier", .text
    ),
    (["gridtemplatecolumns", "columncount", "spancount"], "columns", .number),
    (["opacity", "alpha"], "alpha", .fraction),
    (["color", "textcolor", "foregroundcolor", "foregroundstyle"], "foreground", .color),
    (["backgroundcolor", "background", "fill"], "background", .color),
    (["pronounce", "spell", "speakas", "saylike", "spellout"], "label.spoken", .spoken),
    (["arialevel", "level", "headinglevel", "accessibilityheading"], "level", .number),
    (["lang", "accessibilitylanguage", "language"], "language", .text),
    (["disabled", "isdisabled", "ariadisabled"], "traits", .dimmed(true)),
    (["enabled", "isenabled"], "traits", .dimmed(false)),
    (["ariaselected", "isselected", "selected", "ariapressed"], "traits", .flagged("selected")),
  ]
}
