package import EarshotModel
public import EarshotNotation
import EarshotLines

extension ReadOut {
  /// A screen of an app, or an alert, a sheet, a menu, or a similar panel that opens over it.
  public struct Place: Hashable, Sendable {
    /// The name of the screen.
    public let screen: String
    /// The alert, sheet, or menu, such as `sheet #offers`, or `nil` for the screen.
    public let panel: String?
    /// The screen.
    package let screenIndex: ElementTree.Index
    /// The alert, sheet, or menu.
    package let panelIndex: ElementTree.Index?
    /// Its names, in addition to the name of the screen.
    fileprivate let panelNames: [String]

    /// The name as a heading: `Screen menu`, `Sheet #offers on screen menu`.
    public var title: String {
      HeardScreen.Identity(screen: Quoting.name(screen), panel: panel).title
    }

    /// The name that `--screen` takes.
    public var name: String { panelIndex == nil ? screen : panelNames.first ?? "" }
  }

  /// Returns every screen of an app, each followed by the alerts, sheets, and menus on it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public static func places(in document: AppDocument) -> [Place] {
    let tree = document.tree
    return tree.screens.flatMap { screen in
      let name = tree[screen].identifier ?? ""
      let whole = Place(
        screen: name,
        panel: nil,
        screenIndex: screen,
        panelIndex: nil,
        panelNames: []
      )
      return [whole]
        + tree.panels(on: screen).map { panel in
          Place(
            screen: name,
            panel: tree.panelName(of: panel),
            screenIndex: screen,
            panelIndex: panel,
            panelNames: [tree[panel].identifier, tree[panel].label].compactMap { $0 }
          )
        }
    }
  }

  /// Finds a screen or, if there's none, an alert, sheet, or menu by its identifier or title.
  ///
  /// An identifier may begin with `#`. The result is `nil` if nothing has the name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public static func place(named name: String, in document: AppDocument) -> Place? {
    let places = places(in: document)
    if let screen = document.tree.screenPlace(named: name) {
      return places.first { $0.screenIndex == screen && $0.panelIndex == nil }
    }
    let bare = name.hasPrefix("#") ? String(name.dropFirst()) : name
    return places.first { $0.panelNames.contains(bare) }
  }
}

extension ElementTree {
  /// Returns the alerts, modal sheets, menus, and similar panels of a screen.
  func panels(on screen: Index) -> [Index] {
    subtree(of: screen).filter { self[$0].canBeOpen && !isRemoved($0) }
  }

  /// Returns the name of an alert or a sheet in a sentence: its role with its identifier, or
  /// otherwise its title.
  func panelName(of panel: Index) -> String {
    let element = self[panel]
    if let name = element.identifier { return "\(element.role.rawValue) #\(Quoting.name(name))" }
    return shortName(of: panel)
  }
}
