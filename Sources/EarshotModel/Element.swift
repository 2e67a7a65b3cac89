/// A node of the tree: its UIKit properties for VoiceOver, and its handlers in the app.
///
/// Properties that nearly every node has are stored in place. The other properties are in
/// ``ElementDetails``, and the element provides access to them.
@dynamicMemberLookup
public struct Element: Hashable, Sendable {
  /// The word that begins the node in the notation.
  public var role: Role
  /// The element's traits, which include the traits of its role.
  public var traits: Traits
  /// The label, which doesn't include the role, or `nil` if there's none.
  public var label: String?
  /// The current value, or `nil` if there's none.
  ///
  /// For a toggle, the value is “1”, “0”, or “2”.
  public var value: String?
  /// The hint, which describes the result of activation, or `nil` if there's none.
  public var hint: String?
  /// The text that a text field shows while it's empty, or `nil` if there's none.
  public var placeholder: String?
  /// The accessibility identifier or, for a screen, its name, or `nil` if there's none.
  public var identifier: String?
  /// The tags for rotors, `each`, and effects.
  public var tags: [String] = []
  /// The accessibility frame on the screen, in points, or `nil` if it's unknown.
  public var frame: Rect?
  /// The kind of container that the node is.
  public var containerType: ContainerType
  /// A Boolean value that specifies whether the node is an accessibility element, or `nil` for the
  /// default of its role.
  public var elementOverride: Bool?
  /// Whether the view is hidden.
  public var isHidden = false
  /// Whether the elements inside are hidden from VoiceOver.
  public var elementsHidden = false
  /// Whether VoiceOver ignores the view's siblings.
  public var viewIsModal = false
  /// Whether VoiceOver reads the children together.
  public var shouldGroupChildren = false
  /// Whether the view clips content outside its bounds.
  public var clipsToBounds = false
  /// Whether the node was removed.
  ///
  /// The index of a removed node remains valid.
  package var isRemoved = false
  /// The properties that the file specifies.
  package var declared: PropertySet = []
  /// The details in an array, which is empty and takes only one word of memory if there are none.
  @usableFromInline var box: [ElementDetails] = []

  /// The properties that few nodes have.
  public var details: ElementDetails {
    get { box.first ?? .none }
    set { box = newValue == .none ? [] : [newValue] }
  }

  /// Reads or changes a property that few nodes have.
  ///
  /// The subscript is inlinable, because otherwise the program would evaluate another module's key
  /// path at run time.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<ElementDetails, Value>
  ) -> Value {
    get { box.isEmpty ? ElementDetails.none[keyPath: path] : box[0][keyPath: path] }
    set {
      if box.isEmpty { box = [.none] }
      box[0][keyPath: path] = newValue
    }
  }

  /// Changes, in place, properties that few nodes have.
  package mutating func change(_ body: (inout ElementDetails) -> Void) {
    if box.isEmpty { box = [.none] }
    body(&box[0])
  }

  /// Whether the node has details that aren't stored in place.
  @inlinable package var hasDetails: Bool { !box.isEmpty }
}

extension Element {
  /// Creates an element with the defaults of its role.
  public init(role: Role, label: String? = nil) {
    // An initializer that sets the properties one by one copies the whole element when it returns.
    self.init(
      role: role,
      traits: role.traits,
      label: label,
      containerType: role.containerType
    )
  }
}

extension Element {
  /// Whether VoiceOver stops at the node.
  public var isAccessibilityElement: Bool { elementOverride ?? role.isAccessibilityElement }

  /// The name of the UIKit class, or `nil` if neither the node nor its role specifies one.
  public var className: String? { (box.isEmpty ? nil : box[0].classOverride) ?? role.className }

  /// Whether the node is a view, as most nodes are.
  ///
  /// - Source: SCREEN-FORMAT.md, "Class".
  public var isView: Bool {
    className != "UIAccessibilityElement" && className != "NSObject"
  }

  /// Whether the node is closed until `present` opens it: an alert, a popover, a confirmation
  /// dialog, or a modal sheet.
  ///
  /// - Source: SCREEN-FORMAT.md, "Nodes" and "Alerts and sheets".
  package var isPanel: Bool {
    role.canBePanel && (role != .sheet || viewIsModal || !declares(.viewIsModal))
  }

  /// Whether the node is a panel or an element that opens itself, so it can be open over its
  /// screen.
  package var canBeOpen: Bool { isPanel || role.opensItself }

  /// The state of a toggle, or `nil` if the element isn't a toggle or its value isn't a state.
  public var toggleState: ToggleState? {
    traits.contains(.toggleButton) ? ToggleState(value: value) : nil
  }

  /// The scale of the value, by default the scale of the role, or `nil` if there's none.
  ///
  /// A slider or a progress indicator whose value refers to another node has no default scale.
  ///
  /// - Rule: ``AppRule/referringSlidersAskTheirHandlers``
  public var scale: Scale? {
    if !box.isEmpty, let scale = box[0].ownScale { return role == .slider ? scale.ofSlider : scale }
    switch role {
    case .slider: return refersInValue ? nil : .range(.slider)
    case .progress: return refersInValue ? nil : .range(.slider)
    case .stepper: return .range(.stepper)
    case .grabber: return .values(Scale.detents)
    default: return nil
    }
  }

  /// Whether the value has references.
  private var refersInValue: Bool { !box.isEmpty && box[0].templates[.value] != nil }

  /// Returns whether the file specifies a property.
  package func declares(_ property: Property) -> Bool { declared.contains(property) }

  /// Returns the text of a property with its references, or `nil` if there's none.
  package func template(of property: TextProperty) -> TextTemplate? {
    (box.isEmpty ? nil : box[0].templates[property]) ?? text(of: property).map { TextTemplate($0) }
  }

  /// Returns the current text of a property, or `nil` if there's none.
  @inlinable public func text(of property: TextProperty) -> String? {
    switch property {
    case .label: label
    case .value: value
    case .hint: hint
    case .placeholder: placeholder
    }
  }

  /// Changes the text of a property.
  package mutating func setText(_ text: String?, of property: TextProperty) {
    switch property {
    case .label: label = text
    case .value: value = text
    case .hint: hint = text
    case .placeholder: placeholder = text
    }
  }

  /// Sets a property to text with references.
  ///
  /// A template without references is stored as plain text.
  package mutating func setTemplate(_ template: TextTemplate, of property: TextProperty) {
    if let literal = template.literal {
      setText(literal, of: property)
      // Without this check, details that the element shares with a copy would be copied.
      if hasDetails, box[0].templates[property] != nil {
        change { $0.templates[property] = nil }
      }
    } else {
      setText(nil, of: property)
      change { $0.templates[property] = template }
    }
  }
}

extension ValueRange {
  /// The default scale of a slider.
  fileprivate static let slider = ValueRange(
    lower: ExactNumber(0),
    upper: ExactNumber(100),
    step: ExactNumber(10),
    suffix: "%"
  )
  /// The default scale of a stepper.
  fileprivate static let stepper = ValueRange(
    lower: ExactNumber(0),
    upper: ExactNumber(100),
    step: ExactNumber(1)
  )
}

extension Element: CustomStringConvertible {
  /// The role, the traits, the label, and the identifier, such as `button notEnabled "Pay" #pay`.
  ///
  /// The traits include the role's traits.
  public var description: String {
    let words = [role.rawValue] + traits.names
    let label = label.map { ["\"\($0)\""] } ?? []
    return (words + label + (identifier.map { ["#\($0)"] } ?? [])).joined(separator: " ")
  }
}
