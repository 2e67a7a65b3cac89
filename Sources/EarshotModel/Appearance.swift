/// A colour, as red, green and blue from 0 to 255.
public struct Color: Hashable, Sendable {
  /// The share of red.
  public var red: UInt8
  /// The share of green.
  public var green: UInt8
  /// The share of blue.
  public var blue: UInt8

  /// Creates a colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// The size and weight of a text, for audits.
public struct FontSize: Hashable, Sendable {
  /// The size in points.
  public var points: Double
  /// Whether the text is bold.
  public var isBold: Bool

  /// Creates a font size.
  public init(points: Double, isBold: Bool = false) {
    self.points = points
    self.isBold = isBold
  }
}
