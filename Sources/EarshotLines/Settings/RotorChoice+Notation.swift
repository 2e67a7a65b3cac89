import EarshotFocusEngine
import EarshotNotation

extension RotorChoice {
  /// The choice as a setting prints it: `default`, `all`, or the names in the order of the rotor.
  var notation: String {
    switch self {
    case .delivered: "default"
    case .all: "all"
    case .items(let items):
      RotorChoice.choosable.filter { items.contains($0.item) }.map(\.name)
        .joined(separator: ", ")
    }
  }

  /// Parses a choice, in which the names can also be spelled as on the rotor, such as
  /// `Form controls`.
  ///
  /// - Returns: The choice, or `nil` if a name isn't one of the choices.
  init?(notation: String) {
    switch notation.lowercased() {
    case "default": self = .delivered
    case "all": self = .all
    default:
      var items: Set<RotorItem> = []
      for name in notation.split(separator: ",", omittingEmptySubsequences: false) {
        guard let item = RotorChoice.item(named: name) else { return nil }
        items.insert(item)
      }
      self = .items(items)
    }
  }

  private static func item(named name: Substring) -> RotorItem? {
    let plain = name.filter { !$0.isWhitespace }.lowercased()
    return choosable.first { $0.name.lowercased() == plain }?.item
  }
}
