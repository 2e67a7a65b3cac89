import EarshotModel
import EarshotNotation

/// A reader of the documents of all three generations of VoiceOver Designer.
///
/// The documents are `document.json`, and `controls.json` at the top of a document or in a frame.
///
/// The elements are in reading order. Frames are in pixels of an image whose scale is in another
/// file, so the reader drops them.
///
/// - Source: VoiceOver Designer, AccessibilityViewCodingService.swift and A11yTraits.swift.
enum VoiceOverDesignerReader {
  /// Returns whether JSON is a document of VoiceOver Designer.
  static func recognizes(_ json: JSONTree) -> Bool {
    roots(of: json).prefix(3).contains { value in
      value.has("trait") && value.has("label") || value.has("imageLocation")
        || value.has("treatButtonsAsAdjustable") || value.has("isTabTrait")
    }
  }

  private static func roots(of json: JSONTree) -> [JSONValue] {
    let root = JSONValue(json)
    return root.kind == .array ? root.entries : root["elements"]?.entries ?? []
  }

  /// Converts a document to views, with a screen for each frame.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the text.
  static func read(_ json: JSONTree, source: Int) throws(Diagnostic) -> Dump {
    let roots = roots(of: json)
    let frames = roots.filter { $0.text("type") == "frame" }
    guard let first = frames.first else { return screen(roots) }
    var dump = screen(first["elements"]?.entries ?? [])
    dump.title = first.text("label")
    for frame in frames.dropFirst() {
      var other = screen(frame["elements"]?.entries ?? [])
      other.title = frame.text("label")
      dump.more.append(other)
    }
    return dump
  }

  private static func screen(_ roots: [JSONValue]) -> Dump {
    var dump = Dump()
    dump.isInReadingOrder = true
    var walk = JSONWalk(roots) { $0["elements"]?.entries ?? [] }
    while let (value, depth) = walk.next() {
      guard value.kind == .object else { continue }
      let isContainer = value.text("type") == "container"
      dump.nodes.append(isContainer ? container(value, depth) : element(value, depth))
    }
    return dump
  }

  private static func container(_ value: JSONValue, _ depth: Int) -> DumpNode {
    var node = DumpNode(.other, depth: depth, range: value.start)
    node.label = value.text("label")
    node.isModal = value.flag("isModal") ?? false
    if value.flag("isTabTrait") == true {
      node.container = .tabBar
    } else {
      switch value.text("containerType") {
      case "list": node.container = .list
      case "semanticGroup": node.container = .group
      default: break
      }
    }
    return node
  }

  private static func element(_ value: JSONValue, _ depth: Int) -> DumpNode {
    var node = DumpNode(.any, depth: depth, range: value.start)
    node.isElement = value.flag("isAccessibilityElement") ?? true
    node.label = value.text("label")
    node.value = value.text("value")
    node.hint = value.text("hint")
    node.traits = Traits(designed: value["trait"]?.number ?? 0)
    node.actions = value["customActions"]?.texts("names") ?? []
    if let options = value["adjustableOptions"] {
      node.values = options.texts("options")
      if let current = options["currentIndex"]?.number, let place = Int(exactly: current),
        node.values.indices.contains(place)
      {
        node.value = node.values[place]
      }
    }
    node.content = (value["customDescriptions"]?["descriptions"]?.entries ?? []).compactMap {
      entry in
      entry.text("label").map {
        CustomContent(label: $0, value: TextTemplate(entry.text("value") ?? ""))
      }
    }
    return node
  }
}

extension Traits {
  /// Creates traits from VoiceOver Designer's own bits, which differ from UIKit's and include three
  /// bits of an older generation.
  ///
  /// - Source: VoiceOver Designer, A11yTraits.swift; the bits 19, 22, and 53 occur in documents of
  ///   January 2023.
  fileprivate init(designed number: Double) {
    self = []
    guard let bits = UInt64(exactly: number) else { return }
    for (bit, trait) in Traits.designed where bits & (1 << bit) != 0 { formUnion(trait) }
  }

  private static let designed: [(bit: UInt64, trait: Traits)] = [
    (0, .button), (1, .header), (2, .adjustable), (3, .link), (4, .staticText), (5, .image),
    (6, .searchField), (7, .tabBarItem), (8, .selected), (9, .notEnabled), (10, .summaryElement),
    (11, .playsSound), (12, .allowsDirectInteraction), (13, .startsMediaSession),
    (14, .updatesFrequently), (15, .causesPageTurn), (16, .keyboardKey), (18, .textEntry),
    (19, .textEntry), (20, .toggleButton), (21, .isEditing), (22, .isEditing),
    (53, .toggleButton),
  ]
}
