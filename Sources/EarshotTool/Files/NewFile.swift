internal import EarshotLessons
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

/// A file that `earshot new` writes as a starting point.
struct NewFile: Sendable {
  /// The word that selects the file.
  let name: String
  /// The description of the file for the list, or other names for it.
  let summary: String
  /// The default name of the file.
  let usualName: String
  /// The contents of the file.
  let text: String
  /// A function that returns the command for using the file at a path.
  let command: @Sendable (_ path: String) -> String
}

extension NewFile {
  /// Creates the file for the component of a cookbook page.
  init(_ recipe: Recipe) {
    name = recipe.name
    summary = recipe.aliases.joined(separator: ", ")
    usualName = recipe.name + FileKind.screen.ending
    text = recipe.screen
    command = { "earshot \($0.asShellWord)" }
  }

  /// The files that don't come from the cookbook.
  static let others = [
    NewFile(
      name: "app",
      summary: "a small app: two tabs, a list, details, and an alert",
      usualName: "app.screen",
      text: builtIn("Docs/Examples/starter.screen"),
      command: { "earshot \($0.asShellWord)" }
    ),
    NewFile(
      name: "lesson",
      summary: "a lesson: a screen, a session, questions, and a task",
      usualName: "lesson.md",
      text: builtIn("Docs/Examples/lesson.md"),
      command: { "earshot teach \($0.asShellWord) --quiz" }
    ),
    NewFile(
      name: "exercise",
      summary: "an exercise: a broken screen, and checks that say what's wrong",
      usualName: "exercise.md",
      text: builtIn("Docs/Examples/exercise.md"),
      command: { "earshot teach --exercise \($0.asShellWord)" }
    ),
  ]

  /// The cookbook, whose recipes provide the components.
  static let cookbook = Cookbook(
    BuiltInFiles.paths.filter { $0.hasPrefix("Docs/Cookbook/") }.map { path in
      SourceText(name: path, utf8: BuiltInFiles.bytes(of: path) ?? [])
    }
  )

  /// All files, in the order of the list.
  static var all: [NewFile] { others + cookbook.recipes.map(NewFile.init) }

  /// Returns the file with the given name.
  ///
  /// - Throws: ``Failure`` if no file has the name. The error suggests the nearest name.
  static func named(_ name: String) throws(Failure) -> NewFile {
    if let file = others.first(where: { $0.name == name.lowercased() }) { return file }
    if let recipe = cookbook.recipe(called: name) { return NewFile(recipe) }
    let ending = cookbook.ending(for: name, or: others.map(\.name))
    throw .usage(
      """
      no component is called \
      '\(name)'\(ending)\(ending.isEmpty ? "; 'earshot new' lists all components" : "")
      """
    )
  }

  private static func builtIn(_ path: String) -> String {
    String(decoding: BuiltInFiles.bytes(of: path) ?? [], as: UTF8.self)
  }
}
