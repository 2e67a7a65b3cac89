// A stand-in for Apple's framework Accessibility: the names and types that EarshotCapture.swift
// uses, as Apple documents them, without any behavior.
import Foundation

/// Stands in for `AXCustomContent`.
open class AXCustomContent: NSObject {
  /// Stands in for `AXCustomContent.Importance`.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// The label.
  public let label: String
  /// The value.
  public let value: String
  /// The importance.
  open var importance = Importance.default

  /// Creates content.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// Stands in for `AXCustomContentProvider`.
@MainActor
public protocol AXCustomContentProvider: AnyObject {
  /// The content; in Apple's framework the value is unwrapped implicitly.
  var accessibilityCustomContent: [AXCustomContent]? { get set }
}
