/// The expanded status of an element that can expand.
///
/// - Source: UIAccessibilityExpandedStatus, iOS 18.
public enum ExpandedStatus: String, CaseIterable, Hashable, Sendable {
  /// The element is expanded.
  case expanded
  /// The element is collapsed.
  case collapsed
}

/// The state of a toggle.
///
/// - Source: UISwitch's accessibility values "1", "0", and "2".
public enum ToggleState: String, CaseIterable, Hashable, Sendable {
  /// On, with the value "1".
  case on
  /// Off, with the value "0".
  case off
  /// Neither on nor off, with the value "2".
  case mixed

  /// Creates the state for the value "1", "0", or "2", or returns `nil` for any other value.
  public init?(value: String?) {
    switch value {
    case "1": self = .on
    case "0": self = .off
    case "2": self = .mixed
    default: return nil
    }
  }

  /// The value that UIKit stores.
  public var value: String {
    switch self {
    case .on: "1"
    case .off: "0"
    case .mixed: "2"
    }
  }
}
