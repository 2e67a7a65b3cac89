// A stand-in for UIKit: the names and types that EarshotCapture.swift uses, as Apple documents them,
// with no behavior except keeping values. Foundation comes with UIKit, as it does on iOS.
@_exported import Accessibility
@_exported import Foundation

/// Stands in for `UIAccessibilityTraits`, with UIKit's bits.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64
  /// Takes bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Dimmed.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Adjustable.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}

/// Stands in for `UIAccessibilityContainerType`.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Stands in for `UIAccessibilityExpandedStatus`, of iOS 18.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// Stands in for `UIAccessibilityDirectTouchOptions`, of iOS 17.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// Takes bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver says nothing while you touch the element.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Touches pass through after a double tap.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Stands in for `UIBezierPath`.
open class UIBezierPath: NSObject {
  /// The box around the path.
  public let bounds: CGRect
  /// Whether it is empty.
  public var isEmpty: Bool { bounds.isEmpty }
  /// A rectangle.
  public init(rect: CGRect) { bounds = rect }
}

/// Stands in for `UIAccessibilityCustomAction`.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name.
  open var name: String
  /// Creates an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
  }
}

/// Stands in for `UIAccessibilityCustomRotorItemResult`.
@MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that the rotor found.
  open weak var targetElement: NSObjectProtocol?
  /// Creates a result.
  public init(targetElement: NSObjectProtocol, targetRange: NSRange?) {
    self.targetElement = targetElement
  }
}

/// Stands in for `UIAccessibilityCustomRotorSearchPredicate`.
@MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult(
    targetElement: NSObject(),
    targetRange: nil
  )
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// Stands in for `UIAccessibilityCustomRotor`.
@MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Stands in for the direction of a search.
  public enum Direction: Int, Sendable { case previous, next }
  /// Stands in for the type of the search.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  /// The name.
  open var name: String
  /// Finds the next item.
  open var itemSearchBlock: Search
  /// Creates a rotor.
  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    itemSearchBlock = itemSearch
  }
}

/// Stands in for `UIAccessibilityIdentification`.
@MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  var accessibilityIdentifier: String? { get set }
}

/// Stands in for `UIAccessibilityContainerDataTable`.
@MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
}

/// Stands in for `UIAccessibilityContainerDataTableCell`.
@MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows it covers.
  func accessibilityRowRange() -> NSRange
  /// The columns it covers.
  func accessibilityColumnRange() -> NSRange
}

/// Stands in for `UIAccessibilityElement`.
@MainActor
open class UIAccessibilityElement: NSObject, UIAccessibilityIdentification {
  /// The identifier.
  open var accessibilityIdentifier: String?
  /// Creates an element.
  public init(accessibilityContainer: Any) {
    super.init()
    isAccessibilityElement = true
  }
}

/// Stands in for `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// Stands in for `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }

/// Stands in for `UITraitCollection`.
open class UITraitCollection: NSObject {
  /// The device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  init(_ idiom: UIUserInterfaceIdiom) { userInterfaceIdiom = idiom }
}

/// Stands in for `UIView`.
@MainActor
open class UIView: NSObject, UIAccessibilityIdentification {
  /// The frame in the superview.
  open var frame: CGRect
  /// Whether the view is hidden.
  open var isHidden = false
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the view clips its contents.
  open var clipsToBounds = false
  /// The views inside it.
  open private(set) var subviews: [UIView] = []
  /// The view that contains it.
  open private(set) weak var superview: UIView?
  /// The identifier.
  open var accessibilityIdentifier: String?
  /// The direction of the layout.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The traits, such as the device.
  open var traitCollection: UITraitCollection { UITraitCollection(.phone) }
  /// Creates a view.
  public init(frame: CGRect) { self.frame = frame }
  /// The frame in its own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Adds a view.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  var frameOnScreen: CGRect {
    var (frame, view) = (frame, superview)
    while let outer = view {
      frame = frame.offsetBy(dx: outer.frame.minX, dy: outer.frame.minY)
      view = outer.superview
    }
    return frame
  }
}

/// Stands in for `UITextField`.
@MainActor
open class UITextField: UIView {
  /// The text that an empty field shows.
  open var placeholder: String?
}

extension NSAttributedString.Key {
  /// The level of a heading, from 1 to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel"
  )
}

/// Stands in for `UIScreen`.
@MainActor
open class UIScreen: NSObject {
  /// The size of the screen.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}

/// Stands in for `UIViewController`.
@MainActor
open class UIViewController: NSObject {
  /// The title.
  open var title: String?
  /// The view, which is made on first access.
  ///
  /// In UIKit, the type is unwrapped implicitly.
  // In UIKit, the type is unwrapped implicitly.
  open lazy var view: UIView = {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.view = view
    viewDidLoad()
    return view
  }()
  /// A method that is called after the view is made.
  open func viewDidLoad() {}
}

/// Stands in for `UIWindow`.
@MainActor
open class UIWindow: UIView {
  /// The screen that it is on.
  open var screen = UIScreen()
  /// Whether it receives the keyboard's input.
  open var isKeyWindow = false
  /// The controller that it shows.
  open var rootViewController: UIViewController?
}

/// Stands in for `UIScene`.
@MainActor
open class UIScene: NSObject {}

/// Stands in for `UIWindowScene`.
@MainActor
open class UIWindowScene: UIScene {
  /// The windows.
  open var windows: [UIWindow] = []
}

/// Stands in for `UIApplication`.
@MainActor
open class UIApplication: NSObject {
  /// The app.
  public static let shared = UIApplication()
  /// The connected scenes.
  open var connectedScenes: Set<UIScene> = []
}
