import EarshotModel

/// The properties of a tree that depend on other properties, in the order of evaluation, and the
/// values that elements have when no condition is true.
struct Derivation: Sendable {
  /// The properties that depend on each node.
  private let followers: Followers
  /// The numbers of the properties that have to be evaluated again, followed by the numbers of the
  /// composites.
  private var pending: PendingNumbers
  /// Whether the tree has to be evaluated again.
  var isStale = true
  /// The number of seconds of each time that VoiceOver says in words.
  private var seconds: [ElementTree.Index: String] = [:]
  /// The values that elements with references or conditions have when no condition is true, in the
  /// order of the nodes.
  private var bases: ContiguousArray<Element> = []

  init(of tree: ElementTree) {
    followers = Followers(in: tree)
    pending = PendingNumbers(count: followers.properties.count + followers.composites.count)
  }

  /// The derived properties, each after the properties that it depends on.
  var properties: [DerivedProperty] { followers.properties }

  /// The alerts, confirmation dialogs, and steppers, whose parts depend on them.
  var composites: [ElementTree.Index] { followers.composites }

  /// Returns the lines with conditions of a derived property, in order.
  func lines(of number: Int) -> [GuardedProperty] { followers.lines[number] }

  /// Removes and returns the number of the first property or composite to evaluate again, starting
  /// at the given number, or returns `nil` if there's none.
  ///
  /// - Complexity: O(*d*) with a small factor, where *d* is the number of derived properties and
  ///   composites.
  mutating func next(from number: Int) -> Int? { pending.takeFirst(from: number) }

  /// Puts back a number whose property couldn't be evaluated.
  mutating func putBack(_ number: Int) { pending.insert(number) }

  /// Schedules the evaluation of everything that depends on whether nodes are open, removed, or
  /// hidden.
  mutating func recheckHidden() {
    for number in followers.ofHidden { pending.insert(number) }
  }

  /// Records that the properties of a node changed.
  ///
  /// - Complexity: O(*f*), where *f* is the number of properties and composites that depend on it.
  mutating func noteChange(of index: ElementTree.Index) {
    for number in followers[index] { pending.insert(number) }
  }

  /// Records a change that can affect everything.
  mutating func noteChangeOfAll() { pending.insertAll() }

  /// Stores the current values of the elements as the values that they have when no condition is
  /// true.
  mutating func keepBases(of tree: ElementTree) {
    bases = ContiguousArray(followers.nodes.map { tree[$0] })
  }

  /// Returns the values that an element has when no condition is true, or `nil` if none of its
  /// properties are derived.
  func base(of index: ElementTree.Index) -> Element? {
    followers.placesOfNodes[index].map { bases[$0] }
  }

  /// Returns the values that the element of a derived property has when no condition is true.
  func base(ofProperty number: Int) -> Element { bases[followers.basePlaces[number]] }

  /// Returns the text with references that a derived property has when no condition is true, or
  /// `nil` if the text has no references.
  func baseTemplate(ofProperty number: Int, _ text: TextProperty) -> TextTemplate? {
    let place = followers.basePlaces[number]
    return bases[place].hasDetails ? bases[place].templates[text] : nil
  }

  /// Returns the text without references that a derived property has when no condition is true, or
  /// `nil` if there's none.
  func baseText(ofProperty number: Int, _ text: TextProperty) -> String? {
    bases[followers.basePlaces[number]].text(of: text)
  }

  /// Changes the values that an element has when no condition is true.
  mutating func changeBase(of index: ElementTree.Index, _ body: (inout Element) -> Void) {
    guard let place = followers.placesOfNodes[index] else { return }
    body(&bases[place])
  }

  /// Stores the number of seconds of a time.
  mutating func keep(seconds text: String, of index: ElementTree.Index) {
    guard seconds.updateValue(text, forKey: index) != text else { return }
    noteChange(of: index)
  }

  /// Returns the number of seconds of a time, as written, or `nil` for any other value.
  func seconds(of index: ElementTree.Index) -> String? { seconds[index] }

  /// Records a change, so everything that depends on it has to be evaluated again.
  mutating func invalidate() {
    isStale = isStale || !properties.isEmpty || !composites.isEmpty
  }
}

/// A property that depends on other properties, because of references in its text, because of
/// conditions, or because it's a time in words.
///
/// - Rule: ``AppRule/derivedPropertiesFollow``
struct DerivedProperty: Hashable, Sendable {
  var node: ElementTree.Index
  var property: Property
}

extension DerivedProperty {
  /// Returns all derived properties of a tree, each after the properties that it depends on.
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of nodes and *r* is the number of
  ///   references and conditions, plus the depth of each node whose hidden state a condition
  ///   checks.
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

  /// Returns whether any condition of the property checks whether a node is hidden.
  func asksWhatIsHidden(in tree: ElementTree) -> Bool {
    tree[node].details.guarded.contains { line in
      line.value.property == property
        && line.condition.tests.contains { $0.word == .hidden }
    }
  }

  /// Returns the lines of the property with conditions, in order.
  func lines(in tree: ElementTree) -> [GuardedProperty] {
    tree[node].guarded.filter { $0.value.property == property }
  }

  /// Returns the properties that have to be evaluated before this one.
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
