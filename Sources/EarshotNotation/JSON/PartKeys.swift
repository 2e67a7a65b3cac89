import EarshotModel

/// The keys of the objects that the parts of a node are written as.
///
/// They stand in one place, so that the test of the schema sees them all.
enum PartKeys {
  static let content = ["label", "value", "important", "interpolated"]
  static let mark = ["name", "text", "occurrence"]
  static let action = ["name", "when", "do"]
  static let rotor = ["name", "selector"]
  static let handler = ["event", "every", "when", "do"]
  static let guarded = ["property", "when", "value", "interpolated"]
  static let interpolated = TextProperty.allCases.map(\.rawValue)
}
