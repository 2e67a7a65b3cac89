package import EarshotNotation

extension Session {
  /// A place in a session to which the session can return.
  package struct Mark: Sendable {
    /// The name of the mark, which is unique in a session.
    package let name: String
    /// The app when the mark was set.
    package let document: AppDocument
    /// The log entries from the start of the session to the mark.
    package let entries: [SessionLog.Entry]
  }

  /// Marks the current place of the session.
  ///
  /// If a mark with the same name exists, the new mark replaces it.
  package mutating func mark(as name: String) {
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, document: document, entries: log.entries))
  }
}
