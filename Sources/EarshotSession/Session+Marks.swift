package import EarshotNotation

extension Session {
  /// A place in a session to which the session can return.
  package struct Mark: Sendable {
    /// The name of the mark.
    package let name: String
    /// The app at the time when the mark was set.
    package let document: AppDocument
    /// The log entries from the start to the place.
    package let entries: [SessionLog.Entry]
  }

  /// Marks the current place of the session, replacing a mark with the same name.
  package mutating func mark(as name: String) {
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, document: document, entries: log.entries))
  }
}
