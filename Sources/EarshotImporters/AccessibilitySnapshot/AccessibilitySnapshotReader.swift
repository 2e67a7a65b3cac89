import EarshotModel
import EarshotNotation

/// A reader of the model that AccessibilitySnapshot encodes as JSON.
///
/// It also reads the same model in an envelope, as ButtonHeist sends it.
///
/// The elements are VoiceOver's stops in VoiceOver's order, so nothing has to be inferred.
///
/// - Source: AccessibilitySnapshot, AccessibilityHierarchy; ButtonHeist, WIRE-PROTOCOL.md.
enum AccessibilitySnapshotReader {
  /// Returns whether JSON is AccessibilitySnapshot's model, or only the shape of an element, which
  /// `read` rejects.
  static func recognizes(_ json: JSONTree) -> Bool {
    let root = JSONValue(json)
    return isShape(root) || root.kind == .array && root.entries.prefix(3).contains(where: isNode)
  }

  /// Returns whether JSON is an interface that ButtonHeist sent.
  static func recognizesButtonHeist(_ json: JSONTree) -> Bool {
    let root = JSONValue(json)
    return root.has("buttonHeistVersion") || root["payload"]?["tree"] != nil
  }

  private static func isNode(_ value: JSONValue) -> Bool {
    if let element = value["element"] {
      return element.has("_0") || element.has("traits") || element.has("description")
    }
    return value["container"].map { $0.has("children") || $0.has("_0") } ?? false
  }

  private static func isShape(_ value: JSONValue) -> Bool {
    let type = value.text("type")
    return type == "frame" && value.has("frame") || type == "path" && value.has("pathElements")
  }

  /// Converts a model to views.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    let root = JSONValue(json)
    guard !isShape(root) else {
      throw Diagnostic(.error, .shapeAlone, source: source, range: root.start)
    }
    return read(root.entries)
  }

  /// Converts an interface that ButtonHeist sent to views.
  static func readButtonHeist(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    let root = JSONValue(json)
    let payload = root["payload"] ?? root
    return read(payload["tree"]?.entries ?? [])
  }

  private static func read(_ roots: [JSONValue]) -> Dump {
    var dump = Dump()
    dump.isInReadingOrder = true
    var walk = JSONWalk(inReadingOrder(roots)) { value in
      inReadingOrder(value["container"]?["children"]?.entries ?? [])
    }
    while let (value, depth) = walk.next() {
      if let element = value["element"] {
        dump.nodes.append(node(element["_0"] ?? element, depth: depth))
      } else if let container = value["container"] {
        dump.nodes.append(self.container(container["_0"] ?? container, depth: depth))
      }
    }
    return dump
  }

  /// Returns nodes sorted by the positions that they specify, or unchanged if one has no position.
  ///
  /// A container has the position of its first element.
  private static func inReadingOrder(_ values: [JSONValue]) -> [JSONValue] {
    let places = values.map(place)
    guard places.allSatisfy({ $0 != nil }), places.count > 1 else { return values }
    let order = values.indices.sorted { (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1) }
    return order.map { values[$0] }
  }

  private static func place(_ value: JSONValue) -> Int? {
    var value = value
    while let first = value["container"]?["children"]?.entries.first { value = first }
    let element = value["element"]
    let number = element?["traversalIndex"]?.number ?? element?["_0"]?["traversalIndex"]?.number
    return number.flatMap { Int(exactly: $0) }
  }

  // MARK: Nodes

  private static func node(_ value: JSONValue, depth: Int) -> DumpNode {
    var node = DumpNode(.any, depth: depth, range: value.start)
    node.isElement = true
    node.label = value.text("label")
    node.value = value.text("value")
    node.hint = value.text("hint")
    node.identifier = value.text("identifier")
    node.spoken = value.text("description")
    node.language = value.text("accessibilityLanguage")
    node.userInputLabels = value.texts("userInputLabels")
    node.actions = value.texts("customActions")
    node.responds = value.flag("respondsToUserInteraction")
    node.traits = value.texts("traits").reduce(into: []) { $0.formUnion(Traits(exported: $1)) }
    if value.flag("usesDefaultActivationPoint") == false {
      node.activationPoint = value["activationPoint"]?.point
    }
    node.content = (value["customContent"]?.entries ?? []).compactMap { entry in
      entry.text("label").map { label in
        CustomContent(
          label: label,
          value: TextTemplate(entry.text("value") ?? ""),
          isImportant: entry.flag("isImportant") ?? false
        )
      }
    }
    node.frame = value["shape"]?["frame"]?.rect
    return node
  }

  private static func container(_ value: JSONValue, depth: Int) -> DumpNode {
    var node = DumpNode(.other, depth: depth, range: value.start)
    guard let type = value["type"] else { return node }
    let kind = type.string ?? ContainerKind.allCases.first { type.has($0.rawValue) }?.rawValue
    let details = kind.flatMap { type[$0] } ?? value
    node.label = details.text("label")
    node.identifier = details.text("identifier")
    node.container = kind.flatMap(ContainerKind.init)?.role
    return node
  }

  /// The kinds of containers.
  private enum ContainerKind: String, CaseIterable {
    case semanticGroup, list, landmark, dataTable, tabBar

    /// The role for the kind, or `nil` for a table, because its cells don't specify their
    /// positions.
    var role: Role? {
      switch self {
      case .semanticGroup: .group
      case .list: .list
      case .landmark: .landmark
      case .tabBar: .tabBar
      case .dataTable: nil
      }
    }
  }
}

extension Diagnostic.Message {
  static var shapeAlone: Self {
    "this file describes only the shape of an element; export the whole hierarchy of the screen"
  }
}
