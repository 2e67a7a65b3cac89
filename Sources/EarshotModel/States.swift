/// Whether an element that can expand is expanded.
///
/// - Source: UIAccessibilityExpandedStatus, iOS 18.
public enum ExpandedStatus: String, CaseIterable, Hashable, Sendable {
  /// Unfolded.
  case expanded
  /// Folded.
  case collapsed
}

/// The state of a toggle.
///
/// - Source: UISwitch's accessibility values "1", "0" and "2".
public enum ToggleState: String, CaseIterable, Hashable, Sendable {
  /// On, the value "1".
  case on
  /// Off, the value "0".
  case off
  /// Neither, the value "2".
  case mixed

  /// Returns the state of a value.
  public init?(value: String?) {
    switch value {
    case "1": self = .on
    case "0": self = .off
    case "2": self = .mixed
    default: return nil
    }
  }

  /// The value that UIKit keeps.
  public var value: String {
    switch self {
    case .on: "1"
    case .off: "0"
    case .mixed: "2"
    }
  }
}
