// Stand-ins for a few of UIKit's views, with what UIKit's own say to VoiceOver when an app sets
// nothing.

extension UIAccessibilityTraits {
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
}

/// Stands in for `UILabel`, which VoiceOver stops at and reads.
@MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { accessibilityLabel = text }
  }
  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }
}

/// Stands in for `UIImageView`, which VoiceOver skips unless the app says otherwise.
@MainActor
open class UIImageView: UIView {
  /// Creates an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .image
  }
}

/// Stands in for `UIControl`.
@MainActor
open class UIControl: UIView {
  /// Stands in for `UIControl.State`.
  public struct State: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No special state.
    public static let normal: State = []
  }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
}

/// Stands in for `UIButton`, whose title is its label.
@MainActor
open class UIButton: UIControl {
  /// Sets the title.
  open func setTitle(_ title: String?, for state: State) { accessibilityLabel = title }
}

/// Stands in for `UISwitch`, whose value is “1” or “0”.
@MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false {
    didSet { accessibilityValue = isOn ? "1" : "0" }
  }
  /// Creates a switch that is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = UIAccessibilityTraits(rawValue: 1 | 1 << 53)
    accessibilityValue = "0"
  }
}

/// Stands in for `UISegmentedControl`, whose segments are elements.
@MainActor
open class UISegmentedControl: UIView {}
