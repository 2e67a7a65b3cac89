package import EarshotModel

/// What the texts of elements can be while an app runs, for guards that ask for one that never comes.
///
/// - Source: our choice; where anything may come, nothing is said.
struct TextPossibilities {
  private struct Key: Hashable {
    var target: Target
    var owner: ElementTree.Index?
    var property: TextProperty
  }

  private let tree: ElementTree
  /// What effects set, by what they name.
  private var given: [Key: [TextTemplate]] = [:]
  /// Whether an effect sets `values`, so that what has a scale may have another later.
  private(set) var changeScales = false

  /// Collects what the effects of an app set.
  ///
  /// - Complexity: O(*n*) in the size of the app.
  init(_ tree: ElementTree) {
    self.tree = tree
    for node in tree.indices where tree.hasDetails(node) {
      for effect in tree[node].allEffects {
        guard case .set(let target, let value) = effect else { continue }
        if case .values = value { changeScales = true }
        guard let text = value.template,
          let property = TextProperty(rawValue: value.property.name)
        else { continue }
        given[key(target, node, property), default: []].append(text)
      }
    }
  }

  /// What is set of a neighbor may be set of any element.
  private func key(_ target: Target, _ node: ElementTree.Index, _ property: TextProperty) -> Key {
    switch target {
    case .own: Key(target: target, owner: node, property: property)
    case .identifier, .tag: Key(target: target, property: property)
    case .next, .previous: Key(target: .next, property: property)
    }
  }

  /// The texts that a property of an element can be, the empty one left out, or `nil` where it may be
  /// any.
  func texts(_ property: TextProperty, of node: ElementTree.Index) -> [String]? {
    let element = tree[node]
    if element.role.isMadeByBuilder { return nil }
    if property == .value, element.traits.contains(.textEntry) || hasNumbers(element) { return nil }
    if property == .value, changeScales, let scale = element.scale, !scale.isTime { return nil }
    var texts: [String] = []
    for template in templates(property, of: node) {
      guard let text = template.literal else { return nil }
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    guard property == .value else { return texts }
    guard element.traits.contains(.toggleButton) else { return texts + words(of: element) }
    // What UIKit keeps of a toggle is heard as a word.
    let kept = ToggleState.allCases.map(\.value)
    return ToggleState.allCases.map(\.rawValue) + texts.filter { !kept.contains($0) }
  }

  /// Whether an element may have a value at some moment.
  func mayHaveValue(_ node: ElementTree.Index) -> Bool {
    texts(.value, of: node).map { !$0.isEmpty } ?? true
  }

  /// What is written of a property of an element: at the start, behind guards and by effects.
  func templates(_ property: TextProperty, of node: ElementTree.Index) -> [TextTemplate] {
    let element = tree[node]
    var templates = [element.template(of: property)].compactMap(\.self)
    templates += element.guarded.filter { $0.value.property.name == property.rawValue }
      .compactMap(\.value.template)
    templates += given[Key(target: .own, owner: node, property: property)] ?? []
    templates += given[Key(target: .next, property: property)] ?? []
    for tag in element.tags { templates += given[Key(target: .tag(tag), property: property)] ?? [] }
    if let name = element.identifier {
      templates += given[Key(target: .identifier(name), property: property)] ?? []
    }
    return templates
  }

  /// Whether the value is a number of a range, which may be any; a time is not.
  private func hasNumbers(_ element: Element) -> Bool {
    if case .range(let range)? = element.scale { !range.isTime } else { false }
  }

  /// The words that a value steps through.
  private func words(of element: Element) -> [String] {
    var words: [String] = []
    if case .values(let scale)? = element.scale { words += scale }
    for line in element.guarded {
      if case .values(let scale) = line.value { words += scale }
    }
    return words
  }
}

extension ElementTree {
  /// Whether an effect may do something to a node at some moment of a session.
  ///
  /// - Complexity: O(*n*) in the size of the app where the effect deletes a character, else O(1).
  package func allows(_ change: Effect.Change, at node: ElementTree.Index) -> Bool {
    self[node].allows(change)
      && (change != .deleteLast || TextPossibilities(self).mayHaveValue(node))
  }
}

extension Element {
  /// What its handlers, its actions and the handlers of its marks do.
  var allEffects: [Effect] {
    let handlers = handlers + self.marks.flatMap(\.handlers)
    return handlers.flatMap(\.effects) + actions.flatMap(\.effects)
  }
}
