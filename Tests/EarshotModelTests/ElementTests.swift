import EarshotModel
import Testing

@Suite("An element")
struct ElementTests {
  @Test("with details that have no meaning equals one without them")
  func details() {
    var element = Element(role: .text, label: "A")
    element.language = "de"
    #expect(element != Element(role: .text, label: "A"))
    element.details = ElementDetails()
    #expect(element == Element(role: .text, label: "A"))
    #expect(!element.hasDetails)
  }

  @Test("keeps the words of a toggle as UIKit does, and other values as they are")
  func toggles() {
    var element = Element(role: .switch)
    for (word, kept, state) in [
      ("on", "1", ToggleState.on), ("off", "0", .off), ("mixed", "2", .mixed),
    ] {
      element.set(.value(TextTemplate(word)))
      #expect(element.value == kept)
      #expect(element.toggleState == state)
    }
    element.set(.value(TextTemplate("maybe")))
    #expect(element.value == "maybe")
    #expect(element.toggleState == nil)
    var text = Element(role: .text)
    text.set(.value(TextTemplate("on")))
    #expect(text.value == "on")
    #expect(text.toggleState == nil)
  }

  @Test("is set property by property")
  func properties() {
    var element = Element(role: .button)
    element.set(.label(TextTemplate("L")))
    element.set(.hint(TextTemplate("H")))
    element.set(.placeholder(TextTemplate("P")))
    element.set(.traits([.selected, .notEnabled]))
    element.set(.expandedStatus(.collapsed))
    element.set(.values(["A", "B"]))
    element.set(.hidden(true))
    element.set(.elementsHidden(true))
    element.set(.viewIsModal(true))
    element.set(.elements(["x"]))
    element.set(.language("de"))
    element.set(.frame(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(element.label == "L" && element.hint == "H" && element.placeholder == "P")
    #expect(element.traits == [.button, .selected, .notEnabled])
    #expect(element.expandedStatus == .collapsed && element.ownScale == .values(["A", "B"]))
    #expect(element.isHidden && element.elementsHidden && element.viewIsModal)
    #expect(element.elements == ["x"] && element.language == "de")
    #expect(element.frame?.center == Point(x: 2.5, y: 4))
    element.set(.traits([]))
    element.set(.values([]))
    element.set(.frame(nil))
    #expect(element.traits == .button && element.ownScale == nil && element.frame == nil)
  }

  @Test("with a text that refers to others has no plain text until that is filled in")
  func templates() {
    var element = Element(role: .text, label: "Old")
    let template = TextTemplate(segments: [
      .literal("Sum "), .reference(.init(node: .identifier("sum"), property: nil)),
    ])
    element.set(.label(template))
    #expect(element.label == nil)
    #expect(element.template(of: .label) == template)
    element.set(.label(TextTemplate("New")))
    #expect(element.label == "New")
    #expect(element.template(of: .label) == TextTemplate("New"))
    #expect(element.template(of: .value) == nil)
  }

  @Test("is a view unless its class isn't one")
  func views() {
    var element = Element(role: .button)
    #expect(element.isView)
    element.classOverride = "UIAccessibilityElement"
    #expect(!element.isView)
    element.classOverride = "NSObject"
    #expect(!element.isView)
    #expect(Element(role: .tabBar).className == "UITabBar")
    #expect(Element(role: .segments).className == "UISegmentedControl")
  }

  @Test("is a stop or a container by its role, or if it says so", arguments: Role.allCases)
  func stops(_ role: Role) {
    let containers: Set<Role> = [
      .stepper, .view, .group, .list, .landmark, .table, .row, .tabBar, .segments, .toolbar,
      .navigationBar, .scrollView, .variable, .alert, .sheet, .popover, .confirmationDialog,
      .screen, .app,
    ]
    var element = Element(role: role)
    #expect(element.isAccessibilityElement == !containers.contains(role))
    element.elementOverride = containers.contains(role)
    #expect(element.isAccessibilityElement == containers.contains(role))
  }

  @Test("has a frame that includes only its left and upper edges")
  func frames() {
    let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(frame.contains(Point(x: 10, y: 20)))
    #expect(frame.contains(Point(x: 39.9, y: 59.9)))
    #expect(!frame.contains(Point(x: 40, y: 20)))
    #expect(!frame.contains(Point(x: 10, y: 60)))
    #expect(!Rect(x: 0, y: 0, width: 0, height: 0).contains(Point(x: 0, y: 0)))
    #expect(!Rect(x: 0, y: 0, width: .nan, height: 5).contains(Point(x: 0, y: 0)))
    #expect(!Rect(x: 5, y: 5, width: -5, height: -5).contains(Point(x: 2, y: 2)))
  }
}

@Suite("Traits")
struct TraitsTests {
  @Test("have UIKit's bits")
  func bits() {
    let bits: [(Traits, UInt64)] = [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
      (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
      (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
      (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
      (.textEntry, 18), (.pickerElement, 19), (.isEditing, 21), (.secureTextField, 24),
      (.backButton, 27), (.tabBarItem, 28), (.draggable, 38), (.popupButton, 40), (.textArea, 47),
      (.toggleButton, 53),
    ]
    for (trait, bit) in bits { #expect(trait.rawValue == 1 << bit) }
  }

  @Test("are found by name, case-sensitively, and printed by bit")
  func names() {
    for (name, trait) in Traits.named { #expect(Traits(name: name) == trait) }
    #expect(Set(Traits.named.map(\.name)).count == Traits.named.count)
    #expect(Traits(name: "Button") == nil)
    #expect(Traits(name: "") == nil)
    #expect(
      Traits([.notEnabled, .button, .selected]).names == ["button", "selected", "notEnabled"]
    )
  }
}

@Suite("A length of time")
struct MillisecondsTests {
  @Test("adds up and stays within the countable range")
  func sums() {
    #expect(Milliseconds(1_500) + Milliseconds(500) == Milliseconds(2_000))
    #expect(Milliseconds(.max) + Milliseconds(1) == Milliseconds(.max))
    #expect(Milliseconds(1) < Milliseconds(2))
  }
}
