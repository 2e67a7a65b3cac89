internal import EarshotModel
internal import EarshotNotation
internal import EarshotReadOut
internal import EarshotReports
internal import EarshotTranscripts

/// The differences that `earshot diff` finds in an app since a commit, and whether any session's
/// speech includes them.
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `--since`.
struct SinceChanges {
  /// A change in an app, with its place.
  struct Entry {
    /// The change as `earshot diff` describes it.
    let change: AppComparison.Change
    /// The place of the element in the screen file, or `nil` if it no longer exists.
    let place: Finding.Place?
    /// Whether the change affects the speech in a session.
    fileprivate(set) var isHeard = false

    /// The change as a report shows it.
    var cause: Finding.Cause { Finding.Cause(change.line, at: place) }
  }

  /// The changes in the app, screen by screen.
  private(set) var entries: [Entry]

  /// Compares an app with its earlier version.
  init(
    from old: AppDocument,
    to new: AppDocument,
    _ options: Options,
    placing place: (ElementTree.Index) -> Finding.Place?
  ) {
    let comparison = AppComparison(from: old, to: new, options: options.session)
    entries = comparison.changes.map { Entry(change: $0, place: $0.node.flatMap(place)) }
  }

  /// Records that the output of a session differs.
  ///
  /// - Parameters:
  ///   - gone: The old output lines of steps that differ.
  ///   - now: The new output lines of the same steps.
  mutating func note(gone: Set<String>, now: Set<String>) {
    for place in entries.indices where !entries[place].isHeard {
      entries[place].isHeard = entries[place].change.isIn(gone: gone, now: now)
    }
  }

  /// Returns the cause of a session's failure in the words of the changes that explain it, or `nil`
  /// if no change explains it.
  func meant(by cause: Finding.Cause) -> Finding.Cause? {
    let own = entries.filter { entry in
      if let place = cause.place, entry.place == place { return true }
      return entry.change.isQuoted(in: cause.sentence)
        || entry.change.kind == .removed && cause.oldName.map(entry.change.isCalled) ?? false
    }
    let moving = entries.filter { [.added, .removed, .moved].contains($0.change.kind) }
    let isOfOrder = cause.sentence.contains(" is stop ") && moving.count == 1
    let found = own.isEmpty && isOfOrder ? moving : own
    guard let first = found.first else { return nil }
    var result = cause
    result.sentence = found.map(\.change.line).joined(separator: "; ")
    result.place = first.place ?? cause.place
    return result
  }
}

extension AppComparison.Change {
  /// Returns whether a sentence contains both the old and the new words of the change.
  fileprivate func isQuoted(in sentence: String) -> Bool {
    guard let old, let new else { return false }
    return sentence.contains("\(Self.quoted(old)) → \(Self.quoted(new))")
  }

  /// Returns whether the stop has a name, which is a label or an identifier with `#`.
  fileprivate func isCalled(_ name: String) -> Bool {
    labels.contains(name) || identifier.map { "#\($0)" == name } ?? false
  }

  /// Returns whether the lines that differ show the change.
  fileprivate func isIn(gone: Set<String>, now: Set<String>) -> Bool {
    switch kind {
    case .screenAdded, .screenRemoved:
      let names = [screen, panel].compactMap(\.self)
      return (gone.union(now)).contains { line in
        line.hasPrefix("~ screen: ") && names.contains { line.contains($0) }
      }
    case .added: return now.contains { $0.isSaid(of: labels) }
    case .removed: return gone.contains { $0.isSaid(of: labels) }
    case .moved, .landing: return gone.union(now).contains { $0.isSaid(of: labels) }
    case .app, .start, .rotor: return gone.has(old) || now.has(new)
    case .part:
      if ["hint", "action"].contains(part) { return gone.has(old) || now.has(new) }
      return gone.contains { $0.isSaid(of: labels) && $0.has(old) }
        || now.contains { $0.isSaid(of: labels) && $0.has(new) }
    }
  }
}

extension Set<String> {
  fileprivate func has(_ text: String?) -> Bool { contains { $0.has(text) } }
}

extension String {
  /// Returns whether the line contains a string, or `false` for `nil`.
  fileprivate func has(_ text: String?) -> Bool { text.map { contains($0) } ?? false }

  /// Returns whether the line contains any of the labels, which is also true for a stop without
  /// labels.
  fileprivate func isSaid(of labels: [String]) -> Bool {
    let labels = labels.filter { !$0.isEmpty }
    return labels.isEmpty || labels.contains { contains($0) }
  }
}
