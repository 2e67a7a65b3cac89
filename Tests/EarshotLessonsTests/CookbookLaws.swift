import EarshotLessons
import EarshotNotation
import TestSupport
import Testing

@Suite("Laws of every page of the cookbook")
struct CookbookLaws {
  private static let folder = "Docs/Cookbook"
  static let paths = ProjectFiles.paths(in: folder, endingIn: ".md").filter {
    !$0.hasSuffix("README.md")
  }

  @Test("its screen is in canonical form, and check reports nothing", arguments: paths)
  func screen(_ path: String) throws {
    let recipe = try #require(Recipe(try ProjectFiles.source(path)))
    let reading = AppDocument.read([SourceText(name: path, recipe.screen)])
    #expect(reading.diagnostics + reading.traps == [])
    #expect(try #require(reading.document).screenText == recipe.screen)
  }

  @Test("its screen and its session each fit on a screenful", arguments: paths)
  func length(_ path: String) throws {
    let source = try ProjectFiles.source(path)
    #expect(String(decoding: source.utf8, as: UTF8.self).split(separator: "\n").count <= 75)
  }

  @Test("no two have a name in common")
  func names() throws {
    let recipes = try Self.paths.map { try #require(Recipe(try ProjectFiles.source($0))) }
    let names = recipes.flatMap { [$0.name] + $0.aliases }.sorted()
    #expect(zip(names, names.dropFirst()).filter { $0 == $1 }.map(\.0) == [])
    #expect(recipes.count >= 40)
  }

  @Test(
    "a component is found by any of its names, however it is written",
    arguments: [
      ("date-picker", "date-picker"), ("Date Picker", "date-picker"), ("dropdown", "menu"),
      ("Snack Bar", "toast"), ("hamburger", nil), ("", nil),
    ]
  )
  func finds(_ name: String, _ recipe: String?) throws {
    let cookbook = Cookbook(try Self.paths.map { try ProjectFiles.source($0) })
    #expect(cookbook.recipe(called: name)?.name == recipe)
  }

  @Test("it is in the list")
  func list() throws {
    let rows = try Self.paths.map { path in
      let recipe = try #require(Recipe(try ProjectFiles.source(path)))
      return
        "| [\(recipe.title)](\(recipe.name).md) | \(recipe.aliases.joined(separator: ", ")) |\n"
    }
    let table = "| component | also called |\n| --- | --- |\n" + rows.joined()
    try GeneratedPage.check("\(Self.folder)/README.md") { page in
      try GeneratedPage.page(page, withTable: table, under: "# Cookbook")
    }
  }
}
