import Accessibility
import Earshot
import EarshotCapture
import EarshotTesting
import UIKit

/// Views that describe themselves as the nodes of a screen file do.
///
/// They are what the app shows at one time. What it composes or hides while it runs comes from the
/// speech of the screen file.
@MainActor
struct ScreenViews {
  let root: UIView
  private var found: [String: [UIView]] = [:]
  private var named: [String: UIView] = [:]
  private var bottom = 0.0
  private let stops: [String: VoiceOverSession.Stop]

  /// Makes the views of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen as JSON.
  ///   - app: The app as JSON.
  ///   - stops: What's heard of the screen.
  init(
    of screen: [String: Any],
    in app: [String: Any],
    heardAs stops: [VoiceOverSession.Stop]
  ) {
    let pairs = stops.compactMap { stop in stop.identifier.map { ($0, stop) } }
    self.stops = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    root = RootView(isRightToLeft: screen["direction"] as? String == "rtl")
    root.accessibilityLanguage = (screen["language"] ?? app["language"]) as? String
    let parts = Self.children(of: screen) + Self.children(of: app)
    for child in parts where !Self.closed.contains(child["role"] as? String) {
      root.addSubview(view(of: child, in: "", offering: Self.actions(of: screen)))
    }
    if let bar = app["tabBar"] as? [String: Any] {
      root.addSubview(view(of: bar, in: "", offering: []))
    }
    root.accessibilityCustomRotors = rotors(of: screen)
    root.accessibilityCustomActions = Self.actions(of: screen).map {
      UIAccessibilityCustomAction(name: $0)
    }
    finish(Self.children(of: screen))
  }

  /// Gives each node without an identifier one, so its speech is known.
  static func giveIdentifiers(to node: inout [String: Any], _ count: inout Int) {
    for key in ["children", "screens"] {
      guard var children = node[key] as? [[String: Any]] else { continue }
      for place in children.indices {
        if key == "children", children[place]["identifier"] == nil {
          count += 1
          children[place]["identifier"] = "node-\(count)"
        }
        giveIdentifiers(to: &children[place], &count)
      }
      node[key] = children
    }
    guard var bar = node["tabBar"] as? [String: Any] else { return }
    giveIdentifiers(to: &bar, &count)
    node["tabBar"] = bar
  }

  private static func children(of node: [String: Any]) -> [[String: Any]] {
    node["children"] as? [[String: Any]] ?? []
  }

  private static func actions(of node: [String: Any]) -> [String] {
    (node["customActions"] as? [Any] ?? []).compactMap { action in
      action as? String ?? (action as? [String: Any])?["name"] as? String
    }
  }

  /// Returns whether you can hear anything in a node; the rest is hidden at this time.
  private func isHeard(_ node: [String: Any]) -> Bool {
    if let name = node["identifier"] as? String, stops[name] != nil { return true }
    return node["role"] as? String == "stepper" || Self.children(of: node).contains(where: isHeard)
  }

  // MARK: What names other views

  /// Sets references to views that are made later.
  private func finish(_ nodes: [[String: Any]]) {
    for node in nodes {
      guard let name = node["identifier"] as? String, let view = named[name] else { continue }
      view.accessibilityCustomRotors = rotors(of: node)
      if let order = node["accessibilityElements"] as? [String] {
        view.accessibilityElements = order.compactMap { named[$0] }
      }
      finish(Self.children(of: node))
    }
  }

  private func rotors(of node: [String: Any]) -> [UIAccessibilityCustomRotor]? {
    (node["customRotors"] as? [[String: Any]])?.compactMap { rotor in
      guard let name = rotor["name"] as? String, let selector = rotor["selector"] as? String else {
        return nil
      }
      let targets = found[String(selector.dropFirst())] ?? []
      return UIAccessibilityCustomRotor(name: name) { search in
        let current = targets.firstIndex { $0 === search.currentItem.targetElement }
        let next = current.map { $0 + 1 } ?? 0
        return targets.indices.contains(next)
          ? .init(targetElement: targets[next], targetRange: nil) : nil
      }
    }
  }

  // MARK: Views

  private mutating func view(
    of node: [String: Any],
    in container: String,
    offering outer: [String]
  ) -> UIView {
    let role = node["role"] as? String ?? "element"
    let view = Self.view(role, Self.content(of: node))
    let top = bottom
    (view as? UITextField)?.placeholder = node["placeholder"] as? String
    if let level = node["level"] as? Int, let label = node["label"] as? String {
      view.accessibilityAttributedLabel = NSAttributedString(
        string: label,
        attributes: [.accessibilityTextHeadingLevel: level]
      )
    }
    setProperties(of: view, node, role, in: container)
    setHeard(of: view, node, outer)
    for tag in node["tags"] as? [String] ?? [] { found[tag, default: []].append(view) }
    let offered = outer + Self.actions(of: node)
    for child in Self.children(of: node) {
      view.addSubview(self.view(of: child, in: role, offering: offered))
    }
    if role == "stepper" { addButtons(to: view) }
    // One below the other, in the order of the file, unless it says where.
    if view.isAccessibilityElement, !view.isHidden { bottom += 44 }
    view.accessibilityFrame =
      Self.frame(of: node) ?? CGRect(x: 0, y: top, width: 390, height: max(bottom - top, 1))
    return view
  }

  private func setProperties(
    of view: UIView,
    _ node: [String: Any],
    _ role: String,
    in container: String
  ) {
    view.accessibilityIdentifier = node["identifier"] as? String
    view.accessibilityLabel = node["label"] as? String
    view.accessibilityValue = node["value"] as? String
    view.accessibilityHint = node["hint"] as? String
    view.accessibilityLanguage = node["language"] as? String
    view.accessibilityCustomActions = Self.actions(of: node).map {
      UIAccessibilityCustomAction(name: $0)
    }
    view.isHidden = !isHeard(node)
    view.accessibilityViewIsModal = node["accessibilityViewIsModal"] as? Bool ?? false
    view.shouldGroupAccessibilityChildren =
      node["shouldGroupAccessibilityChildren"] as? Bool ?? Self.groups.contains(role)
    view.accessibilityContainerType = Self.containerTypes[role] ?? .none
    view.isAccessibilityElement =
      node["isAccessibilityElement"] as? Bool ?? !Self.containers.contains(role)
    if let status = node["expandedStatus"] as? String {
      view.accessibilityExpandedStatus = status == "expanded" ? .expanded : .collapsed
    }
    for option in node["directTouchOptions"] as? [String] ?? [] {
      view.accessibilityDirectTouchOptions.insert(
        option == "silentOnTouch" ? .silentOnTouch : .requiresActivation
      )
    }
    view.accessibilityTraits = role == "tabBar" ? Self.traits(["tabBar"]) : []
  }

  /// Sets what's different at this time: the text, traits, and actions that you hear.
  private mutating func setHeard(of view: UIView, _ node: [String: Any], _ outer: [String]) {
    guard let name = view.accessibilityIdentifier else { return }
    named[name] = view
    guard let stop = stops[name] else { return }
    (view.accessibilityLabel, view.accessibilityValue) = (stop.label, stop.value)
    view.accessibilityTraits = Self.traits(stop.traits.map(\.rawValue))
    let own = stop.actions.filter { !outer.contains($0) }
    view.accessibilityCustomActions = own.map { UIAccessibilityCustomAction(name: $0) }
    // A row without a label says the text inside; an app puts it into its label.
    if stop.label == nil, stop.value == nil, !Self.children(of: node).isEmpty {
      view.accessibilityLabel = stop.description.replacingOccurrences(of: ", Button", with: "")
    }
    let guarded = (node["guarded"] as? [[String: Any]] ?? [])
      .filter { $0["property"] as? String == "hint" }.compactMap { $0["value"] as? String }
    if let hint = guarded.first(where: { stop.hint?.hasPrefix($0) == true }) {
      view.accessibilityHint = hint
    }
  }

  /// Adds the two buttons of a stepper, as UIKit has them.
  private mutating func addButtons(to stepper: UIView) {
    for label in ["Decrement", "Increment"] where !stepper.isHidden {
      let button = UIButton(frame: .zero)
      button.setTitle(label, for: .normal)
      button.accessibilityFrame = CGRect(x: 0, y: bottom, width: 390, height: 44)
      bottom += 44
      stepper.addSubview(button)
    }
  }

  private static func content(of node: [String: Any]) -> [AXCustomContent] {
    (node["customContent"] as? [[String: Any]] ?? []).map { part in
      let content = AXCustomContent(
        label: part["label"] as? String ?? "",
        value: part["value"] as? String ?? ""
      )
      content.importance = part["important"] as? Bool == true ? .high : .default
      return content
    }
  }

  private static func frame(of node: [String: Any]) -> CGRect? {
    guard let numbers = node["frame"] as? [Double], numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func view(_ role: String, _ content: [AXCustomContent]) -> UIView {
    if role == "segments" { return UISegmentedControl(frame: .zero) }
    if role.hasSuffix("Field") { return UITextField(frame: .zero) }
    return content.isEmpty ? UIView(frame: .zero) : ContentView(content)
  }

  /// The views that aren't in a tree until the app presents them.
  private static let closed: Set<String?> = [
    "alert", "sheet", "popover", "confirmationDialog", "variable",
  ]
  private static let containers: Set<String> = [
    "view", "group", "list", "landmark", "table", "row", "tabBar", "segments", "toolbar",
    "navigationBar", "scrollView", "stepper",
  ]
  private static let groups: Set<String> = ["navigationBar", "toolbar", "tabBar", "segments"]
  private static let containerTypes: [String: UIAccessibilityContainerType] = [
    "group": .semanticGroup, "list": .list, "landmark": .landmark,
  ]
  /// UIKit's bits.
  private static let bits: [String: UInt64] = [
    "button": 0, "link": 1, "image": 2, "selected": 3, "playsSound": 4, "keyboardKey": 5,
    "staticText": 6, "summaryElement": 7, "notEnabled": 8, "updatesFrequently": 9,
    "searchField": 10, "startsMediaSession": 11, "adjustable": 12, "allowsDirectInteraction": 13,
    "causesPageTurn": 14, "tabBar": 15, "header": 16, "textEntry": 18, "pickerElement": 19,
    "isEditing": 21, "secureTextField": 24, "backButton": 27, "tabBarItem": 28, "draggable": 38,
    "popupButton": 40, "textArea": 47, "toggleButton": 53,
  ]

  private static func traits(_ names: [String]) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: names.compactMap { bits[$0] }.reduce(0) { $0 | 1 << $1 })
  }
}

/// A view with its own content.
private final class ContentView: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]?

  init(_ content: [AXCustomContent]) {
    accessibilityCustomContent = content
    super.init(frame: .zero)
  }
}

/// A screen whose language may run from right to left.
private final class RootView: UIView {
  private let isRightToLeft: Bool

  init(isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}
