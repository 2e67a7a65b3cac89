import Foundation

/// The cart of a pizzeria, and how its screen describes itself to VoiceOver.
public struct Cart {
  /// A pizza in the cart.
  public struct Line {
    /// What it is called.
    public var name: String
    /// What it costs, in roubles.
    public var price: Int

    /// Puts a pizza on a line.
    public init(_ name: String, _ price: Int) {
      self.name = name
      self.price = price
    }
  }

  /// What is in the cart.
  public var lines: [Line]

  /// Creates a cart; an empty one where nothing is said.
  public init(_ lines: [Line] = []) { self.lines = lines }

  /// The sum of the prices.
  public var total: Int { lines.reduce(0) { $0 + $1.price } }

  /// The element tree of the screen, as JSON with UIKit's property names.
  public func elementTree() throws -> String {
    let screen = ScreenNode(screen: "cart", title: "Cart", children: nodes)
    return String(decoding: try JSONEncoder().encode(screen), as: UTF8.self)
  }

  private var nodes: [ElementNode] {
    [ElementNode(label: "Cart", traits: ["header"])]
      + lines.map { line in
        ElementNode(
          label: line.name,
          value: "\(line.price) roubles",
          customActions: ["Remove"]
        )
      }
      + [
        ElementNode(
          label: "Pay",
          value: "\(total) roubles",
          traits: lines.isEmpty ? ["button", "notEnabled"] : ["button"],
          identifier: "pay"
        )
      ]
  }
}
