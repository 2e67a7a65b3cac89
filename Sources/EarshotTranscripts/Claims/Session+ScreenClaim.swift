import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

// The claim about a screen, an alert, or a sheet that a sentence means.
//
// - Source: our choice, from what people typed.
extension Session {
  /// Words for a screen, an alert, or a sheet.
  private static let panels: Set = [
    "alert", "sheet", "dialog", "popup", "popover", "menu", "modal", "overlay", "screen", "page",
    "panel", "action",
  ]
  /// Words that can accompany the name of a screen.
  private static let openness: Set = [
    "is", "are", "the", "a", "an", "now", "on", "in", "front", "at", "shown", "open", "opened",
    "opens", "visible", "appears", "appeared", "presented", "displayed", "there", "up", "showing",
    "current", "active", "am", "i", "has", "been", "shows", "called", "named", "titled",
  ]
  /// Words for an open screen.
  private static let showing: Set = [
    "open", "opened", "opens", "shown", "visible", "appears", "appeared", "presented", "displayed",
    "front", "showing", "shows",
  ]
  private static let closing: Set = [
    "not", "no", "closed", "gone", "dismissed", "hidden", "disappeared", "isn't", "closes",
  ]
  private static let covering: Set = [
    "below", "underneath", "beneath", "under", "behind", "background",
  ]

  /// Returns the claim about a screen that a sentence means, such as `screen sure` for `alert #sure
  /// is shown`, or `screen home below` for `home is underneath`.
  ///
  /// The sentence must name a screen, an alert, or a sheet of the app by its identifier or its
  /// title. A sentence such as `alert is open` means the only one that is open or that the app has.
  ///
  /// - Parameter text: The sentence, without the leading `?`.
  /// - Returns: The claim without `?`, or `nil` for other sentences.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func claimOfScreen(in text: String) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    var words = text.split { $0.isBlank || ",:=()!".contains($0) }.map(String.init)
    let kept = words.filter { word in
      let plain = word.lowercased()
      return
        !(Self.panels.contains(plain) || Self.openness.contains(plain)
        || Self.closing.contains(plain) || Self.covering.contains(plain))
    }
    let isAboutPanel = words.contains { Self.panels.contains($0.lowercased()) }
    guard words.count > kept.count, kept.count < 6 else { return nil }
    words = words.map { $0.lowercased() }
    let marks = Self.panels.union(Self.closing).union(Self.covering).union(Self.showing)
    guard words.contains(where: marks.contains) else { return nil }
    let named = kept.joined(separator: " ")
    let name = kept.isEmpty ? (isAboutPanel ? onlyPanel(words) : nil) : screenName(named)
    guard let name else { return nil }
    let isDenied = words.contains(where: Self.closing.contains)
    let isBelow = words.contains(where: Self.covering.contains)
    return "\(isDenied ? "not " : "")screen \(name)\(isBelow ? " below" : "")"
  }

  /// Returns the name of the screen with an identifier or a title, ignoring case, or `nil` if
  /// there's none.
  private func screenName(_ named: String) -> String? {
    let tree = document.tree
    let bare = named.hasPrefix("#") ? String(named.dropFirst()) : named
    let wanted = (Quoting.unquoted(bare) ?? bare).lowercased()
    let panels = tree.screens + tree.indices.filter { tree[$0].canBeOpen }
    let node =
      panels.first { tree[$0].identifier?.lowercased() == wanted }
      ?? panels.first { tree[$0].label?.lowercased() == wanted }
    return node.map { Quoting.name(tree.screenName(of: $0)) }
  }

  /// Returns the name of the only alert, sheet, or menu that words such as `alert is open` can mean,
  /// or `nil` if there isn't exactly one.
  private func onlyPanel(_ words: [String]) -> String? {
    let names = panels(meantBy: words)
    let open = names.filter { shownNames.contains($0) }
    return open.count == 1 ? open[0] : names.count == 1 ? names[0] : nil
  }

  /// Returns the names of the alerts, sheets, and menus that words can mean.
  private func panels(meantBy words: [String]) -> [String] {
    let tree = document.tree
    let all = tree.indices.filter { tree[$0].canBeOpen }
    let ofKind = all.filter { words.contains(tree.role(of: $0).rawValue) }
    return (ofKind.isEmpty ? all : ofKind).map { Quoting.name(tree.screenName(of: $0)) }
  }

  /// Returns the end of a message with a claim for each alert, sheet, or menu that a sentence such
  /// as `alert is open` can mean.
  ///
  /// The result is `nil` if there are none or too many.
  func claimsOfScreens(in text: String) -> String? {
    let words = text.lowercased().split(whereSeparator: \.isBlank).map(String.init)
    guard words.contains(where: Self.panels.contains) else { return nil }
    let names = panels(meantBy: words)
    guard (1...4).contains(names.count) else { return nil }
    let denial = words.contains(where: Self.closing.contains) ? "not " : ""
    return "write \(names.map { "? \(denial)screen \($0)" }.asAlternatives)"
  }
}
