import EarshotModel

/// A node of Flutter's semantics tree, with the properties that its lines contain.
struct FlutterNode {
  /// The column of the node's name.
  let column: Int
  /// The byte range of the line with the node's name.
  let range: Range<Int>
  /// The strings by their keys.
  private var texts: [String: String] = [:]
  private var flags: Set<String> = []
  private var actions: [String] = []
  private var frame: Rect?
  /// The numbers of the matrix that moves the frame, or an empty array.
  private var matrix: [Double] = []
  /// Whether the frame is scaled.
  ///
  /// The frames inside a scaled frame are in points, and the frame of the root is in pixels.
  private(set) var isScaled = false
  /// Whether the node is a part of the node around it.
  private(set) var isMergedUp = false
  /// The key of a string that continues on the next line, or `nil` if there's none.
  private var openKey: String?

  init(column: Int, range: Range<Int>) {
    self.column = column
    self.range = range
  }

  private static let keys = ["label", "value", "hint", "tooltip", "identifier"]

  /// Reads a line below the node's name.
  mutating func take(_ line: Substring) {
    if let key = openKey {
      texts[key, default: ""] += (texts[key] == nil ? "" : "\n") + line
      closeText(key)
    } else if line.hasPrefix("Rect.fromLTR") {
      takeFrame(line)
    } else if line.hasPrefix("[") {
      takeMatrix(line)
    } else if line.hasPrefix("flags: ") {
      flags.formUnion(String(line.dropFirst(7)).listed)
    } else if line.hasPrefix("actions: ") {
      actions += String(line.dropFirst(9)).listed
    } else if line.hasPrefix("merged up") {
      isMergedUp = true
    } else if let key = Self.keys.first(where: { line.hasPrefix($0 + ":") }) {
      texts[key] = String(line.dropFirst(key.count + 1).drop { $0 == " " })
      closeText(key)
    }
  }

  /// Removes the quotation marks around a string, or keeps it open until its last line.
  private mutating func closeText(_ key: String) {
    openKey = nil
    guard let text = texts[key] else { return }
    if text.isEmpty {
      texts[key] = nil
      openKey = key
    } else if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      texts[key] = String(text.dropFirst().dropLast())
    } else if text.hasPrefix("\"") {
      openKey = key
    }
  }

  private mutating func takeFrame(_ line: Substring) {
    let end = line.firstIndex(of: ")") ?? line.endIndex
    let numbers = line[..<end].numbers
    guard numbers.count == 4 else { return }
    let isLTWH = line.hasPrefix("Rect.fromLTWH")
    frame =
      Rect(
        x: numbers[0],
        y: numbers[1],
        width: isLTWH ? numbers[2] : numbers[2] - numbers[0],
        height: isLTWH ? numbers[3] : numbers[3] - numbers[1]
      ).known
    isScaled = line[end...].contains(" scaled by ")
    takeMatrix(line[end...])
  }

  private mutating func takeMatrix(_ line: Substring) {
    guard let start = line.firstIndex(of: "["), matrix.count < 16 else { return }
    matrix += line[start...].numbers
  }

  /// Returns the view, with its frame on the screen.
  func view(depth: Int, origin: Point) -> DumpNode {
    var view = DumpNode(type, depth: depth, range: range)
    view.label =
      [texts["label"], texts["tooltip"]].compactMap { $0?.orNilIfBlank }
      .joined(separator: "\n").orNilIfBlank
    view.value = texts["value"]?.orNilIfBlank
    view.hint = texts["hint"]?.orNilIfBlank
    view.identifier = texts["identifier"]?.orNilIfBlank
    view.isSelected = flags.contains("isSelected")
    view.isEnabled = !flags.contains("hasEnabledState") || flags.contains("isEnabled")
    if flags.contains("isHidden") { view.isVisible = false }
    if flags.contains("isHeader") { view.traits = .header }
    if type == .switch { view.value = isOn ? "1" : "0" }
    view.frame = frame.map { moved($0, from: origin) }
    view.isElement =
      !flags.contains("scopesRoute") && (view.hasText || view.hint != nil || type != .other)
    return view
  }

  private func moved(_ frame: Rect, from origin: Point) -> Rect {
    let (right, down) = matrix.count >= 8 ? (matrix[3], matrix[7]) : (0, 0)
    return Rect(
      x: origin.x + right + frame.x,
      y: origin.y + down + frame.y,
      width: frame.width,
      height: frame.height
    )
  }

  private var isOn: Bool { flags.contains("isToggled") || flags.contains("isChecked") }

  /// The kind of the view.
  ///
  /// - Source: Flutter, `SemanticsObject.mm`; a checkbox is a switch on iOS.
  private var type: ElementType {
    if flags.contains("isTextField") {
      return flags.contains("isObscured") ? .secureTextField : .textField
    }
    if flags.contains("hasToggledState") || flags.contains("hasCheckedState") { return .switch }
    if flags.contains("isSlider") || actions.contains("increase") { return .slider }
    if flags.contains("isLink") { return .link }
    if flags.contains("isButton") { return .button }
    if flags.contains("isImage") { return .image }
    return Self.keys.prefix(4).contains { texts[$0]?.orNilIfBlank != nil } ? .staticText : .other
  }
}

extension DumpNode {
  /// Adds the properties of a node that is a part of this view.
  ///
  /// - Source: Flutter merges the nodes below a merge boundary into one.
  mutating func merge(_ part: FlutterNode) {
    let view = part.view(depth: depth, origin: Point(x: 0, y: 0))
    label =
      [label, view.label].compactMap { $0?.orNilIfBlank }.joined(separator: "\n").orNilIfBlank
    value = value ?? view.value
    hint = hint ?? view.hint
    if view.traits != nil { traits = (traits ?? []).union(view.traits ?? []) }
    if type == .other || type == .staticText && view.type != .other { type = view.type }
    isSelected = isSelected || view.isSelected
    isEnabled = isEnabled && view.isEnabled
    isElement = isElement == true || view.isElement == true
  }
}

extension Substring {
  /// The numbers in the text, in order.
  fileprivate var numbers: [Double] {
    split { !($0.isASCII && ($0.isNumber || ".-e".contains($0))) }.compactMap { Double($0) }
  }
}
