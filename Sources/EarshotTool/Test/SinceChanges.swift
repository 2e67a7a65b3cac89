internal import EarshotModel
internal import EarshotNotation
internal import EarshotReadOut
internal import EarshotReports
internal import EarshotTranscripts

/// What `earshot diff` says of an app since a commit, and which of it sessions hear.
///
/// - Source: our choice; SESSIONS.md, "Transcripts", `--since`.
struct SinceChanges {
  /// A change, and where it is.
  struct Entry {
    /// The change.
    let change: AppComparison.Change
    /// The element in the file of the screen, or `nil` if it's gone.
    let place: Finding.Place?
    /// Whether a session hears it.
    fileprivate(set) var isHeard = false

    /// The change as a report has it.
    var cause: Finding.Cause { Finding.Cause(change.line, at: place) }
  }

  /// The changes, screen by screen.
  private(set) var entries: [Entry]

  /// Compares an app with what it was.
  init(
    from old: AppDocument,
    to new: AppDocument,
    _ options: Options,
    placing place: (ElementTree.Index) -> Finding.Place?
  ) {
    let comparison = AppComparison(from: old, to: new, options: options.session)
    entries = comparison.changes.map { Entry(change: $0, place: $0.node.flatMap(place)) }
  }

  /// Notes that a session is heard otherwise.
  ///
  /// - Parameters:
  ///   - gone: The lines of steps that differ, as they were.
  ///   - now: The lines of the same steps now.
  mutating func note(gone: Set<String>, now: Set<String>) {
    for place in entries.indices where !entries[place].isHeard {
      entries[place].isHeard = entries[place].change.isIn(gone: gone, now: now)
    }
  }

  /// What makes a session fail, in the words of the change and at its place; `nil` if no change is
  /// about it.
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
  /// Whether a sentence names what was heard and what is heard now.
  fileprivate func isQuoted(in sentence: String) -> Bool {
    guard let old, let new else { return false }
    return sentence.contains("\(Self.quoted(old)) → \(Self.quoted(new))")
  }

  /// Whether the stop has a name: a label, or an identifier with `#`.
  fileprivate func isCalled(_ name: String) -> Bool {
    labels.contains(name) || identifier.map { "#\($0)" == name } ?? false
  }

  /// Whether lines that differ show the change.
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
  /// Whether a text is in the line.
  fileprivate func has(_ text: String?) -> Bool { text.map { contains($0) } ?? false }

  /// Whether one of the labels is in the line; true of a stop without any.
  fileprivate func isSaid(of labels: [String]) -> Bool {
    let labels = labels.filter { !$0.isEmpty }
    return labels.isEmpty || labels.contains { contains($0) }
  }
}
