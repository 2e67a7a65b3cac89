package import EarshotModel
import EarshotNotation

/// The contrast between two colors.
///
/// - Source: WCAG 2.2, “contrast ratio” and “relative luminance”.
package struct Contrast: Sendable {
  /// The color of the text.
  package let foreground: Color
  /// The background color.
  package let background: Color
  /// The ratio, 1 to 21.
  package let ratio: Double

  /// Calculates the contrast between two colors.
  package init(_ foreground: Color, on background: Color) {
    self.foreground = foreground
    self.background = background
    let (first, second) = (foreground.luminance, background.luminance)
    ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Calculates the contrast of an element.
  ///
  /// Returns `nil` if a color is unknown or the element is disabled.
  init?(of element: Element) {
    guard let foreground = element.foreground, let background = element.background,
      !element.traits.contains(.notEnabled)
    else { return nil }
    self.init(foreground, on: background)
  }

  /// The ratio in hundredths, rounded down.
  package var hundredths: Int { Int(ratio * 100) }

  /// Returns the problem if the contrast is lower than the required ratio, which is in hundredths,
  /// or `nil` if it isn't.
  func complaint(least: Int) -> Complaint.Message? {
    guard ratio * 100 < Double(least) else { return nil }
    return
      """
      the contrast is \(hundredths.asRatio) (\(foreground.code) on \(background.code)); it must \
      be at least \(least.asRatio)
      """
  }
}

extension Color {
  /// The relative luminance of the color, from 0 to 1.
  fileprivate var luminance: Double {
    0.2126 * Color.linear[Int(red)] + 0.7152 * Color.linear[Int(green)]
      + 0.0722 * Color.linear[Int(blue)]
  }

  /// The linear light for each step of a color component, from 0 to 255.
  private static let linear: [Double] = (0...255).map { step in
    let share = Double(step) / 255
    return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
  }

  /// Returns a number from 0 to 1 raised to the power of 2.4, which is its square times the fifth
  /// root of its square.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 0.5 + square / 2
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }

  /// The color in hexadecimal notation, such as `#777777`.
  var code: String {
    "#"
      + [red, green, blue].map { step in
        let digits = String(step, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Int {
  /// The number of hundredths as a ratio, such as `4.47:1`.
  fileprivate var asRatio: String {
    self % 100 == 0
      ? "\(self / 100):1" : "\(self / 100).\(self % 100 < 10 ? "0" : "")\(self % 100):1"
  }
}

extension FontSize {
  /// Whether text of this size is large.
  var isLarge: Bool { points >= 18 || isBold && points >= 14 }
}

extension Double {
  /// A length in points, rounded to tenths, without a decimal if it's whole.
  var asPoints: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\((tenths % 10).magnitude)"
  }
}
