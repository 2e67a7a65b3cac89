/// A row of the table of properties, with all the model's information about a property.
///
/// All code that iterates over properties iterates over these rows. The parsing and printing of a
/// property are in the notation's rows (`PropertyRow`), which have the same cases.
///
/// It's an immutable class instead of a structure, because the program looks up a row for each line
/// of a file.
package final class PropertySpec: Sendable {
  /// The kinds of nodes that may have a property.
  package struct Holders: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A node of a screen or of the app's tab bar.
    package static let node = Holders(rawValue: 1)
    /// A screen.
    package static let screen = Holders(rawValue: 2)
    /// The app.
    package static let app = Holders(rawValue: 4)
    /// An `each` block.
    package static let each = Holders(rawValue: 8)
    /// Everything except the app.
    package static let nodes: Holders = [.node, .screen, .each]
    /// Screens and the app.
    package static let screens: Holders = [.screen, .app]
    /// All kinds.
    package static let everywhere: Holders = [.node, .screen, .app, .each]
  }

  /// Earshot's use of a property.
  package enum Use: Hashable, Sendable {
    /// VoiceOver or the app uses the property.
    case heeded
    /// Earshot reads, prints, and exports the property for a purpose, but doesn't use it yet.
    case kept(for: String)
  }

  package typealias Copy = @Sendable (inout Element, Element) -> Void

  /// The name in the notation.
  package let name: String
  /// The meaning, in one sentence.
  package let summary: String
  /// The kinds of nodes that can have the property.
  package let holders: Holders
  /// Earshot's use of the property.
  package let use: Use
  /// The property as a ``TextProperty``, or `nil` if it doesn't contain text.
  package let text: TextProperty?
  /// Whether `set` changes the property.
  package let isSettable: Bool
  /// Whether a node can have several lines of the property.
  package let repeats: Bool
  /// The property that can't be on the same node as this property, or `nil` if there's none.
  package let rival: Property?
  /// Whether the property is valid only for some kinds of nodes, so Earshot has to remember its
  /// location in the file.
  package let isChecked: Bool
  /// A function that copies the property as written, for an `each` block.
  let adopt: Copy
  /// A function that sets the property to the value that applies if no condition is true.
  let restore: Copy

  init(
    _ name: String,
    _ summary: String,
    in holders: Holders = .nodes,
    use: Use = .heeded,
    text: TextProperty? = nil,
    isSettable: Bool = false,
    repeats: Bool = false,
    rival: Property? = nil,
    isChecked: Bool = false,
    restore: Copy? = nil,
    copy: @escaping Copy
  ) {
    self.name = name
    self.summary = summary
    self.holders = holders
    self.use = use
    self.text = text
    self.isSettable = isSettable
    self.repeats = repeats
    self.rival = rival
    self.isChecked = isChecked
    self.adopt = copy
    self.restore = restore ?? copy
  }

  /// Whether the lines of the property can have conditions.
  ///
  /// Only properties that `set` can change can have conditions.
  package var isGuardable: Bool { isSettable }

  /// The rows, in the order of the properties.
  package static let all: [PropertySpec] = Property.allCases.map(row)

  /// Returns the row of a text property.
  ///
  /// An `each` block copies the text with its references.
  static func text(
    _ name: String,
    _ summary: String,
    in holders: Holders = .nodes,
    isChecked: Bool = false,
    _ text: TextProperty
  ) -> PropertySpec {
    PropertySpec(
      name,
      summary,
      in: holders,
      text: text,
      isSettable: true,
      isChecked: isChecked
    ) { element, base in
      element.setText(base.text(of: text), of: text)
    } copy: { element, block in
      if let template = block.template(of: text) { element.setTemplate(template, of: text) }
    }
  }
}

extension Property {
  /// The row of the property.
  package var spec: PropertySpec { PropertySpec.all[Int(rawValue)] }

  /// The name in the notation, such as `label.spoken`.
  public var name: String { spec.name }

  /// Finds a property by its name in the notation, or returns `nil` if the name is unknown.
  ///
  /// Names are case-sensitive.
  ///
  /// - Complexity: O(*n*), where *n* is the number of properties.
  public init?(name: some StringProtocol) {
    guard let property = Property.allCases.first(where: { $0.name == name }) else { return nil }
    self = property
  }

  /// The properties that `set` can change, in canonical order.
  ///
  /// They can also have conditions.
  public static let settable: [Property] = allCases.filter(\.spec.isSettable)

  /// Creates the property for a text property.
  package init(_ text: TextProperty) {
    switch text {
    case .label: self = .label
    case .value: self = .value
    case .hint: self = .hint
    case .placeholder: self = .placeholder
    }
  }
}

extension Element {
  /// Copies a property that an `each` block specifies, including its lines with conditions.
  package mutating func adopt(_ property: Property, from block: Element) {
    if block.hasGuarded(property) {
      self.guarded += block.guarded.filter { $0.value.property == property }
    }
    property.spec.adopt(&self, block)
  }

  /// Sets a property to the value that applies if no condition is true.
  package mutating func restore(_ property: Property, from base: Element) {
    property.spec.restore(&self, base)
  }

  /// Returns whether a property has lines with conditions.
  package func hasGuarded(_ property: Property) -> Bool {
    hasDetails && self.guarded.contains { $0.value.property == property }
  }
}
