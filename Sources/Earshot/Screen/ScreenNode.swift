/// A node of a screen that you create in code: an element, a container, or a view.
///
///     let pay = ScreenNode(.button, "Pay", value: "820 roubles", identifier: "pay")
///     let cart = try ScreenDocument(screens: [.init("cart", children: [.init(.header, "Cart"), pay])])
///
/// Create a tree in code if a test computes its content, such as the rows of a list. For all other
/// screens, the notation is shorter, so there's no result builder.
public struct ScreenNode: Hashable, Sendable {
  /// The role of the node.
  public var role: Role
  /// The label, or `nil` for none.
  public var label: String?
  /// The value, or `nil` for none.
  ///
  /// For a switch, the value is `1` (on), `0` (off), or `2` (mixed).
  public var value: String?
  /// The hint, or `nil` for none.
  public var hint: String?
  /// The traits in addition to the role's traits.
  public var traits: [Trait]
  /// The accessibility identifier, or `nil` for none.
  public var identifier: String?
  /// The frame on the screen, in points, or `nil` if it's unknown.
  public var frame: Frame?
  /// The names of the custom actions.
  public var actions: [String]
  /// All other properties, by their keys in the JSON form: `["accessibilityViewIsModal": true]`.
  ///
  /// Docs/element-tree.schema.json lists the keys and their values.
  public var properties: [String: Property]
  /// The nodes inside the node, in the order of the view tree.
  public var children: [ScreenNode]

  /// Creates a node.
  ///
  /// Omitted properties have UIKit's defaults.
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

  /// A rectangle on the screen, in points from the upper-left corner.
  public struct Frame: Hashable, Sendable, CustomStringConvertible {
    /// The x-coordinate of the left edge, in points.
    public var x: Double
    /// The y-coordinate of the top edge, in points.
    public var y: Double
    /// The width, in points.
    ///
    /// A faulty app can report a negative or infinite width.
    public var width: Double
    /// The height, in points.
    ///
    /// A faulty app can report a negative or infinite height.
    public var height: Double

    /// Creates a rectangle from its position and its size, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The four numbers as in a `.screen` file, such as `16 44 358 44`.
    public var description: String {
      [x, y, width, height].map { number in
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }.joined(separator: " ")
    }
  }
}

extension ScreenNode {
  /// A value in the JSON form, which you write as a literal: `true`, `1`, `"list"`, `["a", "b"]`,
  /// or `["row": 0]`.
  public enum Property: Hashable, Sendable {
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// A Boolean value.
    case flag(Bool)
    /// An array of values.
    case list([Property])
    /// A dictionary of values by their keys.
    case object([String: Property])
  }
}

extension ScreenNode.Property: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a property from a string.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Creates a property from an integer.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// Creates a property from a floating-point number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Creates a property from a Boolean value.
  public init(booleanLiteral isTrue: Bool) { self = .flag(isTrue) }
  /// Creates a property from an array.
  public init(arrayLiteral values: Self...) { self = .list(values) }
  /// Creates a property from a dictionary.
  ///
  /// If a key repeats, its last value wins.
  public init(dictionaryLiteral members: (String, Self)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }
}
