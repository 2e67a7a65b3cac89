/// The cart of a pizzeria.
public struct Cart {
  /// A pizza in the cart.
  public struct Line {
    /// The name.
    public var name: String
    /// The price, in roubles.
    public var price: Int

    /// Creates a line with a pizza.
    public init(_ name: String, _ price: Int) {
      self.name = name
      self.price = price
    }
  }

  /// The contents of the cart.
  public var lines: [Line]

  /// Creates a cart, which is empty by default.
  public init(_ lines: [Line] = []) { self.lines = lines }

  /// The sum of the prices.
  public var total: Int { lines.reduce(0) { $0 + $1.price } }
}
