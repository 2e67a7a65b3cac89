internal import EarshotLessons
internal import EarshotNotation

/// The report that `--report` requests.
enum TeachReport {
  /// Checks that Earshot can write the report, so learners don't answer questions in vain.
  ///
  /// Earshot must be able to create the file, and an existing file must be empty or contain a
  /// report.
  static func check(_ options: Options) throws(Failure) {
    guard let path = options[.report] else { return }
    guard Folder.isThere(path) else { return try FileWriter.checkFolder(of: path) }
    let source = try options.room(of: path).source(path)
    let isReport = LessonReport(source) != nil || LessonReport.isMarkdown(source)
    guard isReport || source.utf8.isEmpty else {
      throw .cannotWrite(
        path,
        "the file already exists, but it isn't the report of a lesson; name a different file"
      )
    }
  }

  /// Writes a report in the format that the file extension indicates.
  ///
  /// Without `--report`, writes nothing.
  static func write(
    _ makeReport: @autoclosure () -> LessonReport,
    _ options: Options
  ) throws(Failure) {
    guard let path = options[.report] else { return }
    let report = makeReport()
    let isMarkdown = FileKind(ofName: path) == .markdown
    try FileWriter.create(path, Array((isMarkdown ? report.markdown : report.json).utf8))
  }
}
