import EarshotComposer
import EarshotModel

/// Other words for the kind of an element at the end of its label, such as “slider” for an adjustable
/// element, and the word “icon”, which describes only the picture.
///
/// - Source: Apple, Supporting VoiceOver in your app: a label doesn't contain the kind of the
///   control; our choice of words and languages.
enum RoleSynonym {
  /// Returns the message about the last word of a label, or `nil` if the word isn't for the kind.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  static func message(about stop: AuditedStop) -> Complaint.Message? {
    let kinds = kinds(for: stop.element.traits)
    let isShown = stop.isControl || stop.element.traits.contains(.image)
    guard kinds != nil || isShown else { return nil }
    let words = stop.label.plainWords
    guard (2...5).contains(words.count), let first = words.first, let last = words.last else {
      return nil
    }
    if kinds?.contains(last) ?? false {
      return "the label says '\(last)', though VoiceOver says the kind: \(stop.heard)"
    }
    guard isShown, icons.contains(last), !ownersOfIcons.contains(first),
      !AssetName.looksLike(stop.label)
    else { return nil }
    return "the label says '\(last)', which describes the picture, not its meaning"
  }

  private static func kinds(for traits: Traits) -> Set<String>? {
    if traits.contains(.adjustable) { return ["slider", "schieberegler", "regler", "ползунок"] }
    if traits.contains(.toggleButton) { return ["toggle", "checkbox"] }
    if traits.contains(.textEntry) { return ["input", "textbox", "eingabefeld", "textfeld"] }
    return nil
  }

  private static let icons: Set<String> = ["icon", "icons", "иконка", "значок"]

  /// The first words of names in which an icon is meant, such as “App icon” and “Choose icon”.
  private static let ownersOfIcons: Set<String> = [
    "add", "alternate", "app", "change", "choose", "create", "custom", "edit", "hide", "home",
    "new",
    "open", "pick", "remove", "reset", "select", "set", "show", "upload", "use", "view", "with",
    "without", "изменить", "выбрать",
  ]
}
