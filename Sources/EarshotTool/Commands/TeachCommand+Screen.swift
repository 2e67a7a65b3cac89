internal import EarshotAudit
internal import EarshotExercises
internal import EarshotImporters
internal import EarshotLessons
internal import EarshotLines
internal import EarshotNotation
internal import EarshotReadOut
internal import EarshotSession

// A lesson about the learner's own screen.
extension TeachCommand {
  /// Returns whether the name refers to a file with a screen, in Earshot's format or as another
  /// tool's export.
  func isScreen(_ name: String) -> Bool {
    guard FileKind(ofName: name) != .markdown, (try? Folder.kind(of: name)) == .file else {
      return false
    }
    return name.contains("/") || name.contains(".") || FileKind(ofName: name)?.isOfApp ?? false
  }

  /// Creates a lesson from a screen, with questions about the audit's findings.
  ///
  /// - Throws: ``Failure`` if the file isn't a screen, or the screen has no stops.
  func lesson(
    ofScreen path: String,
    _ console: inout Console
  ) throws(Failure) -> (Lesson, [AppDocument]) {
    let sources = try Operands.appSources([path], in: options.room(of: path))
    let reading = AppDocument.open(sources, importing: options.importing)
    console.report(reading.diagnostics.filter { !$0.isAdvice }.lines(in: sources))
    guard let document = reading.document else { throw .silent(.malformed) }
    let screen = try options[.screen].map { (name) throws(Failure) in
      try Screens.place(named: name, in: document)?.name ?? name
    }
    let findings = Audit(reading, of: sources)?.report.findings ?? []
    let language = try options[.language] == nil ? nil : self.language
    var start = SessionOptions()
    for (name, value) in options.settings { start.set(name, to: value) }
    let lesson = ScreenLesson(
      document,
      named: Self.plainName(of: path),
      findings: findings.filter { $0.severity != .note }.compactMap { finding in
        finding.heard.map {
          .init(
            heard: Display.spoken($0),
            message: finding.message,
            german: AuditWording.german(finding.rule.id)
          )
        }
      },
      language: language,
      screen: screen,
      options: start
    )?.lesson
    guard let lesson else {
      let place = screen.map { "the screen '\($0)'" } ?? "the first screen of '\(path)'"
      throw Failure(
        .noInput,
        "\(place) has no stops to ask about; add an element, or choose a different screen with '--screen'"
      )
    }
    return (lesson, [document])
  }

  /// Returns the name of a file in a form that the header of a session can contain.
  private static func plainName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let plain = name.filter { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    return plain.isEmpty ? "screen" : plain
  }
}
