/// A node of a screen, made in code: an element, a container, or a view.
///
///     let pay = ScreenNode(.button, "Pay", value: "820 roubles", identifier: "pay")
///     let cart = try ScreenDocument(screens: [.init("cart", children: [.init(.header, "Cart"), pay])])
///
/// Trees in code are for what a test works out, such as the rows of a list. A screen that is known
/// beforehand is shorter as text in the notation, and nothing is said there twice; that is why there
/// is no result builder.
public struct ScreenNode: Hashable, Sendable {
  /// What it is.
  public var role: Role
  /// The label, or `nil` for none.
  public var label: String?
  /// The value, or `nil` for none; of a switch `1`, `0` or `2`.
  public var value: String?
  /// The hint, or `nil` for none.
  public var hint: String?
  /// The traits beside those of the role.
  public var traits: [Trait]
  /// The identifier, or `nil` for none.
  public var identifier: String?
  /// Where it is on the screen, in points, or `nil` if that is not known.
  public var frame: Frame?
  /// The names of its custom actions.
  public var actions: [String]
  /// Everything else, by the keys of the JSON form: `["accessibilityViewIsModal": true]`.
  ///
  /// Docs/element-tree.schema.json lists the keys and what each may hold.
  public var properties: [String: Property]
  /// What is inside it, in the order of the view tree.
  public var children: [ScreenNode]

  /// Creates a node; what is left out has UIKit's default.
  public init(
    _ role: Role,
    _ label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: [Trait] = [],
    identifier: String? = nil,
    frame: Frame? = nil,
    actions: [String] = [],
    properties: [String: Property] = [:],
    children: [ScreenNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.identifier = identifier
    self.frame = frame
    self.actions = actions
    self.properties = properties
    self.children = children
  }

  /// A rectangle on the screen, in points from its upper left corner.
  public struct Frame: Hashable, Sendable, CustomStringConvertible {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width; broken apps report negative and infinite ones.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The four numbers as a `.screen` file has them: `16 44 358 44`.
    public var description: String {
      [x, y, width, height].map { number in
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }.joined(separator: " ")
    }
  }
}

extension ScreenNode {
  /// What stands under a key of the JSON form, written as a literal: `true`, `1`, `"list"`,
  /// `["a", "b"]`, `["row": 0]`.
  public enum Property: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
    /// Several values.
    case list([Property])
    /// Values by keys.
    case object([String: Property])
  }
}

extension ScreenNode.Property: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Creates a number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// Creates a number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Creates yes or no.
  public init(booleanLiteral isTrue: Bool) { self = .flag(isTrue) }
  /// Creates a list.
  public init(arrayLiteral values: Self...) { self = .list(values) }
  /// Creates values by keys; of a repeated key the last one counts.
  public init(dictionaryLiteral members: (String, Self)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }
}
