import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("Every property")
struct PropertyRowTests {
  private func read(_ text: String, name: String = "a.screen") throws -> AppDocument {
    let source = SourceText(name: name, text)
    let result = AppDocument.read([source])
    #expect(result.diagnostics == [], "\(Diagnostic.rendered(result.diagnostics, in: [source]))")
    return try #require(result.document)
  }

  @Test("is in the tables of the model, the notation, and JSON, with the same word on changing")
  func tables() {
    #expect(Set(NodeKey.all.compactMap(\.property)) == Set(Property.allCases))
    #expect(Set(NodeKey.all.map(\.name)).count == NodeKey.all.count)
    for property in Property.allCases {
      #expect(property.spec.isSettable == (property.row.change != nil), "\(property.name)")
      #expect(Property(name: property.name) == property)
      #expect(property.spec.text.map(Property.init) ?? property == property)
      if let rival = property.spec.rival { #expect(rival.spec.rival == property) }
    }
  }

  @Test("has its own place in the element", arguments: PropertySample.all)
  func storage(_ sample: PropertySample) throws {
    let plain = try read(sample.app(sample.linesWithout))
    let given = try read(sample.app([sample.line]))
    var element = try #require(sample.element(in: given))
    #expect(element.declares(sample.property))
    element.declared = try #require(sample.element(in: plain)).declared
    #expect(element != sample.element(in: plain))
  }

  @Test("comes back from the canonical text", arguments: PropertySample.all)
  func text(_ sample: PropertySample) throws {
    let document = try read(sample.app([sample.line]))
    let printed = document.screenText
    let again = try read(printed)
    if sample.property == .traits {
      // These print on the node line.
      #expect(sample.element(in: again)?.traits == sample.element(in: document)?.traits)
    } else {
      #expect(again.tree == document.tree)
    }
    let isOnNodeLine = [.label, .traits, .identifier, .tags].contains(sample.property)
    if !isOnNodeLine { #expect(printed == sample.app([sample.line])) }
  }

  @Test("comes back from JSON", arguments: PropertySample.all.filter { $0.property != .element })
  func json(_ sample: PropertySample) throws {
    let document = try read(sample.app([sample.line]))
    let again = try read(document.json, name: "a.json")
    #expect(again.json == document.json)
    #expect(again.screenText.withoutBlankLines == document.screenText)
  }

  @Test("reaches a node from 'each' as if it were written there", arguments: PropertySample.ofEach)
  func each(_ sample: PropertySample) throws {
    let written = try read(sample.app([sample.line]))
    let each = sample.app(end: ["each \(sample.selector)", "  \(sample.line)"])
    let document = try read(each)
    #expect(sample.element(in: document) == sample.element(in: written))
    #expect(document.screenText == each)
    #expect(try read(document.json, name: "a.json").screenText.withoutBlankLines == each)
  }

  @Test("changes with 'set' if it can", arguments: PropertySample.settable)
  func set(_ sample: PropertySample) throws {
    let text = sample.app(["on activate: set \(sample.line)"])
    let document = try read(text)
    #expect(document.screenText == text)
    #expect(try read(document.json, name: "a.json").screenText == text)
    var element = try #require(sample.element(in: try read(sample.app())))
    let effects = try #require(sample.element(in: document)).handlers.flatMap(\.effects)
    guard case .set(.own, let value)? = effects.first else {
      Issue.record("no 'set'")
      return
    }
    #expect(value.property == sample.property)
    element.set(value)
    element.declared.insert(sample.property)
    #expect(element.withoutEmptyBox == sample.element(in: try read(sample.app([sample.line]))))
  }

  @Test(
    "is read, printed, and restored with a guard if it can have one",
    arguments: PropertySample.settable
  )
  func guarded(_ sample: PropertySample) throws {
    let head = "\(sample.property.name) when #inner is not selected:"
    let text = sample.app(["\(head) \(sample.value)"])
    let document = try read(text)
    #expect(document.screenText == text)
    #expect(try read(document.json, name: "a.json").screenText == text)
    let base = try #require(sample.element(in: document))
    var element = base
    element.set(try #require(base.guarded.first).value)
    #expect(element != base)
    let templates = base.templates
    element.restore(sample.property, from: base)
    element.templates = templates
    #expect(element.withoutEmptyBox == base)
  }

  @Test("takes no guard and no 'set' if it can't change", arguments: PropertySample.unchanging)
  func unchanging(_ sample: PropertySample) {
    let name = sample.property.name
    let text = sample.app(["\(name) when #inner is hidden: \(sample.value)"])
    let found = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
    let start = "'\(name)' can't have a condition, because it doesn't change while the app runs"
    #expect(found.map(\.message.text).contains("\(start); delete the condition"))
  }
}

extension String {
  /// The text without the empty lines between screens that have no lines inside.
  fileprivate var withoutBlankLines: String { replacing("\n\n", with: "\n") }
}
