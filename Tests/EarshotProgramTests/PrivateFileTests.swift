import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Earshot shows no part of a file that isn't meant for it, wherever it is named, and whatever its
/// name is.
@Suite("A file that isn't meant for Earshot", .waiting)
struct PrivateFileTests {
  /// A file with a secret on its second line.
  struct Hostile: Sendable, CustomTestStringConvertible {
    /// The name that leads to it.
    var name: String
    /// Its contents.
    var text: String
    /// The file that a link of this name leads to, if it is a link.
    var target: String?

    var testDescription: String { target.map { "\(name) -> \($0)" } ?? name }
  }

  private static let secret = "hunter2"
  private static let lines = "\npassword: \(secret)\n\(secret)\n  - \(secret) = \(secret)\n"

  static let files = [
    Hostile(name: "application.properties", text: "# comment\napp.name=Foo" + lines),
    Hostile(name: "settings.ini", text: "app = Foo" + lines),
    Hostile(name: ".env", text: "app=Foo" + lines),
    Hostile(name: "config.yaml", text: "each-thing: 1" + lines),
    Hostile(name: "rc", text: "screen -d -m" + lines),
    Hostile(name: "each.txt", text: "each of you knows" + lines),
    Hostile(name: "notes.txt", text: "screen \(secret) is broken" + lines),
    Hostile(name: "key.json", text: "{\"type\": \(secret),\n\"\(secret)\": \"\(secret)\"\n"),
    Hostile(name: "pom.xml", text: "<project><\(secret)>\n\(secret)</wrong>\n"),
    Hostile(name: "inner.screen", text: "app=Foo" + lines, target: ".env2"),
    Hostile(name: "outer.screen", text: "app=Foo" + lines, target: "../outside/passwd"),
    Hostile(name: "shown.screen", text: "screen a\n  \(secret)\n", target: "../outside/b.screen"),
    Hostile(name: "walked.vo", text: "> start\n\(secret)" + lines, target: "../outside/walk.vo"),
    Hostile(
      name: "read.md",
      text: "```voiceover\n> start\n\(secret)\n```\n",
      target: "../outside/r.md"
    ),
    Hostile(name: "inner.vo", text: "root:x:0\n" + lines, target: ".netrc"),
  ]

  /// Command lines in which `FILE` is the file, and `NAMED` is a session that names it as its
  /// screen.
  static let surfaces = [
    "speak FILE", "check FILE", "check --json FILE", "check --fix FILE", "audit FILE",
    "audit --sarif FILE", "effort FILE", "convert FILE --to screen", "convert FILE --to json",
    "import FILE", "diff FILE FILE2", "test FILE", "test --tap FILE", "test --list FILE",
    "test NAMED", "test --json NAMED", "test --github NAMED", "test --junit r.xml NAMED",
    "test --mutate NAMED", "effort NAMED", "diff NAMED NAMED", "convert NAMED --to xctest",
    "walk --at NAMED:3", "verify ok.screen --screen FILE",
    "audit --baseline FILE ok.screen", "teach FILE", "check .",
    "test .", "audit .", "teach --class .", "FILE", "teach --report FILE ok.md",
  ]

  /// Command lines that read the file as a record or an exercise because the user says that it is
  /// one: only a link hides its text.
  static let surfacesOfOperands = ["verify FILE --screen ok.screen", "teach --exercise ./FILE"]

  @Test("keeps its text private on every surface", arguments: files)
  func keepsItsText(_ file: Hostile) throws {
    #expect(Self.surfaces.count > 10)
    for surface in Self.surfaces + (file.target == nil ? [] : Self.surfacesOfOperands) {
      let folder = try TemporaryFolder()
      let project = folder.path + "/project/"
      try folder.add("project/ok.screen", "screen ok\n  text \"A\"\n")
      if let target = file.target {
        try folder.add("project/" + target, file.text)
        try FileManager.default.createSymbolicLink(
          atPath: project + file.name,
          withDestinationPath: target
        )
      } else {
        try folder.add("project/" + file.name, file.text)
      }
      try folder.add("project/FILE2.screen", "screen ok\n")
      try folder.add("project/named.vo", "screen: \(file.name)\n\n> start\nnothing\n")
      let words = surface.replacingOccurrences(of: "FILE2", with: "FILE2.screen")
        .replacingOccurrences(of: "FILE2.screen", with: "ok.screen")
        .replacingOccurrences(of: "NAMED", with: "named.vo")
        .replacingOccurrences(of: "FILE", with: file.name)
      let result = try ToolProcess.shell(
        "cd '\(project)' && timeout 20 \"$earshot\" \(words) </dev/null 2>&1; cat r.xml 2>/dev/null; true"
      )
      #expect(!result.output.contains(Self.secret), "\(words): \(result.output)")
      #expect(!result.output.isEmpty, "\(words)")
    }
  }

  @Test("is shown if it begins as a screen file does, and if it is named like one")
  func shown() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("a.txt", "# note\nscreen home \"Home\"\n  buton \"A\"\n"),
      ("b.screen", "app.name=Foo\n"), ("c", "app \"A\"\nscreen a\n  buton\n"),
    ] {
      let path = try folder.add(name, text)
      let result = try ToolProcess.run(["check", path])
      #expect(result.errors.contains(" | "), "\(result.errors)")
    }
  }
}
