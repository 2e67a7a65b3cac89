// A stand-in for what UIKit adds to every object: the informal protocol UIAccessibility, as Apple
// documents it. It only keeps values, and doesn't compute anything.
import Foundation

/// The values that an app sets on an object.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var attributedLabel: NSAttributedString?
  var value: String?
  var hint: String?
  var language: String?
  var traits: UIAccessibilityTraits = []
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var responds: Bool?
  var inputLabels: [String]?
  var expanded = UIAccessibilityExpandedStatus.unsupported
  var directTouch: UIAccessibilityDirectTouchOptions = []
}

/// The values of each object, which stays alive so that no other object takes its place.
@MainActor private var values: [ObjectIdentifier: (owner: NSObject, AccessibilityValues)] = [:]

@MainActor
extension NSObject {
  private var own: AccessibilityValues {
    get { values[ObjectIdentifier(self)]?.1 ?? AccessibilityValues() }
    set { values[ObjectIdentifier(self)] = (self, newValue) }
  }

  /// Whether VoiceOver stops here.
  public var isAccessibilityElement: Bool {
    get { own.isElement }
    set { own.isElement = newValue }
  }
  /// The label.
  public var accessibilityLabel: String? {
    get { own.label }
    set { own.label = newValue }
  }
  /// The label with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { own.attributedLabel }
    set { own.attributedLabel = newValue }
  }
  /// The value.
  public var accessibilityValue: String? {
    get { own.value }
    set { own.value = newValue }
  }
  /// The hint.
  public var accessibilityHint: String? {
    get { own.hint }
    set { own.hint = newValue }
  }
  /// The language.
  public var accessibilityLanguage: String? {
    get { own.language }
    set { own.language = newValue }
  }
  /// The traits.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { own.traits }
    set { own.traits = newValue }
  }
  /// The frame, in points of the screen.
  public var accessibilityFrame: CGRect {
    get { own.frame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { own.frame = newValue }
  }
  /// The shape, in points of the screen.
  public var accessibilityPath: UIBezierPath? {
    get { own.path }
    set { own.path = newValue }
  }
  /// The point that activation touches.
  public var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return own.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { own.activationPoint = newValue }
  }
  /// Whether the elements inside are hidden from VoiceOver.
  public var accessibilityElementsHidden: Bool {
    get { own.elementsHidden }
    set { own.elementsHidden = newValue }
  }
  /// Whether VoiceOver ignores the siblings.
  public var accessibilityViewIsModal: Bool {
    get { own.isModal }
    set { own.isModal = newValue }
  }
  /// Whether VoiceOver reads the children together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { own.groupsChildren }
    set { own.groupsChildren = newValue }
  }
  /// The elements inside, in explicit order.
  public var accessibilityElements: [Any]? {
    get { own.elements }
    set { own.elements = newValue }
  }
  /// The number of elements in a container.
  public func accessibilityElementCount() -> Int { own.elements?.count ?? NSNotFound }
  /// An element of a container.
  public func accessibilityElement(at index: Int) -> Any? {
    own.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The type of the container.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { own.containerType }
    set { own.containerType = newValue }
  }
  /// The custom actions.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { own.actions }
    set { own.actions = newValue }
  }
  /// The custom rotors.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { own.rotors }
    set { own.rotors = newValue }
  }
  /// Whether the element responds to user interaction.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { own.responds ?? true }
    set { own.responds = newValue }
  }
  /// Names for Voice Control; in UIKit the value is unwrapped implicitly.
  public var accessibilityUserInputLabels: [String]? {
    get { own.inputLabels }
    set { own.inputLabels = newValue }
  }
  /// Whether an element that can expand is expanded.
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { own.expanded }
    set { own.expanded = newValue }
  }
  /// How touches pass through the element.
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { own.directTouch }
    set { own.directTouch = newValue }
  }
}
