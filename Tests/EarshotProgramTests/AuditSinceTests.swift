import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite(
  "Findings on lines that changed since a commit",
  .waiting,
  .enabled(if: Git.isThere, "no git in a folder from the system")
)
struct AuditSinceTests {
  private static let screen = """
    screen menu "Menu"
      header "Menu"
      button
        on activate: announce "Paid" high
      button "ic_close"
        hint: Closes the menu
      # audit: ignore image-label-missing "decoration"
      image

    """

  /// A repository with an app.
  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.add(name, text) }
    let commit = "git -c user.name=a -c user.email=a@b commit -qm one"
    let commands = "cd '\(folder.path)' && git init -q && git add -A && \(commit)"
    #expect(try ToolProcess.shell(commands).status == 0)
    return folder
  }

  /// The rules of the findings, in order.
  private func rules(_ arguments: [String]) throws -> [String] {
    let result = try ToolProcess.run(["audit"] + arguments + ["--since", "HEAD"])
    #expect(result.status < 2, "\(result.errors)")
    return result.output.split(separator: "\n").filter { $0.hasSuffix("]") }
      .compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  /// A change of the app, and the rules whose findings it adds.
  static let changes: [(old: String, new: String, rules: [String])] = [
    ("Menu\"\n  header", "Menu\"\n  header", []),
    // A line of the element, and one below it.
    ("\"ic_close\"", "\"ic_open\"", ["label-is-filename", "control-inert"]),
    ("announce \"Paid\"", "announce \"Done\"", ["label-missing"]),
    // A missing line, and a comment.
    ("    hint: Closes the menu\n", "", ["label-is-filename", "control-inert"]),
    ("  # audit: ignore image-label-missing \"decoration\"\n", "", ["image-label-missing"]),
    // A comment and another element change nothing here.
    ("  header", "  # a note\n  header", []),
    ("header \"Menu\"", "header \"Main menu\"", []),
  ]

  @Test("are those about the element, what's below it, and what's gone", arguments: changes)
  func changedLines(_ change: (old: String, new: String, rules: [String])) throws {
    let folder = try repository(["a.screen": Self.screen])
    let path = try folder.add(
      "a.screen",
      Self.screen.replacingOccurrences(of: change.old, with: change.new)
    )
    #expect(try rules([path]) == change.rules)
  }

  @Test("are all findings of a new file, and none of an unchanged one")
  func files() throws {
    let folder = try repository(["a.screen": Self.screen])
    let old = folder.path + "/a.screen"
    let unchanged = try ToolProcess.run(["audit", old, "--since", "HEAD"])
    #expect(unchanged.status == 0)
    #expect(unchanged.output.contains("\nno findings.\n"))
    #expect(
      unchanged.output.contains(
        "Earshot left out 3 findings on lines that haven't changed since 'HEAD'\n"
      )
    )
    let new = try folder.add("b.screen", Self.screen)
    #expect(try rules([new]) == ["label-missing", "label-is-filename", "control-inert"])
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try ProjectFiles.source("Tests/Fixtures/sources/\(name)").utf8, as: UTF8.self)
  }

  @Test("are those in the code that changed, if the code is known")
  func code() throws {
    let export = try text("checkout.xml")
    let code = try text("App/CheckoutView.swift")
    let folder = try repository(["checkout.xml": export, "App/CheckoutView.swift": code])
    let words = [folder.path + "/checkout.xml", "--sources", folder.path + "/App"]
    #expect(try rules(words) == [])
    try folder.add(
      "App/CheckoutView.swift",
      code.replacingOccurrences(of: "\"loginBtn\"", with: "\"loginBtn\" ")
    )
    #expect(try rules(words) == ["label-is-filename"])
    // The export isn't the code: a new export doesn't make old findings new.
    try folder.add("checkout.xml", export + "\n")
    #expect(try rules(words) == ["label-is-filename"])
  }

  @Test("need a commit and a repository, and leave the baseline whole")
  func refused() throws {
    let folder = try repository(["a.screen": Self.screen])
    let path = folder.path + "/a.screen"
    let unknown = try ToolProcess.run(["audit", path, "--since", "nope"])
    #expect(unknown.status == 66)
    #expect(unknown.errors == "earshot: there's no commit 'nope'; 'git log' lists the commits\n")
    let outside = try TemporaryFolder()
    let other = try outside.add("a.screen", Self.screen)
    #expect(try ToolProcess.run(["audit", other, "--since", "HEAD"]).status == 66)
    let baseline = ["--baseline", folder.path + "/b.txt", "--update-baseline"]
    #expect(try ToolProcess.run(["audit", path, "--since", "HEAD"] + baseline).status == 64)
  }
}
