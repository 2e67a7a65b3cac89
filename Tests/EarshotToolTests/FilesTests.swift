import EarshotNotation
import Foundation
import ProgramTestSupport
import Testing

@testable import EarshotTool

@Suite("Files")
struct FilesTests {
  @Test("are read whole")
  func reads() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", "screen a\n")
    #expect(try FileReader.read(path) == Array("screen a\n".utf8))
    let empty = try folder.add("empty.screen", "")
    #expect(try FileReader.read(empty) == [])
  }

  @Test("that are missing are named")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none.screen"
    #expect(throws: Failure.noSuchFile(path)) { try FileReader.read(path) }
    let file = try folder.add("a.screen", "")
    #expect(throws: Failure.noSuchFile(file + "/b")) { try FileReader.read(file + "/b") }
  }

  @Test("that aren't files are rejected at once")
  func irregular() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let inside = folder.path
    for (path, what) in [
      (
        pipe,
        "a pipe, not a file; use '-' to read standard "
          + "input"
      ), (inside, "a folder; name a file"),
      ("/dev/null", "a device; name a file"),
    ] {
      #expect(throws: Failure.notAFile("'\(path)' is \(what)")) { try FileReader.read(path) }
    }
  }

  @Test("beyond 64 MiB are rejected before they are read")
  func tooLarge() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", "")
    #expect(truncate(path, (64 << 20) + 1) == 0)
    #expect(throws: Failure(.malformed, "'\(path)' is 65 MiB; shorten it to at most 64 MiB")) {
      try FileReader.read(path)
    }
    #expect(truncate(path, 91 << 20) == 0)
    #expect(throws: Failure(.malformed, "'\(path)' is 91 MiB; shorten it to at most 64 MiB")) {
      try FileReader.read(path)
    }
  }

  @Test("in a folder are taken by name, in byte order")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in ["b.screen", "B.screen", "ä.screen", "a.json", "a.vo", ".hidden.screen"] {
      try folder.add(name, "")
    }
    try folder.add("inner/c.screen", "")
    let room = Room([folder.path])
    let found = try Operand(ofApp: folder.path, in: room).paths
    let names = found.map { $0.dropFirst(folder.path.count + 1) }
    #expect(names == ["B.screen", "a.json", "b.screen", "ä.screen"])
    let deep = try Folder.files(in: folder.path, of: [.screen], entering: room).paths
    #expect(deep.contains(folder.path + "/inner/c.screen"))
  }

  @Test("are missed in an empty folder")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    let message = """
      there are no screen files in '\(folder.path)'; name a folder with screen files, because \
      Earshot doesn't search subfolders
      """
    #expect(throws: Failure(.noInput, message)) {
      try Operand(ofApp: folder.path, in: Room([folder.path]))
    }
  }

  @Test("are replaced at once, with their permissions")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", "old")
    chmod(path, 0o640)
    try FileWriter.replace(path, with: Array("new".utf8), ifStill: FileIdentity(of: path))
    #expect(try FileReader.read(path) == Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.screen"])
  }

  @Test("that changed in the meantime or are read-only stay as they are")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.screen", "old")
    let identity = FileIdentity(of: path)
    try folder.add("a.screen", "newer")
    #expect(
      throws: Failure(
        .cannotWrite,
        "can't write '\(path)': the file changed in the "
          + "meantime; try again"
      )
    ) {
      try FileWriter.replace(path, with: [], ifStill: identity)
    }
    chmod(path, 0o444)
    #expect(
      throws: Failure(.cannotWrite, "can't write '\(path)': it's read-only; change its permissions")
    ) {
      try FileWriter.replace(path, with: [], ifStill: FileIdentity(of: path))
    }
    #expect(try FileReader.read(path) == Array("newer".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.screen"])
  }
}
