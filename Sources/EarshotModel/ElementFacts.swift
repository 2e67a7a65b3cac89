/// The facts that the reading order needs about a node: its plain properties, without text.
///
/// Reading these facts doesn't copy the element, which matters on screens with 100,000 nodes.
package struct ElementFacts: Sendable {
  /// The word that begins the node in the notation.
  package let role: Role
  /// The traits.
  package let traits: Traits
  /// The accessibility frame, or `nil` if it's unknown.
  package let frame: Rect?
  /// The kind of container that the node is.
  package let containerType: ContainerType
  /// Whether VoiceOver stops at the node.
  package let isElement: Bool
  /// Whether the view is hidden.
  package let isHidden: Bool
  /// Whether the elements inside are hidden from VoiceOver.
  package let elementsHidden: Bool
  /// Whether VoiceOver ignores the view's siblings.
  package let viewIsModal: Bool
  /// Whether VoiceOver reads the children together.
  package let shouldGroupChildren: Bool
  /// Whether the view clips content outside its bounds.
  package let clipsToBounds: Bool
  /// Whether the node is closed until `present` opens it.
  package let isPanel: Bool
  /// Whether the node was removed.
  package let isRemoved: Bool
  /// Whether the node has details that aren't stored in place.
  package let hasDetails: Bool
  /// Whether the label isn't empty.
  package let hasLabel: Bool
  /// Whether the value isn't empty.
  package let hasValue: Bool
  /// Whether the placeholder isn't empty.
  package let hasPlaceholder: Bool
  /// Whether the identifier isn't empty.
  package let hasIdentifier: Bool

  fileprivate init(_ element: borrowing Element) {
    role = element.role
    traits = element.traits
    frame = element.frame
    containerType = element.containerType
    isElement = element.isAccessibilityElement
    isHidden = element.isHidden
    elementsHidden = element.elementsHidden
    viewIsModal = element.viewIsModal
    shouldGroupChildren = element.shouldGroupChildren
    clipsToBounds = element.clipsToBounds
    isPanel = element.role.canBePanel && element.isPanel
    isRemoved = element.isRemoved
    hasDetails = element.hasDetails
    hasLabel = element.label?.isEmpty == false
    hasValue = element.value?.isEmpty == false
    hasPlaceholder = element.placeholder?.isEmpty == false
    hasIdentifier = element.identifier?.isEmpty == false
  }
}

extension ElementTree {
  /// Returns the facts that the reading order needs about a node.
  package func facts(of index: Index) -> ElementFacts {
    withElement(at: index) { ElementFacts($0) }
  }
}
