// A stand-in for UIKit: the names and types of the accessibility properties that `earshot convert --to uikit` writes, as
// Apple documents them, and nothing behind them.

/// Stands in for `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The property `rawValue`.
  public let rawValue: UInt64
  /// Creates one.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The value `button`.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The value `header`.
  public static let header = UIAccessibilityTraits(rawValue: 1)
  /// The value `link`.
  public static let link = UIAccessibilityTraits(rawValue: 1)
  /// The value `image`.
  public static let image = UIAccessibilityTraits(rawValue: 1)
  /// The value `selected`.
  public static let selected = UIAccessibilityTraits(rawValue: 1)
  /// The value `staticText`.
  public static let staticText = UIAccessibilityTraits(rawValue: 1)
  /// The value `searchField`.
  public static let searchField = UIAccessibilityTraits(rawValue: 1)
  /// The value `playsSound`.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1)
  /// The value `keyboardKey`.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1)
  /// The value `summaryElement`.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1)
  /// The value `updatesFrequently`.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1)
  /// The value `startsMediaSession`.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1)
  /// The value `adjustable`.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1)
  /// The value `notEnabled`.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1)
  /// The value `allowsDirectInteraction`.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1)
  /// The value `causesPageTurn`.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1)
  /// The value `toggleButton`.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1)
}

/// Stands in for `UIAccessibilityContainerType`.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Stands in for `UIAccessibilityTextualContext`.
public struct UIAccessibilityTextualContext: Sendable {
  /// The value `console`.
  public static let console = UIAccessibilityTextualContext()
  /// The value `fileSystem`.
  public static let fileSystem = UIAccessibilityTextualContext()
  /// The value `messaging`.
  public static let messaging = UIAccessibilityTextualContext()
  /// The value `narrative`.
  public static let narrative = UIAccessibilityTextualContext()
  /// The value `sourceCode`.
  public static let sourceCode = UIAccessibilityTextualContext()
  /// The value `spreadsheet`.
  public static let spreadsheet = UIAccessibilityTextualContext()
  /// The value `wordProcessing`.
  public static let wordProcessing = UIAccessibilityTextualContext()
}

/// Stands in for `UIAccessibilityCustomAction`.
@MainActor open class UIAccessibilityCustomAction {
  /// Creates one.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {}
}

/// Stands in for `UIView`.
@MainActor open class UIView {
  /// The property `isAccessibilityElement`.
  open var isAccessibilityElement = false
  /// The property `accessibilityLabel`.
  open var accessibilityLabel: String?
  /// The property `accessibilityValue`.
  open var accessibilityValue: String?
  /// The property `accessibilityHint`.
  open var accessibilityHint: String?
  /// The property `accessibilityLanguage`.
  open var accessibilityLanguage: String?
  /// The property `accessibilityIdentifier`.
  open var accessibilityIdentifier: String?
  /// The property `accessibilityTraits`.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The property `accessibilityElementsHidden`.
  open var accessibilityElementsHidden = false
  /// The property `accessibilityViewIsModal`.
  open var accessibilityViewIsModal = false
  /// The property `shouldGroupAccessibilityChildren`.
  open var shouldGroupAccessibilityChildren = false
  /// The property `accessibilityContainerType`.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// The property `accessibilityUserInputLabels`.
  open var accessibilityUserInputLabels: [String]?
  /// The property `accessibilityTextualContext`.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// The property `accessibilityRespondsToUserInteraction`.
  open var accessibilityRespondsToUserInteraction = true
  /// The property `accessibilityCustomActions`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Creates one.
  public init() {}
}
