// Writes the accessibility tree of a live app as Earshot's JSON. Copy this file into the unit test
// target of your app, and hear the real screen:
//
//     let tree = try EarshotCapture.json(of: controller.view, named: "cart")
//     var session = try VoiceOverSession(screen: tree, named: "cart.json")
//
// It uses only UIKit's documented API, of iOS 16 and later. Earshot was built without UIKit, so this
// file was compiled and run against stand-ins. In the simulator, some classes, such as SwiftUI's,
// make their elements only after something asks for VoiceOver.
import Accessibility
import Foundation
import UIKit

/// Reads what VoiceOver would learn from views, and writes it as JSON.
@MainActor
public struct EarshotCapture {
  /// Returns the JSON of the app's key window, or of its first one.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - name: The screen's name in sessions.
  /// - Returns: The text of a `.json` file, with an empty screen if there are no windows.
  /// - Throws: The JSON encoder's error.
  public static func json(
    of app: UIApplication,
    named name: String = "screen"
  ) throws -> String {
    let windows = app.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    let window = windows.first(where: \.isKeyWindow) ?? windows.first
    return try json(of: window ?? UIView(frame: .zero), named: name)
  }

  /// Returns the JSON of a view with everything in it.
  ///
  /// - Parameters:
  ///   - view: The view, laid out in a window, so its frames are in screen coordinates.
  ///   - name: The screen's name in sessions.
  /// - Returns: The text of a `.json` file.
  /// - Throws: The JSON encoder's error.
  public static func json(of view: UIView, named name: String = "screen") throws -> String {
    var capture = EarshotCapture()
    capture.findRotorItems(in: view)
    var root = capture.node(view)
    // No view says what the app does when you use an element.
    var screen: [String: Any] = ["screen": name, "captured": true]
    // Rotors of the outermost view belong to the screen, and no hint names them. Its language also
    // belongs to the screen.
    screen["customRotors"] = root.removeValue(forKey: "customRotors")
    screen["language"] = root.removeValue(forKey: "language")
    screen["children"] = [root]
    let window = view as? UIWindow
    if let title = window?.rootViewController?.title { screen["title"] = title }
    if let size = window?.screen.bounds.size {
      screen["size"] = [Double(size.width), Double(size.height)]
    }
    if view.traitCollection.userInterfaceIdiom == .pad { screen["idiom"] = "pad" }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { screen["direction"] = "rtl" }
    let data = try JSONSerialization.data(
      withJSONObject: screen,
      options: [.prettyPrinted, .sortedKeys]
    )
    return String(decoding: data, as: UTF8.self)
  }

  /// The tags for the results of custom rotors.
  private var tags: [ObjectIdentifier: [String]] = [:]
  /// The tag for the results of each rotor.
  private var rotors: [ObjectIdentifier: String] = [:]
  /// The number of generated identifiers.
  private var madeUp = 0

  // MARK: Nodes

  /// A node with what is inside it.
  ///
  /// UIKit's trees are a few dozen levels deep.
  private mutating func node(_ object: NSObject, identifier: String? = nil) -> [String: Any] {
    var node = properties(of: object)
    if let name = identifier ?? Self.identifier(of: object) { node["identifier"] = name }
    addView(object as? UIView, to: &node)
    addParts(of: object, to: &node)
    addTable(object, to: &node)
    // VoiceOver doesn't look into an element.
    if !object.isAccessibilityElement { addChildren(of: object, to: &node) }
    return node
  }

  private mutating func addChildren(of object: NSObject, to node: inout [String: Any]) {
    guard let elements = Self.elements(of: object) else {
      let views = (object as? UIView)?.subviews ?? []
      if !views.isEmpty { node["children"] = views.map { self.node($0) } }
      return
    }
    // An explicit order names its elements, so each element needs an identifier.
    let names = elements.map { element in Self.identifier(of: element) ?? madeUpIdentifier() }
    node["accessibilityElements"] = names
    node["children"] = zip(elements, names).map { self.node($0, identifier: $1) }
  }

  private mutating func madeUpIdentifier() -> String {
    madeUp += 1
    return "captured-\(madeUp)"
  }

  /// The elements that a container declares, or `nil` if the views are its contents.
  private static func elements(of object: NSObject) -> [NSObject]? {
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? NSObject }
    }
    let count = object.accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return nil }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
  }

  private static func identifier(of object: NSObject) -> String? {
    let name = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    return name?.isEmpty == false ? name : nil
  }

  // MARK: Properties

  private func properties(of object: NSObject) -> [String: Any] {
    var node: [String: Any] = ["isAccessibilityElement": object.isAccessibilityElement]
    node["label"] = object.accessibilityLabel
    node["value"] = object.accessibilityValue
    node["hint"] = object.accessibilityHint
    node["language"] = object.accessibilityLanguage
    if let placeholder = (object as? UITextField)?.placeholder, !placeholder.isEmpty {
      node["placeholder"] = placeholder
    }
    if let level = Self.headingLevel(of: object) { node["level"] = level }
    let traits = Self.names(of: object.accessibilityTraits)
    if !traits.isEmpty { node["traits"] = traits }
    if object.accessibilityElementsHidden { node["accessibilityElementsHidden"] = true }
    if object.accessibilityViewIsModal { node["accessibilityViewIsModal"] = true }
    if object.shouldGroupAccessibilityChildren { node["shouldGroupAccessibilityChildren"] = true }
    if let type = Self.name(of: object.accessibilityContainerType) { node["containerType"] = type }
    guard object.isAccessibilityElement else { return node }
    if !object.accessibilityRespondsToUserInteraction { node["respondsToUserInteraction"] = false }
    if let labels = object.accessibilityUserInputLabels, !labels.isEmpty {
      node["userInputLabels"] = labels
    }
    if #available(iOS 18, tvOS 18, visionOS 2, macCatalyst 18, *) {
      switch object.accessibilityExpandedStatus {
      case .expanded: node["expandedStatus"] = "expanded"
      case .collapsed: node["expandedStatus"] = "collapsed"
      default: break
      }
    }
    if #available(iOS 17, tvOS 17, visionOS 1, macCatalyst 17, *) {
      let options = object.accessibilityDirectTouchOptions
      let names = [
        options.contains(.silentOnTouch) ? "silentOnTouch" : nil,
        options.contains(.requiresActivation) ? "requiresActivation" : nil,
      ].compactMap { $0 }
      if !names.isEmpty { node["directTouchOptions"] = names }
    }
    addPlace(of: object, to: &node)
    return node
  }

  /// The level of a heading, or `nil`; only an attributed label has one.
  private static func headingLevel(of object: NSObject) -> Int? {
    guard let label = object.accessibilityAttributedLabel, label.length > 0 else { return nil }
    let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? Int
    return level.flatMap { $0 > 0 ? $0 : nil }
  }

  private func addPlace(of object: NSObject, to node: inout [String: Any]) {
    let frame = object.accessibilityFrame
    node["frame"] = Self.numbers(frame)
    if let path = object.accessibilityPath {
      node["path"] = path.isEmpty ? "empty" : Self.numbers(path.bounds)
    }
    let point = object.accessibilityActivationPoint
    let isMiddle = abs(point.x - frame.midX) < 0.5 && abs(point.y - frame.midY) < 0.5
    if !isMiddle { node["activationPoint"] = [Self.number(point.x), Self.number(point.y)] }
  }

  private func addView(_ view: UIView?, to node: inout [String: Any]) {
    guard let view else { return }
    // VoiceOver numbers its segments.
    if view is UISegmentedControl, !view.isAccessibilityElement { node["role"] = "segments" }
    if view.isHidden { node["hidden"] = true }
    if view.alpha < 1 { node["alpha"] = Self.number(view.alpha) }
    if view.clipsToBounds { node["clipsToBounds"] = true }
    if !view.isAccessibilityElement { node["frame"] = Self.numbers(view.accessibilityFrame) }
  }

  /// The traits as words; bits without a name are UIKit's own, and Earshot knows some of them.
  private static func names(of traits: UIAccessibilityTraits) -> [String] {
    names.filter { traits.rawValue & (1 << $0.bit) != 0 }.map(\.name)
  }

  /// UIKit's bits, both public and as apps report them.
  private static let names: [(bit: UInt64, name: String)] = [
    (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (4, "playsSound"),
    (5, "keyboardKey"), (6, "staticText"), (7, "summaryElement"), (8, "notEnabled"),
    (9, "updatesFrequently"), (10, "searchField"), (11, "startsMediaSession"), (12, "adjustable"),
    (13, "allowsDirectInteraction"), (14, "causesPageTurn"), (15, "tabBar"), (16, "header"),
    (18, "textEntry"), (19, "pickerElement"), (21, "isEditing"), (24, "secureTextField"),
    (27, "backButton"), (28, "tabBarItem"), (38, "draggable"), (40, "popupButton"),
    (47, "textArea"), (53, "toggleButton"),
  ]

  private static func name(of type: UIAccessibilityContainerType) -> String? {
    switch type {
    case .dataTable: "dataTable"
    case .list: "list"
    case .landmark: "landmark"
    case .semanticGroup: "semanticGroup"
    default: nil
    }
  }

  // MARK: Numbers

  private static func numbers(_ rect: CGRect) -> [Any] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
  }

  /// A number, or the word for one that JSON doesn't have.
  private static func number(_ value: CGFloat) -> Any {
    let value = Double(value)
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    return value
  }

  // MARK: Actions, content, rotors, tables

  private func addParts(of object: NSObject, to node: inout [String: Any]) {
    let actions = (object.accessibilityCustomActions ?? []).map(\.name)
    if !actions.isEmpty { node["customActions"] = actions }
    let provider = object as? any AXCustomContentProvider
    let content = (provider?.accessibilityCustomContent ?? []).map { content -> [String: Any] in
      [
        "label": content.label, "value": content.value, "important": content.importance == .high,
      ]
    }
    if !content.isEmpty { node["customContent"] = content }
    let found = (object.accessibilityCustomRotors ?? []).compactMap { rotor -> [String: Any]? in
      rotors[ObjectIdentifier(rotor)].map { ["name": rotor.name, "selector": ".\($0)"] }
    }
    if !found.isEmpty { node["customRotors"] = found }
    if let tags = tags[ObjectIdentifier(object)] { node["tags"] = tags }
  }

  /// Asks every custom rotor for its results, and notes a tag for it.
  private mutating func findRotorItems(in view: UIView) {
    var open: [NSObject] = [view]
    var objects: [NSObject] = []
    while let object = open.popLast() {
      objects.append(object)
      guard !object.isAccessibilityElement else { continue }
      open += Self.elements(of: object) ?? (object as? UIView)?.subviews ?? []
    }
    let written = Set(objects.map(ObjectIdentifier.init))
    for object in objects {
      for rotor in object.accessibilityCustomRotors ?? [] { findItems(of: rotor, among: written) }
    }
  }

  /// Notes the tag for a rotor's result, if the result is written at all.
  private mutating func findItems(
    of rotor: UIAccessibilityCustomRotor,
    among written: Set<ObjectIdentifier>
  ) {
    guard rotors[ObjectIdentifier(rotor)] == nil else { return }
    let tag = "rotor-\(rotors.count + 1)"
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = .next
    var seen = Set<ObjectIdentifier>()
    while let result = rotor.itemSearchBlock(predicate),
      let target = result.targetElement as? NSObject,
      seen.insert(ObjectIdentifier(target)).inserted
    {
      predicate.currentItem = result
      guard written.contains(ObjectIdentifier(target)) else { continue }
      tags[ObjectIdentifier(target), default: []].append(tag)
      rotors[ObjectIdentifier(rotor)] = tag
    }
  }

  private func addTable(_ object: NSObject, to node: inout [String: Any]) {
    if let table = object as? any UIAccessibilityContainerDataTable {
      node["rowCount"] = table.accessibilityRowCount()
      node["columnCount"] = table.accessibilityColumnCount()
    }
    guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    if rows.location != NSNotFound { node["row"] = rows.location }
    if columns.location != NSNotFound { node["column"] = columns.location }
    if rows.length > 1 { node["rowSpan"] = rows.length }
    if columns.length > 1 { node["columnSpan"] = columns.length }
  }
}
