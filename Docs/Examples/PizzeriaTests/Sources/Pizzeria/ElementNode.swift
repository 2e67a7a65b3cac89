/// A screen as Earshot reads it from JSON.
struct ScreenNode: Encodable {
  var screen: String
  var title: String
  var children: [ElementNode]
}

/// An accessibility element; what is nil is left out.
struct ElementNode: Encodable {
  var label: String
  var value: String?
  var traits: [String] = []
  var identifier: String?
  var isAccessibilityElement = true
  var customActions: [String]?
}
