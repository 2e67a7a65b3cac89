import EarshotComposer
import EarshotFocusEngine
import EarshotLines
package import EarshotModel
package import EarshotNotation

/// The names and strings that can occur in an app at any time in any session.
///
/// A string in a session that isn't among them is misspelled.
///
/// - Source: SESSIONS.md, "Refusals".
package struct AppTexts: Sendable {
  private let tree: ElementTree
  /// The labels that stops can have.
  package private(set) var labels = TextPool()
  /// The names that replace labels for Voice Control.
  private(set) var inputLabels = TextPool()
  /// The names of custom actions.
  package private(set) var actions = TextPool()
  /// The names of rotor settings, with custom rotors first.
  package private(set) var rotors = TextPool()
  /// The strings that effects can set, by property.
  ///
  /// Any element can get these strings, because the targets of the effects aren't known in advance.
  private var set: [TextProperty: TextPool] = [:]

  /// Collects the strings of an app.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
  package init(_ document: AppDocument) {
    tree = document.tree
    for index in tree.indices { add(tree[index]) }
    let isDraggable = tree.indices.contains { tree[$0].traits.contains(.draggable) }
    let roles = Set(tree.indices.map { tree.role(of: $0) })
    for composer in Composer.ofEveryLanguage {
      for item in RotorItem.ofVoiceOver { rotors.add(composer.name(of: item)) }
      if isDraggable { actions.add(composer.nameOfDrag) }
      for role in roles { labels.add(composer.name(ofUnlabeled: role)) }
    }
  }

  /// Returns VoiceOver's English name for a rotor setting with the given colloquial name, or `nil`
  /// if the name is unknown.
  package func rotor(meantBy word: String) -> String? {
    RotorWord.item(meantBy: word).map { Composer(style: .spoken, language: "en").name(of: $0) }
  }

  private mutating func add(_ element: Element) {
    labels.add(element.template(of: .label))
    for property in [TextProperty.value, .placeholder] {
      labels.add(element.template(of: property), isNamed: false)
    }
    for name in element.userInputLabels { inputLabels.add(name) }
    for rotor in element.rotors { rotors.add(rotor.name) }
    for action in element.actions {
      actions.add(action.name)
      add(action.effects)
    }
    for line in element.guarded { labels.add(line.value.template, isNamed: false) }
    for handler in element.handlers { add(handler.effects) }
  }

  private mutating func add(_ effects: [Effect]) {
    for case .set(_, let value) in effects {
      labels.add(value.template, isNamed: false)
      guard let property = TextProperty(rawValue: value.property.name) else { continue }
      set[property, default: TextPool()].add(value.template)
    }
  }
}

// The strings of a single element.
extension AppTexts {
  /// Returns the strings that a property of a node can have at any time, or `nil` if there's no
  /// such node.
  ///
  /// If a reference means its own node, which isn't known here, the result contains the strings of
  /// all nodes.
  package func texts(_ property: TextProperty, of node: NodeReference) -> TextPool? {
    switch node {
    case .own:
      var pool = TextPool()
      for index in tree.indices { add(property, of: index, to: &pool) }
      return pool
    case .identifier(let name):
      guard let index = tree.node(name) else { return nil }
      var pool = TextPool()
      add(property, of: index, to: &pool)
      return pool
    }
  }

  private func add(_ property: TextProperty, of index: ElementTree.Index, to pool: inout TextPool) {
    let element = tree[index]
    pool.add(element.template(of: property))
    for line in element.guarded where line.value.property.name == property.rawValue {
      pool.add(line.value.template)
    }
    if let set = set[property] { pool.formUnion(set) }
    // The parts of alerts and steppers get their strings from their parents.
    if element.role.isMadeByBuilder { pool.holdsAnything = true }
    guard property == .value else { return }
    if element.traits.contains(.textEntry) { pool.holdsAnything = true }
    if element.traits.contains(.toggleButton) {
      for state in ToggleState.allCases { pool.add(state.rawValue) }
    }
    add(element.scale, to: &pool)
    for line in element.guarded {
      if case .values(let words) = line.value { add(.values(words), to: &pool) }
    }
  }

  private func add(_ scale: Scale?, to pool: inout TextPool) {
    switch scale {
    case .values(let words)?: for word in words { pool.add(word) }
    case .range(let range)? where range.isTime: pool.holdsAnything = true
    case .range(let range)?:
      pool.add(TextTemplate(segments: [.reference(.any), .literal(range.suffix)]))
    case nil: break
    }
  }
}

extension TextReference {
  /// A reference that stands for any text.
  fileprivate static let any = TextReference(node: .own, property: nil)
}
