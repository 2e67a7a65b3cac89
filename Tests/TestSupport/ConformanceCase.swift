import Foundation
public import Testing
public import EarshotNotation

/// A transcribed case of the AccessibilitySnapshot model: a tree, and the stops in it.
public struct ConformanceCase: Sendable, CustomTestStringConvertible {
  /// A stop as the model describes it.
  public struct Stop: Hashable, Sendable {
    /// The description.
    public var description: String
    /// The hint line.
    public var hint: String?

    /// Creates a stop.
    public init(description: String, hint: String?) {
      self.description = description
      self.hint = hint
    }
  }

  /// The expectation of the case.
  public enum Expectation: Hashable, Sendable {
    /// The stops have these identifiers, in this order.
    case order([String])
    /// The stops have these identifiers, in any order.
    case membership(Set<String>)
    /// The stops have these descriptions.
    case speech([Stop])
  }

  /// The name of the case.
  public let id: String
  /// `phone` or `pad`.
  public let idiom: String
  /// `ltr` or `rtl`.
  public let direction: String
  /// The tree, in the JSON form.
  public let tree: SourceText
  /// The expected stops.
  public let expectation: Expectation

  /// The name, as the test runner shows it.
  public var testDescription: String { id }

  /// All cases of the fixture.
  public static let all: [ConformanceCase] = {
    guard let source = try? ProjectFiles.source("Tests/Fixtures/conformance/cases.json"),
      let list = try? JSONSerialization.jsonObject(with: Data(source.utf8)) as? [[String: Any]]
    else { return [] }
    return list.compactMap(ConformanceCase.init)
  }()

  private init?(_ object: [String: Any]) {
    guard let id = object["id"] as? String, let idiom = object["idiom"] as? String,
      let direction = object["direction"] as? String, let tree = object["tree"],
      let data = try? JSONSerialization.data(withJSONObject: tree),
      let expectation = Expectation(object)
    else { return nil }
    self.id = id
    self.idiom = idiom
    self.direction = direction
    self.tree = SourceText(name: "case.json", utf8: Array(data))
    self.expectation = expectation
  }
}

extension ConformanceCase.Expectation {
  fileprivate init?(_ object: [String: Any]) {
    if let identifiers = object["expectOrder"] as? [String] {
      let isFree = object["asserts"] as? String == "membership"
      self = isFree ? .membership(Set(identifiers)) : .order(identifiers)
    } else if let stops = object["expect"] as? [[String: Any]] {
      self = .speech(
        stops.map {
          .init(description: $0["description"] as? String ?? "", hint: $0["hint"] as? String)
        }
      )
    } else {
      return nil
    }
  }

  /// Returns whether the result is as expected: the identifiers and descriptions of the stops, in
  /// order.
  public func agrees(with identifiers: [String?], _ stops: [ConformanceCase.Stop]) -> Bool {
    switch self {
    case .order(let expected): expected == identifiers
    case .membership(let expected):
      expected == Set(identifiers.compactMap { $0 }) && expected.count == identifiers.count
    case .speech(let expected): expected == stops
    }
  }
}
