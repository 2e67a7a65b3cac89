// A stand-in for SwiftUI: the names and types of the accessibility modifiers that `earshot convert --to swiftui` writes,
// as Apple documents them, and nothing behind them.

@MainActor @preconcurrency public protocol View {}

public struct Text: View {
  nonisolated public init(verbatim content: String) {}
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isSearchField = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let playsSound = AccessibilityTraits()
  public static let isKeyboardKey = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public static let isSummaryElement = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public static let startsMediaSession = AccessibilityTraits()
  public static let allowsDirectInteraction = AccessibilityTraits()
  public static let causesPageTurn = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public static let isToggle = AccessibilityTraits()
  public init() {}
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { (false, newMember) }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
}

public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

public struct AccessibilityActionKind: Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool) -> some View { self }
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind,
    _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
}
