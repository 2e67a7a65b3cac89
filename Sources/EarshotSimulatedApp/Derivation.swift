import EarshotModel

/// What follows from other things in a tree: the properties, in the order to work them out, and
/// what they fall back to.
struct Derivation: Sendable {
  /// What follows from each node.
  private let followers: Followers
  /// The numbers of what has to be worked out again: of properties, and behind them of composites.
  private var pending: PendingNumbers
  /// Whether the tree has to be worked out again.
  var isStale = true
  /// What the times that are said in words are as numbers of seconds.
  private var seconds: [ElementTree.Index: String] = [:]
  /// What the elements with references or guards say where no guard holds.
  private var bases: [ElementTree.Index: Element] = [:]

  init(of tree: ElementTree) {
    followers = Followers(in: tree)
    pending = PendingNumbers(count: followers.properties.count + followers.composites.count)
  }

  /// The properties that follow from others, each after those it depends on.
  var properties: [DerivedProperty] { followers.properties }

  /// The alerts and steppers, whose parts follow them.
  var composites: [ElementTree.Index] { followers.composites }

  /// Takes out the first of what has to be worked out again, from a number on.
  ///
  /// - Complexity: O(*d*) with a small factor, where *d* is the number of what is derived.
  mutating func next(from number: Int) -> Int? { pending.takeFirst(from: number) }

  /// Puts back what could not be worked out.
  mutating func putBack(_ number: Int) { pending.insert(number) }

  /// Asks again for what depends on more than properties: on what is open, removed or hidden.
  mutating func recheckHidden() {
    for number in followers.ofHidden { pending.insert(number) }
  }

  /// Takes note that a node has other properties.
  ///
  /// - Complexity: O(*f*), where *f* is the number of what follows from it.
  mutating func noteChange(of index: ElementTree.Index) {
    for number in followers[index] { pending.insert(number) }
  }

  /// Takes note of a change that anything may follow from.
  mutating func noteChangeOfAll() { pending.insertAll() }

  /// Keeps what the elements say now as what they fall back to.
  mutating func keepBases(of tree: ElementTree) {
    for node in Set(properties.map(\.node)) { bases[node] = tree[node] }
  }

  /// What an element says where no guard holds, or `nil` if nothing of it follows from others.
  func base(of index: ElementTree.Index) -> Element? { bases[index] }

  /// Changes what an element falls back to.
  mutating func changeBase(of index: ElementTree.Index, _ body: (inout Element) -> Void) {
    guard var base = bases[index] else { return }
    body(&base)
    bases[index] = base
  }

  /// Takes note of the number of seconds of a time.
  mutating func keep(seconds text: String, of index: ElementTree.Index) {
    guard seconds.updateValue(text, forKey: index) != text else { return }
    noteChange(of: index)
  }

  /// The number of seconds of a time, as it is written, or `nil` for everything else.
  func seconds(of index: ElementTree.Index) -> String? { seconds[index] }

  /// Takes note of a change: what follows from it has to be worked out again.
  mutating func invalidate() {
    isStale = isStale || !properties.isEmpty || !composites.isEmpty
  }
}

/// A property that follows from others: by references in its text, by guards, or as a time that is
/// said in words.
///
/// - Rule: ``AppRule/derivedPropertiesFollow``
struct DerivedProperty: Hashable, Sendable {
  var node: ElementTree.Index
  var property: Property
}

extension DerivedProperty {
  /// All derived properties of a tree, each after those it depends on.
  ///
  /// - Complexity: O(*n* + *r*), where *r* is the number of references and guards, each with the
  ///   depth of the node it names where it asks whether that is hidden.
  static func ordered(in tree: ElementTree) -> [DerivedProperty] {
    var all: [DerivedProperty] = []
    for index in tree.indices where tree.hasDetails(index) {
      all += derivedProperties(of: index, in: tree)
    }
    guard !all.isEmpty else { return [] }
    let known = Set(all)
    var done: Set<DerivedProperty> = []
    var result: [DerivedProperty] = []
    var stack: [(entry: DerivedProperty, isExpanded: Bool)] = all.reversed().map { ($0, false) }
    while let (entry, isExpanded) = stack.popLast() {
      if isExpanded {
        result.append(entry)
      } else if done.insert(entry).inserted {
        stack.append((entry, true))
        for need in entry.needs(in: tree) where known.contains(need) && !done.contains(need) {
          stack.append((need, false))
        }
      }
    }
    return result
  }

  private static func derivedProperties(
    of index: ElementTree.Index,
    in tree: ElementTree
  ) -> [DerivedProperty] {
    var properties = Set(tree[index].guarded.map(\.value.property))
    for text in tree[index].templates.keys { properties.insert(Property(text)) }
    if tree[index].ownScale?.isTime == true { properties.insert(.value) }
    guard !properties.isEmpty else { return [] }
    return Property.allCases.filter(properties.contains).map {
      DerivedProperty(node: index, property: $0)
    }
  }

  /// Whether any guard of the property asks whether something is hidden.
  func asksWhatIsHidden(in tree: ElementTree) -> Bool {
    tree[node].details.guarded.contains { line in
      line.value.property == property
        && line.condition.tests.contains { $0.word == .hidden }
    }
  }

  /// What has to be known before this property.
  func needs(in tree: ElementTree) -> [DerivedProperty] {
    let details = tree[node].details
    let lines = details.guarded.filter { $0.value.property == property }
    let own = property.spec.text.flatMap { details.templates[$0] }
    let texts = lines.compactMap(\.value.template) + [own].compactMap { $0 }
    let tests = lines.flatMap(\.condition.tests)
    let compared = tests.compactMap(\.word.comparedText).flatMap(\.references).map(\.ofValueAlone)
    return texts.flatMap(\.references).flatMap { needs(of: $0, in: tree) }
      + compared.flatMap { needs(of: $0, in: tree) } + tests.flatMap { needs(of: $0, in: tree) }
  }

  private func needs(of reference: TextReference, in tree: ElementTree) -> [DerivedProperty] {
    guard let place = place(of: reference.node, in: tree) else { return [] }
    let properties: [Property] = reference.property.map { [Property($0)] } ?? [.value, .label]
    return properties.map { DerivedProperty(node: place, property: $0) }
  }

  private func needs(of test: Condition.Test, in tree: ElementTree) -> [DerivedProperty] {
    guard let place = place(of: test.node, in: tree) else { return [] }
    if let property = test.property {
      return [DerivedProperty(node: place, property: Property(property))]
    }
    switch test.word {
    case .selected, .dimmed, .editing: return [DerivedProperty(node: place, property: .traits)]
    case .expanded, .collapsed:
      return [DerivedProperty(node: place, property: .expandedStatus)]
    case .hidden:
      return ([place] + tree.ancestors(of: place)).map {
        DerivedProperty(node: $0, property: .hidden)
      }
    case .empty, .above, .below, .text, .contains:
      return [DerivedProperty(node: place, property: .value)]
    }
  }

  private func place(of node: NodeReference, in tree: ElementTree) -> ElementTree.Index? {
    switch node {
    case .own: self.node
    case .identifier(let identifier): tree.node(identifier)
    }
  }
}
