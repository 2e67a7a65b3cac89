/// The cart of a pizzeria.
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
}
