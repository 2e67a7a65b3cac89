import EarshotModel

// Flat lists of views instead of elements, which some tools write with the keys of idb.
extension Dump {
  /// Puts the text elements and images of a flat list inside the button that they belong to, and
  /// uses the first view as the app if it fills the screen.
  ///
  /// A list with names of UIKit's or SwiftUI's classes contains every view, not only accessibility
  /// elements. Each part of a button follows the button.
  ///
  /// - Parameter names: The unknown names of types in the file.
  /// - Complexity: O(*n*), where *n* is the number of views.
  /// - Source: our choice, after a list that a tool made of all views of iOS 26's Settings.
  mutating func nestViewsOfFlatList(named names: Set<String>) {
    guard names.contains(where: \.isNameOfViewClass), Set(nodes.dropFirst().map(\.depth)).count == 1
    else { return }
    listsElements = false
    var button: Int?
    for place in nodes.indices {
      if let outer = button, nodes[place].isPart(ofButton: nodes[outer]) {
        nodes[place].depth += 1
        continue
      }
      button = nodes[place].type == .button ? place : nil
    }
    guard let first = nodes.first, first.type == .other, let label = first.text,
      let screen = nodes.first(where: { $0.type == .application })?.frame, first.frame == screen
    else { return }
    nodes[0].type = .application
    appName = appName ?? label
  }
}

extension DumpNode {
  /// Returns whether the view is text with words of the button, or an image, inside the button.
  fileprivate func isPart(ofButton button: DumpNode) -> Bool {
    guard type == .staticText || type == .image, let frame, let around = button.frame,
      around.holds(frame)
    else { return false }
    guard type == .staticText, let text else { return true }
    return button.text.map { $0.contains(text) } ?? true
  }
}

extension String {
  /// Whether the string is the name of a class of UIKit or SwiftUI, such as `UITransitionView`.
  fileprivate var isNameOfViewClass: Bool {
    hasPrefix("UI") || hasPrefix("_UI") || hasPrefix("SwiftUI.")
  }
}
