import Foundation
import ProgramTestSupport
import Testing

@testable import EarshotTool

@Suite("Replacing a file")
struct FileWriterTests {
  private static let old = String(repeating: "old\n", count: 1000)
  private static let new = String(repeating: "new!\n", count: 2000)

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(
    "keeps it if a step fails, and leaves nothing behind",
    arguments: FileWriter.WriteStage.allCases
  )
  func fails(at step: FileWriter.WriteStage) throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.vo", Self.old)
    let full = "can't write '\(path)': no space left on the device; free some space"
    #expect(throws: Failure(.cannotWrite, full)) {
      try FileWriter.replace(path, with: Array(Self.new.utf8), ifStill: FileIdentity(of: path)) {
        $0 == step ? SystemError(code: ENOSPC) : nil
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.old)
    #expect(try names(in: folder) == ["a.vo"])
  }

  @Test("leaves the old or the new one, complete, wherever the program is killed")
  func killed() async throws {
    for step in FileWriter.WriteStage.allCases {
      let folder = try TemporaryFolder()
      let path = try folder.add("a.vo", Self.old)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, step = step as FileWriter.WriteStage] in
        let bytes = Array(FileWriterTests.new.utf8)
        try FileWriter.replace(path, with: bytes, ifStill: FileIdentity(of: path)) {
          if $0 == step { kill(getpid(), SIGKILL) }
          return nil
        }
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.old, "\(step)")
      // The remaining draft doesn't block the next write.
      try FileWriter.replace(path, with: Array("x".utf8), ifStill: FileIdentity(of: path))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "x")
    }
  }

  @Test("leaves it complete, with nothing beside it, if the program is asked to end meanwhile")
  func terminated() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.vo", Self.old)
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      signal(SIGTERM, SIG_DFL)
      var all = sigset_t()
      sigemptyset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      let bytes = Array(FileWriterTests.new.utf8)
      try FileWriter.replace(path, with: bytes, ifStill: FileIdentity(of: path)) {
        if $0 == .sync { raise(SIGTERM) }
        return nil
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.new)
    #expect(try names(in: folder) == ["a.vo"])
  }

  @Test("doesn't write it if its contents are the same")
  func same() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.vo", Self.old)
    let identity = FileIdentity(of: path)
    try FileWriter.replace(path, with: Array(Self.old.utf8), ifStill: identity)
    #expect(FileIdentity(of: path) == identity)
  }

  @Test("doesn't touch it if it changed at the last moment")
  func changed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.vo", Self.old)
    #expect(
      throws: Failure(
        .cannotWrite,
        "can't write '\(path)': the file changed in the "
          + "meantime; try again"
      )
    ) {
      try FileWriter.replace(path, with: [], ifStill: FileIdentity(of: path)) { step in
        if step == .check { try? Data("theirs".utf8).write(to: URL(fileURLWithPath: path)) }
        return nil
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "theirs")
    #expect(try names(in: folder) == ["a.vo"])
  }

  @Test("keeps its permissions, and a link still leads to it")
  func link() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("a.vo", Self.old)
    let link = folder.path + "/b.vo"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.vo")
    chmod(path, 0o640)
    try FileWriter.replace(link, with: Array("new".utf8), ifStill: FileIdentity(of: link))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.vo")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(FileRoots.contain(link))
    let other = try TemporaryFolder()
    let away = other.path + "/c.vo"
    try FileManager.default.createSymbolicLink(atPath: away, withDestinationPath: path)
    #expect(!FileRoots.contain(away))
  }

  @Test("can create a new file, or write to a device; a missing folder is reported")
  func creates() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/r.xml"
    try FileWriter.create(path, Array("1".utf8))
    try FileWriter.create(path, Array("2".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "2")
    try FileWriter.create("/dev/null", Array("3".utf8))
    let lost = folder.path + "/none/r.xml"
    #expect(
      throws: Failure(
        .cannotWrite,
        "can't write '\(lost)': the folder doesn't exist; create it first"
      )
    ) {
      try FileWriter.create(lost, [])
    }
    #expect(try names(in: folder) == ["r.xml"])
  }
}
