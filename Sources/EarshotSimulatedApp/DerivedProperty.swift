import EarshotModel

/// A property that follows from others: by references in its text, or by guards.
///
/// - Source: SCREEN-FORMAT.md, "Interpolation" and "Guards"; UIKit's block-based properties.
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
    let all = tree.indices.flatMap { derivedProperties(of: $0, in: tree) }
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
    guard tree[index].hasDetails else { return [] }
    let details = tree[index].details
    var properties = Set(details.guarded.map(\.value.property))
    for text in details.templates.keys { properties.insert(Property(text)) }
    return Property.allCases.filter(properties.contains).map {
      DerivedProperty(node: index, property: $0)
    }
  }

  /// What has to be known before this property.
  private func needs(in tree: ElementTree) -> [DerivedProperty] {
    let details = tree[node].details
    let lines = details.guarded.filter { $0.value.property == property }
    let own = TextProperty(property).flatMap { details.templates[$0] }
    let texts = lines.compactMap(\.value.template) + [own].compactMap { $0 }
    return texts.flatMap(\.references).flatMap { needs(of: $0, in: tree) }
      + lines.flatMap(\.condition.tests).flatMap { needs(of: $0, in: tree) }
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
    case .empty, .above, .below, .text: return [DerivedProperty(node: place, property: .value)]
    }
  }

  private func place(of node: NodeReference, in tree: ElementTree) -> ElementTree.Index? {
    switch node {
    case .own: self.node
    case .identifier(let identifier): tree.node(identifier)
    }
  }
}

extension TextProperty {
  init?(_ property: Property) {
    guard let text = TextProperty(rawValue: property.rawValue) else { return nil }
    self = text
  }
}

extension PropertyValue {
  /// The same property with another text.
  func withText(_ text: String) -> PropertyValue {
    switch self {
    case .label: .label(TextTemplate(text))
    case .value: .value(TextTemplate(text))
    case .hint: .hint(TextTemplate(text))
    case .placeholder: .placeholder(TextTemplate(text))
    default: self
    }
  }
}
