import EarshotModel
import Testing

@Suite("An element tree")
struct ElementTreeTests {
  /// app; tabBar with two tabs; screen a with a group of two text elements and a stepper; screen b.
  private static let sample: ElementTree = {
    var builder = ElementTree.Builder()
    builder.leafy(.tabBar) { builder in
      builder.leaf(.tab, "One")
      builder.leaf(.tab, "Two")
    }
    builder.leafy(.screen, identifier: "a") { builder in
      builder.leafy(.group, "Group", identifier: "a") { builder in
        builder.leaf(.text, "First")
        builder.leaf(.text, "Second", identifier: "twice")
      }
      builder.leaf(.stepper, "Guests", identifier: "twice")
    }
    builder.leafy(.screen, identifier: "b") { builder in
      builder.leaf(.alert, "Really?", identifier: "sure")
    }
    return builder.finish()
  }()

  @Test("is in depth-first order, with each subtree inside its parent's")
  func invariants() {
    let tree = Self.sample
    #expect(tree.indices.count > 10)
    for index in tree.indices {
      #expect(index < tree.end(of: index))
      #expect(tree.contains(index, in: index))
      #expect(tree.contains(index, in: tree.root))
      #expect(Array(tree.subtree(of: index)).first == index)
      guard let parent = tree.parent(of: index) else {
        #expect(index == tree.root)
        continue
      }
      #expect(parent < index && tree.end(of: index) <= tree.end(of: parent))
      #expect(tree.children(of: parent).contains(index))
      #expect(tree.ancestors(of: index).first { _ in true } == parent)
      #expect(!tree.contains(parent, in: index))
    }
  }

  @Test("has children in order, and siblings don't contain each other")
  func children() throws {
    let tree = Self.sample
    let group = try #require(tree.node("a"))
    #expect(tree.children(of: group).map { tree[$0].label } == ["First", "Second"])
    let screen = try #require(tree.screen(named: "a"))
    #expect(tree.children(of: screen).map { tree[$0].role } == [.group, .stepper])
    #expect(tree.screens.map { tree[$0].identifier } == ["a", "b"])
    #expect(tree.tabBar.map { tree[$0].role } == .tabBar)
    #expect(tree.screen(of: group) == screen)
    #expect(tree.tabBar.flatMap { tree.screen(of: $0) } == nil)
  }

  @Test("finds the first of a repeated identifier; screens have their own names")
  func identifiers() throws {
    let tree = Self.sample
    #expect(tree.node("twice").map { tree[$0].role } == .text)
    #expect(tree.node("a").map { tree[$0].role } == .group)
    #expect(tree.node("b") == nil)
    #expect(tree.node("nowhere") == nil)
    #expect(tree.screen(named: "c") == nil)
  }

  @Test("has the parts that roles stand for")
  func parts() throws {
    let tree = Self.sample
    let alert = try #require(tree.node("sure"))
    let title = try #require(tree.children(of: alert).first { _ in true })
    #expect(tree[title].role == .alertTitle)
    #expect(tree[title].label == "Really?")
    #expect(tree[title].isAccessibilityElement)
    #expect(tree.name(of: title) == "sure")
    let stepper = try #require(tree.indices.first { tree[$0].role == .stepper })
    let halves = tree.children(of: stepper).map { tree[$0] }
    #expect(halves.map(\.role) == [.decrementButton, .incrementButton])
    #expect(halves.allSatisfy { $0.traits == .button && $0.isAccessibilityElement })
  }

  @Test("makes tabs what their bar makes of them")
  func tabs() throws {
    var builder = ElementTree.Builder()
    builder.leafy(.screen, identifier: "a") { builder in
      builder.leafy(.tabBar) { $0.leaf(.tab, "In a bar") }
      builder.leafy(.segments) { $0.leaf(.tab, "In segments") }
    }
    let tree = builder.finish()
    let tabs = tree.indices.filter { tree[$0].role == .tab }.map { tree[$0].traits }
    #expect(tabs == [[.button, .tabBarItem], .button])
  }

  @Test("keeps the place of a removed element, and removes what is inside")
  func removal() throws {
    var tree = Self.sample
    let group = try #require(tree.node("a"))
    let inner = try #require(tree.node("twice"))
    let screen = try #require(tree.screen(named: "a"))
    let count = tree.count
    tree.remove(group)
    #expect(tree.count == count)
    #expect(tree.isRemoved(group) && tree.isRemoved(inner))
    #expect(!tree.isRemoved(screen))
    #expect(tree.children(of: screen).map { tree[$0].role } == [.stepper])
    #expect(tree[inner].label == "Second")
  }

  @Test("can be walked at any depth and any width", arguments: [true, false])
  func extremes(_ isDeep: Bool) {
    // This many nested calls would overflow the stack of a thread.
    let count = 20_000
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    for _ in 0..<count {
      builder.open(Element(role: .view))
      if !isDeep { builder.close() }
    }
    for _ in 0..<(isDeep ? count : 0) { builder.close() }
    builder.close()
    let tree = builder.finish()
    let places = Array(tree.indices)
    let (screen, last) = (places[1], places[places.count - 1])
    #expect(tree.count == count + 2)
    #expect(Array(tree.ancestors(of: last)).count == (isDeep ? count + 1 : 2))
    #expect(Array(tree.children(of: screen)).count == (isDeep ? 1 : count))
    #expect(tree.subtree(of: tree.root).count == tree.count)
    #expect(tree.screen(of: last) == screen)
  }

  @Test("has an app at its root, and every node closed")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = ElementTree.Builder(app: Element(role: .text)) }
    await #expect(processExitsWith: .failure) {
      var builder = ElementTree.Builder()
      builder.close()
    }
    await #expect(processExitsWith: .failure) {
      var builder = ElementTree.Builder()
      builder.open(Element(role: .screen))
      _ = builder.finish()
    }
  }
}

extension ElementTree.Builder {
  fileprivate mutating func leaf(_ role: Role, _ label: String, identifier: String? = nil) {
    leafy(role, label, identifier: identifier) { _ in }
  }

  fileprivate mutating func leafy(
    _ role: Role,
    _ label: String? = nil,
    identifier: String? = nil,
    _ inside: (inout Self) -> Void
  ) {
    var element = Element(role: role, label: label)
    element.identifier = identifier
    open(element)
    inside(&self)
    close()
  }
}
