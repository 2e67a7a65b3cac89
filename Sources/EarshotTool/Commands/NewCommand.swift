internal import EarshotNotation
internal import EarshotSession

extension Command {
  /// The row of `earshot new`.
  static let new = Command(
    "new",
    usage: "lesson [FILE]",
    summary: "write a lesson to begin with",
    need: "the word 'lesson'",
    about: """
      Writes a small lesson that you can play and change: a screen, a
      session, a question of each kind, and a task. Without FILE the lesson
      is written to \(NewCommand.usualName). A file that exists is left alone.
      """,
    closing: """
      Docs/WritingLessons.md explains each line of a lesson.

      Exit status: 0, 74 if the file can't be written.
      """,
    validate: { (options) throws(Failure) in
      guard let word = options.operands.first, word == NewCommand.word else {
        let ending = Suggestion.ending(for: options.operands.first ?? "", in: [NewCommand.word])
        throw .usage("'new' writes a 'lesson'\(ending)")
      }
      guard options.operands.count <= 2 else { throw .usage("'new lesson' takes one file") }
    },
    run: { (options, _, console) throws(Failure) in
      try NewCommand(path: options.operands.dropFirst().first ?? NewCommand.usualName).run(&console)
    }
  )
}

/// `earshot new`: writes a file to begin with.
struct NewCommand {
  /// What can be written.
  fileprivate static let word = "lesson"
  /// The name of a file that was not named.
  fileprivate static let usualName = "lesson.md"
  private static let template = "Docs/Examples/lesson.md"

  /// The file.
  let path: String

  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard FileSystem.status(of: path) == nil else {
      throw .cannotWrite(path, "it exists already; name another file")
    }
    try FileWriter.create(path, try LessonFiles.builtInSource(Self.template).utf8)
    try console.output.line("Wrote \(path). To play it, run 'earshot teach \(path) --quiz'.")
    return .ok
  }
}
