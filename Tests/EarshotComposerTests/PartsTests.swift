import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("A part of an utterance")
struct PartsTests {
  /// Kind, text, and source of each part, with the description before the hint.
  private func parts(_ description: ElementDescription, in style: Style = .spoken) -> [String] {
    let said = Composer(style: style, language: "en").utterance(for: description)
    return (said.parts + said.hintParts).map { "\($0.kind) “\($0.text)” \($0.source ?? "–")" }
  }

  @Test("knows its kind and the property it comes from")
  func sources() {
    let description = ElementDescription.of(
      .button,
      "Add",
      [.selected, .notEnabled],
      value: "2",
      hint: "Adds it"
    ) {
      $0.expandedStatus = .expanded
      $0.customContent = [
        CustomContent(label: "Age", value: TextTemplate("three"), isImportant: true)
      ]
    }.inside(.listStart).entering(.of(.group, "Cart")).offering("Delete")
    #expect(
      parts(description) == [
        "context “Cart” container", "selected “Selected” traits", "label “Add” label",
        "value “2” value", "content “three” customContent", "state “dimmed” traits",
        "role “Button” traits", "state “expanded” expandedStatus",
        "position “List start” container",
        "hint “Adds it” hint", "actions “Actions available” system",
        "moreContent “More content available” system",
      ]
    )
  }

  @Test("of a toggle comes from its traits, then from its value")
  func toggle() {
    #expect(
      parts(.of(.switch, "Salt", value: "1")) == [
        "label “Salt” label", "role “Switch button” traits", "state “on” value",
        "hint “Double tap to toggle setting.” system",
      ]
    )
  }

  @Test("of a hint that stands for the label comes from the hint")
  func promotedHint() {
    #expect(parts(.of(.button, hint: "H")) == ["label “H” hint", "role “Button” traits"])
  }

  @Test("of a placeholder comes from the placeholder")
  func placeholder() {
    let description = ElementDescription.of(.textField, "Name") { $0.placeholder = "Ann" }
    #expect(parts(description).contains("value “Ann” placeholder"))
  }

  @Test("of a table cell comes from the table")
  func cell() {
    var context = CellContext(row: 0, column: 1, span: CellSpan(rows: 1, columns: 2))
    context.columnHeaders = [ElementTree.Index(7)]
    let description = ElementDescription.of(.cell, "B1", .selected).inside(.cell(context)).with {
      $0.headers[ElementTree.Index(7)] = .of(.cell, "Price", value: "€")
    }
    #expect(
      parts(description) == [
        "selected “Selected” traits", "tableHeader “Price” container", "tableHeader “€” container",
        "label “B1” label", "position “Spans 2 columns” span", "position “Column 2” container",
      ]
    )
    #expect(
      parts(description, in: .snapshot) == [
        "selected “Selected:” traits", "tableHeader “Price: €.” container", "label “B1” label",
        "position “Spans 2 columns.” span", "position “Column 2.” container",
      ]
    )
  }

  @Test("of a group or a header knows whose words they are")
  func elements() {
    let composer = Composer(style: .spoken, language: "en")
    let entered = ElementDescription.of(.image, "Photo").with {
      $0.entered = [
        ElementDescription.Group(index: ElementTree.Index(3), element: .of(.group, "Profile"))
      ]
    }
    let places = composer.utterance(for: entered).parts.map(\.element)
    #expect(places == [ElementTree.Index(3), nil, nil])

    let header = ElementTree.Index(7)
    let cell = ElementDescription.of(.cell, "B2")
      .inside(.cell(CellContext(row: nil, column: nil, columnHeaders: [header])))
      .with { $0.headers[header] = .of(.cell, "Price") }
    #expect(composer.utterance(for: cell).parts.map(\.element) == [header, nil])
  }

  @Test("is where it is printed in the snapshot style")
  func snapshot() {
    #expect(
      parts(.of(.textField, "Name", value: "Ann", hint: "H"), in: .snapshot) == [
        "label “Name” label", "value “Ann” value", "role “Text Field.” traits",
        "hint “Double tap to edit.” system",
      ]
    )
  }

  @Test("has a rule with a sentence and a source")
  func rules() {
    let description = ElementDescription.of(
      .switch,
      "A",
      [.selected, .notEnabled, .link, .draggable, .header],
      value: "1",
      hint: "H"
    )
    for style in Style.allCases {
      let said = Composer(style: style, language: "en").utterance(for: description)
      for part in said.parts + said.hintParts {
        #expect(!part.rule.sentence.isEmpty)
        #expect(!part.rule.source.isEmpty)
      }
    }
  }
}
