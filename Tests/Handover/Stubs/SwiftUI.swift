// A stand-in for SwiftUI: the names and types of the accessibility modifiers that `earshot convert --to swiftui` writes,
// as Apple documents them, and nothing behind them.

public import Accessibility

/// Stands in for `View`.
@MainActor @preconcurrency public protocol View {}

/// Stands in for `Text`.
public struct Text: View {
  /// Creates one.
  nonisolated public init(verbatim content: String) {}
}

/// Stands in for `AccessibilityTraits`.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// The value `isButton`.
  public static let isButton = AccessibilityTraits()
  /// The value `isHeader`.
  public static let isHeader = AccessibilityTraits()
  /// The value `isSelected`.
  public static let isSelected = AccessibilityTraits()
  /// The value `isLink`.
  public static let isLink = AccessibilityTraits()
  /// The value `isSearchField`.
  public static let isSearchField = AccessibilityTraits()
  /// The value `isImage`.
  public static let isImage = AccessibilityTraits()
  /// The value `playsSound`.
  public static let playsSound = AccessibilityTraits()
  /// The value `isKeyboardKey`.
  public static let isKeyboardKey = AccessibilityTraits()
  /// The value `isStaticText`.
  public static let isStaticText = AccessibilityTraits()
  /// The value `isSummaryElement`.
  public static let isSummaryElement = AccessibilityTraits()
  /// The value `updatesFrequently`.
  public static let updatesFrequently = AccessibilityTraits()
  /// The value `startsMediaSession`.
  public static let startsMediaSession = AccessibilityTraits()
  /// The value `allowsDirectInteraction`.
  public static let allowsDirectInteraction = AccessibilityTraits()
  /// The value `causesPageTurn`.
  public static let causesPageTurn = AccessibilityTraits()
  /// The value `isModal`.
  public static let isModal = AccessibilityTraits()
  /// The value `isToggle`.
  public static let isToggle = AccessibilityTraits()
  /// Creates one.
  public init() {}
  /// The method `union`.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  /// The method `formUnion`.
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  /// The method `intersection`.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  /// The method `formIntersection`.
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  /// The method `symmetricDifference`.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  /// The method `formSymmetricDifference`.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
  /// The method `contains`.
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  /// The method `insert`.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { (false, newMember) }
  /// The method `remove`.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  /// The method `update`.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
}

/// Stands in for `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// Stands in for `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// Stands in for `AccessibilityActionKind`.
public struct AccessibilityActionKind: Sendable {
  /// The value `default`.
  public static let `default` = AccessibilityActionKind()
  /// The value `escape`.
  public static let escape = AccessibilityActionKind()
  /// The value `magicTap`.
  public static let magicTap = AccessibilityActionKind()
}

/// Stands in for `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Sendable {
  /// The value `ignore`.
  public static let ignore = AccessibilityChildBehavior()
  /// The value `contain`.
  public static let contain = AccessibilityChildBehavior()
  /// The value `combine`.
  public static let combine = AccessibilityChildBehavior()
}

/// Stands in for `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Sendable {
  /// The value `plain`.
  public static let plain = AccessibilityTextContentType()
  /// The value `console`.
  public static let console = AccessibilityTextContentType()
  /// The value `fileSystem`.
  public static let fileSystem = AccessibilityTextContentType()
  /// The value `messaging`.
  public static let messaging = AccessibilityTextContentType()
  /// The value `narrative`.
  public static let narrative = AccessibilityTextContentType()
  /// The value `sourceCode`.
  public static let sourceCode = AccessibilityTextContentType()
  /// The value `spreadsheet`.
  public static let spreadsheet = AccessibilityTextContentType()
  /// The value `wordProcessing`.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// The protocol `AXChartDescriptorRepresentable`.
public protocol AXChartDescriptorRepresentable {
  /// The method `makeChartDescriptor`.
  func makeChartDescriptor() -> AXChartDescriptor
}

extension View {
  /// The method `accessibilityChartDescriptor`.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
  /// The method `accessibilityLabel`.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// The method `accessibilityValue`.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// The method `accessibilityHint`.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// The method `accessibilityInputLabels`.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// The method `accessibilityIdentifier`.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// The method `accessibilityHidden`.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// The method `accessibilityElement`.
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
  /// The method `accessibilityAddTraits`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// The method `accessibilityHeading`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// The method `accessibilityTextContentType`.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    self
  }
  /// The method `accessibilityRespondsToUserInteraction`.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool) -> some View { self }
  /// The method `accessibilityCustomContent`.
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
  /// The method `accessibilityAction`.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// The method `accessibilityAction`.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind,
    _ handler: @escaping () -> Void
  ) -> some View { self }
  /// The method `accessibilityAdjustableAction`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// The method `disabled`.
  public func disabled(_ disabled: Bool) -> some View { self }
}
