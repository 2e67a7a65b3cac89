package import EarshotNotation

extension Session {
  /// A place of a session that it can go back to.
  package struct Mark: Sendable {
    /// What it is called.
    package let name: String
    /// The app as it was there.
    package let document: AppDocument
    /// The steps that lead there.
    package let entries: [SessionLog.Entry]
  }

  /// Marks where the session stands; a mark of the same name gives way.
  package mutating func mark(as name: String) {
    marks.removeAll { $0.name == name }
    marks.append(Mark(name: name, document: document, entries: log.entries))
  }
}
