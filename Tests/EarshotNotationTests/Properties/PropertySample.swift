import EarshotModel
import Testing

@testable import EarshotNotation

/// A value for every property, and an app that may have it.
struct PropertySample: Sendable, CustomTestStringConvertible {
  let property: Property

  static let all = Property.allCases.map(PropertySample.init)
  static let unchanging = all.filter {
    !$0.property.spec.isSettable && !$0.property.spec.repeats
  }
  static let settable = all.filter(\.property.spec.isSettable)
  static let ofEach = all.filter { $0.property.spec.holders.contains(.each) }

  var testDescription: String { property.name }

  /// The value as it is written on a line; it is never the default of a node.
  var value: String {
    switch property {
    case .label, .value, .hint, .placeholder: "Alpha {#inner.label}"
    case .spokenLabel: #"spellOut on "7B""#
    case .language: "pt-BR"
    case .traits: "button, selected"
    case .expandedStatus: "collapsed"
    case .level: "2"
    case .values: "Small | Large"
    case .range: "1 km...9 km by 2 km"
    case .pages: "5"
    case .status: "rows 1 to 8 | rows 9 to 12"
    case .columns: "3"
    case .selection: "one"
    case .opens: "s"
    case .identifier: "other"
    case .tags: "fresh, new"
    case .class: "UITabBar"
    case .element: "true"
    case .frame, .viewFrame: "1 2 30 4.5"
    case .path: "empty"
    case .activationPoint: "1 2"
    case .hidden, .clipsToBounds, .elementsHidden, .viewIsModal, .shouldGroupChildren: "true"
    case .alpha: "0.5"
    case .elements: "#inner"
    case .respondsToUserInteraction: "false"
    case .navigationStyle: "combined"
    case .textualContext: "console"
    case .recognized: "add, plus"
    case .recognizedText: "Sale | Ends Friday"
    case .directTouchOptions: "silentOnTouch, requiresActivation"
    case .userInputLabels: "Play, Start"
    case .span: "2x3"
    case .header: "both"
    case .foreground, .background: "#767676"
    case .fontSize: "15 bold"
    case .size: "390x844"
    case .idiom: "pad"
    case .direction: "rtl"
    }
  }

  /// The line of the property.
  var line: String { "\(property.name): \(value)" }

  /// The lines of a node that does not have the property.
  var linesWithout: [String] { property == .opens ? ["opens: t"] : [] }

  /// The selector of the node.
  var selector: String { property == .tags ? "#x" : ".x" }

  /// An app with lines below the node that has the property, and at the end of the file.
  func app(_ lines: [String] = [], end: [String] = []) -> String {
    let node: (indent: String, text: String) =
      switch role {
      case .tab: ("      ", "app\n  tabBar\n    tab .x\n@screen s\n  text #inner\nscreen t\n")
      case .screen: ("  ", "screen s\n@  view .x\n    text \"In\" #inner\n")
      default: ("    ", "screen s\n  view \(selector)\n@    text \"In\" #inner\n")
      }
    let below = lines.map { "\(node.indent)\($0)\n" }.joined()
    return node.text.replacing("@", with: below) + end.map { "\($0)\n" }.joined()
  }

  /// The role of the node that has the property.
  private var role: Role {
    if property == .opens { return .tab }
    return property.spec.holders.contains(.node) ? .view : .screen
  }

  /// The node that has the property, in an app that was read.
  func element(in document: AppDocument) -> Element? {
    let tree = document.tree
    return tree.indices.first { tree[$0].role == role }.map { tree[$0].withoutEmptyBox }
  }
}

extension Element {
  /// The element, ignoring details that have no meaning.
  var withoutEmptyBox: Element {
    var element = self
    element.details = element.details
    return element
  }
}
