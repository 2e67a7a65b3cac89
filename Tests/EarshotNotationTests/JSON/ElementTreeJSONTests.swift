import EarshotModel
import Testing

@testable import EarshotNotation

@Suite("The JSON form of screens")
struct ElementTreeJSONTests {
  /// Reads text that has no mistakes.
  private func document(_ text: String, name: String = "tree.json") throws -> AppDocument {
    let (document, diagnostics) = ElementTreeJSON.read(SourceText(name: name, text))
    #expect(diagnostics == [])
    return try #require(document)
  }

  /// The only node of a file that contains a bare node.
  private func node(_ text: String) throws -> Element {
    let tree = try document(text).written
    return tree[ElementTree.Index(2)]
  }

  // MARK: Roots

  @Test(
    "a bare node is on a screen that has the name of the file",
    arguments: [("Trees/inbox.json", "inbox"), ("-", "screen"), ("a.b.json", "a"), ("", "screen")]
  )
  func bareNode(_ file: String, _ screen: String) throws {
    let tree = try document(#"{"label": "Add", "isAccessibilityElement": true}"#, name: file).tree
    #expect(tree.screens.map { tree[$0].identifier } == [screen])
    #expect(tree.count == 3)
    #expect(tree[ElementTree.Index(2)].label == "Add")
  }

  @Test("a screen may be the root")
  func screenRoot() throws {
    let text = #"{"screen": "menu", "title": "Menu", "children": [{"role": "header"}]}"#
    let tree = try document(text).tree
    #expect(tree[tree.root].label == nil)
    #expect(tree.screens.map { tree[$0].label } == ["Menu"])
    #expect(tree[ElementTree.Index(2)].role == .header)
  }

  @Test("an app has a name, a tab bar, and screens, in any order")
  func appRoot() throws {
    let text = """
      {"screens": [{"screen": "menu"}, {"screen": "cart"}],
       "tabBar": {"children": [{"role": "tab", "label": "Menu", "opens": "menu"}]},
       "app": "Pizzeria", "language": "en", "size": "390x844", "idiom": "pad", "direction": "rtl"}
      """
    let tree = try document(text).tree
    let app = tree[tree.root]
    #expect(app.label == "Pizzeria")
    #expect(app.language == "en")
    #expect(app.size == Size(width: 390, height: 844))
    #expect(app.idiom == .pad)
    #expect(app.direction == .rightToLeft)
    #expect(tree.tabBar == ElementTree.Index(1))
    #expect(tree[ElementTree.Index(2)].traits == [.button, .tabBarItem])
    #expect(tree.screens.map { tree[$0].identifier } == ["menu", "cart"])
  }

  // MARK: Roles and traits

  struct RoleCase: Sendable, CustomTestStringConvertible {
    let text: String
    let role: Role
    let isElement: Bool
    let traits: Traits

    init(_ text: String, _ role: Role, isElement: Bool, _ traits: Traits = []) {
      self.text = text
      self.role = role
      self.isElement = isElement
      self.traits = traits
    }

    var testDescription: String { text }
  }

  @Test(
    "a node's kind comes from its role, then its container type, then from being an element",
    arguments: [
      RoleCase("{}", .view, isElement: false),
      RoleCase(#"{"isAccessibilityElement": true}"#, .element, isElement: true),
      RoleCase(#"{"isAccessibilityElement": false}"#, .view, isElement: false),
      RoleCase(#"{"isAccessibilityElement": null, "label": "a"}"#, .view, isElement: false),
      RoleCase(#"{"traits": ["button"]}"#, .view, isElement: false, .button),
      RoleCase(
        #"{"isAccessibilityElement": true, "traits": ["header", "staticText"]}"#,
        .element,
        isElement: true,
        [.header, .staticText]
      ),
      RoleCase(#"{"containerType": "list"}"#, .list, isElement: false),
      RoleCase(#"{"containerType": "landmark"}"#, .landmark, isElement: false),
      RoleCase(#"{"containerType": "dataTable"}"#, .table, isElement: false),
      RoleCase(#"{"containerType": "semanticGroup"}"#, .group, isElement: false),
      RoleCase(#"{"containerType": "none"}"#, .view, isElement: false),
      RoleCase(
        #"{"containerType": "list", "isAccessibilityElement": true}"#,
        .list,
        isElement: true
      ),
      RoleCase(#"{"role": "button"}"#, .button, isElement: true, .button),
      RoleCase(
        #"{"role": "button", "traits": ["selected"]}"#,
        .button,
        isElement: true,
        [.button, .selected]
      ),
      RoleCase(
        #"{"role": "button", "isAccessibilityElement": false}"#,
        .button,
        isElement: false,
        .button
      ),
      RoleCase(#"{"role": "group", "isAccessibilityElement": null}"#, .group, isElement: false),
      RoleCase(#"{"traits": ["switchButton"]}"#, .view, isElement: false, .toggleButton),
    ]
  )
  func roles(_ example: RoleCase) throws {
    let element = try node(example.text)
    #expect(element.role == example.role)
    #expect(element.isAccessibilityElement == example.isElement)
    #expect(element.traits == example.traits)
  }

  @Test("a container type next to a role counts")
  func containerTypeBesideRole() throws {
    let element = try node(#"{"role": "toolbar", "containerType": "list"}"#)
    #expect(element.role == .toolbar)
    #expect(element.containerType == .list)
  }

  // MARK: Properties

  @Test("every property of a node is read")
  func properties() throws {
    let element = try node(
      """
      {"label": "Size", "value": "Medium", "hint": "Opens sizes", "placeholder": "None",
       "traits": ["adjustable"], "identifier": "size", "tags": ["special", "big one"],
       "isAccessibilityElement": true, "frame": [0, 10.5, -3, 1e2], "viewFrame": [1, 2, 3, 4],
       "path": [5, 6, 7, 8], "activationPoint": [9, 10], "hidden": true, "alpha": 0.5,
       "clipsToBounds": true, "shouldGroupAccessibilityChildren": true,
       "accessibilityViewIsModal": true, "accessibilityElementsHidden": true,
       "accessibilityElements": [], "language": "pt-BR", "userInputLabels": ["Size", "Portion"],
       "class": "UISlider", "respondsToUserInteraction": false, "navigationStyle": "combined",
       "textualContext": "console", "directTouchOptions": ["silentOnTouch"],
       "expandedStatus": "collapsed", "level": 2, "pages": 5, "values": ["Small", "Medium"],
       "header": "both", "rowSpan": 2, "columnSpan": 3, "foreground": "#767676",
       "background": "#FFFFFF", "fontSize": "15 bold", "spoken": ["spellOut", "pitch 0.8 on \\"S\\""]}
      """
    )
    #expect(element.label == "Size")
    #expect(element.value == "Medium")
    #expect(element.hint == "Opens sizes")
    #expect(element.placeholder == "None")
    #expect(element.identifier == "size")
    #expect(element.tags == ["special", "big one"])
    #expect(element.frame == Rect(x: 0, y: 10.5, width: -3, height: 100))
    #expect(element.viewFrame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.path == .box(Rect(x: 5, y: 6, width: 7, height: 8)))
    #expect(element.activationPoint == Point(x: 9, y: 10))
    #expect(element.isHidden && element.clipsToBounds && element.shouldGroupChildren)
    #expect(element.viewIsModal && element.elementsHidden)
    #expect(element.alpha == 0.5)
    #expect(element.elements == [])
    #expect(element.language == "pt-BR")
    #expect(element.userInputLabels == ["Size", "Portion"])
    #expect(element.className == "UISlider")
    #expect(element.respondsToUserInteraction == false)
    #expect(element.navigationStyle == .combined)
    #expect(element.textualContext == .console)
    #expect(element.directTouchOptions == [.silentOnTouch])
    #expect(element.expandedStatus == .collapsed)
    #expect(element.level == 2)
    #expect(element.pages == 5)
    #expect(element.scale == .values(["Small", "Medium"]))
    #expect(element.heading == .both)
    #expect(element.span == CellSpan(rows: 2, columns: 3))
    #expect(element.foreground == Color(red: 0x76, green: 0x76, blue: 0x76))
    #expect(element.background == Color(red: 255, green: 255, blue: 255))
    #expect(element.fontSize == FontSize(points: 15, isBold: true))
    #expect(
      element.spokenLabel == [
        SpokenAttribute(kind: .spellOut), SpokenAttribute(kind: .pitch(0.8), part: "S"),
      ]
    )
  }

  @Test("a null key is the default, and so isn't written")
  func nulls() throws {
    let keys = NodeKey.all.filter { $0.holders.contains(.node) && !$0.readsNull }.map(\.name)
    let members = keys.map { #""\#($0)": null"# } + [#""role": null, "children": null"#]
    let element = try node("{\(members.joined(separator: ", "))}")
    #expect(element == Element(role: .view))
  }

  @Test("written values are remembered, even if they are the defaults")
  func declared() throws {
    let element = try node(
      #"{"role": "button", "hidden": false, "traits": [], "label": "", "isAccessibilityElement": true}"#
    )
    for property in [Property.hidden, .label, .element] {
      #expect(element.declares(property), "\(property)")
    }
    #expect(!element.declares(.value))
  }

  @Test("an empty identifier or class counts as missing, and an empty language is declared as none")
  func emptyNames() throws {
    let element = try node(#"{"identifier": "", "class": "", "customActions": []}"#)
    #expect(element == Element(role: .view))
    let other = try node(#"{"language": ""}"#)
    #expect(other.language == nil && other.declares(.language))
  }

  @Test("broken apps report numbers that aren't numbers")
  func notNumbers() throws {
    let element = try node(#"{"frame": ["NaN", "Infinity", "-Infinity", 0], "path": "empty"}"#)
    let frame = try #require(element.frame)
    #expect(frame.x.isNaN && frame.y == .infinity && frame.width == -.infinity)
    #expect(element.path == .empty)
  }

  @Test("a data table and its cells give their places")
  func tables() throws {
    let tree = try document(
      """
      {"containerType": "dataTable", "rowCount": 2, "columnCount": 3,
       "headerElementsForRow": {"0": ["a"]}, "headerElementsForColumn": {"0": ["a", "b"], "2": []},
       "children": [{"identifier": "a", "row": 0, "column": 2}, {"row": null, "column": 1},
         {"row": null, "column": null}, {"label": "no cell"}]}
      """
    ).written
    #expect(
      tree[ElementTree.Index(2)].table
        == DataTable(
          rowCount: 2,
          columnCount: 3,
          headersByRow: [0: ["a"]],
          headersByColumn: [0: ["a", "b"], 2: []]
        )
    )
    let cells = tree.children(of: ElementTree.Index(2)).map { tree[$0].cellPlace }
    #expect(
      cells == [
        CellPlace(row: 0, column: 2), CellPlace(row: nil, column: 1),
        CellPlace(row: nil, column: nil), nil,
      ]
    )
  }

  @Test("text is literal; text with references goes under 'interpolated' and wins")
  func interpolation() throws {
    let element = try node(
      """
      {"label": "{value}", "value": "literal", "interpolated": {"value": "{label}!", "hint": "no"},
       "customContent": [{"label": "a", "value": "{value}"},
         {"label": "b", "value": "{value}", "interpolated": true, "important": true}]}
      """
    )
    let reference = TextReference(node: .own, property: .label)
    #expect(element.label == "{value}")
    #expect(element.value == nil)
    #expect(element.template(of: .value)?.references == [reference])
    #expect(element.hint == "no")
    #expect(element.customContent.map { $0.value.references.count } == [0, 1])
    #expect(element.customContent.map(\.isImportant) == [false, true])
  }

  @Test("handlers, timers, actions, rotors, and guards are sentences of the notation")
  func sentences() throws {
    let element = try node(
      """
      {"identifier": "pay", "marks": [{"name": "bold", "text": "Pay", "occurrence": 2}],
       "on": [{"every": "2s", "do": ["increment self"]}, {"idle": "60s", "do": ["remove self"]},
         {"event": "activate", "when": "#pay is empty", "do": ["show #pay", "dismiss"]},
         {"event": "scroll left", "do": []}],
       "customActions": ["Archive", {"name": "Delete", "when": "self is selected",
         "do": ["remove self"]}],
       "customRotors": [{"name": "Pays", "selector": "#pay, header"},
         {"name": "Bold", "selector": "mark bold"}],
       "guarded": [{"property": "traits", "when": "value is 0", "value": ["notEnabled"]},
         {"property": "accessibilityElementsHidden", "when": "value is 1", "value": true},
         {"property": "value", "when": "self is hidden", "value": "{label}", "interpolated": true},
         {"property": "traits", "value": ["selected"]}]}
      """
    )
    let isEmpty = Condition([
      .init(node: .identifier("pay"), property: nil, isNegated: false, word: .empty)
    ])
    #expect(element.marks == [Mark(name: "bold", text: "Pay", occurrence: 2)])
    let timers: [AppEvent] = [.every(Milliseconds(2_000)), .idle(Milliseconds(60_000))]
    #expect(element.handlers.map(\.event) == [.activate, .scroll(.left)] + timers)
    #expect(element.handlers.map(\.condition) == [isEmpty, nil, nil, nil])
    let effects: [Effect] = [.change(.show, [.identifier("pay")]), .leave(.dismiss)]
    #expect(element.handlers[0].effects == effects)
    #expect(element.actions.map(\.name) == ["Archive", "Delete"])
    #expect(element.actions[1].effects == [.change(.remove, [.own])])
    #expect(
      element.rotors.map(\.content) == [
        .elements(Selector([.identifier("pay"), .trait(.header)])), .marks("bold"),
      ]
    )
    #expect(element.guarded.map(\.value.property) == [.traits, .elementsHidden, .value])
    #expect(element.fallbackTraits == .selected)
  }

  @Test("'each' applies to the nodes it matches")
  func each() throws {
    let document = try document(
      """
      {"screens": [{"screen": "a", "children": [{"role": "cell", "tags": ["mail"]}]}],
       "each": [{"selector": ".mail", "hint": "Opens", "customActions": ["Delete"]}]}
      """
    )
    #expect(document.each.map(\.selector) == [Selector([.tag("mail")])])
    #expect(document.tree[ElementTree.Index(2)].hint == "Opens")
    #expect(document.written[ElementTree.Index(2)].hint == nil)
  }

  @Test("nodes nest 1,000 levels deep")
  func depth() throws {
    let text =
      String(repeating: #"{"children": ["#, count: 1_000) + String(repeating: "]}", count: 1_000)
    #expect(try document(text).tree.count == 1_002)
  }
}
