import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("The schema of the JSON form")
struct SchemaTests {
  private let schema: JSONTree

  init() throws {
    let source = try ProjectFiles.source("Docs/element-tree.schema.json")
    let (tree, diagnostics) = JSONReader.read(source)
    #expect(diagnostics == [])
    schema = try #require(tree)
  }

  @Test("is what the tables say")
  func page() throws { try GeneratedPage.check(SchemaPage.path) { _ in SchemaPage.text } }

  private func find(_ path: String...) throws -> JSONTree.Index {
    var place = schema.root
    for name in path { place = try #require(schema.member(name, of: place), "\(path)") }
    return place
  }

  private func keys(of definition: String) throws -> Set<String> {
    let properties = try find("$defs", definition, "properties")
    return Set(schema.children(of: properties).compactMap { schema.key($0) }.map(schema.name))
  }

  struct Holder: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [String]

    var testDescription: String { name }
  }

  @Test(
    "has exactly the keys that the reader knows",
    arguments: [
      Holder(name: "app", keys: NodeKey.names(in: .app)),
      Holder(name: "screen", keys: NodeKey.names(in: .screen)),
      Holder(name: "node", keys: NodeKey.names(in: .node)),
      Holder(name: "each", keys: NodeKey.names(in: .each)),
    ] + JSONRecord.all.map { Holder(name: $0.name, keys: $0.names) }
  )
  func keys(_ holder: Holder) throws {
    #expect(try keys(of: holder.name) == Set(holder.keys))
    #expect(Set(holder.keys).count == holder.keys.count)
  }

  @Test("describes every key")
  func descriptions() throws {
    #expect(NodeKey.all.count > 50)
    for key in NodeKey.all {
      let description = try find("$defs", "key.\(key.name)", "description")
      #expect(schema.string(description)?.isEmpty == false, "\(key.name)")
    }
  }

  @Test("refers to nothing that is missing")
  func references() throws {
    let definitions = try find("$defs")
    let known = Set(schema.children(of: definitions).compactMap { schema.key($0) }.map(schema.name))
    var used: Set<String> = []
    for offset in 0..<schema.count {
      let index = JSONTree.Index(offset: offset)
      guard let key = schema.key(index), schema.name(key) == "$ref" else { continue }
      used.insert(String(try #require(schema.string(index)).dropFirst("#/$defs/".count)))
    }
    #expect(used == known)
  }

  @Test("offers the words that the reader knows")
  func words() throws {
    func words(_ path: JSONTree.Index) -> [String] {
      schema.children(of: path).compactMap { schema.string($0) }
    }
    #expect(
      words(try find("$defs", "node", "properties", "role", "enum")) == Role.written.map(\.rawValue)
    )
    #expect(
      words(try find("$defs", "handler", "properties", "event", "enum"))
        == AppEvent.named.map(\.name)
    )
    let traits = try #require(
      schema.children(of: try find("$defs", "traits", "items", "anyOf")).first { _ in true }
    )
    #expect(
      words(try #require(schema.member("enum", of: traits)))
        == Traits.named.map(\.name) + ["switchButton"]
    )
    #expect(
      words(try find("$defs", "key.containerType", "enum"))
        == ContainerType.allCases.map(\.rawValue)
    )
    #expect(
      words(try find("$defs", "key.textualContext", "enum"))
        == TextualContext.allCases.map(\.rawValue)
    )
    #expect(words(try find("$defs", "key.header", "enum")) == CellHeading.allCases.map(\.rawValue))
    #expect(words(try find("$defs", "key.idiom", "enum")) == Idiom.allCases.map(\.rawValue))
    #expect(
      words(try find("$defs", "key.direction", "enum")) == LayoutDirection.allCases.map(\.rawValue)
    )
    #expect(
      words(try find("$defs", "key.navigationStyle", "enum"))
        == NavigationStyle.allCases.map(\.rawValue)
    )
    let guarded = words(try find("$defs", "guardedLine", "properties", "property", "enum"))
    for property in Property.settable { #expect(guarded.contains(property.name)) }
  }
}
