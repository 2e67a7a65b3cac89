import Accessibility
import Earshot
import EarshotCapture
import EarshotTesting
import Testing
import UIKit

@Suite("A sample app as views, captured")
@MainActor
struct RoundTripTests {
  /// Apps whose first screen has nothing that these views leave out: steppers, tables, segments, and
  /// texts without an identifier that the app puts together while it runs.
  nonisolated static let apps = [
    "bank", "mistakes", "money", "music", "pizzeria", "reader", "sign-in",
  ]

  @Test("is heard as the screen file is", arguments: apps)
  func heard(_ app: String) throws {
    let document = try ScreenDocument(contentsOf: "../../../../../Screens/\(app).screen")
    let tree = try JSONSerialization.jsonObject(with: Data(document.json.utf8)) as? [String: Any]
    let screen = (tree?["screens"] as? [[String: Any]])?.first ?? tree ?? [:]
    let written = VoiceOverSession(document)
    let views = ScreenViews(
      of: screen,
      tabBar: tree?["tabBar"] as? [String: Any],
      heardAs: written.order
    )
    let json = try EarshotCapture.json(of: views.root, named: "captured")
    let captured = try VoiceOverSession(screen: json, named: "captured.json")
    #expect(captured.order.map(\.description) == written.order.map(\.description))
    #expect(captured.order.map(\.hint) == written.order.map(\.hint))
    #expect(captured.order.map(\.actions) == written.order.map(\.actions))
    #expect(!captured.order.isEmpty)
  }
}

/// Views that describe themselves as the nodes of a screen file do.
@MainActor
struct ScreenViews {
  let root: UIView
  private var found: [String: [UIView]] = [:]
  private var bottom = 0.0

  private let stops: [String: VoiceOverSession.Stop]

  /// Makes the views of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen as JSON.
  ///   - tabBar: The tab bar of the app, whose first tab is selected.
  ///   - stops: What's heard, for texts that the app puts together while it runs.
  init(of screen: [String: Any], tabBar: [String: Any]?, heardAs stops: [VoiceOverSession.Stop]) {
    let pairs = stops.compactMap { stop in stop.identifier.map { ($0, stop) } }
    self.stops = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    let direction = screen["direction"] as? String
    root = RootView(isRightToLeft: direction == "rtl")
    for child in Self.children(of: screen) where !Self.closed.contains(child["role"] as? String) {
      root.addSubview(view(of: child, in: ""))
    }
    if let tabBar {
      let bar = view(of: tabBar, in: "")
      bar.subviews.first?.accessibilityTraits.insert(.selected)
      root.addSubview(bar)
    }
    root.accessibilityCustomRotors = rotors(of: screen)
  }

  private static func children(of node: [String: Any]) -> [[String: Any]] {
    node["children"] as? [[String: Any]] ?? []
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

  private mutating func view(of node: [String: Any], in container: String) -> UIView {
    let role = node["role"] as? String ?? "element"
    let content = (node["customContent"] as? [[String: Any]] ?? []).map { part in
      let content = AXCustomContent(
        label: part["label"] as? String ?? "",
        value: part["value"] as? String ?? ""
      )
      content.importance = part["important"] as? Bool == true ? .high : .default
      return content
    }
    let view = Self.view(role, content)
    let top = bottom
    (view as? UITextField)?.placeholder = node["placeholder"] as? String
    if let level = node["level"] as? Int, let label = node["label"] as? String {
      view.accessibilityAttributedLabel = NSAttributedString(
        string: label,
        attributes: [.accessibilityTextHeadingLevel: level]
      )
    }
    view.accessibilityIdentifier = node["identifier"] as? String
    view.accessibilityLabel = node["label"] as? String
    view.accessibilityValue = node["value"] as? String
    view.accessibilityHint = node["hint"] as? String
    view.accessibilityLanguage = node["language"] as? String
    view.isHidden = node["hidden"] as? Bool ?? false
    view.accessibilityViewIsModal = node["accessibilityViewIsModal"] as? Bool ?? false
    view.shouldGroupAccessibilityChildren =
      node["shouldGroupAccessibilityChildren"] as? Bool ?? Self.groups.contains(role)
    view.accessibilityContainerType = Self.containerTypes[role] ?? .none
    view.isAccessibilityElement = !Self.containers.contains(role)
    view.accessibilityTraits = Self.traits(of: node, role, in: container)
    if let name = view.accessibilityIdentifier, let stop = stops[name] {
      (view.accessibilityLabel, view.accessibilityValue) = (stop.label, stop.value)
      if stop.traits.contains(.notEnabled) { view.accessibilityTraits.insert(.notEnabled) }
    }
    view.accessibilityCustomActions = (node["customActions"] as? [Any])?.compactMap { action in
      let name = action as? String ?? (action as? [String: Any])?["name"] as? String
      return name.map { UIAccessibilityCustomAction(name: $0) }
    }
    for tag in node["tags"] as? [String] ?? [] { found[tag, default: []].append(view) }
    for child in Self.children(of: node) { view.addSubview(self.view(of: child, in: role)) }
    // One below the other, as the file has them.
    if view.isAccessibilityElement, !view.isHidden { bottom += 44 }
    view.accessibilityFrame = CGRect(x: 0, y: top, width: 390, height: max(bottom - top, 1))
    return view
  }

  private static func view(_ role: String, _ content: [AXCustomContent]) -> UIView {
    if role.hasSuffix("Field") { return UITextField(frame: .zero) }
    return content.isEmpty ? UIView(frame: .zero) : ContentView(content)
  }

  /// What's in no tree until the app presents it.
  private static let closed: Set<String?> = [
    "alert", "sheet", "popover", "confirmationDialog", "variable",
  ]
  private static let containers: Set<String> = [
    "view", "group", "list", "landmark", "table", "row", "tabBar", "segments", "toolbar",
    "navigationBar", "scrollView",
  ]
  private static let groups: Set<String> = ["navigationBar", "toolbar", "tabBar", "segments"]
  private static let containerTypes: [String: UIAccessibilityContainerType] = [
    "group": .semanticGroup, "list": .list, "landmark": .landmark,
  ]
  /// UIKit's bits.
  private static let bits: [String: [Int]] = [
    "text": [6], "header": [16], "button": [0], "link": [1], "image": [2], "key": [5],
    "back": [27], "adjustable": [12], "slider": [12], "switch": [0, 53], "checkbox": [53],
    "textField": [18], "secureTextField": [18, 24], "textArea": [18, 47], "searchField": [10, 18],
    "tabBar": [15], "tab": [], "menu": [0, 40],
    "summaryElement": [7], "updatesFrequently": [9], "selected": [3], "notEnabled": [8],
    "playsSound": [4], "startsMediaSession": [11], "allowsDirectInteraction": [13],
    "causesPageTurn": [14], "staticText": [6], "keyboardKey": [5], "toggleButton": [53],
  ]

  private static func traits(
    of node: [String: Any],
    _ role: String,
    in container: String
  ) -> UIAccessibilityTraits {
    let names = [role] + (node["traits"] as? [String] ?? [])
    let numbers =
      names.flatMap { bits[$0] ?? [] } + (role == "tab" ? [container == "tabBar" ? 28 : 0] : [])
    return UIAccessibilityTraits(rawValue: numbers.reduce(0) { $0 | 1 << UInt64($1) })
  }
}

/// A view with content of its own.
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
