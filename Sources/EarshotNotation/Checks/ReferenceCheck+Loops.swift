import EarshotModel

/// A fact about a node that text or a condition depends on.
struct Fact: Hashable {
  enum Kind: Hashable {
    /// The value of a property.
    case property(Property)
    /// Whether the node or an ancestor is hidden.
    case hiddenAround
  }

  var place: ElementTree.Index
  var kind: Kind
}

/// A fact on the current path of the search, with its dependencies.
private struct LoopVisit {
  let fact: Fact
  private let needs: [Fact]
  private var count = 0

  init(_ fact: Fact, _ needs: [Fact]) {
    self.fact = fact
    self.needs = needs
  }

  mutating func next() -> Fact? {
    guard count < needs.count else { return nil }
    count += 1
    return needs[count - 1]
  }
}

extension ReferenceCheck {
  /// Reports every property whose text or condition depends on itself.
  ///
  /// The search walks over facts and their dependencies depth-first, with an explicit stack. A fact
  /// that occurs again on its own path closes a loop.
  mutating func checkLoops(_ uses: [NameReference]) {
    var uses = UsesByProperty(uses)
    var isDone: [Fact: Bool] = [:]
    var lengths = TextLengths()
    for place in tree.indices where tree.mayDepend(place) {
      for property in tree[place].dependentProperties {
        walk(from: Fact(place: place, kind: .property(property)), &isDone, &uses, &lengths)
      }
    }
  }

  private mutating func walk(
    from start: Fact,
    _ isDone: inout [Fact: Bool],
    _ uses: inout UsesByProperty,
    _ lengths: inout TextLengths
  ) {
    guard isDone[start] == nil else { return }
    isDone[start] = false
    var stack = [LoopVisit(start, needs(of: start))]
    while let depth = stack.indices.last {
      guard let next = stack[depth].next() else {
        isDone[stack[depth].fact] = true
        measure(stack[depth].fact, &lengths, &uses)
        stack.removeLast()
        continue
      }
      switch isDone[next] {
      case true?: continue
      case false?:
        guard diagnostics.count <= DiagnosticCollector.limit else { continue }
        let first = stack.firstIndex { $0.fact == next } ?? 0
        reportLoop(stack[first...].map(\.fact), &uses)
      case nil:
        isDone[next] = false
        stack.append(LoopVisit(next, needs(of: next)))
      }
    }
  }

  /// Returns the facts that a fact directly depends on.
  private func needs(of fact: Fact) -> [Fact] {
    let element = tree[fact.place]
    switch fact.kind {
    case .hiddenAround:
      let own = Fact(place: fact.place, kind: .property(.hidden))
      return [own]
        + (tree.parent(of: fact.place).map { [Fact(place: $0, kind: .hiddenAround)] } ?? [])
    case .property(let property):
      guard element.hasDetails else { return [] }
      var needs: [Fact] = []
      if let text = property.spec.text {
        if let template = element.template(of: text) {
          needs += self.needs(of: template, fact.place)
        }
        if property == .value, !element.declares(.value), element.hasGuarded(.values) {
          needs.append(Fact(place: fact.place, kind: .property(.values)))
        }
      }
      for line in element.guarded where line.value.property == property {
        needs += line.condition.tests.flatMap { self.needs(of: $0, fact.place) }
        if let template = line.value.template { needs += self.needs(of: template, fact.place) }
      }
      return needs
    }
  }

  private func needs(of template: TextTemplate, _ own: ElementTree.Index) -> [Fact] {
    template.references.flatMap { reference -> [Fact] in
      guard let place = self.place(of: reference.node, own) else { return [] }
      guard let property = reference.property.map(Property.init) else {
        let value = Fact(place: place, kind: .property(.value))
        let label = Fact(place: place, kind: .property(.label))
        return tree[place].surelyHasValue ? [value] : [value, label]
      }
      return [Fact(place: place, kind: .property(property))]
    }
  }

  private func needs(of test: Condition.Test, _ own: ElementTree.Index) -> [Fact] {
    let texts = test.word.comparedText?.references ?? []
    let compared = texts.flatMap { reference -> [Fact] in
      guard let place = self.place(of: reference.node, own),
        let property = reference.ofValueAlone.property
      else { return [] }
      return [Fact(place: place, kind: .property(Property(property)))]
    }
    return compared + needs(ofSubject: test, own)
  }

  private func needs(ofSubject test: Condition.Test, _ own: ElementTree.Index) -> [Fact] {
    guard let place = self.place(of: test.node, own) else { return [] }
    if let property = test.property {
      return [Fact(place: place, kind: .property(Property(property)))]
    }
    switch test.word {
    case .selected, .dimmed: return [Fact(place: place, kind: .property(.traits))]
    case .hidden: return [Fact(place: place, kind: .hiddenAround)]
    case .expanded, .collapsed: return [Fact(place: place, kind: .property(.expandedStatus))]
    case .editing: return []
    case .empty, .above, .below, .text, .contains:
      return [Fact(place: place, kind: .property(.value))]
    }
  }

  func place(of node: NodeReference, _ own: ElementTree.Index) -> ElementTree.Index? {
    switch node {
    case .own: own
    case .identifier(let name): tree.node(name)
    }
  }

  /// Reports a loop at the place where its first property names the next property.
  private mutating func reportLoop(_ facts: [Fact], _ uses: inout UsesByProperty) {
    for (number, fact) in facts.enumerated() {
      guard case .property(let property) = fact.kind else { continue }
      let next = facts[(number + 1) % facts.count]
      let others = lines(of: property, at: fact.place, &uses)
      let use = others.first { names(next.place, $0, from: fact.place) }
      guard let use else { continue }
      return report(.loop(property, of: name(of: fact.place)), use)
    }
    let use = NameReference(.own, owner: .each(0), source: 0, range: 0..<0)
    if case .property(let property)? = facts.first?.kind, let place = facts.first?.place {
      report(.loop(property, of: name(of: place)), use)
    }
  }

  /// Returns the references in the lines of a property, from the node and from the `each` blocks.
  func lines(of property: Property, at place: ElementTree.Index, _ uses: inout UsesByProperty)
    -> [NameReference]
  {
    let own = OwnedProperty(owner: .node(place), property: property)
    return uses.of(own)
      + document.each.indices.flatMap { block in
        uses.of(OwnedProperty(owner: .each(block), property: property))
      }
  }

  private func names(_ place: ElementTree.Index, _ use: NameReference, from own: ElementTree.Index)
    -> Bool
  {
    switch use.kind {
    case .own: place == own
    case .node(let name): tree.node(name).map { tree.contains($0, in: place) } ?? false
    default: false
    }
  }

  func name(of place: ElementTree.Index) -> String {
    tree[place].identifier.map { Quoting.name($0, after: "#") }
      ?? Display.safe(tree.nodeLine(of: place))
  }
}

/// The references in the lines of properties.
///
/// The groups are created only for an error, which is rare.
struct UsesByProperty {
  private let all: [NameReference]
  private lazy var groups = Dictionary(grouping: all.filter(\.isOfProperty), by: \.property)

  init(_ uses: [NameReference]) { all = uses }

  mutating func of(_ property: OwnedProperty) -> [NameReference] { groups[property] ?? [] }
}

struct OwnedProperty: Hashable {
  var owner: NameReference.Owner
  var property: Property
}

extension NameReference {
  fileprivate var property: OwnedProperty? {
    guard case .property(let property) = context else { return nil }
    return OwnedProperty(owner: owner, property: property)
  }

  fileprivate var isOfProperty: Bool { property != nil }
}

extension Element {
  /// The properties that have text with references or lines with conditions.
  fileprivate var dependentProperties: [Property] {
    self.templates.keys.map(Property.init).sorted { $0.name < $1.name }
      + self.guarded.map(\.value.property)
  }

  /// Whether the element has a value when the app starts, so a reference doesn't use the label.
  fileprivate var surelyHasValue: Bool {
    if hasGuarded(.value) { return false }
    if let value { return !value.isEmpty }
    return template(of: .value) == nil && !(scale?.initialValue ?? "").isEmpty
  }
}

extension Diagnostic.Message {
  static func loop(_ property: Property, of name: String) -> Self {
    """
    '\(property.name)' of '\(name)' refers to itself, directly or through other text or conditions; \
    remove the reference
    """
  }
}
