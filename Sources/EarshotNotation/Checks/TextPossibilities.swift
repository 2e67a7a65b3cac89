package import EarshotModel

/// The text that elements can have while an app runs.
///
/// The checks use it to find conditions that compare text that never occurs.
///
/// - Source: our choice; if any text is possible, Earshot reports nothing.
struct TextPossibilities {
  private struct Key: Hashable {
    var target: Target
    var owner: ElementTree.Index?
    var property: TextProperty
  }

  private let tree: ElementTree
  /// The text that effects set, by target and property.
  private var given: [Key: [TextTemplate]] = [:]
  /// Whether an effect sets `values`, so a node with a scale can have a different scale later.
  private(set) var changeScales = false

  /// Collects the text that the effects of an app set.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
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

  /// Returns the key for a property of a target.
  ///
  /// The targets `next` and `previous` have the same key, because they may be any element.
  private func key(_ target: Target, _ node: ElementTree.Index, _ property: TextProperty) -> Key {
    switch target {
    case .own: Key(target: target, owner: node, property: property)
    case .identifier, .tag: Key(target: target, property: property)
    case .next, .previous: Key(target: .next, property: property)
    }
  }

  /// Returns the possible text of a property of an element, without the empty string, or `nil` if
  /// it can be any text.
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
    // VoiceOver says the value that UIKit stores for a toggle as a word.
    let kept = ToggleState.allCases.map(\.value)
    return ToggleState.allCases.map(\.rawValue) + texts.filter { !kept.contains($0) }
  }

  /// Returns whether an element may have a value at some time.
  func mayHaveValue(_ node: ElementTree.Index) -> Bool {
    texts(.value, of: node).map { !$0.isEmpty } ?? true
  }

  /// Returns the text in the files for a property of an element: at the start, with conditions, and
  /// in effects.
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

  /// Returns whether an element's value is a number in a range, but not a time.
  private func hasNumbers(_ element: Element) -> Bool {
    if case .range(let range)? = element.scale { !range.isTime } else { false }
  }

  /// Returns the words of an element's scales, with and without conditions.
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
  /// Returns whether an effect may be able to change a node at some time in a session.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app, if the effect deletes a character;
  ///   otherwise, O(1).
  package func allows(_ change: Effect.Change, at node: ElementTree.Index) -> Bool {
    self[node].allows(change)
      && (change != .deleteLast || TextPossibilities(self).mayHaveValue(node))
  }
}

extension Element {
  /// The effects of the element's handlers and actions, and of the handlers of its marks.
  package var allEffects: [Effect] {
    let handlers = handlers + self.marks.flatMap(\.handlers)
    return handlers.flatMap(\.effects) + actions.flatMap(\.effects)
  }
}
