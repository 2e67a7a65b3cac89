internal import EarshotLessons
internal import EarshotNotation
internal import EarshotTranscripts

/// `earshot test --answers`: lists the answers that each question in lessons accepts.
struct AnswerList {
  private let options: Options
  private let test: FileTest

  /// Creates the list that a command line requests.
  init(_ options: Options) {
    self.options = options
    test = FileTest(options)
  }

  /// Prints the list.
  ///
  /// If a lesson expects output that doesn't occur, the method prints an error, and the exit status
  /// is 65.
  ///
  /// - Throws: ``Failure`` if no file has a question.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let operands = try SessionOperands(options.operands, in: options.room)
    console.report(operands.remarks)
    var (status, isEmpty) = (ExitCode.ok, true)
    for file in operands.files {
      let source = try test.source(of: file)
      guard case .sessions(.document)? = FileKind(ofName: source.name)?.content,
        Lesson.asks(in: source)
      else { continue }
      isEmpty = false
      guard let answers = try answers(of: source, &console) else {
        status = .malformed
        continue
      }
      for line in answers.lines { try console.output.line(line) }
    }
    guard !isEmpty else {
      let files = options.operands.asAlternatives
      throw Failure(.noInput, "there are no questions in \(files); name a file with a lesson")
    }
    return status
  }

  /// Returns the answers that a lesson accepts, or prints its errors and returns `nil`.
  private func answers(
    of source: SourceText,
    _ console: inout Console
  ) throws(Failure) -> LessonAnswers? {
    let reading = Lesson.read(source)
    console.report(reading.diagnostics.lines(in: [source]))
    guard let lesson = reading.lesson else { return nil }
    var documents: [AppDocument] = []
    for transcript in lesson.transcripts {
      let sources = try test.screenSources(of: transcript)
      let result = test.apps.result(of: sources)
      console.report(result.document == nil ? result.diagnostics.lines(in: sources) : [])
      guard let document = result.document else { return nil }
      documents.append(document)
    }
    let check = LessonCheck(lesson, documents)
    console.report(check.differences + check.diagnostics.lines(in: [source]))
    return check.passes ? LessonAnswers(lesson, documents) : nil
  }
}
