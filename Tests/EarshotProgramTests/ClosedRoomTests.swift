import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("What a file names", .waiting)
struct ClosedRoomTests {
  /// A project with a session, beside a folder with screens.
  private static func project(screen: String, hasGit: Bool = false) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if hasGit { try folder.add(".git/HEAD", "") }
    try folder.add("tests/a.vo", "screen: \(screen)\n\n> start\nA, Button\n")
    try folder.add("tests/in.screen", "screen a\n  button \"A\"\n")
    try folder.add("shared/out.screen", "screen a\n  button \"A\"\n")
    return folder
  }

  private static func test(_ folder: TemporaryFolder, _ words: String) throws
    -> ToolProcess.Result
  {
    try ToolProcess.shell("cd '\(folder.path)' && \"$earshot\" \(words)")
  }

  @Test("is opened in the folder of the operand")
  func inside() throws {
    #expect(try Self.test(Self.project(screen: "in.screen"), "test tests/a.vo").status == 0)
  }

  @Test("is opened in the project, which a folder or a file '.git' marks")
  func project() throws {
    let folder = try Self.project(screen: "../shared/out.screen", hasGit: true)
    #expect(try Self.test(folder, "test tests/a.vo").status == 0)
    let linked = try Self.project(screen: "../shared/out.screen")
    try linked.add(".git", "gitdir: /nowhere\n")
    #expect(try Self.test(linked, "test tests/a.vo").status == 0)
  }

  @Test("isn't opened elsewhere, and the message says what to type")
  func outside() throws {
    let folder = try Self.project(screen: "../shared/out.screen")
    let real = try Self.test(folder, "test tests/a.vo")
    #expect(real.status == 66)
    let option = try #require(real.errors.split(separator: "\n").first { $0.contains("--allow ") })
    let words = option.drop { $0 != "-" || !option.hasSuffix("") }
    let allowing = try #require(words.range(of: "--allow ")).lowerBound
    #expect(try Self.test(folder, "test tests/a.vo \(words[allowing...].dropLast())").status == 0)
    #expect(try Self.test(folder, "test --allow shared tests/a.vo").status == 0)
    #expect(try Self.test(folder, "test --allow / --allow nowhere tests/a.vo").status == 0)
    #expect(try Self.test(folder, "test .").status == 0)
  }

  @Test(
    "isn't opened elsewhere whatever the command",
    arguments: [
      "test tests", "test --list --mutate tests/a.vo", "test --mutate tests/a.vo",
      "effort tests/a.vo", "convert tests/a.vo --to xctest", "diff tests/a.vo tests/a.vo",
      "walk --at tests/a.vo:3",
    ]
  )
  func commands(words: String) throws {
    let folder = try Self.project(screen: "../shared/out.screen")
    let result = try Self.test(folder, words + " </dev/null")
    #expect(result.status != 0 && !result.output.contains("A, Button"), "\(result)")
  }

  @Test(
    "isn't opened whatever way it takes",
    arguments: [
      "/etc/passwd", "../shared", "../shared/none.screen", "none/../../shared/out.screen", "loop",
      "link.screen", "folder/out.screen", "~/x.screen", "https://example.org/a.screen", "dangling",
      "file:///etc/passwd",
    ]
  )
  func ways(name: String) throws {
    let folder = try Self.project(screen: name)
    for (link, target) in [
      ("loop", "loop"), ("link.screen", "../shared/out.screen"), ("folder", "../shared"),
      ("dangling", "../nowhere/a.screen"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/tests/" + link,
        withDestinationPath: target
      )
    }
    let result = try Self.test(folder, "test tests/a.vo")
    #expect(result.status == 66, "\(result)")
    #expect(!result.errors.contains("out.screen'?"))
  }

  @Test("isn't opened from a pipe, even if a person at a terminal may open it")
  func pipes() throws {
    let folder = try Self.project(screen: "in.screen")
    let line = "printf ':open shared/out.screen\n' | "
    let result = try ToolProcess.shell(
      "cd '\(folder.path)' && \(line) \"$earshot\" walk tests/in.screen"
    )
    #expect(result.output.contains("--allow"), "\(result.output)")
  }

  @Test("A linked folder that leads out is skipped, with a message")
  func linkedFolder() throws {
    let folder = try Self.project(screen: "in.screen")
    try folder.add("shared/b.vo", "> start\nno\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/tests/folder",
      withDestinationPath: "../shared"
    )
    let result = try Self.test(folder, "test tests")
    #expect(result.status == 0)
    #expect(result.errors.contains("leads outside") && result.errors.contains("--allow"))
    #expect(try Self.test(folder, "test tests --allow shared").status == 1)
  }

  @Test(
    "A link that leads out of the folder is never written through",
    arguments: [
      "check --fix tests/link.screen", "test tests/in.vo --junit tests/link.xml",
      "test tests/in.vo --gitlab tests/link.json", "check --fix tests --allow shared",
      "audit tests/in.screen --baseline tests/link.txt --update-baseline",
      "audit tests/in.screen --junit tests/link.xml", "walk --record tests/link.vo tests/in.screen",
      "check --fix tests/link.screen --allow shared",
    ]
  )
  func writing(words: String) throws {
    let folder = try Self.project(screen: "in.screen")
    try folder.add("tests/in.vo", "screen: in.screen\n\n> start\nA, Button\n")
    let old = "screen b\n  buton \"A\"\n"
    for ending in ["screen", "xml", "json", "txt", "vo"] {
      try folder.add("shared/target.\(ending)", old)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/tests/link.\(ending)",
        withDestinationPath: "../shared/target.\(ending)"
      )
    }
    // The program is elsewhere: it may rewrite files below its own folder.
    let path = folder.path
    let moved = words.replacingOccurrences(of: "tests", with: path + "/tests")
      .replacingOccurrences(of: "--allow shared", with: "--allow \(path)/shared")
    let result = try ToolProcess.shell("cd /usr && \"$earshot\" \(moved) </dev/null")
    #expect(result.status != 0, "\(result)")
    for ending in ["screen", "xml", "json", "txt", "vo"] {
      let now = try String(contentsOfFile: "\(path)/shared/target.\(ending)", encoding: .utf8)
      #expect(now == old, "\(ending): \(result)")
    }
  }
}

/// The files that the system is asked to open, according to `strace`.
@Suite("Under strace, nothing outside the room is opened", .waiting)
struct OpenedFilesTests {
  /// Whether this machine lets `strace` follow a program.
  static let canTrace: Bool =
    (try? ToolProcess.shell("strace -f -e trace=open true >/dev/null 2>&1"))?.status == 0

  @Test(
    "by the commands that run on a build server",
    .enabled(if: canTrace, "strace isn't installed, or isn't permitted to follow programs"),
    arguments: [
      "test .", "audit a.screen", "effort a.screen", "effort a.vo", "check .", "test b.vo",
    ]
  )
  func opened(words: String) throws {
    let folder = try TemporaryFolder()
    let room = folder.path + "/room"
    try folder.add("outside/b.screen", "screen b\n  button \"B\"\n")
    try folder.add("outside/b.vo", "> start\n")
    try folder.add("room/a.screen", "screen a\n  button \"A\"\n")
    try folder.add("room/a.vo", "screen: a.screen\n\n> start\nA, Button\n")
    for (number, name) in [
      "../outside/b.screen", "/etc/passwd", "/etc", "link.screen", "folder", "none/../../outside",
    ].enumerated() {
      try folder.add("room/n\(number).vo", "screen: \(name)\n\n> start\nB\n")
    }
    for (link, target) in [
      ("link.screen", "../outside/b.screen"), ("folder", "../outside"), ("b.vo", "../outside/b.vo"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(room)/\(link)",
        withDestinationPath: target
      )
    }
    let trace = folder.path + "/trace"
    _ = try ToolProcess.shell(
      "cd '\(room)' && strace -f -y -e trace=open,openat,openat2 -o '\(trace)' \"$earshot\" \(words)"
    )
    let opened = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      .filter {
        $0.contains("open") && !$0.contains(" = -1 ") && $0.contains("<")
          && !$0.contains("<unfinished")
      }
    #expect(opened.contains { $0.contains(room) }, "nothing was traced")
    let real = try #require(Self.real(room))
    for line in opened {
      // With -y, the path of the descriptor is at the end: `= 3</tmp/room/a.screen>`.
      let place = line.split(separator: "<").last.map { $0.prefix { $0 != ">" } } ?? ""
      let isOfSystem = ["/usr/", "/lib", "/etc/ld.so", "/proc/", "/sys/", "/dev/null"]
        .contains { place.hasPrefix($0) }
      let isOfProgram = place.hasSuffix(".so") || place.contains("/.build/")
      #expect(isOfSystem || isOfProgram || place.hasPrefix(real), "\(line)")
    }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
