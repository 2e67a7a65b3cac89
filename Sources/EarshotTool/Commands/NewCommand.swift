internal import EarshotLessons
internal import EarshotNotation

extension Command {
  /// The definition of `earshot new`.
  static let new = Command(
    "new",
    usage: "[NAME [FILE]]",
    summary: "write a component, an app, or a lesson",
    about: """
      Writes a file for you to start with: a component from the cookbook, a
      small app, a lesson, or an exercise. Without NAME, lists all names.
      NAME can be any common name of a component, such as dropdown or
      snackbar. Without FILE, Earshot names the file after the component. To
      print the file instead, use - as FILE. Earshot never overwrites an
      existing file.
      """,
    closing: """
      Docs/Cookbook explains each component, and Docs/WritingLessons.md
      explains each line of a lesson or an exercise.

      Exit status: 0, 64 if there's no such component, and 74 if the file
      can't be written.
      """,
    validate: { (options) throws(Failure) in
      guard options.operands.count <= 2 else {
        throw .usage("'new' takes at most a name and a file; put names with spaces in quotes")
      }
    },
    run: { (options, _, console) throws(Failure) in
      try NewCommand(operands: options.operands).run(&console)
    }
  )
}

/// `earshot new`: writes a file that users can start with.
struct NewCommand {
  /// The name of a template and the path of the file to write, or an empty array to list the
  /// available templates.
  let operands: [String]

  /// Writes the file, or lists the available templates.
  func run(_ console: inout Console) throws(Failure) -> ExitCode {
    guard let name = operands.first else { return try list(&console) }
    let file = try NewFile.named(name)
    let path = operands.dropFirst().first ?? file.usualName
    if path == "-" {
      console.output.fragment(file.text)
      return .ok
    }
    guard FileSystem.status(of: path) == nil else {
      throw .cannotWrite(path, "the file already exists; name a different one")
    }
    try FileWriter.create(path, Array(file.text.utf8))
    try console.output.line("Wrote \(path). \(wayToOpen(path, file))")
    return .ok
  }

  /// Returns the sentence about how to open the new file.
  ///
  /// `earshot teach` opens only Markdown files. `earshot walk` opens files without an extension,
  /// but no sessions, for example.
  private func wayToOpen(_ path: String, _ file: NewFile) -> String {
    let kind = FileKind(ofName: path)
    guard let usual = FileKind(ofName: file.usualName), kind != usual,
      kind != nil || usual == .markdown
    else {
      return "To open it, run '\(file.command(path))'."
    }
    let name = FileName(path).stem + usual.ending
    return "To open it, rename it to '\(name)', and run '\(file.command(name))'."
  }

  private func list(_ console: inout Console) throws(Failure) -> ExitCode {
    let files = NewFile.all
    let width = (files.map(\.name.count).max() ?? 0) + 2
    for file in files {
      let gap = String(repeating: " ", count: width - file.name.count)
      try console.output.line(file.name + gap + file.summary)
    }
    let example = "'earshot new carousel' writes carousel\(FileKind.screen.ending)"
    try console.output.line("\(NewFile.cookbook.recipes.count) components; \(example).")
    return .ok
  }
}
