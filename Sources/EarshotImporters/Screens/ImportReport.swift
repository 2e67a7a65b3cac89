import EarshotModel
import EarshotNotation

extension ImportedFile {
  /// Returns the result of the import, with one line for each subject.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - reached: The number of stops that VoiceOver reaches, if it's known.
  ///   - spoken: A closure that returns the speech for an element that has the given kind and no
  ///     text.
  /// - Returns: The lines. The first line contains the name of the file.
  public func report(
    named name: String,
    reached: Int? = nil,
    spoken: (ImportSummary.Kind) -> String
  ) -> [String] {
    let views = summary.views.counted("view")
    var lines = ["\(Display.safe(name)): \(format.title), \(views)"]
    lines.append("  \(summary.stopCount.counted("stop"))\(ImportedFile.list(summary.stops))")
    let containers = summary.containers.values.reduce(0, +)
    if containers > 0 {
      lines.append("  \(containers.counted("container"))\(ImportedFile.list(summary.containers))")
    }
    if summary.modals > 0 {
      let rest = reached.map { summary.stopCount - $0 } ?? 0
      let outside = rest > 0 ? "doesn't reach \(rest.counted("stop"))" : "reaches nothing"
      lines.append("  modal: VoiceOver \(outside) outside the modal view")
    }
    let left = summary.leftOut
    if !left.isEmpty { lines.append("  left out: \(left.joined(separator: ", "))") }
    if !summary.unreached.isEmpty {
      let count = summary.unreached.count.counted("control")
      let names = ImportedFile.names(summary.unreached, atMost: 5)
      lines.append("  VoiceOver doesn't reach \(count) inside other stops: \(names)")
    }
    if !summary.labelsOverTexts.isEmpty {
      let count = summary.labelsOverTexts.count
      let views = count == 1 ? "label of 1 view" : "labels of \(count) views"
      let names = ImportedFile.names(summary.labelsOverTexts, atMost: 3)
      lines.append("  VoiceOver skips the \(views) and stops at the text inside: \(names)")
    }
    for (kind, count) in summary.unlabeled.sorted(by: { $0.key < $1.key }) {
      let word = spoken(kind)
      let heard = word.isEmpty ? "silent" : "spoken as '\(word)'"
      lines.append("  \(kind.role.counted(count)) without a label: \(heard)")
    }
    lines.append("  not in this format: \(format.lacks)")
    return lines
  }

  /// Returns the first names in a list, in quotation marks.
  private static func names(_ names: [String], atMost limit: Int) -> String {
    let shown = names.prefix(limit).map { Display.safe("'\($0)'") }.joined(separator: ", ")
    return shown + (names.count > limit ? ", …" : "")
  }

  /// Returns the roles with their counts, in the order of the notation.
  private static func list(_ counts: [Role: Int]) -> String {
    let words = Role.allCases.compactMap { role in
      counts[role].map { role.counted($0) }
    }
    return words.isEmpty ? "" : ": " + words.joined(separator: ", ")
  }
}

extension Role {
  /// The noun for an element with the role.
  private var spelled: String {
    switch self {
    case .text: "text element"
    case .header: "heading"
    case .back: "back button"
    case .progress: "progress bar"
    case .segments: "segmented control"
    default: noun
    }
  }

  /// Returns a number with the noun for elements with the role, such as `2 buttons`.
  fileprivate func counted(_ count: Int) -> String {
    self == .checkbox && count != 1 ? "\(count) checkboxes" : count.counted(spelled)
  }
}

extension ImportSummary.Kind: Comparable {
  /// Compares two kinds by the order of the notation's roles.
  public static func < (left: Self, right: Self) -> Bool {
    let places = [left, right].map { Role.allCases.firstIndex(of: $0.role) ?? 0 }
    return (places[0], left.traits.rawValue) < (places[1], right.traits.rawValue)
  }
}

extension ImportSummary {
  /// The views that are left out, with the reasons.
  fileprivate var leftOut: [String] {
    var words: [String] = []
    if invisible > 0 { words.append(invisible.counted("invisible view")) }
    if offScreen > 0 { words.append(offScreen.counted("view") + " off the screen") }
    if withoutSize > 0 { words.append(withoutSize.counted("view") + " without a size") }
    if insideStops > 0 { words.append(insideStops.counted("view") + " inside other stops") }
    if systemViews > 0 { words.append(systemViews.counted("view") + " from the system") }
    if decorativeImages > 0 { words.append(decorativeImages.counted("image") + " without a label") }
    if wrappers > 0 { words.append(wrappers.counted("view") + " without speech") }
    if repeatedIdentifiers > 0 {
      words.append(repeatedIdentifiers.counted("repeated identifier"))
    }
    return words
  }
}
