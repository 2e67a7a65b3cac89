import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Whether this machine has git in its usual place.
enum Git {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
}

@Suite(
  "Sessions that hear what changed since a commit",
  .waiting,
  .enabled(if: Git.isThere, "no git in a folder from the system")
)
struct SinceTests {
  static let screen = """
    screen menu "Menu"
      header "Menu"
      button "Pay" #pay
      button "Help" #help

    """

  /// A repository with two apps and three sessions.
  func repository() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("a.screen", Self.screen)
    try folder.add("b.screen", "screen b\n  header \"B\"\n")
    try folder.addPassing("pay.vo")
    try folder.add("title.vo", "screen: a.screen\n\n> start\nMenu, Heading\n")
    try folder.add("b.vo", "screen: b.screen\n\n> start\nB, Heading\n")
    try git(
      folder,
      "git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm one"
    )
    return folder
  }

  func git(_ folder: TestFolder, _ words: String) throws {
    let result = try ToolProcess.shell("cd '\(folder.folder.path)' && \(words)")
    #expect(result.status == 0, "\(result.errors)")
  }

  /// The files that run, and the remark.
  private func chosen(_ folder: TestFolder, _ words: String = "") throws -> [String] {
    let result = try folder.test(". --since HEAD --list \(words)")
    #expect(result.status == 0, "\(result.errors)")
    let files = result.output.split(separator: "\n").map(String.init)
    let count =
      words.isEmpty ? files.isEmpty ? "none of the files has changed" : "\(files.count) of " : ""
    #expect(result.errors.hasPrefix("earshot: \(count)"), "\(result.errors)")
    return files
  }

  /// A change of a file, and the sessions that can hear it.
  static let changes: [(file: String, text: String, chosen: [String])] = [
    ("a.screen", screen, []),
    ("a.screen", screen + "# a note\n", []),
    ("a.screen", screen.replacingOccurrences(of: "Help", with: "Advice"), []),
    ("a.screen", screen.replacingOccurrences(of: "\"Pay\"", with: "\"Buy\""), ["./pay.vo"]),
    (
      "a.screen", screen.replacingOccurrences(of: "header \"Menu\"", with: "header \"Shop\""),
      ["./pay.vo", "./title.vo"]
    ),
    ("a.screen", "scren menu\n", ["./pay.vo", "./title.vo"]),
    ("b.vo", "screen: b.screen\n\n> start\nB, Heading\n? #b is 1\n", ["./b.vo"]),
    ("new.vo", "screen: b.screen\n\n> start\nB, Heading\n", ["./new.vo"]),
  ]

  @Test("run, and no others", arguments: changes)
  func change(_ file: String, _ text: String, _ expected: [String]) throws {
    let folder = try repository()
    try folder.add(file, text)
    #expect(try chosen(folder) == expected)
  }

  @Test("Having nothing to hear is a success, and breakages are reported as usual")
  func report() throws {
    let folder = try repository()
    let same = try folder.test(". --since HEAD")
    #expect(same.status == 0)
    #expect(same.output == "0 passed, 0 failed\n")
    try folder.add("a.screen", Self.screen.replacingOccurrences(of: "\"Pay\"", with: "\"Buy\""))
    let cause = ##"./a.screen:3: Buy: label "Pay" → "Buy", from the label of \#pay"##
    let broken = try folder.test(". --since HEAD --markdown")
    #expect(broken.status == 1)
    #expect(broken.output.contains("\n- \(cause) (1 step in 1 session: ./pay.vo:5)\n"))
    try git(folder, "git add -A && git -c user.name=a -c user.email=a@b commit -qm two")
    #expect(try chosen(folder) == [])
    let before = try folder.test(". --since HEAD~1 --list")
    #expect(before.output == "./pay.vo\n")
    #expect(try chosen(folder, "--shard 1/2") == [])
  }

  @Test("A lesson whose app has changed runs, and deleted transcripts are named")
  func lessons() throws {
    let folder = try repository()
    let session = "```voiceover\nscreen: l.screen\n\n> start\nMenu, Heading\n```\n"
    let task = "```task\nAsk for help.\n? says \"Coming\"\n> touch \"Help\"\n> double tap\n```\n"
    try folder.add("l.screen", Self.screen + "    on activate: announce \"Coming\"\n")
    try folder.add("l.md", "# A lesson\n\n\(session)\n\(task)")
    try folder.add("docs/old.vo", "screen: ../a.screen\n\n> start\nMenu, Heading\n")
    #expect(try folder.test("l.md").status == 0)
    try git(folder, "git add -A && git -c user.name=a -c user.email=a@b commit -qm two")
    // Everything that the session walks sounds the same, but the task can't be done anymore.
    try folder.add("l.screen", Self.screen + "    on activate: announce \"Going\"\n")
    #expect(try chosen(folder) == ["./l.md"])
    #expect(try folder.test(". --since HEAD").status == 65)
    try FileManager.default.removeItem(atPath: folder.folder.path + "/docs/old.vo")
    let gone = "earshot: 1 session file was deleted since 'HEAD': "
    #expect(try folder.test(". --since HEAD --list").errors.hasSuffix("\(gone)./docs/old.vo\n"))
    #expect(try !folder.test("b.vo l.md --since HEAD --list").errors.contains(gone))
  }

  @Test("A missing commit, and a folder that isn't a repository, are errors")
  func mistakes() throws {
    let folder = try repository()
    for name in ["none", "HEAD:a.screen", "a b", "$(touch x)", "HEAD^{blob}", "\u{1B}[2J"] {
      let result = try folder.test(". --since '\(name)'")
      #expect(result.status == 66, "\(name)")
      #expect(result.errors.hasPrefix("earshot: there's no commit '"), "\(result.errors)")
      #expect(!result.errors.contains("\u{1B}"))
    }
    for words in ["--since -x", "--since ''", "--since HEAD --watch", "--since HEAD --mutate"] {
      #expect(try folder.test(". \(words)").status == 64, "\(words)")
    }
    let plain = try TestFolder()
    try plain.addPassing("b.vo")
    let result = try plain.test(". --since HEAD")
    #expect(result.status == 66)
    #expect(result.errors.contains("isn't in a Git repository"))
  }

  /// A repository's settings that try to run its own programs.
  static let traps = [
    "core.fsmonitor", "core.pager", "pager.ls-tree", "pager.cat-file", "core.sshCommand",
    "core.askPass", "core.gitProxy", "core.editor", "alias.ls-tree", "alias.cat-file",
    "credential.helper", "core.alternateRefsCommand", "filter.x.smudge", "diff.x.textconv",
    "uploadpack.packObjectsHook", "remote.origin.uploadpack",
  ]

  /// A repository whose settings, hooks, and attributes all lead to a program of its own, with an
  /// object that only its other side has.
  ///
  /// - Returns: The folder, and the name of the object.
  private func trappedRepository() throws -> (folder: TestFolder, object: String) {
    let folder = try repository()
    let path = folder.folder.path
    let trap = "\(path)/trap"
    try folder.add("trap", "#!/bin/sh\ntouch '\(path)/sprung'\n")
    try git(folder, "chmod +x trap && mkdir -p bin && cp trap bin/git && cp trap .git/hooks/x")
    let hooks = ["pre-auto-gc", "post-index-change", "reference-transaction", "fsmonitor-watchman"]
    for hook in hooks { try git(folder, "cp trap .git/hooks/\(hook)") }
    for name in Self.traps { try git(folder, "git config \(name) '\(trap)'") }
    try git(folder, "git config filter.x.required true")
    try folder.add(".gitattributes", "* filter=x diff=x\n")
    // A partial clone with its remote beside it, and with a missing object.
    try git(
      folder,
      "git config remote.origin.url '\(path)/.git' && git config remote.origin.promisor true"
        + " && git config extensions.partialClone origin"
        + " && git config core.repositoryformatversion 1"
    )
    try folder.add("a.screen", Self.screen.replacingOccurrences(of: "\"Pay\"", with: "\"Buy\""))
    let result = try ToolProcess.shell("cd '\(path)' && git rev-parse HEAD:a.screen")
    return (folder, result.output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Whether the trap was sprung; also sets it again.
  private func isSprung(_ folder: TestFolder) throws -> Bool {
    let isSprung = try folder.names().contains("sprung")
    if isSprung { try FileManager.default.removeItem(atPath: folder.folder.path + "/sprung") }
    return isSprung
  }

  @Test("Nothing that the repository configures runs")
  func hostile() throws {
    let (folder, object) = try trappedRepository()
    let path = folder.folder.path
    _ = try isSprung(folder)
    let before =
      "PATH='\(path)/bin':\"$PATH\" GIT_PAGER='\(path)/trap' GIT_EXTERNAL_DIFF='\(path)/trap'"
    let result = try folder.test("pay.vo --since HEAD --list", before: before)
    #expect(result.output == "pay.vo\n", "\(result.errors)")
    #expect(try !isSprung(folder))
    try FileManager.default.removeItem(
      atPath: "\(path)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))"
    )
    // Git itself springs the trap, so the test can fail.
    _ = try ToolProcess.shell("cd '\(path)' && echo \(object) | /usr/bin/git cat-file --batch")
    #expect(try isSprung(folder), "git runs no trap here, so nothing is tested")
    let gone = try folder.test("pay.vo --since HEAD", before: before)
    #expect(gone.status == 66, "\(gone.output)")
    #expect(try !isSprung(folder))
  }

  /// A change of the screen, and the line of the annotation.
  static let places: [(old: String, new: String, line: Int)] = [
    ("button \"Pay\" #pay", "button \"Buy\" #pay", 4),
    ("    value: \"1\"", "    value: \"2\"", 5),
    ("    value: \"1\"", "    # a note\n    value: \"2\"", 6),
    ("    hint: \"Opens\"", "    hint: \"Closes\"", 6),
    ("    text \"Milk\"", "    text \"Cream\"", 8),
    ("screen menu", "# first\n\nscreen menu", 0),
  ]

  @Test("Breakages are annotated at the line that changed", arguments: places)
  func changedLine(_ old: String, _ new: String, _ line: Int) throws {
    let folder = try repository()
    let screen = """
      screen menu "Menu"
        # the first stop
        header "Menu"
        button "Pay" #pay
          value: "1"
          hint: "Opens"
        cell
          text "Milk"
          text "2 €"

      """
    let session = """
      screen: c.screen

      > start
      Menu, Heading
      > swipe right
      Pay, 1, Button
      ~ hint: Opens
      > swipe right
      Milk, 2 €

      """
    try folder.add("c.screen", screen)
    try folder.add("c.vo", session)
    try git(folder, "git add -A && git -c user.name=a -c user.email=a@b commit -qm two")
    #expect(try folder.test("c.vo").status == 0)
    try folder.add("c.screen", screen.replacingOccurrences(of: old, with: new))
    let result = try folder.test("c.vo --since HEAD --github")
    let places = result.output.split(separator: "\n").filter {
      $0.hasPrefix("::error file=c.screen")
    }
    let expected = line == 0 ? [] : ["::error file=c.screen,line=\(line),"]
    #expect(places.count == expected.count, "\(result.output)")
    for (place, beginning) in zip(places, expected) {
      #expect(place.hasPrefix(beginning), "\(place)")
    }
  }
}
