internal import EarshotLessons
internal import EarshotNotation

/// The report that `--report` asks for.
enum TeachReport {
  /// Writes a report, in the form that the name of its file says.
  static func write(_ report: LessonReport, _ options: Options) throws(Failure) {
    guard let path = options[.report] else { return }
    let isMarkdown = FileKind(ofName: path) == .markdown
    try FileWriter.create(path, Array((isMarkdown ? report.markdown : report.json).utf8))
  }
}
