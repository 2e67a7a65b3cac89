/// A plain node of a random tree, with only what VOICEOVER.md, chapters 3 and 4.5, mention.
///
/// It shares nothing with the program, which reads the same tree as JSON.
struct PlainNode {
  /// The reason why a container describes its contents, at most one.
  enum Container: String, CaseIterable {
    case none, list, landmark, dataTable, semanticGroup, segments, bar, barTrait
  }

  /// The place of a table cell, starting at 0, or `nil` for an unknown row or column.
  struct Cell {
    var row, column: Int?
    var rowSpan = 1
    var columnSpan = 1
  }

  struct Frame {
    var x, y, width, height: Int
  }

  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var traits: Set<String> = []
  /// Whether the app itself makes it a secure field, and not only its traits do.
  var isSecureField = false
  var isElement = false
  var frame: Frame?
  var isHidden = false
  var alpha = 1.0
  var clips = false
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var container = Container.none
  var isTabButton = false
  var cell: Cell?
  /// The identifiers of a table's headers, by row and by column.
  var rowHeaders: [Int: [String]] = [:]
  var columnHeaders: [Int: [String]] = [:]
  /// The identifiers of the explicit order, or `nil` if there is none.
  var elements: [String]?
  var children: [PlainNode] = []
}

// The tree as a file.
extension PlainNode {
  /// A screen that contains some nodes, as JSON.
  static func screen(_ nodes: [PlainNode]) -> String {
    "{\"screen\": \"s\", \"children\": [\(nodes.map(\.json).joined(separator: ", "))]}"
  }

  private var json: String {
    var members: [String] = []
    func add(_ key: String, _ text: String?) {
      if let text { members.append("\"\(key)\": \"\(text)\"") }
    }
    func flag(_ key: String, _ isSet: Bool) { if isSet { members.append("\"\(key)\": true") } }
    func list(_ key: String, _ entries: [String]) {
      members.append("\"\(key)\": [\(entries.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    if isSecureField { add("role", "secureTextField") }
    add("identifier", identifier)
    add("label", label)
    add("value", value)
    add("hint", hint)
    var traits = traits
    if container == .barTrait { traits.insert("tabBar") }
    if !traits.isEmpty { list("traits", traits.sorted()) }
    members.append("\"isAccessibilityElement\": \(isElement)")
    if let frame {
      members.append("\"frame\": [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]")
    }
    flag("hidden", isHidden)
    if alpha != 1 { members.append("\"alpha\": \(alpha)") }
    flag("clipsToBounds", clips)
    flag("accessibilityElementsHidden", elementsHidden)
    flag("accessibilityViewIsModal", isModal)
    flag("shouldGroupAccessibilityChildren", groupsChildren)
    switch container {
    case .list, .landmark, .dataTable, .semanticGroup: add("containerType", container.rawValue)
    case .segments: add("class", "UISegmentedControl")
    case .bar: add("class", "UITabBar")
    case .none, .barTrait: if isTabButton { add("class", "UITabBarButton") }
    }
    if let cell { members += cell.members }
    for (key, headers) in [
      ("headerElementsForRow", rowHeaders), ("headerElementsForColumn", columnHeaders),
    ] where !headers.isEmpty {
      let lists = headers.sorted { $0.key < $1.key }.map { number, names in
        "\"\(number)\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
      }
      members.append("\"\(key)\": {\(lists.joined(separator: ", "))}")
    }
    if let elements { list("accessibilityElements", elements) }
    if !children.isEmpty {
      members.append("\"children\": [\(children.map(\.json).joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension PlainNode.Cell {
  fileprivate var members: [String] {
    var members = [
      "\"row\": \(row.map(String.init) ?? "null")",
      "\"column\": \(column.map(String.init) ?? "null")",
    ]
    if rowSpan > 1 { members.append("\"rowSpan\": \(rowSpan)") }
    if columnSpan > 1 { members.append("\"columnSpan\": \(columnSpan)") }
    return members
  }
}
