// A stand-in for UIKit: the names and types of the accessibility properties that `earshot convert --to uikit` writes, as
// Apple documents them, and nothing behind them.

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1)
  public static let image = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 1)
  public static let staticText = UIAccessibilityTraits(rawValue: 1)
  public static let searchField = UIAccessibilityTraits(rawValue: 1)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1)
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

public struct UIAccessibilityTextualContext: Sendable {
  public static let console = UIAccessibilityTextualContext()
  public static let fileSystem = UIAccessibilityTextualContext()
  public static let messaging = UIAccessibilityTextualContext()
  public static let narrative = UIAccessibilityTextualContext()
  public static let sourceCode = UIAccessibilityTextualContext()
  public static let spreadsheet = UIAccessibilityTextualContext()
  public static let wordProcessing = UIAccessibilityTextualContext()
}

@MainActor open class UIAccessibilityCustomAction {
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {}
}

@MainActor open class UIView {
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityLanguage: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  public init() {}
}
